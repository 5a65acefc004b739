/**
 * A fingerprint of what the web client knows of boards and their events. It is stored with the browser's copies of boards:
 * an app that was built from other schemas might miss fields there, or events that the older one did not understand.
 */
import * as z from "zod/mini";
import { FullBoard } from "../../contract/boards.ts";
import { EVENT_KINDS, envelopeOf } from "../../contract/events.ts";

export function boardFormat(): string {
  const schemas = [FullBoard, ...EVENT_KINDS.map((kind) => envelopeOf(kind))];
  const described = schemas.map((schema) => z.toJSONSchema(schema, { unrepresentable: "any" }));
  return Bun.hash(JSON.stringify(described)).toString(36);
}

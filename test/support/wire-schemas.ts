/**
 * A fingerprint of everything that travels over the wire: routes, named resources, events, socket messages, constants.
 * Run this file to accept the present contract: `npx bun test/support/wire-schemas.ts`.
 */
import { join } from "node:path";
import * as z from "zod/mini";
import type { RouteSpec } from "../../contract/base/define.ts";
import { ERROR_STATUSES, ErrorBody } from "../../contract/base/errors.ts";
import { PROBLEMS, Problem } from "../../contract/base/problems.ts";
import { EVENT_KINDS, EVENT_VERSION, envelopeOf, plainEnvelopeOf } from "../../contract/events.ts";
import { routes } from "../../contract/index.ts";
import * as socket from "../../contract/socket.ts";

export const ACCEPTED_FILE = join(import.meta.dir, "../spec/wire-schemas.json");

type Json = Record<string, unknown>;
export type Fingerprints = Record<string, string>;

/** Named resources have a fingerprint of their own, so that a change of one shows where it was made. */
function createFingerprints() {
  const prints: Fingerprints = {};

  function add(name: string, value: unknown): void {
    const hash = new Bun.CryptoHasher("sha256").update(canonical(value)).digest("hex");
    prints[name] = hash.slice(0, 16);
  }

  function schemaOf(schema: z.ZodMiniType): Json {
    const {
      $schema: _,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, { unrepresentable: "any" }) as Json & { $defs?: Json };
    for (const [name, definition] of Object.entries($defs)) add(`resource ${name}`, definition);
    if (typeof root.id !== "string") return root;
    add(`resource ${root.id}`, root);
    return { $ref: `#/$defs/${root.id}` };
  }

  return { prints, add, schemaOf };
}

/** The same text for the same value, in whatever order its fields were written. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export function wireFingerprints(mounted: Record<string, RouteSpec> = routes): Fingerprints {
  const { prints, add, schemaOf } = createFingerprints();
  for (const [name, route] of Object.entries(mounted)) {
    const { tag: _, summary: __, query, body, answer, page, minimal, current, ...rest } = route;
    const schemas = Object.entries({ query, body, answer, page, minimal, current }).flatMap(
      ([part, schema]) => (schema ? [[part, schemaOf(schema)]] : []),
    );
    add(`route ${name}`, { ...rest, ...Object.fromEntries(schemas) });
  }
  for (const kind of EVENT_KINDS) {
    add(`event ${kind}`, schemaOf(envelopeOf(kind)));
    const plain = plainEnvelopeOf(kind);
    if (plain) add(`event ${kind} without since`, schemaOf(plain));
  }
  const { UserJoined, UserLeft, Looking, UserLooking, Ping, Pong, Ready, Resync, ...constants } = socket;
  const presence = [UserJoined, UserLeft, Looking, UserLooking];
  for (const message of [...presence, Ping, Pong, Ready, Resync, ErrorBody, Problem]) schemaOf(message);
  add("constants", { ...constants, EVENT_VERSION, statuses: Object.keys(ERROR_STATUSES) });
  add(
    "codes",
    Object.entries(PROBLEMS).map(([code, { status }]) => [code, status]),
  );
  return Object.fromEntries(Object.entries(prints).sort(([a], [b]) => (a < b ? -1 : 1)));
}

if (import.meta.main) await Bun.write(ACCEPTED_FILE, `${JSON.stringify(wireFingerprints(), null, 2)}\n`);

/**
 * What fills a new board in many requests, such as that of the sample board, gives them keys of one kind: the activity
 * tells them as one thing, and Ctrl+Z does not take a new board apart.
 */

import { randomId } from "../../../client/util/random-id.ts";
import type { BoardEvent } from "../../../contract/events.ts";

const PREFIX = "setup-";
/** A new board is filled with fewer. */
const MOST_EVENTS = 200;

type SetUpEvent = Pick<BoardEvent, "key" | "seq" | "type" | "undoes">;

/** The options of each request. */
export function beginSetUp(): () => { key: string } {
  const id = randomId();
  let count = 0;
  return () => ({ key: `${PREFIX}${id}.${count++}` });
}

/** Anybody can send such a key: what is removed or comes later is told like everything else. */
export function isSetUp({ key, seq, type, undoes }: SetUpEvent): boolean {
  const isBeginning = seq <= MOST_EVENTS && !type.endsWith(".deleted") && undoes === undefined;
  return isBeginning && (key?.startsWith(PREFIX) ?? false);
}

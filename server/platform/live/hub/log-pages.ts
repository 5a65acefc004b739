/** Pages of a board's log, as they are sent. */

import type { DbReader } from "../../db/db.ts";
import { type EncodedEvent, encodedEvent, eventsAfter } from "../../event-log/event-log.ts";
import { LostData, unpacked } from "../../event-log/packed.ts";
import type { Channel } from "./channel.ts";

const PAGE_EVENTS = 200;
/** Everyone who resumes and does not read holds one. */
const PAGE_BYTES = 262_144;

/** The log at this moment. Nothing, as where it starts later, if some of that page is lost: the board can be read anew. */
export async function readPage(db: DbReader, boardId: string, seq: number): Promise<EncodedEvent[]> {
  const { events } = await db.readWithin(boardId, {
    events: eventsAfter(boardId, seq, PAGE_EVENTS, PAGE_BYTES),
  });
  try {
    return (await unpacked(db, boardId, events)).map(encodedEvent);
  } catch (error) {
    if (error instanceof LostData) return [];
    throw error;
  }
}

/** For those who resume from the same number at the same time, as a crowd does that was cut off together. */
export function sharedPage(db: DbReader, channel: Channel, seq: number): Promise<EncodedEvent[]> {
  const { pages } = channel;
  const underway = pages.get(seq);
  if (underway) return underway;
  const page = readPage(db, channel.boardId, seq).finally(() => pages.delete(seq));
  pages.set(seq, page);
  return page;
}

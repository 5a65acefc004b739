/**
 * The data of older events, many together and compressed. Its metadata stays in the log, so what finds, counts and limits
 * events does not depend on it; whoever needs the data of events that were read passes them through `unpacked`.
 */
import type { DbReader } from "../db/db.ts";
import { sql } from "../db/sql.ts";
import { openPack, type PackedTexts } from "./pack-text.ts";

/** An event as the log has it: without its data if that is in a pack. */
export type Packed<Event extends { data: string }> = Omit<Event, "data"> & { data: string | null };

/** Of `board_events`: the length of the data, wherever it is. */
export const DATA_BYTES = sql`coalesce(data_bytes, octet_length(data))`;

/**
 * The events that are packed. The data of others is searched in the database (`server/undo/log/later-change.ts`): which
 * checklist an item was in, and whom a placeholder was.
 */
export const IS_PACKABLE = sql`type NOT LIKE 'checklist_item.%' AND type <> 'board.person_unmatched'`;

/** The pack of an event is missing or damaged: packs are removed long after the last of their events. */
export class LostData extends Error {}

interface Reading {
  account?: string;
  /** Ends before the event that needs one more: each costs about half a millisecond, and events far apart need one each. */
  mostPacks?: number;
}

/** Events of a board with their data. Holds one pack at a time: neighbours in the log are in the same. */
export async function unpacked<Event extends { seq: number; data: string }>(
  db: DbReader,
  boardId: string,
  events: readonly Packed<Event>[],
  { account, mostPacks = Number.POSITIVE_INFINITY }: Reading = {},
): Promise<Event[]> {
  let dataOf: PackedTexts = () => undefined;
  let packs = 0;
  const whole: Event[] = [];
  for (const event of events) {
    let data = event.data ?? dataOf(event.seq);
    if (data === undefined) {
      if (++packs > mostPacks) break;
      dataOf = await readPack(db, boardId, event.seq, account);
      data = dataOf(event.seq);
    }
    if (data === undefined) throw new LostData(`event ${event.seq} of board ${boardId} has lost its data`);
    // All its fields, and its data.
    whole.push((event.data === null ? { ...event, data } : event) as Event);
  }
  return whole;
}

async function readPack(
  db: DbReader,
  boardId: string,
  seq: number,
  account: string | undefined,
): Promise<PackedTexts> {
  const texts = await db.bytesWithin(
    boardId,
    sql`SELECT texts FROM event_packs WHERE board_id = ${boardId} AND first_seq <= ${seq} AND last_seq >= ${seq}
      ORDER BY first_seq DESC LIMIT 1`,
    account,
  );
  try {
    return texts ? await openPack(texts) : () => undefined;
  } catch (error) {
    throw new LostData(`the data of event ${seq} of board ${boardId} cannot be read`, { cause: error });
  }
}

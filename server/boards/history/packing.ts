/**
 * Moves the data of older events into packs: neighbours in the log are much alike, so together they take a tenth of the
 * space. A run of events becomes a pack in one transaction, in which they lose their data only if exactly this pack is
 * stored; so any number of instances may do this at once, and may be killed at any moment.
 */
import type { DbReader, DbWriter } from "../../platform/db/db.ts";
import { sql } from "../../platform/db/sql.ts";
import { insertInto, type Statement, updateOf } from "../../platform/db/statements.ts";
import { decodePack, encodePack } from "../../platform/event-log/pack-text.ts";
import { IS_PACKABLE } from "../../platform/event-log/packed.ts";

type PackingDb = DbReader & DbWriter<"board_events" | "event_packs">;

/** Whoever needs one event of a pack reads all of it. Fewer than `fewest` are not worth a pack. */
export const PACK = { events: 250, bytes: 131_072, fewest: 16 };
/** Packs of a board that are stored in one go; the next run of housekeeping goes on. */
const MOST_PACKS = 2000;

/** Events from before `before` are packed; a run that is not full waits for more until its first is from before `anyBefore`. */
export interface PackingAge {
  before: string;
  anyBefore: string;
}

interface Run {
  first: number;
  last: number;
}

interface ToPack {
  boardId: string;
  age: PackingAge;
  size?: typeof PACK;
  /** Asked before each pack. */
  hasRoom(): Promise<boolean>;
}

export async function packEvents(db: PackingDb, events: ToPack): Promise<void> {
  let last = 0;
  for (let packs = 0; packs < MOST_PACKS; packs++) {
    const run = await nextRun(db, events);
    // Where it has not got on, the events were not those that were read: somebody else is at it.
    if (!run || run.first <= last || !(await events.hasRoom())) return;
    await storePack(db, events.boardId, run);
    last = run.last;
    // Others get their turn in between.
    await Bun.sleep(1);
  }
}

/** The number of the last event that is packed; 0 if there is none. */
const lastPacked = (boardId: string) => sql`coalesce((
  SELECT last_seq FROM event_packs WHERE board_id = ${boardId} ORDER BY first_seq DESC LIMIT 1), 0)`;

/** Null if there are not enough old events that are not packed. */
async function nextRun(
  db: DbReader,
  { boardId, age: { before, anyBefore }, size = PACK }: ToPack,
): Promise<Run | null> {
  const { events } = await db.readWithin(boardId, {
    events: sql<{ seq: number; created_at: string; bytes: number }>`SELECT seq, created_at,
        CASE WHEN ${IS_PACKABLE} THEN coalesce(octet_length(data), 0) ELSE 0 END AS bytes
      FROM board_events WHERE board_id = ${boardId} AND seq > ${lastPacked(boardId)}
      ORDER BY seq LIMIT ${size.events + 1} + 0`,
  });
  const young = events.findIndex(({ created_at }) => created_at >= before);
  const old = young === -1 ? events : events.slice(0, young);
  let bytes = 0;
  let count = 0;
  for (const event of old) {
    bytes += event.bytes;
    if (count === size.events || (count > 0 && bytes > size.bytes)) break;
    count++;
  }
  const [first] = old;
  const last = old[count - 1];
  if (!first || !last) return null;
  const isFull = count === size.events || count < old.length;
  const isAwaited = count < size.fewest || first.created_at >= anyBefore;
  return isFull || !isAwaited ? { first: first.seq, last: last.seq } : null;
}

async function storePack(db: PackingDb, boardId: string, run: Run): Promise<void> {
  const { events } = await db.readWithin(boardId, {
    events: sql<{ seq: number; data: string }>`SELECT seq, data FROM board_events WHERE ${inRun(boardId, run)}
      ORDER BY seq`,
  });
  const texts = new Map(events.map(({ seq, data }) => [seq, data]));
  const pack = await encodePack(texts);
  if (!isSame(texts, await decodePack(pack))) throw new Error("events cannot be packed");
  await db.write(packStatements(db.kind, boardId, { run, texts, pack }));
}

/** What is still to be packed of it. */
function inRun(boardId: string, { first, last }: Run) {
  return sql`board_id = ${boardId} AND seq >= ${first} AND seq <= ${last} AND ${IS_PACKABLE} AND data IS NOT NULL`;
}

function isSame(texts: ReadonlyMap<number, string>, others: ReadonlyMap<number, string>): boolean {
  return texts.size === others.size && [...texts].every(([seq, data]) => others.get(seq) === data);
}

/**
 * Nothing is stored when the events are no longer those that were read, because somebody else was faster or they have been
 * removed, or when a pack has some of them.
 */
export function packStatements(
  kind: DbReader["kind"],
  boardId: string,
  { run, texts, pack }: { run: Run; texts: ReadonlyMap<number, string>; pack: Uint8Array },
): [Statement<"event_packs">, Statement<"board_events">] {
  const bytes = [...texts.values()].reduce((sum, data) => sum + Buffer.byteLength(data), 0);
  const these = sql`SELECT count(*) AS events, coalesce(sum(octet_length(data)), 0) AS bytes
    FROM board_events WHERE ${inRun(boardId, run)}`;
  const store = insertInto(
    "event_packs",
    sql`(board_id, first_seq, last_seq, texts) SELECT b.id, ${run.first}, ${run.last}, ${pack}
      FROM boards b, (${these}) these
      WHERE b.id = ${boardId} AND these.events = ${texts.size} AND these.bytes = ${bytes}
        AND ${run.first} > ${lastPacked(boardId)}
      ON CONFLICT DO NOTHING`,
  );
  const isStored = sql`EXISTS (SELECT 1 FROM event_packs
    WHERE board_id = ${boardId} AND first_seq = ${run.first} AND last_seq = ${run.last} AND texts = ${pack})`;
  // SQLite joins pages that are nearly empty only when a row is removed from one: so it is written again.
  const rewritten = kind === "sqlite" ? sql`rowid = rowid,` : sql``;
  const clear = updateOf(
    "board_events",
    sql`SET ${rewritten} data_bytes = octet_length(data), data = NULL WHERE ${inRun(boardId, run)} AND ${isStored}`,
  );
  return [store, clear];
}

/** Rebuilds a board as it was at a later event, from an earlier state and the log. */
import { applyEvent, needsSnapshot } from "../../../contract/board-state.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { EventEffect } from "../../../contract/events.ts";
import { peopleStates } from "../../people/store.ts";
import type { DbReader } from "../../platform/db/db.ts";
import { sql } from "../../platform/db/sql.ts";
import { type EffectRow, effectOf, effectsBetween } from "../../platform/event-log/effects.ts";
import { type Packed, unpacked } from "../../platform/event-log/packed.ts";
import { inSlices, type RunInSlices, type Work } from "../../platform/scheduling/time-slices.ts";
import { collectLeft } from "../../platform/util/garbage.ts";
import { type Restored, type RestoredContent, withContents } from "./restored.ts";

/** A board at an event, and when that was. */
export interface Moment {
  board: FullBoard;
  createdAt: string;
}

/** Null if the log does not have every event up to `last`. Holds one page of events at a time. */
export async function foldTo(
  db: DbReader,
  from: Moment,
  last: number,
  run: RunInSlices = inSlices,
): Promise<Moment | null> {
  const { id } = from.board;
  let moment: Moment | null = from;
  while (moment && moment.board.seq < last) {
    const page: { effects: Packed<EffectRow>[] } = await db.readWithin(id, {
      effects: effectsBetween(id, moment.board.seq, last),
    });
    const effects: EffectRow[] = await unpacked(db, id, page.effects);
    moment = effects.length === 0 ? null : await foldPage(db, moment, effects, run);
    await collectLeft();
  }
  return moment;
}

async function foldPage(
  db: DbReader,
  from: Moment,
  effects: readonly EffectRow[],
  run: RunInSlices,
): Promise<Moment | null> {
  let { board } = from;
  let start = 0;
  while (start < effects.length) {
    const folded: Folded | null = await run(foldSome(board, effects, start));
    if (!folded) return null;
    board = folded.board;
    start = folded.next;
    if (folded.restored) board = await run(withContents(board, folded.restored, await contentsOf(db, board)));
  }
  return { board, createdAt: effects.at(-1)?.created_at ?? from.createdAt };
}

interface Folded {
  board: FullBoard;
  /** The index of the first event that is not applied yet. */
  next: number;
  /** The last event applied, if it does not say everything. */
  restored?: EventEffect;
}

/** As far as the events say everything. A deletion leaves the board as it was: it can come back. */
export function* foldSome(
  from: FullBoard,
  effects: readonly EffectRow[],
  start: number,
): Work<Folded | null> {
  let board = from;
  for (let next = start; next < effects.length; next++) {
    const row = effects[next];
    if (row?.seq !== board.seq + 1) return null;
    const effect = effectOf(row);
    board = applyEvent(board, effect) ?? { ...board, seq: row.seq, last_event_at: row.created_at };
    if (needsSnapshot(effect)) return { board, next: next + 1, restored: effect };
    yield;
  }
  return { board, next: effects.length };
}

async function contentsOf(db: DbReader, { id, seq }: FullBoard): Promise<Restored> {
  return db.readManyWithin(id, {
    contents: sql<RestoredContent>`SELECT data FROM restored_contents WHERE board_id = ${id} AND seq = ${seq}`,
    people: peopleStates(sql`board_id = ${id}`),
  });
}

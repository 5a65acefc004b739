/** The due dates of a feed: the next ones, and the last ones before now, at a cost that these numbers limit. */
import type { DbReader } from "../../platform/db/db.ts";
import { idList, type Sql, sql } from "../../platform/db/sql.ts";
import { assignedDates, type DueCard, type DueDate, datesOfBoards, dueCards, type Stretch } from "./store.ts";

const MOST_AHEAD = 700;
const MOST_PAST = 300;
/** Assigned cards of deleted boards are passed over, but no more than these. */
const MOST_PASSED_OVER = 1000;
/** Of each board at first. */
const FEW = 32;

/** The earliest first. */
export async function readDueCards(db: DbReader, userId: string, all: boolean): Promise<DueCard[]> {
  const from = new Date().toISOString();
  const read = async (stretch: Stretch) => {
    const dates = await (all ? readOfBoards(db, userId, stretch) : readAssigned(db, userId, stretch));
    const { cards } = await db.read({ cards: dueCards(dates.map(({ id }) => id)) }, userId);
    return inOrder(cards, stretch);
  };
  const past = await read({ from, isPast: true, most: MOST_PAST });
  const ahead = await read({ from, isPast: false, most: MOST_AHEAD });
  return [...past.reverse(), ...ahead];
}

async function readAssigned(db: DbReader, userId: string, stretch: Stretch): Promise<DueDate[]> {
  const most = stretch.most + MOST_PASSED_OVER;
  return (await db.read({ dates: assignedDates(userId, { ...stretch, most }) }, userId)).dates;
}

/**
 * First a few of each board. More are needed only of boards all of whose few are among the dates that are wanted, and no
 * more than `most / FEW` boards can be.
 */
async function readOfBoards(db: DbReader, userId: string, stretch: Stretch): Promise<DueDate[]> {
  const read = async (which: Sql, most: number) =>
    (await db.read({ dates: datesOfBoards(db.kind, which, { ...stretch, most }) }, userId)).dates;
  const few = await read(sql`m.user_id = ${userId}`, FEW);
  const wanted = new Set(inOrder(few, stretch));
  const full = [...Map.groupBy(few, ({ board_id }) => board_id)]
    .filter(([, dates]) => dates.length === FEW && dates.every((date) => wanted.has(date)))
    .map(([boardId]) => boardId);
  if (full.length === 0) return [...wanted];
  const more = await read(sql`m.user_id = ${userId} AND m.board_id ${idList(full)}`, stretch.most);
  return inOrder([...few.filter(({ board_id }) => !full.includes(board_id)), ...more], stretch);
}

function inOrder<Date extends DueDate>(dates: readonly Date[], { isPast, most }: Stretch): Date[] {
  const sign = isPast ? -1 : 1;
  return dates.toSorted((a, b) => sign * compare(a, b)).slice(0, most);
}

function compare(a: DueDate, b: DueDate): number {
  if (a.due_at !== b.due_at) return a.due_at < b.due_at ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

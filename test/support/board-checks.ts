/** What must hold of any board at any time, whoever changed it and how many at once. */
import { expect } from "bun:test";
import * as z from "zod/mini";
import type { Client } from "../../client/http.ts";
import { applyEvent } from "../../contract/board-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { events } from "../../contract/resources.ts";

const PAGE = 1000;

async function logOf(reader: Client, boardId: string, since = 0): Promise<BoardEvent[]> {
  const log: BoardEvent[] = [];
  for (let last = since; ; last = log.at(-1)!.seq) {
    const page = await reader.listEvents({ board_id: boardId, since: last, limit: PAGE });
    expect(page.resync).toBeNull();
    log.push(...(page.events as BoardEvent[]));
    if (page.events.length < PAGE) return log;
  }
}

/**
 * Ranks strictly increase, the log is numbered without gaps, what it tells fits the contract, and told over
 * an earlier snapshot it gives the present one.
 */
export async function checkBoard(reader: Client, earlier: FullBoard) {
  const log = await logOf(reader, earlier.id);
  const board = await reader.getBoard({ board_id: earlier.id });
  expect(outOfOrder(board)).toEqual([]);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  expect(board.seq).toBe(log.length);
  for (const event of log) {
    expect(event).toMatchObject({ board_id: board.id, version: "1.0", timestamp: expect.any(String) });
    // Parsing drops what the schema does not name: equal means complete, and nothing beyond it.
    expect(event.data).toEqual(
      z.parse(events[event.type].data as z.ZodMiniType, event.data) as typeof event.data,
    );
  }
  const told = log.slice(earlier.seq).reduce((state, event) => applyEvent(state, event)!, earlier);
  expect(told).toEqual(board);
  return { board, log };
}

/** Every list of the board whose ranks do not strictly increase. */
function outOfOrder(board: FullBoard): string[] {
  const cards = board.columns.flatMap((column) => column.cards);
  const checklists = cards.flatMap((card) => card.checklists);
  const lists: [string, { rank: number }[]][] = [
    ["columns", board.columns],
    ...board.columns.map((column) => [`cards of ${column.id}`, column.cards] as [string, typeof cards]),
    ...cards.map((card) => [`checklists of ${card.id}`, card.checklists] as [string, typeof checklists]),
    ...checklists.map(({ id, items }) => [`items of ${id}`, items] as [string, typeof items]),
  ];
  return lists
    .filter(([, list]) => list.some(({ rank }, index) => index > 0 && rank <= list[index - 1]!.rank))
    .map(([name]) => name);
}

/**
 * What an event marked `restored` does not carry: the cards of a column, the places of a label. With it the log can be
 * folded over such an event.
 */
import { mapCards, putById } from "../../contract/board-changes.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { EventEffect } from "../../contract/events.ts";
import { byRank } from "../platform/core/rank.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { cardOf } from "./trashed-card.ts";

export interface RestoredContent {
  seq: number;
  id: string;
  data: string;
}

/** Of all such events from one number to another. */
export function restoredContents(boardId: string, from: number, to: number): Sql<RestoredContent> {
  return sql<RestoredContent>`SELECT seq, id, data FROM restored_contents
    WHERE board_id = ${boardId} AND seq BETWEEN ${from} AND ${to} ORDER BY seq, id`;
}

/** `board` is the board to which the event has been applied; `contents` are those of its number. */
export function withContents(
  board: FullBoard,
  event: EventEffect,
  contents: readonly RestoredContent[],
): FullBoard {
  if (event.type === "column.created") return withCards(board, event.data.id, contents);
  if (event.type === "label.created") return withPlaces(board, event.data.id, contents);
  return board;
}

function withCards(board: FullBoard, columnId: string, contents: readonly RestoredContent[]): FullBoard {
  const known = {
    labels: new Map(board.labels.map((label) => [label.id, label])),
    users: new Map(board.members.map(({ user }) => [user.id, user])),
  };
  const cards = contents.map(({ data }) => cardOf(data, board.id, known).card).sort(byRank);
  return {
    ...board,
    columns: board.columns.map((column) => (column.id === columnId ? { ...column, cards } : column)),
  };
}

function withPlaces(board: FullBoard, labelId: string, contents: readonly RestoredContent[]): FullBoard {
  const label = board.labels.find(({ id }) => id === labelId);
  // Written by the statement in removal.ts.
  const places = new Set(contents.flatMap(({ data }) => (JSON.parse(data) as { cards: string[] }).cards));
  if (!label) return board;
  return mapCards(board, (card) =>
    places.has(card.id) ? { ...card, labels: putById(card.labels, label) } : card,
  );
}

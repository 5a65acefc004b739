/** What people do on the board page: each the change that is seen at once, and the call that makes it true. */
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { DEFAULT_COLUMN_COLOR } from "../../contract/color.ts";
import type { Column } from "../../contract/columns.ts";
import { api } from "../session/api.ts";
import { toast } from "../ui/toasts.tsx";
import type { BoardSession } from "./board-session.ts";
import * as changes from "./changes.ts";

type ColumnFields = Partial<Pick<Column, "title" | "color" | "is_done_column">>;

export function createCard(session: BoardSession, columnId: string, title: string): Promise<boolean> {
  const board = boardOf(session);
  const now = new Date().toISOString();
  const card: Card = {
    id: changes.localId(),
    board_id: board.id,
    column_id: columnId,
    title,
    description: null,
    rank: 0,
    labels: [],
    assignees: [],
    checklists: [],
    attachments: [],
    created_at: now,
    updated_at: now,
  };
  const call = () => api.createCard({ board_id: board.id, column_id: columnId, title });
  return session.perform(changes.addCard(board, card), call, `“${title}” was not added`);
}

export function renameCard(session: BoardSession, card: Card, title: string): void {
  const call = () => api.updateCard({ card_id: card.id, title });
  void session.perform(changes.patchCard(card.id, { title }), call, "The card was not renamed");
}

export function deleteCard(session: BoardSession, card: Card): void {
  session.performWithUndo(changes.removeCard(card.id), () => api.deleteCard({ card_id: card.id }), {
    done: `“${card.title}” is deleted.`,
    failure: `“${card.title}” was not deleted`,
  });
}

/** Moves the card, and offers to move it back. */
export function moveCard(session: BoardSession, card: Card, columnId: string, position: number): void {
  const board = boardOf(session);
  const from = board.columns.find(({ id }) => id === card.column_id);
  const to = board.columns.find(({ id }) => id === columnId);
  if (!from || !to) return;
  const before = from.cards.findIndex(({ id }) => id === card.id);
  if (from === to && before === position) return;
  const send = (column_id: string, index: number) =>
    session.perform(
      changes.moveCard(card.id, column_id, index),
      () => api.moveCard({ card_id: card.id, column_id, position: index }),
      `“${card.title}” was not moved`,
    );
  const dismiss = toast({
    group: "move",
    message: from === to ? `“${card.title}” is moved.` : `“${card.title}” is in ${to.title} now.`,
    action: { label: "Undo", run: () => void send(from.id, before) },
  });
  void send(columnId, position).then((accepted) => accepted || dismiss());
}

export function createColumn(session: BoardSession, title: string): Promise<boolean> {
  const board = boardOf(session);
  const column: Column = {
    id: changes.localId(),
    board_id: board.id,
    title,
    rank: 0,
    color: DEFAULT_COLUMN_COLOR,
    is_done_column: false,
    cards: [],
  };
  const call = () => api.createColumn({ board_id: board.id, title });
  return session.perform(changes.addColumn(board, column), call, `The column “${title}” was not added`);
}

export function updateColumn(session: BoardSession, column: Column, fields: ColumnFields): void {
  const call = () => api.updateColumn({ column_id: column.id, ...fields });
  void session.perform(changes.patchColumn(column.id, fields), call, `“${column.title}” was not changed`);
}

export function moveColumn(session: BoardSession, column: Column, position: number): void {
  const before = boardOf(session).columns.findIndex(({ id }) => id === column.id);
  if (before === position) return;
  const send = (index: number) =>
    session.perform(
      changes.moveColumn(column.id, index),
      () => api.moveColumn({ column_id: column.id, position: index }),
      `“${column.title}” was not moved`,
    );
  const dismiss = toast({
    group: "move",
    message: `The column “${column.title}” is moved.`,
    action: { label: "Undo", run: () => void send(before) },
  });
  void send(position).then((accepted) => accepted || dismiss());
}

export function deleteColumn(session: BoardSession, column: Column): void {
  const count = column.cards.length;
  const cards = count === 0 ? "" : ` with ${count === 1 ? "its card" : `its ${count} cards`}`;
  session.performWithUndo(changes.removeColumn(column.id), () => api.deleteColumn({ column_id: column.id }), {
    done: `The column “${column.title}” is deleted${cards}.`,
    failure: `The column “${column.title}” was not deleted`,
  });
}

export function renameBoard(session: BoardSession, title: string): void {
  const call = () => api.updateBoard({ board_id: boardOf(session).id, title });
  void session.perform(changes.patchBoard({ title }), call, "The board was not renamed");
}

function boardOf(session: BoardSession): FullBoard {
  const { board } = session.view;
  if (!board) throw new Error("nothing can be done on a board that is not loaded");
  return board;
}

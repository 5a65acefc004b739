/** What people do on the board page, as operations with their messages. */
import * as texts from "#texts/changes.ts";
import { localId } from "../../../client/changes/local-id.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Column } from "../../../contract/columns.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import { stillWriting } from "../presence/still-writing.ts";
import { hasRoom, isFull } from "../state/column-room.ts";
import { realId } from "../state/local-ids.ts";
import type { BoardSession } from "./board-session.ts";

type ColumnFields = Partial<Pick<Column, "title" | "color" | "is_done_column" | "card_limit">>;

/** True, with a message, if the column has no room: what the service would refuse is not sent. */
export function refuseInFullColumn(
  session: BoardSession,
  columnId: string,
  failure: string,
  added = 1,
): boolean {
  const column = boardOf(session).columns.find(({ id }) => id === realId(columnId));
  if (!column || hasRoom(column, added)) return false;
  const { title, cards } = column;
  const most = column.card_limit ?? 0;
  const reason = isFull(column)
    ? texts.columnFull(title, most)
    : texts.columnHasRoomFor(title, most - cards.length, most);
  toast({ kind: "error", group: "full", message: texts.failed(failure, reason) });
  return true;
}

/** At the end of the column, or below one of its cards; null is the top. Returns the local id of the new card. */
export function createCard(
  session: BoardSession,
  columnId: string,
  title: string,
  after?: string | null,
): string {
  const { id: board_id, columns } = boardOf(session);
  const creates = localId();
  const cards = columns.find(({ id }) => id === realId(columnId))?.cards ?? [];
  const above = after === null ? 0 : cards.findIndex(({ id }) => id === (after && realId(after))) + 1;
  const isPlaced = after === null || above > 0;
  const input = { board_id, column_id: columnId, title, ...(isPlaced && { position: above }) };
  void session.perform({ route: "createCard", input, creates }, texts.notAdded(title));
  return creates;
}

export function setComplete(session: BoardSession, card: Card, is_complete: boolean): void {
  const input = { card_id: card.id, is_complete };
  const failure = (is_complete ? texts.notCompleted : texts.notReopened)([card.title]);
  void session.perform({ route: "updateCard", input }, failure);
}

export function renameCard(session: BoardSession, card: Card, title: string): void {
  const input = { card_id: card.id, title };
  void session.perform({ route: "updateCard", input }, texts.cardNotRenamed);
}

export function moveCard(session: BoardSession, card: Card, columnId: string, position: number): void {
  const { columns } = boardOf(session);
  const from = columns.find(({ cards }) => cards.some(({ id }) => id === realId(card.id)));
  const to = columns.find(({ id }) => id === realId(columnId));
  if (!from || !to) return;
  const before = from.cards.findIndex(({ id }) => id === realId(card.id));
  if (from === to && before === position) return;
  if (from !== to && refuseInFullColumn(session, columnId, texts.notMoved(card.title))) return;
  session.performWithUndo(
    { route: "moveCard", input: { card_id: card.id, column_id: columnId, position } },
    {
      group: "move",
      ...(!canUndoByKey() && {
        done: from === to ? texts.moved(card.title) : texts.movedTo(card.title, to.title),
      }),
      failure: texts.notMoved(card.title),
    },
  );
}

/** What one has moved is before one's eyes: only a finger, which has no key for it, is offered to undo it. */
function canUndoByKey(): boolean {
  return typeof matchMedia === "function" && !matchMedia("(pointer: coarse)").matches;
}

export function archiveCards(session: BoardSession, { title, cards }: Column): void {
  session.performAll(
    cards.map(({ id }) => ({ route: "archiveCard", input: { card_id: id } })),
    {
      done: texts.columnEmptied(title, cards.length) + stillWriting(session, cards),
      failure: texts.columnNotEmptied(title),
    },
  );
}

/** Returns the local id of the new column. */
export function createColumn(session: BoardSession, title: string): string {
  const creates = localId();
  const input = { board_id: boardOf(session).id, title };
  void session.perform({ route: "createColumn", input, creates }, texts.columnNotAdded(title));
  return creates;
}

export function updateColumn(session: BoardSession, column: Column, fields: ColumnFields): void {
  const input = { column_id: column.id, ...fields };
  void session.perform({ route: "updateColumn", input }, texts.notChanged(column.title));
}

export function moveColumn(session: BoardSession, column: Column, position: number): void {
  const before = boardOf(session).columns.findIndex(({ id }) => id === column.id);
  if (before === position) return;
  session.performWithUndo(
    { route: "moveColumn", input: { column_id: column.id, position } },
    {
      group: "move",
      ...(!canUndoByKey() && { done: texts.columnMoved(column.title) }),
      failure: texts.columnNotMoved(column.title),
    },
  );
}

export function deleteColumn(session: BoardSession, column: Column): void {
  session.performWithUndo(
    { route: "deleteColumn", input: { column_id: column.id } },
    {
      done: texts.columnDeleted(column.title, column.cards.length) + stillWriting(session, column.cards),
      failure: texts.columnNotDeleted(column.title),
    },
  );
}

export function archiveColumn(session: BoardSession, column: Column): void {
  session.performWithUndo(
    { route: "archiveColumn", input: { column_id: column.id } },
    {
      done: texts.columnArchived(column.title, column.cards.length) + stillWriting(session, column.cards),
      failure: texts.columnNotArchived(column.title),
    },
  );
}

export function renameBoard(session: BoardSession, title: string): void {
  const input = { board_id: boardOf(session).id, title };
  void session.perform({ route: "updateBoard", input }, texts.boardNotRenamed);
}

export function setTemplate(session: BoardSession, is_template: boolean): void {
  const input = { board_id: boardOf(session).id, is_template };
  session.performWithUndo(
    { route: "updateBoard", input },
    {
      done: is_template ? texts.isTemplateNow : texts.isNoTemplateNow,
      failure: texts.templateNotChanged,
    },
  );
}

export function boardOf(session: BoardSession): FullBoard {
  const { board } = session.view;
  if (!board) throw new Error("nothing can be done on a board that is not loaded");
  return board;
}

/** What people do on the board page, as operations with their messages. */
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Column } from "../../../contract/columns.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import { fewPlaces, fullColumn, hasRoom, isFull } from "../state/column-room.ts";
import { localId, realId } from "../state/local-ids.ts";
import { createdBy, type Operation } from "../state/operations.ts";
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
  const reason = isFull(column) ? fullColumn(column) : fewPlaces(column);
  toast({ kind: "error", group: "full", message: `${failure}. ${reason}` });
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
  void session.perform({ route: "createCard", input, creates }, `“${title}” was not added`);
  return creates;
}

/** As many as the service creates at once; the rest in further requests, undone with them. */
const MOST_AT_ONCE = 100;

/** Returns their local ids. */
export function createCards(
  session: BoardSession,
  columnId: string,
  titles: readonly string[],
): readonly string[] {
  const { id } = boardOf(session);
  const parts = Array.from({ length: Math.ceil(titles.length / MOST_AT_ONCE) }, (_, index) =>
    titles.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE),
  );
  const operations = parts.map((part): Operation => {
    const input = { board_id: id, column_id: columnId, titles: part };
    return { route: "createCards", input, creates: localId() };
  });
  void session.performAll(operations, {
    done: `${titles.length} cards were added.`,
    failure: "The cards were not added",
  });
  return operations.flatMap(createdBy);
}

export interface CopyPlace {
  title: string;
  columnId: string;
  position: number;
}

/** Returns the local id of the copy. */
export function copyCard(
  session: BoardSession,
  card: Card,
  { title, columnId, position }: CopyPlace,
): string {
  const creates = localId();
  session.performWithUndo(
    { route: "copyCard", input: { card_id: card.id, column_id: columnId, position, title }, creates },
    { done: `“${card.title}” was copied.`, failure: `“${card.title}” was not copied` },
  );
  return creates;
}

type Dates = Partial<Pick<Card, "start_at" | "due_at">>;

export function setDates(session: BoardSession, card: Card, dates: Dates): void {
  const input = { card_id: card.id, ...dates };
  void session.perform({ route: "updateCard", input }, `The dates of “${card.title}” were not changed`);
}

export function setComplete(session: BoardSession, card: Card, is_complete: boolean): void {
  const input = { card_id: card.id, is_complete };
  const failure = `“${card.title}” was not marked ${is_complete ? "complete" : "as not complete"}`;
  void session.perform({ route: "updateCard", input }, failure);
}

export function setCover(session: BoardSession, card: Card, attachmentId: string | null): void {
  const input = { card_id: card.id, cover_attachment_id: attachmentId };
  void session.perform({ route: "updateCard", input }, "The cover was not changed");
}

export function renameCard(session: BoardSession, card: Card, title: string): void {
  const input = { card_id: card.id, title };
  void session.perform({ route: "updateCard", input }, "The card was not renamed");
}

export function deleteCard(session: BoardSession, card: Card): void {
  session.performWithUndo(
    { route: "deleteCard", input: { card_id: card.id } },
    { done: `“${card.title}” was deleted.`, failure: `“${card.title}” was not deleted` },
  );
}

export function moveCard(session: BoardSession, card: Card, columnId: string, position: number): void {
  const { columns } = boardOf(session);
  const from = columns.find(({ cards }) => cards.some(({ id }) => id === realId(card.id)));
  const to = columns.find(({ id }) => id === realId(columnId));
  if (!from || !to) return;
  const before = from.cards.findIndex(({ id }) => id === realId(card.id));
  if (from === to && before === position) return;
  if (from !== to && refuseInFullColumn(session, columnId, `“${card.title}” was not moved`)) return;
  session.performWithUndo(
    { route: "moveCard", input: { card_id: card.id, column_id: columnId, position } },
    {
      group: "move",
      done: from === to ? `“${card.title}” was moved.` : `“${card.title}” was moved to ${to.title}.`,
      failure: `“${card.title}” was not moved`,
    },
  );
}

export function archiveCard(session: BoardSession, card: Card): void {
  session.performWithUndo(
    { route: "archiveCard", input: { card_id: card.id } },
    { done: `“${card.title}” was archived.`, failure: `“${card.title}” was not archived` },
  );
}

export function archiveCards(session: BoardSession, { title, cards }: Column): void {
  void session.performAll(
    cards.map(({ id }) => ({ route: "archiveCard", input: { card_id: id } })),
    {
      done:
        cards.length === 1
          ? `1 card of “${title}” was archived.`
          : `${cards.length} cards of “${title}” were archived.`,
      failure: `Not all cards of “${title}” were archived`,
    },
  );
}

/** Returns the local id of the new column. */
export function createColumn(session: BoardSession, title: string): string {
  const creates = localId();
  const input = { board_id: boardOf(session).id, title };
  void session.perform({ route: "createColumn", input, creates }, `The column “${title}” was not added`);
  return creates;
}

export function updateColumn(session: BoardSession, column: Column, fields: ColumnFields): void {
  const input = { column_id: column.id, ...fields };
  void session.perform({ route: "updateColumn", input }, `“${column.title}” was not changed`);
}

export function moveColumn(session: BoardSession, column: Column, position: number): void {
  const before = boardOf(session).columns.findIndex(({ id }) => id === column.id);
  if (before === position) return;
  session.performWithUndo(
    { route: "moveColumn", input: { column_id: column.id, position } },
    {
      group: "move",
      done: `The column “${column.title}” was moved.`,
      failure: `“${column.title}” was not moved`,
    },
  );
}

export function deleteColumn(session: BoardSession, column: Column): void {
  session.performWithUndo(
    { route: "deleteColumn", input: { column_id: column.id } },
    {
      done: `The column “${column.title}” was deleted${withCards(column)}.`,
      failure: `The column “${column.title}” was not deleted`,
    },
  );
}

export function archiveColumn(session: BoardSession, column: Column): void {
  session.performWithUndo(
    { route: "archiveColumn", input: { column_id: column.id } },
    {
      done: `The column “${column.title}” was archived${withCards(column)}.`,
      failure: `The column “${column.title}” was not archived`,
    },
  );
}

export function renameBoard(session: BoardSession, title: string): void {
  const input = { board_id: boardOf(session).id, title };
  void session.perform({ route: "updateBoard", input }, "The board was not renamed");
}

function withCards({ cards }: Column): string {
  if (cards.length === 0) return "";
  return cards.length === 1 ? " with its card" : ` with its ${cards.length} cards`;
}

function boardOf(session: BoardSession): FullBoard {
  const { board } = session.view;
  if (!board) throw new Error("nothing can be done on a board that is not loaded");
  return board;
}

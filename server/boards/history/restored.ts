/**
 * What came back with a column or a label. Their events are logged without it, as all events of columns and labels are;
 * it is recorded in `restored_contents`: a row for each card of a column, one row for the places of a label.
 */
import { mapCards, putById } from "../../../contract/board-changes.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../../contract/checklists.ts";
import type { EventEffect } from "../../../contract/events.ts";
import type { User } from "../../../contract/users.ts";

/** Labels and people are stored by their ids: only those that are on the board now come back. */
type StoredItem = Omit<ChecklistItem, "assignees"> & { assignees: string[] };
type StoredChecklist = Omit<Checklist, "items"> & { items: StoredItem[] };
export type StoredCard = Omit<Card, "labels" | "assignees" | "checklists"> & {
  labels: string[];
  assignees: string[];
  checklists: StoredChecklist[];
};
export interface StoredLabelPlaces {
  cards: string[];
}

export interface ContentsRow {
  data: string;
}

/** True if its event does not say everything. */
export function hasContents({ type, restored }: EventEffect): boolean {
  return restored === true && (type === "column.created" || type === "label.created");
}

/** The board with what came back; `board` has the column or label itself already. */
export function putBack(board: FullBoard, event: EventEffect, contents: readonly ContentsRow[]): FullBoard {
  if (event.type === "column.created") {
    // One row for each card, as the restoring commit recorded it.
    const stored = contents.map(({ data }) => JSON.parse(data) as StoredCard);
    return withCards(board, event.data.id, stored);
  }
  if (event.type !== "label.created") return board;
  const label = event.data;
  // One row for the label, likewise.
  const ids = new Set(contents.flatMap(({ data }) => (JSON.parse(data) as StoredLabelPlaces).cards));
  return mapCards(board, (card) =>
    ids.has(card.id) ? { ...card, labels: putById(card.labels, label) } : card,
  );
}

function withCards(board: FullBoard, columnId: string, stored: readonly StoredCard[]): FullBoard {
  const labels = new Map(board.labels.map((label) => [label.id, label]));
  const people = new Map(board.members.map(({ user }) => [user.id, user]));
  const cards = stored.map(
    (card): Card => ({
      ...card,
      labels: found(card.labels, labels),
      assignees: found(card.assignees, people),
      checklists: card.checklists.map((checklist) => withPeople(checklist, people)),
    }),
  );
  cards.sort((a, b) => a.rank - b.rank);
  const columns = board.columns.map((column) => (column.id === columnId ? { ...column, cards } : column));
  return { ...board, columns };
}

function withPeople(checklist: StoredChecklist, people: ReadonlyMap<string, User>): Checklist {
  const items = checklist.items.map((item) => ({ ...item, assignees: found(item.assignees, people) }));
  return { ...checklist, items };
}

/** In the order of their ids. */
function found<T>(ids: readonly string[], known: ReadonlyMap<string, T>): T[] {
  return ids.toSorted().flatMap((id) => known.get(id) ?? []);
}

/**
 * What an event marked `restored` does not carry: the cards of a column, the places of a label. It is recorded in
 * `restored_contents` under the number of the event: a row for each card of the column, one row for the label.
 */
import { mapCards, putById } from "../../../contract/board-changes.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { EventEffect } from "../../../contract/events.ts";
import type { Label } from "../../../contract/labels.ts";
import type { User } from "../../../contract/users.ts";
import { mapped, type Work } from "../../platform/util/time-slices.ts";

export interface RestoredContent {
  data: string;
}

/** A card as it was removed: with ids for labels and people, and without the ids of what contains it. */
interface RemovedCard extends Omit<Card, "board_id" | "labels" | "assignees" | "checklists" | "attachments"> {
  labels: string[];
  assignees: string[];
  checklists: { id: string; title: string; rank: number; items: RemovedItem[] }[];
  attachments: { id: string; name: string; mime_type: string; size: number }[];
}

interface RemovedItem {
  id: string;
  content: string;
  is_done: boolean;
  rank: number;
  assignees: string[];
}

interface Known {
  labels: ReadonlyMap<string, Label>;
  people: ReadonlyMap<string, User>;
}

/** True if its event does not say everything. */
export function hasContents({ type, restored }: EventEffect): boolean {
  return restored === true && (type === "column.created" || type === "label.created");
}

/** `board` is the board to which the event has been applied; `contents` are those of its number. */
export function* withContents(
  board: FullBoard,
  event: EventEffect,
  contents: readonly RestoredContent[],
): Work<FullBoard> {
  if (event.type === "column.created") return yield* withCards(board, event.data.id, contents);
  if (event.type === "label.created") return withPlaces(board, event.data, contents);
  return board;
}

function withPlaces(board: FullBoard, label: Label, contents: readonly RestoredContent[]): FullBoard {
  // Recorded by the commit that brought the label back.
  const places = new Set(contents.flatMap(({ data }) => (JSON.parse(data) as { cards: string[] }).cards));
  return mapCards(board, (card) =>
    places.has(card.id) ? { ...card, labels: putById(card.labels, label) } : card,
  );
}

function* withCards(
  board: FullBoard,
  columnId: string,
  contents: readonly RestoredContent[],
): Work<FullBoard> {
  const known = {
    labels: new Map(board.labels.map((label) => [label.id, label])),
    people: new Map(board.members.map(({ user }) => [user.id, user])),
  };
  const cards = yield* mapped(contents, ({ data }) =>
    // Recorded by the commit that brought the column back.
    cardOf(JSON.parse(data) as RemovedCard, board.id, known),
  );
  cards.sort((a, b) => a.rank - b.rank);
  const columns = board.columns.map((column) => (column.id === columnId ? { ...column, cards } : column));
  return { ...board, columns };
}

/** Without labels and people that are not on the board any more. */
function cardOf(was: RemovedCard, boardId: string, { labels, people }: Known): Card {
  const card_id = was.id;
  return {
    id: was.id,
    board_id: boardId,
    column_id: was.column_id,
    title: was.title,
    description: was.description,
    rank: was.rank,
    labels: found(was.labels, labels),
    assignees: found(was.assignees, people),
    checklists: was.checklists.map(({ id, title, rank, items }) => ({
      id,
      card_id,
      title,
      rank,
      items: items.map((item) => ({
        id: item.id,
        checklist_id: id,
        content: item.content,
        is_done: item.is_done,
        rank: item.rank,
        assignees: found(item.assignees, people),
      })),
    })),
    attachments: was.attachments.map(({ id, name, mime_type, size }) => ({
      id,
      card_id,
      name,
      mime_type,
      size,
    })),
    created_at: was.created_at,
    updated_at: was.updated_at,
  };
}

function found<T>(ids: readonly string[], known: ReadonlyMap<string, T>): T[] {
  return ids.flatMap((id) => known.get(id) ?? []);
}

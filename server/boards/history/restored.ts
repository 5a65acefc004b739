/**
 * What an event marked `restored` does not carry: the cards of a column, the places of a label or a placeholder. It is
 * recorded in `restored_contents` under the number of the event: a row for each card of the column, one row for the others.
 */
import { mapCards, mapChanged, putById, removeById, replaced } from "../../../contract/board-changes.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { EventEffect } from "../../../contract/events.ts";
import type { Label } from "../../../contract/labels.ts";
import type { PersonMatch } from "../../../contract/people.ts";
import { removedCard } from "../../cards/removed-card.ts";
import type { MatchedPlaces } from "../../people/matching.ts";
import { knownPeople, type PersonState } from "../../people/store.ts";
import { mapped, type Work } from "../../platform/scheduling/time-slices.ts";

export interface RestoredContent {
  data: string;
}

/** What was recorded under the number of an event, and the people of the board as they are now. */
export interface Restored {
  contents: readonly RestoredContent[];
  people: readonly PersonState[];
}

/** `board` is the board to which the event has been applied. Whoever was matched later is a placeholder in it. */
export function* withContents(
  board: FullBoard,
  event: EventEffect,
  { contents, people }: Restored,
): Work<FullBoard> {
  if (event.type === "column.created") return yield* withCards(board, event.data.id, { contents, people });
  if (event.type === "label.created") return withPlaces(board, event.data, contents);
  if (event.type === "board.person_unmatched") return withPlaceholder(board, event.data, contents);
  return board;
}

function withPlaces(board: FullBoard, label: Label, contents: readonly RestoredContent[]): FullBoard {
  // Recorded by the commit that brought the label back.
  const places = new Set(contents.flatMap(({ data }) => (JSON.parse(data) as { cards: string[] }).cards));
  return mapCards(board, (card) =>
    places.has(card.id) ? { ...card, labels: putById(card.labels, label) } : card,
  );
}

function withPlaceholder(
  board: FullBoard,
  { id, name, user }: PersonMatch,
  contents: readonly RestoredContent[],
): FullBoard {
  // Recorded by the commit that matched the person.
  const records = contents.map(({ data }) => JSON.parse(data) as MatchedPlaces);
  const places = new Set(records.flatMap(({ cards, items }) => [...cards, ...items]));
  const kept = new Set(records.flatMap((record) => record.kept));
  const unmatched = <T extends Pick<Card, "id" | "assignees" | "placeholders">>(thing: T): T =>
    places.has(thing.id)
      ? {
          ...thing,
          assignees: kept.has(thing.id) ? thing.assignees : removeById(thing.assignees, user.id),
          placeholders: putById(thing.placeholders, { id, name }),
        }
      : thing;
  return mapCards(board, (card) => {
    const checklists = mapChanged(card.checklists, (checklist) =>
      replaced(checklist, "items", mapChanged(checklist.items, unmatched)),
    );
    return unmatched(replaced(card, "checklists", checklists));
  });
}

function* withCards(board: FullBoard, columnId: string, { contents, people }: Restored): Work<FullBoard> {
  const known = {
    labels: new Map(board.labels.map((label) => [label.id, label])),
    users: new Map(board.members.map(({ user }) => [user.id, user])),
    people: knownPeople(people, board.seq),
  };
  const cards = yield* mapped(contents, ({ data }) => removedCard(data, board.id, known).card);
  cards.sort((a, b) => a.rank - b.rank);
  const columns = board.columns.map((column) => (column.id === columnId ? { ...column, cards } : column));
  return { ...board, columns };
}

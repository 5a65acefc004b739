/**
 * What the things in events are called. Most names are in the events themselves or on the board. What has left the
 * board is known from other events, such as the one that deleted it.
 */
import { deletedCard, deletedColumn, others } from "#texts/sentences.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { cardOnBoard, checklistOnBoard } from "./board-index.ts";
import { type Part, quote } from "./parts.ts";

export interface Names {
  readonly myId: string;
  /** The card that the activity is shown on: its own name need not be repeated. */
  readonly here: string | null;
  /** Of several people or labels, so many are named and the others counted. */
  readonly most: number;
  readonly people: ReadonlyMap<string, string>;
  readonly columns: ReadonlyMap<string, string>;
  /** Its title. */
  card: (id: string) => string | undefined;
  isOnBoard: (cardId: string) => boolean;
  checklist: (id: string) => NamedChecklist | undefined;
  /** Which event the one with this number has undone, where that is known. */
  undoneBy: (seq: number) => number | undefined;
  /** What the rule says by which the event with this number was made, where that is known. */
  ruleWords: (seq: number) => string | undefined;
}

interface NamedChecklist {
  title: string;
  card_id: string;
}

interface Place {
  myId: string;
  here?: string | null;
  most?: number;
}

/** In a message. */
export const MOST_NAMED = 3;

/** The board knows best; then newer events before older ones. */
export function namesOf(board: FullBoard, newestFirst: readonly BoardEvent[], place: Place): Names {
  const people = new Map<string, string>();
  const columns = new Map<string, string>();
  const cards = new Map<string, string>();
  const checklists = new Map<string, NamedChecklist>();
  const undone = new Map(newestFirst.map(({ seq, undoes }) => [seq, undoes]));
  const add = <T>(map: Map<string, T>, id: string, name: T) => {
    if (!map.has(id)) map.set(id, name);
  };
  for (const { user } of board.members) add(people, user.id, nameOf(user));
  for (const { id, title } of board.columns) add(columns, id, title);
  for (const { type, data } of newestFirst) {
    switch (type) {
      case "column.created":
      case "column.updated":
      case "column.deleted":
      case "column.moved":
        add(columns, data.id, data.title);
        break;
      case "card.created":
      case "card.updated":
      case "card.deleted":
      case "card.moved":
      case "card.labeled":
      case "card.unlabeled":
      case "card.assigned":
      case "card.unassigned":
        add(cards, data.id, data.title);
        for (const checklist of data.checklists) add(checklists, checklist.id, checklist);
        for (const user of data.assignees) add(people, user.id, nameOf(user));
        break;
      case "checklist.created":
      case "checklist.updated":
      case "checklist.deleted":
      case "checklist.moved":
        add(checklists, data.id, data);
        break;
      case "board.member_added":
      case "board.member_removed":
        add(people, data.user_id, nameOf(data.user));
        break;
      case "board.person_matched":
      case "board.person_unmatched":
        add(people, data.user.id, nameOf(data.user));
        break;
    }
  }
  return {
    myId: place.myId,
    here: place.here ?? null,
    most: place.most ?? Number.POSITIVE_INFINITY,
    people,
    columns,
    card: (id) => cardOnBoard(board, id)?.title ?? cards.get(id),
    isOnBoard: (id) => cardOnBoard(board, id) !== undefined,
    checklist: (id) => checklistOnBoard(board, id) ?? checklists.get(id),
    undoneBy: (seq) => undone.get(seq),
    ruleWords: () => undefined,
  };
}

/** The first of them, and how many there are besides. */
export function firstParts(parts: readonly Part[], { most }: Names): readonly Part[] {
  return parts.length > most ? [...parts.slice(0, most), others(parts.length - most)] : parts;
}

export function columnPart({ columns }: Names, id: string): Part {
  const name = columns.get(id);
  return name === undefined ? deletedColumn : { kind: "column", name };
}

/** The card by the name that it had then; a link only if it is still there. Null is the card that is open. */
export function cardPart({ here, isOnBoard }: Names, id: string, name: string): Part | null {
  if (id === here) return null;
  return isOnBoard(id) ? { kind: "card", id, name } : quote(name);
}

/** The card of something that is part of it; null where the card is clear. */
export function onCard(names: Names, cardId: string | undefined): Part | null {
  if (cardId === undefined || cardId === names.here) return null;
  const name = names.card(cardId);
  return name === undefined ? deletedCard : cardPart(names, cardId, name);
}

/** Whether its author or a column in it has no name. */
export function refersToUnknown(
  { user_id, data, previous }: BoardEvent,
  { people, columns }: Names,
): boolean {
  if (user_id !== null && !people.has(user_id)) return true;
  return [data, previous].some((fields) => {
    const columnId = fields && "column_id" in fields ? fields.column_id : null;
    return typeof columnId === "string" && !columns.has(columnId);
  });
}

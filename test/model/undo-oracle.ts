/**
 * What an undo should do, said of plain data: the board as lists of ids and fields, and a trash. An event may be undone
 * while its fields have the values it gave them; then they get back those they had. The service is not asked how.
 */
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { BoardEvent } from "../../contract/events.ts";

interface PlainCard {
  id: string;
  column_id: string;
  title: string;
  description: string | null;
  start_at: string | null;
  due_at: string | null;
  is_complete: boolean;
  labels: string[];
  assignees: string[];
  checklists: unknown[];
}

interface PlainColumn {
  id: string;
  title: string;
  color: string;
  is_done_column: boolean;
}

interface PlainLabel {
  id: string;
  name: string;
  color: string;
}

export interface Plain {
  title: string;
  description: string | null;
  columns: Record<string, PlainColumn>;
  cards: Record<string, PlainCard>;
  labels: Record<string, PlainLabel>;
}

/** What was removed: a card, a column with its cards, a label with the cards it was on. */
interface Removed {
  cards: Record<string, PlainCard>;
  columns: Record<string, { column: PlainColumn; cards: PlainCard[] }>;
  labels: Record<string, { label: PlainLabel; cards: string[] }>;
}

const idOf = ({ id }: { id: string }) => id;
const byId = <T extends { id: string }>(list: T[]): Record<string, T> =>
  Object.fromEntries(list.map((entry) => [entry.id, entry]));

function plainCard(card: Card): PlainCard {
  const { id, column_id, title, description, start_at, due_at, is_complete } = card;
  const { labels, assignees, checklists } = card;
  const plainLists = checklists.map(({ id, title, items }) => ({
    id,
    title,
    items: items.map(({ id, content, is_done, assignees }) => ({
      id,
      content,
      is_done,
      assignees: assignees.map(idOf),
    })),
  }));
  return {
    id,
    column_id,
    title,
    description,
    start_at,
    due_at,
    is_complete,
    labels: labels.map(idOf),
    assignees: assignees.map(idOf),
    checklists: plainLists,
  };
}

export function plainBoard({ title, description, columns, labels }: FullBoard): Plain {
  return {
    title,
    description,
    columns: byId(
      columns.map(({ id, title, color, is_done_column }) => ({ id, title, color, is_done_column })),
    ),
    cards: byId(columns.flatMap(({ cards }) => cards.map(plainCard))),
    labels: byId(labels.map(({ id, name, color }) => ({ id, name, color }))),
  };
}

/** Follows a board by its events and says what undoing some of them would lead to. */
export class Oracle {
  readonly events: BoardEvent[] = [];
  readonly #trash: Removed = { cards: {}, columns: {}, labels: {} };
  /** Of cards in the trash. */
  readonly #ranks = new Map<string, number>();
  /** By the number of the event with which they came back: the cards of a column, the places of a label. */
  readonly #returned = new Map<number, string[]>();

  /** The next events, and the board before and after them. */
  follow(events: BoardEvent[], before: FullBoard, after: FullBoard): void {
    for (const event of events) {
      this.events.push(event);
      this.#remember(event, plainBoard(before), plainBoard(after));
    }
  }

  #remember(event: BoardEvent, before: Plain, after: Plain): void {
    const { cards, columns, labels } = this.#trash;
    const { id } = event.data as { id: string };
    const inColumn = (board: Plain) => Object.values(board.cards).filter(({ column_id }) => column_id === id);
    const labelled = (board: Plain) => Object.values(board.cards).filter((card) => card.labels.includes(id));
    if (event.type === "card.deleted") {
      cards[id] = plainCard(event.data);
      this.#ranks.set(id, event.data.rank);
    }
    if (event.type === "card.created") delete cards[id];
    if (event.type === "column.deleted")
      columns[id] = { column: before.columns[id]!, cards: inColumn(before) };
    if (event.type === "label.deleted")
      labels[id] = { label: before.labels[id]!, cards: labelled(before).map(idOf) };
    if (event.type === "column.created") {
      this.#returned.set(event.seq, inColumn(after).map(idOf));
      delete columns[id];
    }
    if (event.type === "label.created") {
      this.#returned.set(event.seq, labelled(after).map(idOf));
      delete labels[id];
    }
  }

  /** The events that go with one, newest first. */
  targets(seq: number, whole: boolean): BoardEvent[] {
    const event = this.events[seq - 1]!;
    const first = this.#firstOf(event);
    const next = this.events.find((later) => later.seq > seq && this.#firstOf(later) > first);
    const commit = this.events.slice(first - 1, next ? next.seq - 1 : undefined);
    const isUndo = event.undoes !== undefined;
    return commit.filter((one) => whole || isUndo || one.seq === seq || one.cause === seq).reverse();
  }

  /** Set by the game: which events came from one request. */
  readonly commits: { first: number; last: number; author: string }[] = [];

  #firstOf({ seq }: BoardEvent): number {
    return this.commits.find(({ first, last }) => first <= seq && seq <= last)!.first;
  }

  authorOf(seq: number): string {
    return this.commits.find(({ first, last }) => first <= seq && seq <= last)!.author;
  }

  /** The board after the events are undone; null if that cannot be. */
  undone(board: FullBoard, targets: readonly BoardEvent[]): Plain | null {
    const state = structuredClone(plainBoard(board));
    const ranks = new Map(
      board.columns.flatMap(({ cards }) => cards.map(({ id, rank }) => [id, rank] as const)),
    );
    for (const event of targets) {
      if (event.previous === undefined && !event.type.endsWith(".created")) continue;
      if (!this.#takeBack(state, event, ranks)) return null;
    }
    const isWhole = Object.values(state.cards).every(({ column_id }) => state.columns[column_id]);
    return isWhole ? state : null;
  }

  #takeBack(state: Plain, event: BoardEvent, ranks: Map<string, number>): boolean {
    switch (event.type) {
      case "board.updated":
        return fieldsBack(state, event.data, event.previous!, ["title", "description"]);
      case "column.updated":
        return fieldsBack(state.columns[event.data.id], event.data, event.previous!, [
          "title",
          "color",
          "is_done_column",
        ]);
      case "label.updated":
        return fieldsBack(state.labels[event.data.id], event.data, event.previous!, ["name", "color"]);
      case "card.updated":
        return (
          fieldsBack(state.cards[event.data.id], event.data, event.previous!, CARD_FIELDS) &&
          areInOrder(state.cards[event.data.id]!)
        );
      case "card.moved": {
        const card = state.cards[event.data.id];
        const again = this.events.some(
          ({ seq, type, data }) => seq > event.seq && type === event.type && (data as Card).id === card?.id,
        );
        if (card?.column_id !== event.data.column_id) return false;
        if (ranks.get(card.id) !== event.data.rank && again) return false;
        card.column_id = event.previous!.column_id!;
        ranks.set(card.id, event.previous!.rank!);
        return true;
      }
      case "card.labeled":
      case "card.unlabeled":
        return listBack(state.cards[event.data.id], "labels", event, (id) => id in state.labels);
      case "card.assigned":
      case "card.unassigned":
        return listBack(state.cards[event.data.id], "assignees", event, () => true);
      case "card.created": {
        const card = state.cards[event.data.id];
        if (!Bun.deepEquals(card, plainCard(event.data))) return false;
        delete state.cards[card!.id];
        return true;
      }
      case "card.deleted": {
        const { id } = event.data;
        const card = this.#trash.cards[id];
        if (!card || state.cards[id] || !state.columns[card.column_id]) return false;
        ranks.set(id, this.#ranks.get(id)!);
        state.cards[id] = { ...card, labels: card.labels.filter((label) => state.labels[label]) };
        return true;
      }
      case "column.created": {
        const { id, title, color, is_done_column } = event.data;
        const cards = Object.values(state.cards).filter(({ column_id }) => column_id === id);
        const returned = this.#returned.get(event.seq)!;
        if (!Bun.deepEquals(state.columns[id], { id, title, color, is_done_column })) return false;
        const isUntouched = ({ id }: PlainCard) =>
          this.events.every(({ seq, data }) => seq <= event.seq || (data as { id: string }).id !== id);
        if (!cards.every((card) => returned.includes(card.id) && isUntouched(card))) return false;
        delete state.columns[id];
        for (const card of cards) delete state.cards[card.id];
        return true;
      }
      case "column.deleted": {
        const removed = this.#trash.columns[event.data.id];
        if (!removed) return false;
        state.columns[removed.column.id] = removed.column;
        for (const card of removed.cards)
          state.cards[card.id] = { ...card, labels: card.labels.filter((label) => state.labels[label]) };
        return true;
      }
      case "label.created": {
        const { id, name, color } = event.data;
        const cards = Object.values(state.cards).filter(({ labels }) => labels.includes(id));
        const returned = this.#returned.get(event.seq)!;
        if (!Bun.deepEquals(state.labels[id], { id, name, color })) return false;
        if (!cards.every((card) => returned.includes(card.id))) return false;
        delete state.labels[id];
        for (const card of cards) card.labels = card.labels.filter((label) => label !== id);
        return true;
      }
      case "label.deleted": {
        const removed = this.#trash.labels[event.data.id];
        if (!removed) return false;
        state.labels[removed.label.id] = removed.label;
        for (const id of removed.cards) state.cards[id]?.labels.push(removed.label.id);
        for (const card of Object.values(state.cards)) card.labels.sort();
        return true;
      }
      default:
        throw new Error(`not played: ${event.type}`);
    }
  }
}

const CARD_FIELDS = ["title", "description", "start_at", "due_at", "is_complete"];

function areInOrder({ start_at, due_at }: PlainCard): boolean {
  return start_at === null || due_at === null || start_at <= due_at;
}

function fieldsBack(now: object | undefined, data: object, previous: object, names: string[]): boolean {
  if (!now) return false;
  const changed = names.filter((name) => name in previous);
  if (changed.some((name) => Reflect.get(now, name) !== Reflect.get(data, name))) return false;
  for (const name of changed) Reflect.set(now, name, Reflect.get(previous, name));
  return true;
}

function listBack(
  card: PlainCard | undefined,
  field: "labels" | "assignees",
  { data, previous }: { data: Card; previous?: Partial<Card> },
  isThere: (id: string) => boolean,
): boolean {
  const before = previous![field]!.map(idOf);
  if (!card || !Bun.deepEquals(card[field], data[field].map(idOf)) || !before.every(isThere)) return false;
  card[field] = before;
  return true;
}

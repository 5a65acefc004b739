/**
 * Changes of a board as data: the route, its input, and how the board looks before the service responds. So a change
 * can be stored, and sent again after the page has been closed. An id in an input may be a local one, of something
 * that is still being created.
 */

import { DEFAULT_COLUMN_COLOR, DEFAULT_LABEL_COLOR } from "../../contract/base/color.ts";
import type { BoardMember, FullBoard } from "../../contract/boards.ts";
import { type Card, emptyCard } from "../../contract/cards.ts";
import type { Column } from "../../contract/columns.ts";
import type { BoardEvent } from "../../contract/events.ts";
import type { InputOf, RouteName } from "../../contract/index.ts";
import type { User } from "../../contract/users.ts";
import * as board from "./board-changes.ts";
import * as card from "./card-changes.ts";
import type { Neighbours } from "./neighbours.ts";
import type { Change } from "./optimistic-state.ts";
import { reversalOf } from "./reversal.ts";
import type { Texts } from "./seen-texts.ts";

/** What is brought back from the archive or the trash, as far as it is known here. */
interface Removed {
  readonly title: string;
  readonly card?: Card;
  readonly column?: Column;
}

/** What is not part of the input. */
interface Facts {
  /** Of what is created: local until the service has assigned one. */
  id: string;
  /** Of all that is created, in its order. */
  ids: readonly string[];
  at: string;
  /** Of an invitation, or of a new board. */
  user?: User;
  /** Of a comment that is edited or deleted: the card it is on. */
  cardId?: string;
  undone?: readonly BoardEvent[];
  removed?: Removed;
}

const changes = {
  // A board that is created without a network is its own first change.
  createBoard: () => (now) => now,
  updateBoard: ({ board_id: _, ...fields }) => board.patchBoard(fields),
  createColumn: ({ board_id, title, color, is_done_column, card_limit }, { id }) =>
    board.addColumn({
      id,
      board_id,
      title,
      rank: 0,
      color: color ?? DEFAULT_COLUMN_COLOR,
      is_done_column: is_done_column ?? false,
      card_limit: card_limit ?? null,
      cards: [],
    }),
  updateColumn: ({ column_id, ...fields }) => board.patchColumn(column_id, fields),
  moveColumn: ({ column_id, position }) => board.moveColumn(column_id, position),
  deleteColumn: ({ column_id }) => board.removeColumn(column_id),
  createCard: ({ board_id, column_id, title, description, position }, { id, at }) =>
    board.addCards(
      [newCard({ id, board_id, column_id, title, description: description ?? null }, at)],
      position,
    ),
  createCards: ({ board_id, column_id, titles, position }, { ids, at }) =>
    board.addCards(
      titles.map((title, index) =>
        newCard({ id: ids[index] ?? "", board_id, column_id, title, description: null }, at),
      ),
      position,
    ),
  copyCard: ({ card_id, column_id, position, title }, { id, at }) =>
    board.copyCard(
      card_id,
      ({ number: _, ...original }) => ({
        ...original,
        id,
        number: 0,
        column_id: column_id ?? original.column_id,
        title: title ?? original.title,
        // Those of the copy are known once the service has created it.
        cover_attachment_id: null,
        checklists: [],
        attachments: [],
        comment_count: 0,
        created_at: at,
        updated_at: at,
      }),
      position,
    ),
  updateCard: ({ card_id, ...fields }) => board.patchCard(card_id, fields),
  moveCard: ({ card_id, column_id, position }) => board.moveCard(card_id, column_id, position),
  deleteCard: ({ card_id }) => board.removeCard(card_id),
  addLabel: ({ card_id, label_id }) => card.labelCard(card_id, label_id),
  removeLabel: ({ card_id, label_id }) => card.unlabelCard(card_id, label_id),
  assignCard: ({ card_id, user_ids }) => card.assignCard(card_id, user_ids),
  unassignCard: ({ card_id, user_id }) => card.unassignCard(card_id, user_id),
  createLabel: ({ board_id, name, color }, { id }) =>
    card.addLabel({ id, board_id, name, color: color ?? DEFAULT_LABEL_COLOR }),
  updateLabel: ({ label_id, ...fields }) => card.patchLabel(label_id, fields),
  deleteLabel: ({ label_id }) => card.removeLabel(label_id),
  createChecklist: ({ card_id, title }, { id }) =>
    card.addChecklist({ id, card_id, title, rank: 0, items: [] }),
  updateChecklist: ({ checklist_id, ...fields }) => card.patchChecklist(checklist_id, fields),
  moveChecklist: ({ checklist_id, position }) => card.moveChecklist(checklist_id, position),
  deleteChecklist: ({ checklist_id }) => card.removeChecklist(checklist_id),
  createItem: ({ checklist_id, content }, { id }) =>
    card.addItem({ id, checklist_id, content, is_done: false, rank: 0, assignees: [], placeholders: [] }),
  updateItem: ({ item_id, ...fields }) => card.patchItem(item_id, fields),
  moveItem: ({ item_id, checklist_id, position }) => card.moveItem(item_id, checklist_id, position),
  deleteItem: ({ item_id }) => card.removeItem(item_id),
  assignItem: ({ item_id, user_ids }) => card.assignItem(item_id, user_ids),
  unassignItem: ({ item_id, user_id }) => card.unassignItem(item_id, user_id),
  deleteAttachment: ({ attachment_id }) => card.removeAttachment(attachment_id),
  createComment: ({ card_id }) => card.countComment(card_id, 1),
  // Comments are not part of the board.
  updateComment: () => (now) => now,
  deleteComment: (_, { cardId }) => (cardId ? card.countComment(cardId, -1) : (now) => now),
  // What is the user's own is not part of the board either.
  watchCard: () => (now) => now,
  unwatchCard: () => (now) => now,
  starBoard: () => (now) => now,
  unstarBoard: () => (now) => now,
  archiveCard: ({ card_id }) => board.removeCard(card_id),
  archiveColumn: ({ column_id }) => board.removeColumn(column_id),
  restoreCard: ({ column_id }, { removed }) => {
    const { card } = removed ?? {};
    if (!card) return (now) => now;
    return board.insertCard({ ...card, column_id: column_id ?? card.column_id });
  },
  restoreColumn: (_, { removed }) => (removed?.column ? board.insertColumn(removed.column) : (now) => now),
  // The archive and the trash are not part of the board.
  purgeTrash: () => (now) => now,
  undo:
    (_, { undone = [] }) =>
    (now) =>
      undone.toReversed().reduce((state, event) => reversalOf(event)(state), now),
  invite: ({ board_id, user_id }, { user }) =>
    changeMembers((members) =>
      !user || members.some((each) => each.user_id === user_id)
        ? members
        : [...members, { board_id, user_id, role: "member", user }],
    ),
  changeRole: ({ user_id, role }) =>
    changeMembers((members) => {
      const after = members.map((each) => (each.user_id === user_id ? board.patched(each, { role }) : each));
      return after.some((each, index) => each !== members[index]) ? after : members;
    }),
  removeMember: ({ user_id }) =>
    changeMembers((members) =>
      members.some((each) => each.user_id === user_id)
        ? members.filter((each) => each.user_id !== user_id)
        : members,
    ),
} satisfies { [Name in RouteName]?: (input: InputOf<Name>, facts: Facts) => Change };

type NewCard = Pick<Card, "id" | "board_id" | "column_id" | "title" | "description">;

/** The service assigns its number and its rank. */
function newCard(fields: NewCard, at: string): Card {
  return emptyCard({ ...fields, number: 0, rank: 0, created_at: at, updated_at: at });
}

function changeMembers(change: (members: BoardMember[]) => BoardMember[]): Change {
  return (now: FullBoard) => {
    const members = change(now.members);
    return members === now.members ? now : { ...now, members };
  };
}

/** Every route that changes a board, or what a user has on it. */
type ChangeRoute = keyof typeof changes;

/** Whether what it creates can be named, by a local id, before the service has created it. */
export function creates(route: ChangeRoute): boolean {
  return route.startsWith("create") || route === "copyCard";
}

export type Operation = {
  [Name in ChangeRoute]: {
    readonly route: Name;
    readonly input: InputOf<Name>;
    /** The local id of what it creates, or where theirs begin. */
    readonly creates?: string;
    /** Who is invited, or creates a board. */
    readonly user?: User;
    /** The card of a comment, where the input does not say. */
    readonly cardId?: string;
    /** The texts that it overwrites, as its author has seen them. */
    readonly seen?: Texts;
    /** The events that are undone, as far as they are known, oldest first. */
    readonly undone?: readonly BoardEvent[];
    readonly removed?: Removed;
    /** Of a move: what it was moved between. */
    readonly beside?: Neighbours;
  };
}[ChangeRoute];

/** How it changes the board until the service confirms it. Local ids must be resolved as far as possible. */
export function changeOf(
  { route, input, user, cardId, undone, removed }: Operation,
  facts: Pick<Facts, "id" | "ids" | "at">,
): Change {
  // An operation pairs a route with its input, which the compiler loses when the route selects the function.
  const change = changes[route] as (input: Operation["input"], facts: Facts) => Change;
  return change(input, {
    ...facts,
    ...(user && { user }),
    ...(cardId !== undefined && { cardId }),
    ...(undone && { undone }),
    ...(removed && { removed }),
  });
}

/** With local ids replaced by those that the service has assigned. */
export function resolve(operation: Operation, ids: ReadonlyMap<string, string>): Operation {
  const { input, beside } = operation;
  if (![...idsIn(operation), ...neighboursOf(operation)].some((id) => ids.has(id))) return operation;
  const real = <Value>(value: Value) => (typeof value === "string" ? (ids.get(value) ?? value) : value);
  const entries = Object.entries(input).map(([name, value]) => [name, isId(name) ? real(value) : value]);
  const between = beside && { beside: { above: real(beside.above), below: real(beside.below) } };
  // The same fields with other ids: still an input of the same route.
  return { ...operation, input: Object.fromEntries(entries), ...between } as Operation;
}

/** With other texts in the same fields, in place of those that are seen now. */
export function rewritten(operation: Operation, texts: Texts, seen: Texts): Operation {
  // Still an input of the same route.
  return { ...operation, input: { ...operation.input, ...texts }, seen } as Operation;
}

/** What it creates comes to the end of this column; where it was meant to go, to the place that was meant. */
export function putInto(operation: Operation, column_id: string): Operation {
  const { position, ...input } = { position: undefined, ...operation.input };
  const isMeant = "column_id" in input && input.column_id === column_id && position !== undefined;
  // Still an input of the same route.
  return { ...operation, input: { ...input, column_id, ...(isMeant && { position }) } } as Operation;
}

/** With only these fields of its input; all that name what it changes must be among them. */
export function withFields(operation: Operation, has: (name: string) => boolean): Operation {
  const fields = Object.entries(operation.input).filter(([name]) => has(name));
  // What a change does to something is optional: still an input of the same route.
  return { ...operation, input: Object.fromEntries(fields) } as Operation;
}

/** The ids it refers to, including local ones. */
export function idsIn({ input }: Operation): string[] {
  return Object.entries(input).flatMap(([name, value]) =>
    isId(name) && typeof value === "string" ? [value] : [],
  );
}

/** The ids of what it was moved between: without these, it still goes somewhere. */
export function neighboursOf({ beside }: Operation): string[] {
  return [beside?.above, beside?.below].filter((id) => typeof id === "string");
}

/** The local ids of what it creates, in the order of its events. */
export function createdBy({ route, input, creates }: Operation): readonly string[] {
  if (creates === undefined) return [];
  return route === "createCards" ? input.titles.map((_, index) => `${creates}-${index}`) : [creates];
}

/** The cards it creates or changes, if it names them by their ids. */
export function cardsOf(operation: Operation): readonly string[] {
  const { route, input, cardId } = operation;
  if (route === "createCard" || route === "createCards" || route === "copyCard") return createdBy(operation);
  return "card_id" in input ? [input.card_id] : cardId ? [cardId] : [];
}

/** Recognised by the name of the field; a text that looks like an id is left alone. */
export function isId(name: string): boolean {
  return name.endsWith("_id");
}

import * as z from "zod/mini";
import { Attachment } from "./attachments.ts";
import {
  id,
  moment,
  position,
  type Renumbered,
  rank,
  route,
  taggedResource,
  text,
  timestamp,
  verbatim,
} from "./base/define.ts";
import { event, place, removeById, replaced } from "./board-changes.ts";
import type { FullBoard } from "./boards.ts";
import { Checklist } from "./checklists.ts";
import { Label } from "./labels.ts";
import { Placeholder } from "./people.ts";
import { User } from "./users.ts";

export const Card = taggedResource("Card", {
  id,
  board_id: id,
  column_id: id,
  /** 1, 2, 3 … within the board; never given to another card. */
  number: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  rank,
  start_at: z.nullable(timestamp),
  due_at: z.nullable(timestamp),
  is_complete: z.boolean(),
  /** An image among its attachments. */
  cover_attachment_id: z.nullable(id),
  labels: z.array(Label),
  assignees: z.array(User),
  /** People of an imported board who are assigned and have not been matched to a member. */
  placeholders: z.array(Placeholder),
  checklists: z.array(Checklist),
  attachments: z.array(Attachment),
  comment_count: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Card = z.output<typeof Card>;

/** A card without what is on it. */
export type CardFields = Omit<Card, "labels" | "assignees" | "placeholders" | "checklists" | "attachments">;

type NewCard = Omit<
  CardFields,
  "start_at" | "due_at" | "is_complete" | "cover_attachment_id" | "comment_count"
>;

/** The order of the fields is that of every other card: the tag of a card is the hash of its text. */
export function emptyCard({ created_at, updated_at, ...fields }: NewCard): Card {
  return {
    ...fields,
    start_at: null,
    due_at: null,
    is_complete: false,
    cover_attachment_id: null,
    labels: [],
    assignees: [],
    placeholders: [],
    checklists: [],
    attachments: [],
    comment_count: 0,
    created_at,
    updated_at,
  };
}

const cardPlaced = event(Card, placeCard);

const events = {
  "card.created": cardPlaced,
  "card.updated": cardPlaced,
  "card.deleted": event(Card, (board, { id }) => ({
    ...board,
    columns: board.columns.map((column) => replaced(column, "cards", removeById(column.cards, id))),
  })),
  "card.moved": cardPlaced,
  "card.labeled": cardPlaced,
  "card.unlabeled": cardPlaced,
  "card.assigned": cardPlaced,
  "card.unassigned": cardPlaced,
};

/** In the column it says it is in, and in no other. */
function placeCard(board: FullBoard, card: Card, renumbered?: Renumbered): FullBoard {
  const columns = board.columns.map((column) =>
    column.id === card.column_id
      ? { ...column, cards: place(column.cards, card, renumbered) }
      : replaced(column, "cards", removeById(column.cards, card.id)),
  );
  return { ...board, columns };
}

const tag = "Cards";
const title = text(1, 255);
const description = z.nullable(verbatim(0, 50_000));

export const cardRoutes = {
  createCard: route({
    method: "POST",
    path: "/boards/{board_id}/columns/{column_id}/cards",
    tag,
    summary: "Add a card, last unless a position is given",
    access: "member",
    scope: "write",
    body: z.object({ title, description: z.optional(description), position: z.optional(position) }),
    status: 201,
    answer: Card,
    errors: [409],
  }),
  createCards: route({
    method: "POST",
    path: "/boards/{board_id}/columns/{column_id}/cards/batch",
    tag,
    summary: "Add several cards in one change, in this order, last unless a position is given",
    access: "member",
    scope: "write",
    body: z.object({
      titles: z.array(title).check(z.minLength(1), z.maxLength(100)),
      position: z.optional(position),
    }),
    status: 201,
    answer: z.object({ items: z.array(Card) }),
    errors: [409],
  }),
  getCard: route({
    method: "GET",
    path: "/cards/{card_id}",
    tag,
    summary: "A card with everything on it",
    access: "member",
    scope: "read",
    status: 200,
    answer: Card,
  }),
  updateCard: route({
    method: "PATCH",
    path: "/cards/{card_id}",
    tag,
    summary: "Change title, description, dates, completion or cover",
    access: "member",
    scope: "write",
    body: z.partial(
      z.object({
        title,
        description,
        start_at: z.nullable(moment),
        due_at: z.nullable(moment),
        is_complete: z.boolean(),
        cover_attachment_id: z.nullable(id),
      }),
    ),
    status: 200,
    answer: Card,
    errors: [409],
  }),
  deleteCard: route({
    method: "DELETE",
    path: "/cards/{card_id}",
    tag,
    summary: "Delete a card; it can be restored for a while",
    access: "member",
    scope: "write",
    status: 204,
    current: Card,
  }),
  archiveCard: route({
    method: "POST",
    path: "/cards/{card_id}/archive",
    tag,
    summary: "Take a card off the board and keep it",
    access: "member",
    scope: "write",
    status: 204,
    current: Card,
  }),
  moveCard: route({
    method: "POST",
    path: "/cards/{card_id}/move",
    tag,
    summary: "Move a card to a position, in its column or another of the board",
    access: "member",
    scope: "write",
    body: z.object({ column_id: z.optional(id), position }),
    status: 200,
    answer: Card,
    errors: [409],
  }),
  copyCard: route({
    method: "POST",
    path: "/cards/{card_id}/copy",
    tag,
    summary: "Copy a card with all but its comments and history, last unless a position is given",
    access: "member",
    scope: "write",
    isBodyOptional: true,
    body: z.object({
      column_id: z.optional(id),
      position: z.optional(position),
      title: z.optional(title),
    }),
    status: 201,
    answer: Card,
    errors: [409],
  }),
  assignCard: route({
    method: "PUT",
    path: "/cards/{card_id}/assignees",
    tag,
    summary: "Assign members; nobody is unassigned by this",
    access: "member",
    scope: "write",
    body: z.object({ user_ids: z.array(id).check(z.maxLength(100)) }),
    status: 200,
    answer: Card,
    errors: [409],
  }),
  unassignCard: route({
    method: "DELETE",
    path: "/cards/{card_id}/assignees/{user_id}",
    tag,
    summary: "Unassign a member",
    access: "member",
    scope: "write",
    status: 204,
    current: Card,
  }),
  addLabel: route({
    method: "POST",
    path: "/cards/{card_id}/labels/{label_id}",
    tag,
    summary: "Put a label of the board on the card",
    access: "member",
    scope: "write",
    status: 200,
    answer: Card,
    current: Card,
    errors: [409],
  }),
  removeLabel: route({
    method: "DELETE",
    path: "/cards/{card_id}/labels/{label_id}",
    tag,
    summary: "Take a label off the card",
    access: "member",
    scope: "write",
    status: 204,
    current: Card,
  }),
};

export const cards = {
  subjects: { card_id: { table: "cards", noun: "This card" } },
  events,
  routes: cardRoutes,
};

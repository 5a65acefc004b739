/**
 * A board as anybody sees it who has a public link. The fields that are listed here are shown, and no others: a field
 * that a resource gains stays hidden until somebody adds it here. People have their id and username.
 */
import * as z from "zod/mini";
import { Attachment } from "./attachments.ts";
import { id, resource, taggedResource } from "./base/define.ts";
import { FullBoard } from "./boards.ts";
import { Card } from "./cards.ts";
import { Checklist, ChecklistItem } from "./checklists.ts";
import { ColumnFields } from "./columns.ts";
import { Comment } from "./comments.ts";
import { Label } from "./labels.ts";
import { Placeholder } from "./people.ts";
import { User } from "./users.ts";

const PublicUser = resource("PublicUser", z.pick(User, { id: true, username: true }).shape);
export type PublicUser = z.output<typeof PublicUser>;

const people = z.array(PublicUser);
const placeholders = z.array(
  resource("PublicPlaceholder", z.pick(Placeholder, { id: true, name: true }).shape),
);

export const PublicLabel = resource(
  "PublicLabel",
  z.pick(Label, { id: true, board_id: true, name: true, color: true }).shape,
);

export const PublicAttachment = resource(
  "PublicAttachment",
  z.pick(Attachment, { id: true, card_id: true, name: true, mime_type: true, size: true }).shape,
);

export const PublicItem = resource("PublicItem", {
  ...z.pick(ChecklistItem, { id: true, checklist_id: true, content: true, is_done: true, rank: true }).shape,
  assignees: people,
  placeholders,
});
export type PublicItem = z.output<typeof PublicItem>;

export const PublicChecklist = resource("PublicChecklist", {
  ...z.pick(Checklist, { id: true, card_id: true, title: true, rank: true }).shape,
  items: z.array(PublicItem),
});
export type PublicChecklist = z.output<typeof PublicChecklist>;

export const PublicCard = resource("PublicCard", {
  ...z.pick(Card, {
    id: true,
    board_id: true,
    column_id: true,
    number: true,
    title: true,
    description: true,
    rank: true,
  }).shape,
  ...z.pick(Card, { start_at: true, due_at: true, is_complete: true, cover_attachment_id: true }).shape,
  labels: z.array(PublicLabel),
  assignees: people,
  placeholders,
  checklists: z.array(PublicChecklist),
  attachments: z.array(PublicAttachment),
  ...z.pick(Card, { comment_count: true, created_at: true, updated_at: true }).shape,
});
export type PublicCard = z.output<typeof PublicCard>;

const columnShape = z.pick(ColumnFields, {
  id: true,
  board_id: true,
  title: true,
  rank: true,
  color: true,
  is_done_column: true,
  card_limit: true,
}).shape;
export const PublicColumnFields = resource("PublicColumnFields", columnShape);

const PublicColumn = resource("PublicColumn", { ...columnShape, cards: z.array(PublicCard) });

const boardShape = {
  ...z.pick(FullBoard, {
    id: true,
    title: true,
    description: true,
    color: true,
    created_by: true,
    updated_by: true,
  }).shape,
  ...z.pick(FullBoard, { created_at: true, updated_at: true, seq: true }).shape,
  labels: z.array(PublicLabel),
  members: people,
};
export const PublicBoardFields = resource("PublicBoardFields", boardShape);
export type PublicBoardFields = z.output<typeof PublicBoardFields>;

export const PublicBoard = taggedResource(
  "PublicBoard",
  { ...boardShape, columns: z.array(PublicColumn) },
  "feature",
);
export type PublicBoard = z.output<typeof PublicBoard>;

/** Somebody who has joined the board or left it. */
export const PublicMember = resource("PublicMember", { user: PublicUser });

/** Somebody of an imported board who has been matched to a member: whose placeholder that was, the board says. */
export const PublicMatch = resource("PublicMatch", { id, user: PublicUser });

/** A board shows how many comments a card has, and nothing else of them. */
export const PublicComment = resource("PublicComment", z.pick(Comment, { card_id: true }).shape);

export const PublicDeleted = resource("PublicDeleted", { id });

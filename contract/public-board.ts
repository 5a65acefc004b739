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
import { User } from "./users.ts";

function only<Shape extends z.core.$ZodShape, Name extends keyof Shape>(
  { shape }: { shape: Shape },
  names: readonly Name[],
): Pick<Shape, Name> {
  // Exactly the entries of these names.
  return Object.fromEntries(names.map((name) => [name, shape[name]])) as Pick<Shape, Name>;
}

export const PublicUser = resource("PublicUser", only(User, ["id", "username"]));
export type PublicUser = z.output<typeof PublicUser>;

const people = z.array(PublicUser);

export const PublicLabel = resource("PublicLabel", only(Label, ["id", "board_id", "name", "color"]));

export const PublicAttachment = resource(
  "PublicAttachment",
  only(Attachment, ["id", "card_id", "name", "mime_type", "size"]),
);

export const PublicItem = resource("PublicItem", {
  ...only(ChecklistItem, ["id", "checklist_id", "content", "is_done", "rank"]),
  assignees: people,
});
export type PublicItem = z.output<typeof PublicItem>;

export const PublicChecklist = resource("PublicChecklist", {
  ...only(Checklist, ["id", "card_id", "title", "rank"]),
  items: z.array(PublicItem),
});
export type PublicChecklist = z.output<typeof PublicChecklist>;

export const PublicCard = resource("PublicCard", {
  ...only(Card, ["id", "board_id", "column_id", "number", "title", "description", "rank"]),
  ...only(Card, ["start_at", "due_at", "is_complete", "cover_attachment_id"]),
  labels: z.array(PublicLabel),
  assignees: people,
  checklists: z.array(PublicChecklist),
  attachments: z.array(PublicAttachment),
  ...only(Card, ["comment_count", "created_at", "updated_at"]),
});
export type PublicCard = z.output<typeof PublicCard>;

const columnShape = only(ColumnFields, [
  "id",
  "board_id",
  "title",
  "rank",
  "color",
  "is_done_column",
  "card_limit",
]);
export const PublicColumnFields = resource("PublicColumnFields", columnShape);

const PublicColumn = resource("PublicColumn", { ...columnShape, cards: z.array(PublicCard) });

const boardShape = {
  ...only(FullBoard, ["id", "title", "description", "color", "created_by", "updated_by"]),
  ...only(FullBoard, ["created_at", "updated_at", "seq"]),
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

/** A board shows how many comments a card has, and nothing else of them. */
export const PublicComment = resource("PublicComment", only(Comment, ["card_id"]));

export const PublicDeleted = resource("PublicDeleted", { id });

/** A person's inbox, which cards they watch, and the stream that tells of both and of their list of boards. */
import * as z from "zod/mini";
import { id, keyword, resource, route, timestamp } from "./base/define.ts";
import { pageLimit } from "./base/paging.ts";
import { User } from "./users.ts";

export const NOTIFICATION_KINDS = [
  "mentioned",
  "assigned",
  "commented",
  "due_soon",
  "overdue",
  "added",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const OUTDATED_REASONS = ["unassigned", "complete", "rescheduled"] as const;
export type OutdatedReason = (typeof OUTDATED_REASONS)[number];

/** Unread notifications are counted up to this number. */
export const MOST_COUNTED = 100;
const MAX_IDS = 100;

const Notification = resource("Notification", {
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  board: z.object({ id, title: z.string() }),
  card: z.nullable(z.object({ id, number: z.int(), title: z.string(), due_at: z.nullable(timestamp) })),
  comment_id: z.nullable(id),
  /** How the comment begins. */
  excerpt: z.nullable(z.string()),
  /** Null when a rule or the clock did it. */
  actor: z.nullable(User),
  /** It does not hold any more: the reader is not on the card, or nothing is due there. */
  is_outdated: z.boolean(),
  /** Why: the reader was taken off the card, it is complete, or its due date is later or gone. */
  outdated_reason: z.nullable(z.enum(OUTDATED_REASONS)),
  created_at: timestamp,
  read_at: z.nullable(timestamp),
});
export type Notification = z.output<typeof Notification>;

/** What a list of boards shows of one. */
const ListedBoard = z.object({ id, title: z.string(), color: z.nullable(z.string()) });

const boardListed = <const Type extends string>(type: Type) =>
  z.object({ type: z.literal(type), data: ListedBoard });
const boardUnlisted = <const Type extends string>(type: Type) =>
  z.object({ type: z.literal(type), data: z.object({ id }) });

export const PERSONAL_STREAM_PATH = "/me/stream";

/** The messages of `GET /me/stream`, by type. */
export const personalMessages = {
  /** Everything missed has been sent; what follows is live. */
  ready: z.object({ type: z.literal("ready"), unread: z.int() }),
  /** What was missed cannot be told: read the notifications again. */
  resync: z.object({ type: z.literal("resync"), reason: z.enum(["expired", "invalid"]) }),
  notification: z.object({ type: z.literal("notification"), data: Notification }),
  /** Some were read, or can no longer be seen, or can be seen again. */
  unread: z.object({ type: z.literal("unread"), unread: z.int() }),
  "board.added": boardListed("board.added"),
  "board.updated": boardListed("board.updated"),
  "board.restored": boardListed("board.restored"),
  "board.removed": boardUnlisted("board.removed"),
  "board.deleted": boardUnlisted("board.deleted"),
  /** The list has changed since the stream was last open: read it again. */
  "boards.changed": z.object({ type: z.literal("boards.changed") }),
};
export type PersonalMessage = z.output<(typeof personalMessages)[keyof typeof personalMessages]>;

const tag = "Notifications";

export const notificationRoutes = {
  listNotifications: route({
    method: "GET",
    path: "/me/notifications",
    tag,
    summary: "My notifications, newest first, and how many that still hold are unread (counted up to 100)",
    access: "authenticated",
    scope: "read",
    query: z.object({
      unread: z.optional(keyword(["true", "false"])),
      limit: pageLimit,
      before: z.optional(id),
    }),
    status: 200,
    answer: z.object({
      items: z.array(Notification),
      next: z.nullable(z.string()),
      unread: z.int(),
    }),
  }),
  readNotifications: route({
    method: "POST",
    path: "/me/notifications/read",
    tag,
    summary: "Mark notifications as read: all up to one, or those that are named",
    access: "authenticated",
    scope: "write",
    body: z.object({ up_to: z.optional(id), ids: z.optional(z.array(id).check(z.maxLength(MAX_IDS))) }).check(
      z.refine(({ up_to, ids }) => (up_to === undefined) !== (ids === undefined), {
        error: "needs either up_to or ids",
      }),
    ),
    status: 204,
  }),
  getWatch: route({
    method: "GET",
    path: "/cards/{card_id}/watch",
    tag,
    summary: "Whether I watch a card",
    access: "member",
    scope: "read",
    status: 200,
    answer: z.object({ is_watching: z.boolean() }),
  }),
  watchCard: route({
    method: "PUT",
    path: "/cards/{card_id}/watch",
    tag,
    summary: "Watch a card: I am notified of what happens there",
    access: "member",
    scope: "write",
    status: 204,
  }),
  unwatchCard: route({
    method: "DELETE",
    path: "/cards/{card_id}/watch",
    tag,
    summary: "Stop watching a card",
    access: "member",
    scope: "write",
    status: 204,
  }),
  streamPersonal: route({
    method: "GET",
    path: PERSONAL_STREAM_PATH,
    tag,
    summary:
      "New notifications and changes to my list of boards as server-sent events; resumes after Last-Event-ID",
    access: "authenticated",
    scope: "read",
    tokenInQuery: true,
    query: z.object({ since: z.optional(z.string()), token: z.optional(z.string()) }),
    status: 200,
    sends: "stream",
    errors: [429],
  }),
};

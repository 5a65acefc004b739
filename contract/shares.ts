/** Public links: whoever has one sees the board as it is and as it changes, without a login, and can change nothing. */
import * as z from "zod/mini";
import { id, moment, resource, route, timestamp } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";
import { PublicBoard } from "./public-board.ts";

const Share = resource("Share", {
  id,
  /** Null, like `url`, if the secret of the service has changed since: the link works, but cannot be shown again. */
  token: z.nullable(z.string()),
  /** The page that shows the board. */
  url: z.nullable(z.string()),
  created_at: timestamp,
  expires_at: z.nullable(timestamp),
});
export type Share = z.output<typeof Share>;

const Visibility = resource("Visibility", { is_public: z.boolean() });

const tag = "Public links";

export const shareRoutes = {
  createShare: route({
    method: "POST",
    path: "/boards/{board_id}/shares",
    tag,
    summary: "Create a link that shows the board to everyone who has it, live and read-only",
    access: "owner",
    scope: "admin",
    body: z.object({ expires_at: z.optional(z.nullable(moment)) }),
    isBodyOptional: true,
    status: 201,
    answer: Share,
    errors: [409],
  }),
  listShares: route({
    method: "GET",
    path: "/boards/{board_id}/shares",
    tag,
    summary: "The public links that work, newest first",
    access: "owner",
    scope: "admin",
    query: z.object({ limit: pageLimit, before: z.optional(id) }),
    status: 200,
    answer: pageOf(Share),
  }),
  getVisibility: route({
    method: "GET",
    path: "/boards/{board_id}/visibility",
    tag,
    summary: "Whether the board has a public link that works",
    access: "member",
    scope: "read",
    status: 200,
    answer: Visibility,
  }),
  deleteShare: route({
    method: "DELETE",
    path: "/shares/{share_id}",
    tag,
    summary: "End a public link; everything that is open with it is closed at once",
    access: "owner",
    scope: "admin",
    status: 204,
  }),
  getSharedBoard: route({
    method: "GET",
    path: "/shared/{token}",
    tag,
    summary: "The whole board by a public link; people have their id and username only",
    access: "public",
    scope: "none",
    textParams: true,
    status: 200,
    answer: PublicBoard,
    errors: [404, 429],
  }),
  streamSharedBoard: route({
    method: "GET",
    path: "/shared/{token}/stream",
    tag,
    summary:
      "Its events as server-sent events, as far as they are public; resumes after `since` or Last-Event-ID",
    access: "public",
    scope: "none",
    textParams: true,
    query: z.object({ since: z.optional(z.string()), last_event_at: z.optional(z.string()) }),
    status: 200,
    sends: "stream",
    errors: [404, 429],
  }),
  downloadSharedAttachment: route({
    method: "GET",
    path: "/shared/{token}/attachments/{attachment_id}",
    tag,
    summary: "The stored bytes of an attachment on that board, always as a download",
    access: "public",
    scope: "none",
    textParams: true,
    status: 200,
    sends: "bytes",
    errors: [403, 404],
  }),
};

export const shares = {
  subjects: { share_id: { table: "shares", noun: "This link" } },
  events: {},
  routes: shareRoutes,
};

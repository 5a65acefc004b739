/** Links that let people join a board, be they registered yet or not. */
import * as z from "zod/mini";
import { id, keyword, moment, resource, route, timestamp } from "./base/define.ts";
import { linkToken } from "./base/link-token.ts";
import { pageLimit, pageOf } from "./base/paging.ts";
import { BoardMember } from "./boards.ts";
import { email } from "./users.ts";

const Invitation = resource("Invitation", {
  id,
  token: z.string(),
  /** The page where it is accepted. */
  url: z.string(),
  /** Only an account with this address may accept it. */
  email: z.nullable(z.string()),
  role: z.enum(["owner", "member"]),
  expires_at: z.nullable(timestamp),
  max_uses: z.nullable(z.int()),
  uses: z.int(),
});
export type Invitation = z.output<typeof Invitation>;

/** What is shown to whoever holds the link. */
const InvitationPreview = resource("InvitationPreview", {
  /** The id is given to members only. */
  board: z.object({ id: z.optional(id), title: z.string() }),
  invited_by: z.object({ username: z.string() }),
  email: z.nullable(z.string()),
});
export type InvitationPreview = z.output<typeof InvitationPreview>;

const tag = "Invitations";

export const invitationRoutes = {
  createInvitation: route({
    method: "POST",
    path: "/boards/{board_id}/invitations",
    tag,
    summary: "Create a link that lets people join; it is mailed to `email`, if the service sends mail",
    access: "owner",
    scope: "admin",
    body: z.object({
      email: z.optional(z.nullable(email)),
      role: z.optional(keyword(["owner", "member"])),
      expires_at: z.optional(z.nullable(moment)),
      max_uses: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(10_000)))),
    }),
    isBodyOptional: true,
    status: 201,
    answer: Invitation,
    errors: [409, 429],
  }),
  listInvitations: route({
    method: "GET",
    path: "/boards/{board_id}/invitations",
    tag,
    summary: "The invitations that can still be accepted, newest first",
    access: "owner",
    scope: "admin",
    query: z.object({ limit: pageLimit, before: z.optional(id) }),
    status: 200,
    answer: pageOf(Invitation),
  }),
  deleteInvitation: route({
    method: "DELETE",
    path: "/invitations/{invitation}",
    tag,
    summary: "Revoke an invitation; its link no longer works",
    access: "owner",
    scope: "admin",
    status: 204,
  }),
  getInvitation: route({
    method: "GET",
    path: "/invitations/{invitation}",
    tag,
    summary: "Who invites to what; the path has the token of the link",
    access: "public",
    scope: "none",
    isLoginOptional: true,
    textParams: true,
    status: 200,
    answer: InvitationPreview,
    errors: [404],
  }),
  acceptInvitation: route({
    method: "POST",
    path: "/invitations/accept",
    tag,
    summary: "Join the board; members get their membership and use nothing up",
    access: "authenticated",
    scope: "write",
    isAccountWide: true,
    body: z.object({ token: linkToken }),
    status: 200,
    answer: BoardMember,
    errors: [403, 404, 409],
  }),
};

export const invitations = {
  subjects: { invitation: { table: "invitations", noun: "This invitation" } },
  events: {},
  routes: invitationRoutes,
};

/**
 * Joining a board by invitation: one change of the board like any other, so that the last use of an invitation and the
 * last place on a board go to one person only, on any number of instances. The one who joins is the author of the event.
 */
import type { BoardMember } from "../../contract/boards.ts";
import { memberRows, toMember } from "../boards/members.ts";
import { MEMBER_LIMIT } from "../boards/store.ts";
import { boardSubject } from "../platform/auth/access.ts";
import type { Call } from "../platform/core/call.ts";
import { announce, unchanged } from "../platform/core/change/decision.ts";
import { mutate } from "../platform/core/change/mutate.ts";
import type { Context } from "../platform/core/context.ts";
import { sessionOf } from "../platform/core/query.ts";
import { insert, update } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { forbidden, notFound } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";
import { publicColumns, toUser, type UserRow } from "../users/public-user.ts";
import { type InvitationRow, invitationOnAnyBoard, invitationRows, isOpen } from "./store.ts";

/** No invitation has it. */
const NO_ID = "00000000-0000-0000-0000-000000000000";

/** The id in a token. Whoever has none of ours asks for an invitation that does not exist. */
export function invitationIdOf({ signedIds }: Context, token: string): string {
  return signedIds.open("invitation", token) ?? NO_ID;
}

export const noInvitation = () => notFound("This invitation");

/** Refuses a new account what it could not accept. */
export async function invitationFor(context: Context, token: string, email: string): Promise<InvitationRow> {
  const id = invitationIdOf(context, token);
  const { found } = await context.db.read({ found: invitationOnAnyBoard(id) });
  const [invitation] = found;
  if (!invitation || !isOpen(invitation, new Date().toISOString())) throw noInvitation();
  requireAddress(invitation, email);
  return invitation;
}

export function joinBoard(call: Call, { board_id, id }: InvitationRow): Promise<BoardMember> {
  const { userId } = sessionOf(call);
  const { limits } = call.context;
  call.subject = { ...boardSubject(board_id), noun: "This invitation" };
  const load = {
    invitation: invitationRows(board_id, sql`id = ${id}`),
    user: sql<UserRow>`SELECT ${publicColumns} FROM users u WHERE u.id = ${userId}`,
    membership: memberRows(sql`m.board_id = ${board_id} AND m.user_id = ${userId}`),
    ...limits.count(MEMBER_LIMIT, board_id),
  };
  return mutate(call, load, (rows, { board, now }) => {
    const [invitation] = rows.invitation;
    if (!invitation) throw noInvitation();
    if (rows.membership[0]) return unchanged(toMember(rows.membership[0]));
    if (!isOpen(invitation, now)) throw noInvitation();
    const user = toUser(one(rows.user));
    requireAddress(invitation, user.email);
    limits.refuseMore(MEMBER_LIMIT, rows.count, board);
    const member: BoardMember = { board_id, user_id: userId, role: invitation.role, user };
    return {
      result: member,
      writes: [
        insert("board_members", { board_id, user_id: userId, role: member.role }),
        update("invitations", { id }, { uses: invitation.uses + 1 }),
      ],
      events: [announce("board.member_added", member)],
    };
  });
}

function requireAddress({ email }: InvitationRow, given: string): void {
  if (email !== null && email !== given) throw forbidden("This invitation is for another e-mail address.");
}

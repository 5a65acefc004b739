import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import { type Invitation, invitationRoutes } from "../../contract/invitations.ts";
import { isTooMuch, mailRow, sentCounts } from "../mail/queue-store.ts";
import { accessQueries, boardSubject, callerOf } from "../platform/auth/access.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { mutate, mutation } from "../platform/core/change/mutate.ts";
import { nothing, readAsCaller, readOnBoard, sessionOf } from "../platform/core/query.ts";
import { insert, remove, sweep } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { publicUrlOf } from "../platform/http/public-url.ts";
import { invalid, tooMany } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { pageOf } from "../platform/util/page.ts";
import { one } from "../platform/util/present.ts";
import { invitationIdOf, joinBoard, noInvitation } from "./join.ts";
import {
  forgetEnded,
  INVITATION_LIMIT,
  invitationCounts,
  invitationOnAnyBoard,
  invitationRows,
  isOpen,
  isOpenAt,
  previewRow,
  type Stored,
  toStored,
} from "./store.ts";

const HOUR_SECONDS = 3600;

/** What is kept for a repeated request does not contain the link, which is added to every response. */
export const createInvitation: Handler<typeof invitationRoutes.createInvitation> = async (call) => {
  if (call.invalidBody) await readOnBoard(call, nothing);
  const { board_id, email = null, role = "member", expires_at = null, max_uses = null } = call.input;
  const { config } = call.context;
  const recipient = config.SMTP_URL === "" ? null : email;
  const load = {
    counts: invitationCounts(board_id, new Date().toISOString()),
    mails: sentCounts(recipient ?? "", sessionOf(call).userId, config),
  };
  const stored = await mutate(call, load, ({ counts, mails }, { caller, now, limits }) => {
    if (expires_at !== null && expires_at <= now) throw invalid("body.expires_at", "must be in the future");
    const { total, open } = one(counts);
    limits.refuseBeyond(INVITATION_LIMIT, open + 1);
    const invitation: Stored = { id: newId(), email, role, expires_at, max_uses, uses: 0 };
    if (recipient !== null && isTooMuch(one(mails), config))
      throw tooMany("Too many mails to this address, or from you; try again later.", HOUR_SECONDS);
    const mail = { kind: "invitation", board_id, subject_id: invitation.id, sent_by: caller.id } as const;
    // Ended ones stay as long as there is room: a member who comes back to the link is told so.
    const isFull = total >= INVITATION_LIMIT.most(config);
    return {
      result: invitation,
      writes: [
        ...(isFull ? [sweep(forgetEnded(board_id, now))] : []),
        insert("invitations", { ...invitation, board_id, invited_by: caller.id }),
        ...(recipient === null ? [] : [insert("mail_queue", { ...mailRow({ ...mail, recipient }, now) })]),
      ],
      events: [],
    };
  });
  return withLink(call, stored);
};

export const listInvitations: Handler<typeof invitationRoutes.listInvitations> = async (call) => {
  const { limit = DEFAULT_PAGE, before } = call.input;
  const older = before === undefined ? sql`` : sql`AND id < ${before}`;
  const { rows } = await readOnBoard(call, (boardId) => ({
    page: invitationRows(
      boardId,
      sql`${isOpenAt(new Date().toISOString())} ${older}
      ORDER BY id DESC LIMIT ${limit + 1} + 0`,
    ),
  }));
  return pageOf(rows.page, limit, (row) => withLink(call, toStored(row)));
};

export const deleteInvitation = mutation(invitationRoutes.deleteInvitation, {
  load: nothing,
  decide: (_, { invitation }) => ({
    result: undefined,
    writes: [remove("invitations", { id: invitation })],
    events: [],
  }),
});

/** The id of the board is for members: to others, even to those who may join, it is nobody's business yet. */
export const getInvitation: Handler<typeof invitationRoutes.getInvitation> = async (call) => {
  const { context, input } = call;
  const id = invitationIdOf(context, input.invitation);
  const [found] = (await context.db.read({ found: previewRow(id) })).found;
  if (!found || !isOpen(found, new Date().toISOString())) throw noInvitation();
  const { board_id, title, username, email } = found;
  const board = (await isMember(call, board_id)) ? { id: board_id, title } : { title };
  return { board, invited_by: { username }, email };
};

async function isMember({ context, session }: Call, boardId: string): Promise<boolean> {
  if (!session) return false;
  const rows = await context.db.readWithin(boardId, accessQueries(boardSubject(boardId), boardId, session));
  return callerOf(rows, session) !== null && one(rows.access).role !== null;
}

export const acceptInvitation: Handler<typeof invitationRoutes.acceptInvitation> = async (call) => {
  const id = invitationIdOf(call.context, call.invalidBody ? "" : call.input.token);
  const { rows } = await readAsCaller(call, { found: invitationOnAnyBoard(id) });
  const [invitation] = rows.found;
  if (!invitation) throw noInvitation();
  return joinBoard(call, invitation);
};

function withLink({ context, request }: Call, stored: Stored): Invitation {
  const { id, ...rest } = stored;
  const token = context.signedIds.sign("invitation", id);
  return { id, token, url: `${publicUrlOf(context.config, request)}/invite/${token}`, ...rest };
}

import type { Invitation } from "../../contract/invitations.ts";
import { sweep, type Write } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, type Statement } from "../platform/db/statements.ts";
import type { Limit } from "../platform/quotas/limits.ts";
import type { Row } from "../tables.ts";

export const INVITATION_LIMIT: Limit = {
  table: "invitations",
  most: (config) => config.MAX_INVITATIONS_PER_BOARD,
  of: "A board",
  what: "invitations",
};

export type InvitationRow = Row<"invitations">;
/** Without its link, which is never stored. */
export type Stored = Omit<Invitation, "token" | "url">;

/** A condition: whoever is no longer an owner, or not active, invites nobody. */
const byOwner = (
  board: Sql,
): Sql => sql`EXISTS (SELECT 1 FROM board_members o JOIN users a ON a.id = o.user_id
  WHERE o.board_id = ${board} AND o.user_id = invitations.invited_by AND o.role = 'owner'
    AND a.is_active = ${true})`;

const INVITATION = sql`board_id, id, invited_by, email, role, expires_at, max_uses, uses`;

/** `which` is a condition on `invitations`. */
export function invitationRows(boardId: string, which: Sql): Sql<InvitationRow> {
  return sql<InvitationRow>`SELECT ${INVITATION}
    FROM invitations WHERE ${byOwner(sql`${boardId}`)} AND board_id = ${boardId} AND ${which}`;
}

/** A link does not say which board it is for. */
export function invitationOnAnyBoard(id: string): Sql<InvitationRow> {
  return sql<InvitationRow>`SELECT ${INVITATION}
    FROM invitations WHERE ${byOwner(sql`invitations.board_id`)} AND id = ${id}`;
}

/** A condition: it has neither expired nor been used up. */
export function isOpenAt(now: string): Sql {
  return sql`(expires_at IS NULL OR expires_at > ${now}) AND (max_uses IS NULL OR uses < max_uses)`;
}

type Bounds = Pick<InvitationRow, "expires_at" | "max_uses" | "uses">;

export function isOpen({ expires_at, max_uses, uses }: Bounds, now: string): boolean {
  return (expires_at === null || expires_at > now) && (max_uses === null || uses < max_uses);
}

/** How many there are on a board, and how many of them can still be accepted. */
export function invitationCounts(boardId: string, now: string): Sql<{ total: number; open: number }> {
  return sql<{ total: number; open: number }>`SELECT count(*) AS total,
      coalesce(sum(CASE WHEN ${isOpenAt(now)} AND ${byOwner(sql`${boardId}`)} THEN 1 ELSE 0 END), 0) AS open
    FROM invitations WHERE board_id = ${boardId}`;
}

export function forgetEnded(boardId: string, now: string): Statement<"invitations"> {
  return deleteFrom(
    "invitations",
    sql`WHERE board_id = ${boardId} AND NOT (${isOpenAt(now)} AND ${byOwner(sql`${boardId}`)})`,
  );
}

/** With the role of an owner, what they invited to ends for good. */
export function endInvitationsOf(boardId: string, userId: string): Write {
  return sweep(deleteFrom("invitations", sql`WHERE board_id = ${boardId} AND invited_by = ${userId}`));
}

type PreviewRow = Bounds & { board_id: string; email: string | null; title: string; username: string };

/** A link does not say which board it is for; a mail does, and then no other board is looked at. */
export function previewRow(id: string, boardId?: string): Sql<PreviewRow> {
  const there = boardId === undefined ? sql`` : sql`AND i.board_id = ${boardId}`;
  return sql<PreviewRow>`SELECT i.board_id, b.title, u.username, i.email, i.expires_at, i.max_uses, i.uses
    FROM invitations i JOIN boards b ON b.id = i.board_id JOIN users u ON u.id = i.invited_by
      JOIN board_members o ON o.board_id = i.board_id AND o.user_id = i.invited_by
    WHERE i.id = ${id} ${there} AND b.deleted_at IS NULL AND o.role = 'owner' AND u.is_active = ${true}`;
}

export function toStored({ id, email, role, expires_at, max_uses, uses }: InvitationRow): Stored {
  return { id, email, role, expires_at, max_uses, uses };
}

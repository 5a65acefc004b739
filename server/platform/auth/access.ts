/**
 * Who may do what. The route says it (contract), the path's first id names the board, and one look-up in
 * the same statement as the rest of the load answers: is the token still good, does the resource exist, is
 * the caller a member, is the role sufficient. In that order.
 */

import type { RouteSpec } from "../../../contract/base/define.ts";
import type { Role } from "../../../contract/boards.ts";
import type { Row, TableName } from "../../tables.ts";
import { forbidden, notFound, unauthorized } from "../core/errors.ts";
import type { DbReader, Rows, Version } from "../db/db.ts";
import { name, type Sql, sql } from "../db/sql.ts";
import type { Flag } from "../db/table.ts";
import type { LRU } from "../util/lru.ts";
import { one, present } from "../util/present.ts";
import type { Session } from "./token.ts";

export interface Caller {
  id: string;
  username: string;
  isSuperuser: boolean;
}

/** The board a request is about, as the load saw it. */
export interface BoardAccess extends Version {
  id: string;
  seq: number;
  role: Role;
}

/** The first id of a path: what the caller must have access to. */
export interface Subject {
  param: string;
  id: string;
}

const SUBJECTS: Record<string, { table: TableName; noun: string }> = {
  board_id: { table: "boards", noun: "This board" },
  column_id: { table: "columns", noun: "This column" },
  card_id: { table: "cards", noun: "This card" },
  label_id: { table: "labels", noun: "This label" },
  checklist_id: { table: "checklists", noun: "This checklist" },
  item_id: { table: "checklist_items", noun: "This checklist item" },
  attachment_id: { table: "attachments", noun: "This attachment" },
  rule_id: { table: "automation_rules", noun: "This rule" },
};

function subjectCalled(param: string) {
  return present(SUBJECTS[param], `a resource called ${param}`);
}

type UserColumn = "username" | "is_active" | "is_superuser" | "token_generation" | "kept_token";

/** Null when there is no such user. */
type CallerRow = { [Column in UserColumn]: Row<"users">[Column] | null } & { revoked: Flag };

export interface AccessRow extends CallerRow, Version {
  /** Null when there is no such resource. */
  board_id: string | null;
  seq: number;
  role: Role | null;
}

export function subjectOf(route: RouteSpec): string | undefined {
  if (route.access !== "member" && route.access !== "owner") return undefined;
  return /\{(\w+)\}/.exec(route.path)?.[1];
}

/** Always one row. Named so that no operation's own query is called the same. */
export type CallerQuery = { access: Sql<CallerRow> };
export type AccessQueries = { access: Sql<AccessRow> };

export function callerQuery(session: Session): CallerQuery {
  return {
    access: sql<CallerRow>`SELECT ${callerColumns(session)} FROM (SELECT 1 AS one) one
      LEFT JOIN users u ON u.id = ${session.userId}`,
  };
}

/** The board of a resource. It never changes, so it is asked once and remembered. Null: there is no such thing. */
export async function boardIdOf(
  { db, boardOf }: { db: DbReader; boardOf: LRU<string, string> },
  { param, id }: Subject,
): Promise<string | null> {
  if (param === "board_id") return id;
  const known = boardOf.get(id);
  if (known) return known;
  const { table } = subjectCalled(param);
  const found = sql<{ board_id: string }>`SELECT board_id FROM ${name(table)} WHERE id = ${id}`;
  const boardId = (await db.read({ found })).found[0]?.board_id ?? null;
  if (boardId) boardOf.set(id, boardId);
  return boardId;
}

/** One statement with one row: the caller, and the board of the resource, whichever of the two there is. */
export function accessQueries(subject: Subject, boardId: string | null, session: Session): AccessQueries {
  const { table } = subjectCalled(subject.param);
  const { userId } = session;
  const exists =
    table === "boards" ? sql`` : sql` AND EXISTS (SELECT 1 FROM ${name(table)} WHERE id = ${subject.id})`;
  return {
    access: sql<AccessRow>`SELECT ${callerColumns(session)}, b.id AS board_id, b.seq, b.revision, b.stamp,
        (SELECT role FROM board_members m WHERE m.board_id = b.id AND m.user_id = ${userId}) AS role
      FROM (SELECT 1 AS one) one LEFT JOIN users u ON u.id = ${userId}
        LEFT JOIN boards b ON b.id = ${boardId} AND b.deleted_at IS NULL${exists}`,
  };
}

/** Revoked is a session as a whole, or, by an instance of the version before, one of its tokens. */
function callerColumns({ id, tokenId }: Session): Sql {
  return sql`u.username, u.is_active, u.is_superuser, u.token_generation, u.kept_token,
    EXISTS (SELECT 1 FROM revoked_tokens WHERE token_id IN (${id}, ${tokenId})) AS revoked`;
}

export function checkCaller(rows: Rows<CallerQuery>, session: Session): Caller {
  const row = one(rows.access);
  const isKept = row.kept_token === session.id || row.kept_token === session.tokenId;
  const current = row.token_generation === session.generation || isKept;
  if (row.username === null || !row.is_active || row.revoked || !current)
    throw unauthorized("The token is no longer valid.");
  return { id: session.userId, username: row.username, isSuperuser: Boolean(row.is_superuser) };
}

export function checkBoard(rows: Rows<AccessQueries>, route: RouteSpec, subject: Subject): BoardAccess {
  const { board_id: id, seq, revision, stamp, role } = one(rows.access);
  if (id === null) throw notFound(subjectCalled(subject.param).noun);
  if (!role) throw forbidden("You are not a member of this board.");
  if (route.access === "owner" && role !== "owner") throw forbidden("Only owners of the board may do this.");
  return { id, seq, revision, stamp, role };
}

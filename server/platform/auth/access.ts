/**
 * Who may do what. The route says it (contract), the path's first id names the board, and one look-up in
 * the same statement as the rest of the load answers: is the token still good, does the resource exist, is
 * the caller a member, is the role sufficient. In that order.
 */

import type { RouteSpec, SubjectSpec } from "../../../contract/base/define.ts";
import type { Role } from "../../../contract/boards.ts";
import type { Row } from "../../tables.ts";
import type { DbReader, Rows, Version } from "../db/db.ts";
import { name, type Sql, sql } from "../db/sql.ts";
import type { Flag } from "../db/table.ts";
import { forbidden, notFound, unauthorized } from "../util/errors.ts";
import { one } from "../util/present.ts";
import type { BoardOf } from "./board-of.ts";
import { findBoard } from "./find-board.ts";
import type { Session } from "./token.ts";

export interface Caller {
  id: string;
  username: string;
  isSuperuser: boolean;
  /** The name of the API token that the request came with. */
  via: string | null;
}

/** A board as the load saw it. */
export interface BoardState extends Version {
  id: string;
  seq: number;
  /** Its events are sent to other services. */
  is_forwarded: Flag;
}

/** The board a request is about, and the caller's role there. */
export interface BoardAccess extends BoardState {
  role: Role;
}

/** The first id of a path: what the caller must have access to. */
export interface Subject extends SubjectSpec {
  id: string;
}

const BOARDS = "boards";

export function boardSubject(id: string): Subject {
  return { table: BOARDS, noun: "This board", id };
}

export function isBoard({ table }: Subject): boolean {
  return table === BOARDS;
}

type UserColumn = "username" | "is_active" | "is_superuser" | "token_generation" | "kept_session";

/** Null when there is no such user. */
type CallerRow = { [Column in UserColumn]: Row<"users">[Column] | null } & { is_ended: Flag };

export interface AccessRow extends CallerRow, Version {
  /** Null when there is no such resource. */
  board_id: string | null;
  seq: number;
  is_forwarded: Flag;
  role: Role | null;
}

/** The path parameter that decides which board a call is about, and what it identifies. */
export interface SubjectParam {
  param: string;
  of: SubjectSpec;
}

/** `subjects` by path parameter. Null for routes that are not about a board. */
export function subjectParamOf(
  { access, method, path }: RouteSpec,
  subjects: Readonly<Record<string, SubjectSpec>>,
): SubjectParam | null {
  if (access !== "member" && access !== "owner") return null;
  const param = /\{(\w+)\}/.exec(path)?.[1] ?? "";
  const of = subjects[param];
  if (!of)
    throw new Error(`${method} ${path}: no resource of the contract declares the parameter "${param}".`);
  return { param, of };
}

/** Always one row. */
export type CallerQuery = { access: Sql<CallerRow> };
export type AccessQueries = { access: Sql<AccessRow> };

export function callerQuery(session: Session): CallerQuery {
  return {
    access: sql<CallerRow>`SELECT ${callerColumns(session)} FROM (SELECT 1 AS one) one
      LEFT JOIN users u ON u.id = ${session.userId}`,
  };
}

/** The board of a resource, at once if it is known. Null: there is no such thing. */
export function boardIdOf(
  context: { db: DbReader; boardOf: BoardOf },
  subject: Subject,
): string | null | Promise<string | null> {
  if (isBoard(subject)) return subject.id;
  return context.boardOf.get(subject.id) ?? lookUpBoard(context, subject);
}

async function lookUpBoard(
  { db, boardOf }: { db: DbReader; boardOf: BoardOf },
  { table, id }: Subject,
): Promise<string | null> {
  boardOf.lookUps++;
  const found = sql<{ board_id: string }>`SELECT board_id FROM ${name(table)} WHERE id = ${id}`;
  const boardId = await findBoard(db, found);
  if (boardId) boardOf.set(id, boardId);
  return boardId;
}

/** One statement with one row: the caller, and the board of the resource, whichever of the two there is. */
export function accessQueries(subject: Subject, boardId: string | null, session: Session): AccessQueries {
  const { userId } = session;
  const state = subject.isDeleted ? sql`b.deleted_at IS NOT NULL` : sql`b.deleted_at IS NULL`;
  const exists = isBoard(subject) ? sql`` : sql` AND ${existsOn(boardId, subject)}`;
  return {
    access: sql<AccessRow>`SELECT ${callerColumns(session)}, b.id AS board_id, b.seq, b.revision, b.stamp, b.is_forwarded,
        (SELECT role FROM board_members m WHERE m.board_id = ${boardId} AND m.user_id = ${userId}) AS role
      FROM (SELECT 1 AS one) one LEFT JOIN users u ON u.id = ${userId}
        LEFT JOIN boards b ON b.id = ${boardId} AND ${state}${exists}`,
  };
}

function existsOn(boardId: string | null, { table, id, parent, on }: Subject): Sql {
  const isLive = parent ? sql` AND ${name(parent)} IS NOT NULL` : sql``;
  if (on) {
    return sql`EXISTS (SELECT 1 FROM ${name(table)} s JOIN ${name(on.table)} o
      ON o.board_id = s.board_id AND o.id = s.${name(on.by)} WHERE s.board_id = ${boardId} AND s.id = ${id})`;
  }
  return sql`EXISTS (SELECT 1 FROM ${name(table)} WHERE board_id = ${boardId} AND id = ${id}${isLive})`;
}

/** A deleted API token is gone; of a session that was ended, there is a note until its tokens expire. */
function callerColumns({ id, api }: Session): Sql {
  const isEnded = api
    ? sql`NOT EXISTS (SELECT 1 FROM api_tokens WHERE id = ${id})`
    : sql`EXISTS (SELECT 1 FROM ended_sessions WHERE id = ${id})`;
  return sql`u.username, u.is_active, u.is_superuser, u.token_generation, u.kept_session,
    ${isEnded} AS is_ended`;
}

export function checkCaller(rows: Rows<CallerQuery>, session: Session): Caller {
  const caller = callerOf(rows, session);
  if (!caller) throw unauthorized("The token is no longer valid.");
  return caller;
}

/** Null if the token is no longer valid. */
export function callerOf(rows: Rows<CallerQuery>, session: Session): Caller | null {
  const row = one(rows.access);
  // A new password leaves API tokens alone.
  const isCurrent =
    session.api || row.token_generation === session.generation || row.kept_session === session.id;
  if (row.username === null || !row.is_active || row.is_ended || !isCurrent) return null;
  return {
    id: session.userId,
    username: row.username,
    isSuperuser: Boolean(row.is_superuser),
    via: session.api?.name ?? null,
  };
}

export function checkBoard(
  rows: Rows<AccessQueries>,
  { route, subject, session }: { route: RouteSpec; subject: Subject; session: Session },
): BoardAccess {
  const row = one(rows.access);
  const { board_id: id, seq, revision, stamp, is_forwarded } = row;
  if (id === null) throw notFound(subject.noun);
  const role = roleWith(session, id, row.role);
  if (!role && route.access !== "authenticated")
    throw forbidden("You are not a member of this board.", "not_a_member");
  if (route.access === "owner" && role !== "owner")
    throw forbidden("Only owners of the board may do this.", "role_too_low");
  // Routes for everyone change a board only by joining it: what lets them in, and as what, is up to the decision.
  return { id, seq, revision, stamp, is_forwarded, role: role ?? "member" };
}

/** On a board that it is not for, an API token is a stranger's; without the scope admin, it is a member's at most. */
function roleWith({ api }: Session, boardId: string, role: Role | null): Role | null {
  if (!api || role === null) return role;
  if (api.boardIds && !api.boardIds.has(boardId)) return null;
  return api.scope === "admin" ? role : "member";
}

/** For changes that no user makes. Of a deleted board too, until it is purged. */
export function boardStateQuery(boardId: string): { access: Sql<BoardState> } {
  return {
    access: sql<BoardState>`SELECT id, seq, revision, stamp, is_forwarded FROM boards WHERE id = ${boardId}`,
  };
}

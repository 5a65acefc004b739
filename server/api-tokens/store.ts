import type { ApiToken } from "../../contract/api-tokens.ts";
import { SCOPES } from "../../contract/base/define.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, type Statement, updateOf } from "../platform/db/statements.ts";
import type { NewRow, Row } from "../tables.ts";

type TokenRow = Omit<Row<"api_tokens">, "user_id" | "hash">;

/** Newest first: ids are ordered by time. */
export function tokenRows(userId: string, before: string | undefined, limit: number): Sql<TokenRow> {
  const older = before === undefined ? sql`` : sql`AND id < ${before}`;
  return sql<TokenRow>`SELECT id, name, scopes, board_ids, last_four, created_at, last_used_at, expires_at
    FROM api_tokens WHERE user_id = ${userId} ${older} ORDER BY id DESC LIMIT ${limit} + 0`;
}

export function ownToken(userId: string, id: string): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM api_tokens WHERE id = ${id} AND user_id = ${userId}`;
}

/** Those of these boards that exist, with the user's role there. */
export function boardsNamed(
  userId: string,
  boardIds: readonly string[],
): Sql<{ id: string; role: string | null }> {
  return sql<{ id: string; role: string | null }>`SELECT b.id, m.role FROM boards b
    LEFT JOIN board_members m ON m.board_id = b.id AND m.user_id = ${userId}
    WHERE b.id ${idList(boardIds)} AND b.deleted_at IS NULL`;
}

/**
 * Nothing is inserted if the user has as many or has been deactivated; the second statement returns a row otherwise. The
 * first has requests of one user wait for each other, so that each counts what the one before it has committed.
 */
export function insertToken(
  row: NewRow<"api_tokens">,
  most: number,
): [Statement<"users">, Statement<"api_tokens", { id: string }>] {
  const { id, user_id, hash, last_four, name, scopes, board_ids, created_at, expires_at } = row;
  return [
    updateOf("users", sql`SET is_active = is_active WHERE id = ${user_id}`),
    insertInto(
      "api_tokens",
      sql<{ id: string }>`(id, user_id, hash, last_four, name, scopes, board_ids, created_at, expires_at)
        SELECT ${id}, u.id, ${hash}, ${last_four}, ${name}, ${scopes}, ${board_ids}, ${created_at}, ${expires_at}
        FROM users u WHERE u.id = ${user_id} AND u.is_active = ${true}
          AND (SELECT count(*) FROM api_tokens WHERE user_id = ${user_id}) < ${most}
        RETURNING id`,
    ),
  ];
}

export function removeToken(userId: string, id: string): Statement<"api_tokens"> {
  return deleteFrom("api_tokens", sql`WHERE id = ${id} AND user_id = ${userId}`);
}

export function toApiToken(row: TokenRow): ApiToken {
  const scopes = row.scopes.split(",");
  return {
    id: row.id,
    name: row.name,
    scopes: SCOPES.filter((scope) => scopes.includes(scope)),
    board_ids: row.board_ids?.split(",") ?? null,
    last_four: row.last_four,
    created_at: row.created_at,
    last_used_at: row.last_used_at,
    expires_at: row.expires_at,
  };
}

/** Tokens of mailed links: random, stored as hashes, for one use, for a while, and for one address and password. */
import { createHash, randomBytes } from "node:crypto";
import { type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertRow, type Statement } from "../platform/db/statements.ts";
import type { Row } from "../tables.ts";
import { publicColumns } from "../users/public-user.ts";
import type { AccountRow } from "../users/store.ts";
import type { TokenPurpose } from "./tables.ts";

const LIFETIME_MS: Record<TokenPurpose, number> = { verify: 24 * 3_600_000, reset: 3_600_000 };
const TOKEN_BYTES = 32;

export function newToken(
  { id, email, hashed_password }: AccountRow,
  purpose: TokenPurpose,
): { token: string; insertion: Statement<"account_tokens"> } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const insertion = insertRow("account_tokens", {
    hash: digest(token),
    user_id: id,
    purpose,
    email,
    password_mark: digest(hashed_password ?? ""),
    expires_at: new Date(Date.now() + LIFETIME_MS[purpose]).toISOString(),
  });
  return { token, insertion };
}

type TokenRow = AccountRow & Pick<Row<"account_tokens">, "password_mark">;

/** The account of a token that has not expired and whose address is still that of the account. */
export function accountOfToken(token: string, purpose: TokenPurpose): Sql<TokenRow> {
  return sql<TokenRow>`SELECT ${publicColumns}, u.hashed_password, u.token_generation, t.password_mark
    FROM account_tokens t JOIN users u ON u.id = t.user_id
    WHERE t.hash = ${digest(token)} AND t.purpose = ${purpose} AND t.expires_at > ${new Date().toISOString()}
      AND u.email = t.email AND u.is_active = ${true}`;
}

/** False once the password has been changed, or hashed anew. */
export function isOfPassword({ hashed_password, password_mark }: TokenRow): boolean {
  return digest(hashed_password ?? "") === password_mark;
}

export function forgetTokens(userId: string, purpose: TokenPurpose): Statement<"account_tokens"> {
  return deleteFrom("account_tokens", sql`WHERE user_id = ${userId} AND purpose = ${purpose}`);
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

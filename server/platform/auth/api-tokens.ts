/**
 * API tokens: `bct_`, 256 random bits and a checksum, so that a secret scanner recognises one without asking and a forged or
 * mistyped one costs no query. The database has only the SHA-256 of a token: of a random text, a fast hash is enough.
 *
 * What a token allows never changes, so it is remembered. Whether the token still exists is part of the access check of
 * every request (access.ts), so nothing here has to be told of revocations.
 */
import { createHash, randomBytes } from "node:crypto";
import { SCOPES, type Scope } from "../../../contract/base/define.ts";
import type { Row } from "../../tables.ts";
import type { DbReader } from "../db/db.ts";
import { idList, type Sql, sql } from "../db/sql.ts";
import { LRU } from "../util/lru.ts";
import type { Session } from "./token.ts";

/** What the holder of a token may do. */
export interface ApiToken {
  name: string;
  scope: Scope;
  /** Null: all boards of its user. */
  boardIds: ReadonlySet<string> | null;
}

export interface ApiTokens {
  /** Its session, unless it is unknown or has expired; access.ts finds out whether it has been deleted. */
  verify(token: string): Promise<Session | null>;
}

const PREFIX = "bct_";
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 256 bits, and 32, in base 62. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const TOKEN_LENGTH = PREFIX.length + SECRET_LENGTH + CHECKSUM_LENGTH;
/** Tokens and boards of tokens: some 100 bytes each. */
const REMEMBERED = 50_000;

export function looksLikeApiToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

export function newApiToken(): string {
  const secret = PREFIX + base62(BigInt(`0x${randomBytes(32).toString("hex")}`), SECRET_LENGTH);
  return secret + checksumOf(secret);
}

export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function createApiTokens(db: DbReader): ApiTokens {
  const known = new LRU<string, Session>(REMEMBERED, ({ api }) => 1 + (api?.boardIds?.size ?? 0));

  async function find(hash: string): Promise<Session | null> {
    const [row] = (await db.read({ tokens: tokenByHash(hash) })).tokens;
    if (!row) return null;
    const session = toSession(row);
    known.set(hash, session);
    return session;
  }

  return {
    async verify(token) {
      if (!isWellFormed(token)) return null;
      const hash = hashOfToken(token);
      const session = known.get(hash) ?? (await find(hash));
      return session && session.expiresAt > Date.now() ? session : null;
    },
  };
}

/** A condition: the board in this column is one that the caller's token is for. Empty for every other caller. */
export function ofToken({ api }: Session, column: Sql): Sql {
  return api?.boardIds ? sql`AND ${column} ${idList([...api.boardIds])}` : sql``;
}

type TokenRow = Pick<Row<"api_tokens">, "id" | "user_id" | "name" | "scopes" | "board_ids" | "expires_at">;

function tokenByHash(hash: string): Sql<TokenRow> {
  return sql<TokenRow>`SELECT id, user_id, name, scopes, board_ids, expires_at FROM api_tokens
    WHERE hash = ${hash}`;
}

function toSession({ id, user_id, name, scopes, board_ids, expires_at }: TokenRow): Session {
  return {
    userId: user_id,
    id,
    isListed: false,
    generation: 0,
    expiresAt: expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(expires_at),
    api: { name, scope: widest(scopes), boardIds: board_ids === null ? null : new Set(board_ids.split(",")) },
  };
}

/** Each scope includes those before it. */
function widest(scopes: string): Scope {
  return SCOPES.findLast((scope) => scopes.split(",").includes(scope)) ?? "read";
}

function isWellFormed(token: string): boolean {
  if (token.length !== TOKEN_LENGTH) return false;
  const secret = token.slice(0, -CHECKSUM_LENGTH);
  return secret + checksumOf(secret) === token;
}

function checksumOf(secret: string): string {
  return base62(BigInt(Bun.hash.crc32(secret)), CHECKSUM_LENGTH);
}

function base62(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest /= 62n) text = DIGITS.charAt(Number(rest % 62n)) + text;
  return text;
}

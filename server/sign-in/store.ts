import { createHash } from "node:crypto";
import type { Identity } from "../platform/auth/oidc/identity.ts";
import type { ProviderLogout } from "../platform/auth/oidc/logout-token.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, insertRow, type Statement } from "../platform/db/statements.ts";
import { publicColumns } from "../users/public-user.ts";
import { endSessions, voidAllSessions } from "../users/session-store.ts";
import { endStandingAccess } from "../users/standing-access.ts";
import { type AccountRow, updateProfile } from "../users/store.ts";

type Person = Pick<Identity, "issuer" | "subject">;

export function linkedAccount({ issuer, subject }: Person): Sql<AccountRow> {
  return sql<AccountRow>`SELECT ${publicColumns}, u.hashed_password, u.token_generation
    FROM sign_in_links l JOIN users u ON u.id = l.user_id WHERE l.issuer = ${issuer} AND l.subject = ${subject}`;
}

export function linksOf(userId: string): Sql<{ issuer: string }> {
  return sql<{ issuer: string }>`SELECT issuer FROM sign_in_links WHERE user_id = ${userId}`;
}

/** A person at the provider has one account, and an account one person there. */
export function insertLink({ issuer, subject }: Person, userId: string): Statement<"sign_in_links"> {
  return insertRow("sign_in_links", {
    issuer,
    subject,
    user_id: userId,
    created_at: new Date().toISOString(),
  });
}

/** With any provider. An account without a password keeps its links: nobody could log in to it. */
export function removeLinks(userId: string): Statement<"sign_in_links", { user_id: string }> {
  return deleteFrom(
    "sign_in_links",
    sql<{ user_id: string }>`WHERE user_id = ${userId}
      AND EXISTS (SELECT 1 FROM users u WHERE u.id = ${userId} AND u.hashed_password IS NOT NULL)
      RETURNING user_id`,
  );
}

/**
 * The address of this account is proved for the first time, and nobody who had access until now has proved it: all of that
 * access ends, and the password is replaced or removed. `isStill` is a further condition on the user; the first statement
 * says whether it held.
 */
export function claimAccount(
  userId: string,
  hash: string | null,
  isStill = sql`TRUE`,
): [
  Statement<"users", { id: string }>,
  ...Statement<"users" | "sessions" | "api_tokens" | "calendar_keys" | "sign_in_links" | "boards">[],
] {
  const isClaimed = sql`id = ${userId} AND hashed_password IS NOT DISTINCT FROM ${hash}`;
  const [claimed, boards] = updateProfile(userId, { is_verified: true, hashed_password: hash }, isStill);
  return [
    claimed,
    ...voidAllSessions(isClaimed),
    ...endStandingAccess(isClaimed),
    deleteFrom("sign_in_links", sql`WHERE user_id IN (SELECT id FROM users WHERE ${isClaimed})`),
    boards,
  ];
}

/** Returns nothing for a sign-in that has come back before. */
export function spendSignIn(id: string, expiresAt: string): Statement<"used_sign_ins", { id: string }> {
  return insertInto(
    "used_sign_ins",
    sql<{
      id: string;
    }>`(id, expires_at) VALUES (${id}, ${expiresAt}) ON CONFLICT (id) DO NOTHING RETURNING id`,
  );
}

/** Only if the session exists: it may not have been created. */
export function insertProviderSession(
  sessionId: string,
  { issuer, subject, providerSession }: Identity,
  logoutUrl: string | null,
): Statement<"sign_in_sessions"> {
  return insertInto(
    "sign_in_sessions",
    sql`(session_id, issuer, subject, provider_session, logout_url)
      SELECT id, ${issuer}, ${subject}, ${providerSession}, ${logoutUrl} FROM sessions WHERE id = ${sessionId}`,
  );
}

/**
 * The sessions that began with the one that has ended at the provider; without an id of that, with any of the subject's. If
 * the provider did not say which one a session began with, it may be this one. A token that was used before is a
 * `DuplicateKey`. The last statement says which sessions have ended.
 */
export function endProviderSessions(
  { issuer, subject, providerSession, tokenId, expiresAt }: ProviderLogout,
  until: string,
): [
  Statement<"used_sign_ins">,
  Statement<"ended_sessions">,
  Statement<"sessions", { id: string; user_id: string }>,
] {
  const ofSubject = subject === null ? sql`` : sql`AND subject = ${subject}`;
  const ofSession =
    providerSession === null
      ? sql``
      : subject === null
        ? sql`AND provider_session = ${providerSession}`
        : sql`AND (provider_session = ${providerSession} OR provider_session IS NULL)`;
  const began = sql`SELECT session_id FROM sign_in_sessions WHERE issuer = ${issuer} ${ofSubject} ${ofSession}`;
  const used = { id: idOfToken(issuer, tokenId), expires_at: new Date(expiresAt).toISOString() };
  return [insertRow("used_sign_ins", used), ...endSessions(sql`id IN (${began})`, until)];
}

/** Providers choose any text. */
function idOfToken(issuer: string, tokenId: string): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([issuer, tokenId]))
    .digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

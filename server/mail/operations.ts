import type { mailRoutes } from "../../contract/mail.ts";
import type { Handler } from "../platform/core/call.ts";
import { writeOnce } from "../platform/core/idempotency.ts";
import { readAsCaller, sessionOf } from "../platform/core/query.ts";
import { sql } from "../platform/db/sql.ts";
import { badRequest, conflict, tooMany } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";
import { claimAccount } from "../sign-in/store.ts";
import { checkPasswordPolicy } from "../users/password-policy.ts";
import { hasPassword, updatePassword, updateProfile, userRow } from "../users/store.ts";
import { enqueue } from "./queue-store.ts";
import { accountOfToken, forgetTokens, isOfPassword } from "./token-store.ts";

const HOUR_SECONDS = 3600;

const useless = () =>
  badRequest("This link has expired or was used before; ask for a new one.", "link_expired");

export const sendVerification: Handler<typeof mailRoutes.sendVerification> = async (call) => {
  const { rows } = await readAsCaller(call, { user: userRow(sessionOf(call).userId) });
  const { email, is_verified } = one(rows.user);
  if (is_verified) throw conflict("Your e-mail address is verified already.", "already_verified");
  const answer = { detail: "A mail with a link is on its way." };
  const { id, insertion } = enqueue({ kind: "verify", recipient: email }, call.context.config);
  const isQueued = sql`EXISTS (SELECT 1 FROM mail_queue WHERE id = ${id})`;
  const [queued] = await writeOnce(call, [insertion], answer, isQueued);
  if (queued.length === 0) throw tooMany("Too many mails to your address; try again later.", HOUR_SECONDS);
  return answer;
};

/** Others see whether somebody is verified: it is a change of the profile. */
export const verifyEmail: Handler<typeof mailRoutes.verifyEmail> = async ({ context, input }) => {
  const { db, accounts, live } = context;
  const [account] = (await db.read({ account: accountOfToken(input.token, "verify") })).account;
  if (!account) throw useless();
  const change = updateProfile(account.id, { is_verified: true });
  await accounts.write([...change, forgetTokens(account.id, "verify")], account.id);
  live.profileChanged(account.id);
  return { detail: "Your e-mail address is verified." };
};

/**
 * The same is done whether there is such an account or not, and the same is answered: nobody finds out who has one,
 * not even by the time it takes. Whoever sends the mail looks for the account.
 */
export const forgotPassword: Handler<typeof mailRoutes.forgotPassword> = async (call) => {
  const { context, input, address } = call;
  const wait = await context.rateLimits.forgotten.attempt(address());
  const { insertion } = enqueue({ kind: "reset", recipient: input.email }, context.config);
  if (wait === 0) await context.accounts.write([insertion], address());
  else
    context.log.warn("too many requests for new passwords from one address; ignored", { address: address() });
  return { detail: "If there is an account with this address, a mail with a link is on its way." };
};

/**
 * The hash is compared in the statement that replaces it: of two requests with one token, one succeeds. An address that was
 * not verified is proved by the mailed token.
 */
export const resetPassword: Handler<typeof mailRoutes.resetPassword> = async (call) => {
  const { context, input, address } = call;
  const { db, accounts, passwords, live, config } = context;
  checkPasswordPolicy(input.new_password, "body.new_password", config);
  const [account] = (await db.read({ account: accountOfToken(input.token, "reset") })).account;
  if (!account || !isOfPassword(account)) throw useless();
  const hash = await passwords.hash(input.new_password, { address: address(), account: account.email });
  const { id: userId, is_verified } = account;
  const [change, ...others] = is_verified
    ? updatePassword(account, hash, null)
    : claimAccount(userId, hash, hasPassword(account));
  const [changed] = await accounts.write([change, ...others, forgetTokens(userId, "reset")], userId);
  if (changed.length === 0) throw useless();
  live.revoke(is_verified ? { userId } : { userId, withApiTokens: true });
  if (!is_verified) live.profileChanged(userId);
  return { detail: "The password is changed. Log in with the new one." };
};

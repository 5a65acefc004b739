import { userRoutes } from "../../contract/users.ts";
import { invitationFor } from "../invitations/join.ts";
import type { Handler } from "../platform/core/call.ts";
import { writeOnce } from "../platform/core/idempotency.ts";
import { requireMatch } from "../platform/core/if-match.ts";
import { query, readAsCaller, sessionOf } from "../platform/core/query.ts";
import { DuplicateKey } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { badRequest, conflict, notFound } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { countProfileChange, countRegistration, loginAttempts } from "./attempts.ts";
import { checkPasswordPolicy } from "./password-policy.ts";
import { toUser } from "./public-user.ts";
import { joinAs, refuseRegistration } from "./registration.ts";
import {
  accountRow,
  hasProfile,
  insertAccount,
  searchUserRows,
  updatePassword,
  updateProfile,
  userRow,
} from "./store.ts";
import { usernameColumns } from "./username-key.ts";

const USERS_PER_PAGE = 20;

export const register: Handler<typeof userRoutes.register> = async (call) => {
  const { context, input, address } = call;
  const { email, username, firstname = null, lastname = null, invitation: token = null } = input;
  refuseRegistration(context.config, token !== null);
  checkPasswordPolicy(input.password, "body.password", context.config);
  const place = address();
  await countRegistration(context, place);
  const invitation = token === null ? null : await invitationFor(context, token, email);
  const id = newId();
  const hashed_password = await context.passwords.hash(input.password, { address: place, account: email });
  const account = { id, email, username, hashed_password, firstname, lastname, is_superuser: false };
  // There is no account yet that could take turns with others: registrations from one address share a turn.
  await context.accounts.write([insertAccount(account)], place).catch(refuseDuplicate);
  if (invitation) await joinAs(call, id, invitation);
  return {
    id,
    email,
    username,
    firstname,
    lastname,
    is_active: true,
    is_verified: false,
    is_superuser: false,
  };
};

export const authMethods: Handler<typeof userRoutes.authMethods> = async ({ context: { config, oidc } }) => ({
  password: config.PASSWORD_LOGIN,
  password_min_length: config.PASSWORD_MIN_LENGTH,
  oidc: oidc && { name: oidc.name },
  registration: config.REGISTRATION,
  mail: config.SMTP_URL !== "",
  trash_days: config.TRASH_DAYS,
});

export const getMe = query(userRoutes.getMe, {
  load: (_, { callerId }) => ({ user: userRow(callerId) }),
  answer: ({ user }) => toUser(one(user)),
});

/** Starts again when the profile has been changed meanwhile, so that If-Match is compared with what is overwritten. */
export const updateMe: Handler<typeof userRoutes.updateMe> = async (call) => {
  const { rows, caller } = await readAsCaller(call, { user: userRow(sessionOf(call).userId) });
  const before = toUser(one(rows.user));
  requireMatch(call, before);
  const after = { ...before, ...call.input };
  const { firstname, lastname, username } = after;
  const isRenamed = username !== before.username;
  const fields = {
    ...(firstname !== before.firstname && { firstname }),
    ...(lastname !== before.lastname && { lastname }),
    ...(isRenamed && usernameColumns(username)),
  };
  if (Object.keys(fields).length === 0) {
    if (call.repeat) await writeOnce(call, [], after);
    return after;
  }
  await countProfileChange(call.context, caller.id);
  const change = updateProfile(caller.id, fields, hasProfile(before));
  const [changed] = await writeOnce(call, change, after, hasProfile(after)).catch(refuseDuplicate);
  if (changed.length === 0) return updateMe(call);
  call.context.live.profileChanged(caller.id);
  return after;
};

export const changePassword: Handler<typeof userRoutes.changePassword> = async (call) => {
  const { context, address } = call;
  const { userId, id: sessionId } = sessionOf(call);
  const { rows } = await readAsCaller(call, { account: accountRow(userId) });
  const { input } = call;
  checkPasswordPolicy(input.new_password, "body.new_password", context.config);
  const account = one(rows.account);
  if (account.hashed_password === null)
    throw badRequest("Your account has no password to change.", "wrong_password");
  const attempts = loginAttempts(context, account.email, address());
  await attempts.check();
  const wrong = badRequest("The current password is wrong.", "wrong_password");
  if (!(await context.passwords.verify(input.current_password, account.hashed_password, attempts)))
    throw wrong;
  attempts.succeeded();
  const hash = await context.passwords.hash(input.new_password, attempts.who);
  const answer = { detail: "The password is changed." };
  const isNew = sql`u.hashed_password = ${hash}`;
  const [changed] = await writeOnce(call, updatePassword(account, hash, sessionId), answer, isNew);
  if (changed.length === 0) throw wrong;
  context.live.revoke({ userId, exceptSession: sessionId });
  return answer;
};

export const getUser = query(userRoutes.getUser, {
  load: ({ user_id }) => ({ user: userRow(user_id) }),
  answer({ user }) {
    if (!user[0]) throw notFound("This user");
    return toUser(user[0]);
  },
});

export const searchUsers = query(userRoutes.searchUsers, {
  load: ({ q, search, query, limit, offset }) => ({
    users: searchUserRows(q ?? search ?? query ?? "", limit ?? USERS_PER_PAGE, offset ?? 0),
  }),
  answer: ({ users }) => users.map(toUser),
});

function refuseDuplicate(error: unknown): never {
  if (error instanceof DuplicateKey)
    throw conflict("This e-mail address or username is already taken.", "already_taken");
  throw error;
}

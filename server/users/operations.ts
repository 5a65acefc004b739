import { userRoutes } from "../../contract/users.ts";
import { type Call, type Handler, Reply } from "../platform/call.ts";
import type { Context } from "../platform/context.ts";
import { DuplicateKey } from "../platform/db/db.ts";
import { badRequest, conflict, notFound, unauthorized } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { isFromOwnPages } from "../platform/origin.ts";
import { isOutdated } from "../platform/passwords.ts";
import { query, readAsCaller, sessionOf } from "../platform/query.ts";
import { countRegistration, loginAttempts } from "./attempts.ts";
import { checkPasswordPolicy } from "./password-policy.ts";
import { toUser } from "./public-user.ts";
import {
  type AccountRow,
  accountRow,
  accountRowByEmail,
  insertAccount,
  revokeToken,
  searchUserRows,
  updateHash,
  updatePassword,
  updateProfile,
  userRow,
} from "./store.ts";

const DEFAULT_PAGE = 20;

export const register: Handler<typeof userRoutes.register> = async ({
  context,
  input,
  invalidBody,
  address,
}) => {
  if (invalidBody) throw invalidBody;
  checkPasswordPolicy(input.password, "body.password", context.config);
  await countRegistration(context, address());
  const { email, username, firstname = null, lastname = null } = input;
  const id = newId();
  const hashed_password = await context.passwords.hash(input.password);
  const account = { id, email, username, hashed_password, firstname, lastname, is_superuser: false };
  await context.db.write([insertAccount(account)]).catch(refuseDuplicate);
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

export const login: Handler<typeof userRoutes.login> = async (call) => {
  const { context, input, invalidBody, address } = call;
  if (invalidBody) throw invalidBody;
  const { db, passwords } = context;
  const attempts = loginAttempts(context, input.username, address());
  await attempts.check();
  const [account] = (await db.read({ account: accountRowByEmail(input.username) })).account;
  const matches = await passwords.verify(input.password, account?.hashed_password ?? null, attempts.attempt);
  if (!account || !matches || !account.is_active) {
    throw unauthorized("The e-mail address or the password is wrong.");
  }
  attempts.succeeded();
  if (isOutdated(account.hashed_password)) await renewHash(context, account, input.password);
  return newToken(call, account);
};

/** Whoever works on stays logged in. */
export const refresh: Handler<typeof userRoutes.refresh> = async (call) => {
  const { rows } = await readAsCaller(call, { account: accountRow(sessionOf(call).userId) });
  return newToken(call, rows.account[0]!);
};

export const logout: Handler<typeof userRoutes.logout> = async (call) => {
  const { db, config, live } = call.context;
  const { userId, tokenId, expiresAt } = sessionOf(call);
  await readAsCaller(call, {});
  await db.write([revokeToken(tokenId, expiresAt)]);
  live.revoke({ userId, onlyToken: tokenId });
  const body = { detail: "You are logged out." };
  return config.AUTH_COOKIE ? new Reply(body, { "set-cookie": authCookie(call.context, "") }) : body;
};

export const getMe = query(userRoutes.getMe, {
  load: (_, { callerId }) => ({ user: userRow(callerId) }),
  answer: ({ user }) => toUser(user[0]!),
});

export const updateMe: Handler<typeof userRoutes.updateMe> = async (call) => {
  const { rows, caller } = await readAsCaller(call, { user: userRow(sessionOf(call).userId) });
  const before = toUser(rows.user[0]!);
  const after = { ...before, ...call.input };
  const { firstname, lastname, username } = after;
  const same = firstname === before.firstname && lastname === before.lastname && username === before.username;
  if (!same) {
    const { input } = call;
    const fields = {
      ...(input.firstname !== undefined && { firstname }),
      ...(input.lastname !== undefined && { lastname }),
      ...(input.username !== undefined && { username, username_lower: username.toLowerCase() }),
    };
    await call.context.db.write(updateProfile(caller.id, fields)).catch(refuseDuplicate);
    call.context.live.profileChanged(caller.id);
  }
  return after;
};

export const changePassword: Handler<typeof userRoutes.changePassword> = async (call) => {
  const { context, input, address } = call;
  const { userId, tokenId } = sessionOf(call);
  const { rows } = await readAsCaller(call, { account: accountRow(userId) });
  checkPasswordPolicy(input.new_password, "body.new_password", context.config);
  const account = rows.account[0]!;
  const attempts = loginAttempts(context, account.email, address());
  await attempts.check();
  const wrong = badRequest("The current password is wrong.");
  if (!(await context.passwords.verify(input.current_password, account.hashed_password, attempts.attempt)))
    throw wrong;
  attempts.succeeded();
  const hash = await context.passwords.hash(input.new_password);
  const [changed] = await context.db.write([updatePassword(account, hash, tokenId)]);
  if (changed!.length === 0) throw wrong;
  context.live.revoke({ userId, exceptToken: tokenId });
  return { detail: "The password is changed." };
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
    users: searchUserRows(q ?? search ?? query ?? "", limit ?? DEFAULT_PAGE, offset ?? 0),
  }),
  answer: ({ users }) => users.map(toUser),
});

function refuseDuplicate(error: unknown): never {
  if (error instanceof DuplicateKey) throw conflict("This e-mail address or username is already taken.");
  throw error;
}

/** Only now is the password known. A login does not fail because this does; the next one tries again. */
async function renewHash({ db, log, passwords }: Context, account: AccountRow, password: string) {
  try {
    await db.write([updateHash(account, await passwords.hash(password))]);
  } catch (error) {
    log.warn("a password could not be hashed anew", { reason: String(error) });
  }
}

/** A page of another site gets its token, if it knows the password, but cannot log its visitor in as somebody else. */
function newToken({ context, request }: Call, { id, token_generation }: AccountRow): Reply {
  const { config, tokens } = context;
  const access_token = tokens.issue({ id, generation: token_generation });
  const withCookie = config.AUTH_COOKIE && isFromOwnPages(request, config);
  const headers = withCookie ? { "set-cookie": authCookie(context, access_token) } : undefined;
  return new Reply({ access_token, token_type: "bearer" }, headers);
}

function authCookie({ config, tokens }: Context, token: string): string {
  const secure = config.COOKIE_SECURE ? "; Secure" : "";
  const maxAge = token === "" ? 0 : tokens.lifetimeSeconds;
  return `svc_auth=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

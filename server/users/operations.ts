import { userRoutes } from "../../contract/users.ts";
import { type Handler, Reply } from "../platform/call.ts";
import type { Context } from "../platform/context.ts";
import { DuplicateKey } from "../platform/db/db.ts";
import { badRequest, conflict, notFound, tooMany, unauthorized } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { query, readAsCaller, sessionOf } from "../platform/query.ts";
import { checkPasswordPolicy } from "./password-policy.ts";
import { toUser } from "./public-user.ts";
import {
  type AccountRow,
  accountRow,
  accountRowByEmail,
  insertAccount,
  revokeToken,
  searchUserRows,
  updatePassword,
  updateProfile,
  userRow,
} from "./store.ts";

const DEFAULT_PAGE = 20;

export const register: Handler<typeof userRoutes.register> = async ({ context, input, invalidBody }) => {
  if (invalidBody) throw invalidBody;
  checkPasswordPolicy(input.password, "body.password", context.config);
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

export const login: Handler<typeof userRoutes.login> = async ({ context, input, invalidBody, address }) => {
  if (invalidBody) throw invalidBody;
  const { db, passwords } = context;
  const throttle = loginThrottle(context, input.username, address());
  throttle.check();
  const [account] = (await db.read({ account: accountRowByEmail(input.username) })).account;
  const matches = await passwords.verify(input.password, account?.hashed_password ?? null, throttle.attempt);
  if (!account || !matches || !account.is_active) {
    throw unauthorized("The e-mail address or the password is wrong.");
  }
  throttle.succeeded();
  return newToken(context, account);
};

/** Whoever works on stays logged in. */
export const refresh: Handler<typeof userRoutes.refresh> = async (call) => {
  const { rows } = await readAsCaller(call, { account: accountRow(sessionOf(call).userId) });
  return newToken(call.context, rows.account[0]!);
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
  }
  return after;
};

export const changePassword: Handler<typeof userRoutes.changePassword> = async (call) => {
  const { context, input, address } = call;
  const { userId, tokenId } = sessionOf(call);
  const { rows } = await readAsCaller(call, { account: accountRow(userId) });
  checkPasswordPolicy(input.new_password, "body.new_password", context.config);
  const account = rows.account[0]!;
  const throttle = loginThrottle(context, account.email, address());
  throttle.check();
  const wrong = badRequest("The current password is wrong.");
  if (!(await context.passwords.verify(input.current_password, account.hashed_password, throttle.attempt)))
    throw wrong;
  throttle.succeeded();
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

/**
 * Failures count against the pair of account and address, so that a stranger cannot lock somebody out from
 * elsewhere, and against the address alone, so that nobody tries every account.
 */
function loginThrottle({ throttles }: Context, email: string, address: string) {
  const pair = `${email.toLowerCase()} ${address}`;
  function check(): void {
    const wait = Math.max(throttles.account.wait(pair), throttles.address.wait(address));
    if (wait > 0) throw tooMany("Too many failed attempts; try again later.", wait);
  }
  return {
    check,
    /** Counts as failed until it has succeeded: many tries at once must not all slip through. */
    attempt() {
      check();
      throttles.account.fail(pair);
      throttles.address.fail(address);
    },
    succeeded() {
      throttles.account.clear(pair);
      throttles.address.forgive(address);
    },
  };
}

function newToken(context: Context, { id, token_generation }: AccountRow): Reply {
  const access_token = context.tokens.issue({ id, generation: token_generation });
  const cookie = context.config.AUTH_COOKIE ? { "set-cookie": authCookie(context, access_token) } : undefined;
  return new Reply({ access_token, token_type: "bearer" }, cookie);
}

function authCookie({ config, tokens }: Context, token: string): string {
  const secure = config.COOKIE_SECURE ? "; Secure" : "";
  const maxAge = token === "" ? 0 : tokens.lifetimeSeconds;
  return `svc_auth=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

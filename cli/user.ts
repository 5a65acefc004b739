/** boardcast user …: accounts from the command line, for operators. */
import { type Config, ConfigError, readConfig } from "../server/config.ts";
import { hashPassword } from "../server/platform/auth/passwords.ts";
import type { Db } from "../server/platform/db/db.ts";
import { sql } from "../server/platform/db/sql.ts";
import {
  announceRevocation,
  LONGEST_UNTOLD_SECONDS,
  type Revocation,
} from "../server/platform/live/bus/revocation.ts";
import { codeOf, messageOf } from "../server/platform/util/unknown-value.ts";
import { removeLinks } from "../server/sign-in/store.ts";
import { endStandingAccess } from "../server/users/standing-access.ts";
import {
  type AccountRow,
  accountRowByEmail,
  deactivate,
  updatePassword,
  updateProfile,
} from "../server/users/store.ts";
import { type Arguments, parseArguments } from "./arguments.ts";
import { createAccount } from "./create-account.ts";
import { nameOfDb, openExistingDb } from "./existing-db.ts";
import { passwordFrom } from "./first-password.ts";
import { print, printError } from "./output.ts";

/** What can be done with an account that is there. */
const ACTIONS: Record<string, (run: Run) => Promise<string>> = {
  async promote({ db, account }) {
    const { id, email } = await account();
    await db.write(updateProfile(id, { is_superuser: true }));
    return `${email} is a superuser`;
  },
  async deactivate({ db, config, account }) {
    const { id, email } = await account();
    await db.write(deactivate(id));
    await closeConnections(config, { userId: id, withApiTokens: true });
    return `Deactivated ${email}; its tokens are void`;
  },
  async disconnect({ db, account }) {
    const { id, email, hashed_password } = await account();
    if (hashed_password === null)
      throw new ConfigError(`${email} has no password: nobody could log in. Use user reset-password first`);
    const [removed] = await db.write([removeLinks(id)]);
    return removed.length > 0
      ? `${email} is no longer connected with the OpenID Connect provider`
      : `${email} was not connected with the OpenID Connect provider`;
  },
  async "reset-password"({ db, config, options, account }) {
    const found = await account();
    const { password, shown } = passwordFrom(options, config);
    const hash = await hashPassword(password);
    const isChanged = sql`id = ${found.id} AND hashed_password = ${hash}`;
    const [changed] = await db.write([
      ...updatePassword(found, hash, null),
      ...endStandingAccess(isChanged),
    ] as const);
    if (changed.length === 0) throw new ConfigError("Somebody else has just changed the password; try again");
    await closeConnections(config, { userId: found.id, withApiTokens: true });
    return `Changed the password of ${found.email}; it is logged out everywhere, its API tokens are deleted, and its calendar has a new address${shown}`;
  },
};

interface Run {
  db: Db;
  config: Config;
  options: Pick<Arguments, "text" | "has">;
  /** The account named on the command line. */
  account(): Promise<AccountRow>;
}

export async function userCommand(args: string[]): Promise<void> {
  const { settings, positionals, ...options } = parseArguments(args, {
    text: ["email", "username", "password"],
    flags: ["superuser", "no-password"],
  });
  const [name = "", address] = positionals;
  const action = Object.hasOwn(ACTIONS, name) && ACTIONS[name];
  if (!action && name !== "create")
    throw new ConfigError(`user takes one of ${["create", ...Object.keys(ACTIONS)].join(", ")}`);
  const extra = positionals.slice(name === "create" ? 1 : 2);
  if (extra.length > 0) throw new ConfigError(`user ${name} does not take ${extra.join(" ")}`);
  const config = readConfig(process.env, settings);
  if (!action) return print(await createAccount(config, options));
  const db = await openExistingDb(config);
  async function account(): Promise<AccountRow> {
    if (!address) throw new ConfigError(`user ${name} needs the e-mail address of the account`);
    const [found] = (await db.read({ account: accountRowByEmail(address) })).account;
    if (!found) throw new ConfigError(`There is no account ${address} in ${nameOfDb(config)}`);
    return found;
  }
  try {
    print(await action({ db, config, options, account }));
  } finally {
    await db.close();
  }
}

/** The tokens are void by now; sockets and streams are open until the instances hear of it, or look. */
async function closeConnections({ REDIS_URL }: Config, revocation: Revocation): Promise<void> {
  if (REDIS_URL === "") return;
  try {
    await announceRevocation(REDIS_URL, revocation);
  } catch (error) {
    printError(
      `boardcast: Redis could not be reached (${messageOf(error) || codeOf(error)}); ` +
        `open connections of this account are closed within ${LONGEST_UNTOLD_SECONDS} seconds`,
    );
  }
}

/** boardcast user create. It may be the first command of all, so it creates the database if there is none, and says so. */
import * as z from "zod/mini";
import { username } from "../contract/base/usernames.ts";
import { email } from "../contract/users.ts";
import { type Config, ConfigError } from "../server/config.ts";
import { openDb } from "../server/open-db.ts";
import { hashPassword } from "../server/platform/auth/passwords.ts";
import { DuplicateKey } from "../server/platform/db/db.ts";
import { newId } from "../server/platform/util/ids.ts";
import { one } from "../server/platform/util/present.ts";
import { insertAccount } from "../server/users/store.ts";
import type { Arguments } from "./arguments.ts";
import { isThere, nameOfDb } from "./existing-db.ts";
import { passwordFrom } from "./first-password.ts";

type Options = Pick<Arguments, "text" | "has">;

/** What is wrong with the options is found before the database is touched. */
export async function createAccount(config: Config, options: Options): Promise<string> {
  const address = required(
    z.safeParse(email, options.text("email")),
    () => "--email must be a valid address",
  );
  const account = {
    id: newId(),
    email: address,
    username: required(z.safeParse(username, options.text("username")), nameProblem),
    firstname: null,
    lastname: null,
    is_superuser: options.has("superuser"),
  };
  const { hashed_password, shown } = await firstPassword(options, config);
  const isNew = !isThere(config);
  const db = await openDb(config);
  try {
    await db.write([insertAccount({ ...account, hashed_password })]);
  } catch (error) {
    if (error instanceof DuplicateKey)
      throw new ConfigError("This e-mail address or username is already taken");
    throw error;
  } finally {
    await db.close();
  }
  return `Created ${address} in ${nameOfDb(config)}${isNew ? ", a new database" : ""}${shown}`;
}

/** None for people who sign in with the OpenID Connect provider. */
async function firstPassword(options: Options, config: Config) {
  if (!options.has("no-password")) {
    const { password, shown } = passwordFrom(options, config);
    return { hashed_password: await hashPassword(password), shown };
  }
  if (options.text("password") !== undefined)
    throw new ConfigError("user create takes either --password or --no-password");
  return { hashed_password: null, shown: "" };
}

function required<T>(parsed: z.core.util.SafeParseResult<T>, problem: (message: string) => string): T {
  if (parsed.success) return parsed.data;
  throw new ConfigError(problem(one(parsed.error.issues, "problem").message));
}

/** The rules of lengths, which have no words of their own, in ours. */
function nameProblem(message: string): string {
  return `--username ${message.startsWith("must ") ? message : "must have 1 to 50 characters"}`;
}

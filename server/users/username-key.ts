/**
 * What a username looks like: two names with the same key are taken for each other, in some letter case and some font.
 * A capital i looks like an l, and an i is the same name as its capital: so all three are one.
 * Nobody sees it, and nothing is called by it; it is unique among accounts.
 */

import type { Context } from "../platform/core/context.ts";
import { DuplicateKey } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { updateOf } from "../platform/db/statements.ts";
import { one } from "../platform/util/present.ts";
import type { Row } from "../tables.ts";

/** Letters of other scripts, and of Latin itself, with a Latin letter that looks the same, be it as a capital. */
const LOOKALIKES = new Map(
  [
    { others: "авеһкмнорстухіјѕԁԛԝѵӏԍү", latin: "abehkmhopctyxijsdqwvlgy" },
    { others: "αβεζηικμνορτυχϳ", latin: "abezhikmnoptyxj" },
    { others: "ɑɡɩ", latin: "agi" },
  ].flatMap(({ others, latin }) => [...others].map((other, index) => [other, latin.charAt(index)] as const)),
);

export function usernameKey(name: string): string {
  const folded = name
    .normalize("NFKD")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD");
  const latin = Array.from(folded, (letter) => LOOKALIKES.get(letter) ?? letter).join("");
  // The dot of an i is no accent.
  return latin
    .replace(/(?<=[ij])\u0307/gu, "")
    .replace(/[i1|\u01c0]/gu, "l")
    .replaceAll("0", "o")
    .replace(/ +/g, " ")
    .normalize("NFC");
}

/** The columns of a user that say the name. */
export function usernameColumns(username: string) {
  return { username, username_lower: username.toLowerCase(), username_key: usernameKey(username) };
}

const BATCH = 100;

type NamedRow = Pick<Row<"users">, "id" | "username">;

/**
 * Accounts from before there were keys, and those that an instance of the version before makes, get theirs once, after
 * the start. Of accounts that already look alike the oldest has it; the others go on without.
 */
export function startUsernameKeys({
  db,
  accounts,
  log,
}: Pick<Context, "db" | "accounts" | "log">): () => void {
  let stopped = false;

  async function give({ id, username }: NamedRow): Promise<void> {
    const key = usernameKey(username);
    const isFree = sql`NOT EXISTS (SELECT 1 FROM users other WHERE other.username_key = ${key})`;
    const given = sql`SET username_key = ${key} WHERE id = ${id} AND username = ${username} AND ${isFree}`;
    await accounts.write([updateOf("users", given)]).catch((error) => {
      if (!(error instanceof DuplicateKey)) throw error;
    });
  }

  async function giveAll(): Promise<void> {
    for (let after = ""; !stopped; ) {
      const { rows } = await db.read({ rows: namesWithoutKey(after) });
      for (const row of rows) if (!stopped) await give(row);
      if (rows.length < BATCH) return;
      after = one(rows.slice(-1)).id;
    }
  }

  giveAll().catch((error) => log.warn("usernames could not be compared", { reason: String(error) }));
  return () => {
    stopped = true;
  };
}

/** Oldest first. */
function namesWithoutKey(after: string): Sql<NamedRow> {
  const later = after === "" ? sql`` : sql` AND id > ${after}`;
  return sql<NamedRow>`SELECT id, username FROM users WHERE username_key IS NULL${later} ORDER BY id LIMIT ${BATCH}`;
}

/** The people whom a text mentions, found by the database: the event that has the text does not know the members. */
import { mentionsInMarkdown } from "../../contract/mentions.ts";
import { eachObject, integerIn, textIn } from "../platform/db/json.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { usernameKey } from "../users/username-key.ts";

export interface Mentioned {
  /** A query for `id`. */
  people: Sql;
  /** How many they are at most. */
  most: number;
}

/**
 * The members of a board whom a text mentions, each once. Null if it mentions nobody. A mention may be
 * read as several names; the longest that is a member's counts. Names are looked up by their keys, which are unique, each
 * of them once: the database compares no mention with another.
 */
export function mentionedIn(text: string | null | undefined, boardId: string): Mentioned | null {
  const mentions = text ? mentionsInMarkdown(text) : [];
  if (mentions.length === 0) return null;
  const all = different(mentions);
  const readings = all.flatMap((names, mention) =>
    names.map((name, place) => ({ mention, place, name, key: usernameKey(name) })),
  );
  const json = sql`CAST(${JSON.stringify({ readings })} AS TEXT)`;
  const value = sql`x.value`;
  const members = sql`SELECT u.id, row_number() OVER (
      PARTITION BY ${integerIn(value, "mention")} ORDER BY ${integerIn(value, "place")}) AS choice
    FROM ${eachObject(json, "readings", "x")} CROSS JOIN users u CROSS JOIN board_members m
    WHERE u.username_key = ${textIn(value, "key")} AND u.username_lower = ${textIn(value, "name")}
      AND m.board_id = ${boardId} AND m.user_id = u.id`;
  const people = sql`SELECT DISTINCT found.id FROM (${members}) found WHERE found.choice = 1`;
  return { people, most: all.length };
}

/** Mentions that are written alike count as one. */
function different(mentions: readonly string[][]): string[][] {
  return [...new Map(mentions.map((names) => [JSON.stringify(names), names])).values()];
}

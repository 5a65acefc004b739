/** The people whom a text mentions, found by the database: the event that has the text does not know the members. */
import { mentionsInMarkdown } from "../../contract/mentions.ts";
import { eachObject, integerIn, textIn } from "../platform/db/json.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { usernameKey } from "../users/username-key.ts";

/**
 * A query for `id`: the members of a board whom a text mentions, each once. Null if it mentions nobody. A mention may be
 * read as several names; the longest that is a member's counts. Names are looked up by their keys, which are unique.
 */
export function mentionedIn(text: string | null | undefined, boardId: string): Sql | null {
  const mentions = text ? mentionsInMarkdown(text) : [];
  if (mentions.length === 0) return null;
  const readings = mentions.flatMap((names, mention) =>
    names.map((name, place) => ({ mention, place, name, key: usernameKey(name) })),
  );
  const json = sql`CAST(${JSON.stringify({ readings })} AS TEXT)`;
  const members = (
    reading: string,
    user: { u: Sql; m: Sql; x: Sql },
  ) => sql`${eachObject(json, "readings", reading)}
    CROSS JOIN users ${user.u} CROSS JOIN board_members ${user.m}
    WHERE ${user.u}.username_key = ${textIn(sql`${user.x}.value`, "key")}
      AND ${user.u}.username_lower = ${textIn(sql`${user.x}.value`, "name")}
      AND ${user.m}.board_id = ${boardId} AND ${user.m}.user_id = ${user.u}.id`;
  const longer = sql`SELECT 1 FROM ${members("y", { u: sql`v`, m: sql`w`, x: sql`y` })}
    AND ${integerIn(sql`y.value`, "mention")} = ${integerIn(sql`x.value`, "mention")}
    AND ${integerIn(sql`y.value`, "place")} < ${integerIn(sql`x.value`, "place")}`;
  return sql`SELECT DISTINCT u.id FROM ${members("x", { u: sql`u`, m: sql`m`, x: sql`x` })} AND NOT EXISTS (${longer})`;
}

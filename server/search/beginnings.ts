/**
 * What the beginning of a word stands for in the index of SQLite, which reads the entries of a word in order, but collects
 * all entries of all words that begin like this before it returns the first: 37 ms for 100,000 of them.
 */
import type { DbReader } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import type { Query } from "./parse-query.ts";

/** Words to look for instead; or it is asked of the index as it is; or it has too many entries, and texts are compared. */
export type Beginning = readonly string[] | "few entries" | "many entries";

/** In one search. A word takes some 20 µs to find, an entry 0.1. */
const MOST_WORDS = 128;
const MOST_ENTRIES = 20_000;

export async function readBeginnings(
  db: DbReader,
  { terms, without }: Query,
  callerId: string,
): Promise<ReadonlyMap<string, Beginning>> {
  const asked = [...terms, ...without.terms.filter(({ words }) => words.length === 1)];
  const beginnings = new Set(asked.flatMap(({ words, isPrefix }) => (isPrefix ? (words.at(-1) ?? []) : [])));
  const known = new Map<string, Beginning>();
  if (db.kind === "postgres") {
    for (const beginning of beginnings) known.set(beginning, "few entries");
    return known;
  }
  const mostWords = Math.floor(MOST_WORDS / beginnings.size);
  for (const beginning of beginnings) {
    const { words } = await db.read({ words: wordsBeginningWith(beginning, mostWords + 1) }, callerId);
    if (words.length > mostWords) continue;
    known.set(
      beginning,
      words.map(({ word }) => word),
    );
  }
  const others = [...beginnings].filter((beginning) => !known.has(beginning));
  const mostEntries = Math.floor(MOST_ENTRIES / others.length);
  for (const beginning of others) {
    const { entries } = await db.read({ entries: entriesOf(beginning, mostEntries) }, callerId);
    known.set(beginning, entries[0]?.count === mostEntries ? "many entries" : "few entries");
  }
  return known;
}

/** From one word to the next, without reading their entries. */
function wordsBeginningWith(beginning: string, most: number): Sql<{ word: string }> {
  const first = (from: Sql) => sql`(SELECT v.term FROM search_words v
    WHERE v.term >= ${from} AND v.term <= ${lastOf(beginning)} LIMIT 1)`;
  return sql<{ word: string }>`WITH RECURSIVE found(word, place) AS (SELECT ${first(sql`${beginning}`)}, 1
      UNION ALL SELECT ${first(sql`found.word || char(1)`)}, place + 1 FROM found
        WHERE found.word IS NOT NULL AND place < ${most})
    SELECT word FROM found WHERE word IS NOT NULL`;
}

function entriesOf(beginning: string, most: number): Sql<{ count: number }> {
  return sql<{ count: number }>`SELECT count(*) AS count FROM (SELECT 1 FROM search_words v
    WHERE v.term >= ${beginning} AND v.term <= ${lastOf(beginning)} LIMIT ${most} + 0) few`;
}

/** No word has this character. */
const lastOf = (beginning: string) => `${beginning}\u{10ffff}`;

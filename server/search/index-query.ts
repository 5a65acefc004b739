/** A query in the words of each full-text index. Nothing has to be escaped: words are letters, digits and emoji. */
import type { DbReader } from "../platform/db/db.ts";
import type { Beginning } from "./beginnings.ts";
import { boardWord, numberWord, ownWord, titleWord } from "./document.ts";
import type { Query } from "./parse-query.ts";

interface Language {
  word(word: string): string;
  prefix(word: string): string;
  and: string;
  or: string;
}

const LANGUAGES: Record<DbReader["kind"], Language> = {
  sqlite: { word: (word) => `"${word}"`, prefix: (word) => `"${word}" *`, and: " AND ", or: " OR " },
  postgres: { word: (word) => `'${word}'`, prefix: (word) => `'${word}':*`, and: " & ", or: " | " },
};

interface Asked {
  query: Query;
  boardIds: readonly string[] | null;
  beginnings: ReadonlyMap<string, Beginning>;
  tier: "title" | "rest";
}

/**
 * Null if the index cannot narrow the search. Titles, and the cards that a query of operators finds, are in the own
 * documents of cards, which have a word of their own for the board.
 */
export function indexQuery(kind: DbReader["kind"], asked: Asked): string | null {
  const { query, boardIds, tier } = asked;
  const { word, and, or } = LANGUAGES[kind];
  const onBoard = isBare(query) || tier === "title" ? ownWord : boardWord;
  const parts = [
    ...termsOf(kind, asked),
    ...query.numbers.map((number) => word(numberWord(number))),
    ...(boardIds ? [`(${boardIds.map((id) => word(onBoard(id))).join(or)})`] : []),
  ];
  return parts.length > 0 ? parts.join(and) : null;
}

/** It has operators only. */
export function isBare({ terms, numbers }: Query): boolean {
  return terms.length + numbers.length === 0;
}

function termsOf(kind: DbReader["kind"], { query, beginnings, tier }: Asked): string[] {
  const { word, prefix, or } = LANGUAGES[kind];
  const marked = tier === "title" ? titleWord : (plain: string) => plain;
  return query.terms.flatMap(({ words, isPrefix }) =>
    words.flatMap((plain, index) => {
      if (!isPrefix || index < words.length - 1) return word(marked(plain));
      const beginning = beginnings.get(plain) ?? "few entries";
      if (beginning === "many entries") return [];
      if (beginning === "few entries") return prefix(marked(plain));
      const known = beginning.length > 0 ? beginning : [plain];
      return `(${known.map((one) => word(marked(one))).join(or)})`;
    }),
  );
}

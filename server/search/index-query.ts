/** A query in the words of each full-text index. Nothing has to be escaped: words are letters, digits and emoji. */
import type { Term } from "../../contract/search-text/query-parts.ts";
import type { DbReader } from "../platform/db/db.ts";
import type { Beginning } from "./beginnings.ts";
import { boardWord, numberWord, ownWord, titleWord } from "./document.ts";
import type { Query } from "./parse-query.ts";

interface Language {
  word(word: string): string;
  prefix(word: string): string;
  and: string;
  or: string;
  without(wanted: readonly string[], excluded: string): string;
}

const LANGUAGES: Record<DbReader["kind"], Language> = {
  sqlite: {
    word: (word) => `"${word}"`,
    prefix: (word) => `"${word}" *`,
    and: " AND ",
    or: " OR ",
    // Something has to be wanted, which is the boards at least.
    without: (wanted, excluded) => `(${wanted.join(" AND ")}) NOT (${excluded})`,
  },
  postgres: {
    word: (word) => `'${word}'`,
    prefix: (word) => `'${word}':*`,
    and: " & ",
    or: " | ",
    without: (wanted, excluded) => [...wanted, `!(${excluded})`].join(" & "),
  },
};

type Beginnings = ReadonlyMap<string, Beginning>;

interface Asked {
  query: Query;
  boardIds: readonly string[] | null;
  beginnings: Beginnings;
  tier: "title" | "rest";
}

/**
 * Null if the index cannot narrow the search. Titles, and the cards that a query of operators finds, are in the own
 * documents of cards, which have a word of their own for the board.
 */
export function indexQuery(kind: DbReader["kind"], asked: Asked): string | null {
  const { query, boardIds, tier } = asked;
  const { word, and, or, without } = LANGUAGES[kind];
  const onBoard = isBare(query) || tier === "title" ? ownWord : boardWord;
  const parts = [
    ...termsOf(kind, asked),
    ...query.numbers.map((number) => word(numberWord(number))),
    ...(boardIds ? [`(${boardIds.map((id) => word(onBoard(id))).join(or)})`] : []),
  ];
  const excluded = [
    ...excludedTerms(kind, asked),
    ...query.without.numbers.map((number) => word(numberWord(number))),
  ];
  if (excluded.length > 0) return without(parts, excluded.join(or));
  return parts.length > 0 ? parts.join(and) : null;
}

/** What has one of the words that are left out, as far as the index knows; null if there are none. */
export function excludedWords(
  kind: DbReader["kind"],
  asked: Pick<Asked, "query" | "beginnings">,
): string | null {
  const terms = excludedTerms(kind, asked);
  return terms.length > 0 ? terms.join(LANGUAGES[kind].or) : null;
}

function excludedTerms(
  kind: DbReader["kind"],
  { query, beginnings }: Pick<Asked, "query" | "beginnings">,
): string[] {
  const { word, prefix } = LANGUAGES[kind];
  return query.without.terms.flatMap((term) => {
    if (isCompared(term, beginnings)) return [];
    const [plain] = term.words;
    const beginning = term.isPrefix ? (beginnings.get(plain) ?? "few entries") : [plain];
    return typeof beginning === "string" ? prefix(plain) : beginning.map(word);
  });
}

/** What the index does not know: the order of words, and beginnings with too many entries. */
export function isCompared({ words, isPrefix }: Term, beginnings: Beginnings): boolean {
  return words.length > 1 || (isPrefix && beginnings.get(words[0]) === "many entries");
}

/** No text has a word that begins like this. */
export function isUnknown({ words, isPrefix }: Term, beginnings: Beginnings): boolean {
  return words.length === 1 && isPrefix && beginnings.get(words[0])?.length === 0;
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

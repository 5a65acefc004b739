/** A query in the words of each full-text index. Nothing has to be escaped: words are letters and digits. */
import type { DbReader } from "../platform/db/db.ts";
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
  tier: "title" | "rest";
}

/** A query of operators only finds cards by their own documents, all of which have the word of their board. */
export function indexQuery(kind: DbReader["kind"], { query, boardIds, tier }: Asked): string {
  const { word, prefix, and, or } = LANGUAGES[kind];
  const marked = tier === "title" ? titleWord : (plain: string) => plain;
  const terms = query.terms.flatMap(({ words, isPrefix }) =>
    words.map((plain, index) =>
      isPrefix && index === words.length - 1 ? prefix(marked(plain)) : word(marked(plain)),
    ),
  );
  const isBare = terms.length + query.numbers.length === 0;
  const onBoard = isBare ? ownWord : boardWord;
  const boards = boardIds ? boardIds.map((id) => word(onBoard(id))).join(or) : prefix(onBoard(""));
  return [
    ...terms,
    ...query.numbers.map((number) => word(numberWord(number))),
    ...(boardIds || isBare ? [`(${boards})`] : []),
  ].join(and);
}

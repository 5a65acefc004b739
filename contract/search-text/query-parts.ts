/** The parts of a query: words, "phrases", #number and operators such as label:urgent. */
import { wordsIn } from "./words.ts";

/** Words in a row within one text; the last one may be only the beginning of a word. */
export interface Term {
  words: readonly [string, ...string[]];
  isPrefix: boolean;
}

type QueryPart =
  | { kind: "term"; term: Term }
  | { kind: "number"; number: number }
  | { kind: "operator"; operator: string; value: string }
  /** Something else, such as a dash. */
  | { kind: "nothing" };

/** An operator with its value, in quotes or not; a phrase; or a bare word. */
const PART = /(label|member|is|due|in):(?:"([^"]*)"?|([^\s"]*))|"([^"]*)"?|([^\s"]+)/gi;

export function queryParts(text: string): QueryPart[] {
  return [...text.matchAll(PART)].map(([, operator, named, value = "", quoted, bare = ""]) => {
    if (operator)
      return { kind: "operator", operator: operator.toLowerCase(), value: (named ?? value).trim() };
    if (quoted !== undefined) return termPart(quoted, false);
    if (/^#\d{1,15}$/.test(bare)) return { kind: "number", number: Number(bare.slice(1)) };
    return termPart(bare, true);
  });
}

function termPart(text: string, isPrefix: boolean): QueryPart {
  const [first, ...more] = wordsIn(text).map(({ word }) => word);
  return first === undefined
    ? { kind: "nothing" }
    : { kind: "term", term: { words: [first, ...more], isPrefix } };
}

/** Whether there is anything to look for. */
export function isSearchable(query: string): boolean {
  return queryParts(query).some(({ kind }) => kind !== "nothing");
}

/** What an indexed text that has the term contains. */
export function soughtIn({ words, isPrefix }: Term): string {
  return ` ${words.join(" ")}${isPrefix ? "" : " "}`;
}

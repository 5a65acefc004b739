/** The parts of a query: words, "phrases", #number and operators such as label:urgent; a dash in front leaves out. */
import { wordsIn } from "./words.ts";

/** Words in a row within one text; the last one may be only the beginning of a word. */
export interface Term {
  words: readonly [string, ...string[]];
  isPrefix: boolean;
}

export type QueryPart = (
  | { kind: "term"; term: Term }
  | { kind: "number"; number: number }
  | { kind: "operator"; operator: string; value: string }
  /** Something else, such as a dash. */
  | { kind: "nothing" }
) & {
  /** What has it is left out. */
  isExcluded: boolean;
};

/** Perhaps a dash; then an operator with its value, in quotes or not; a phrase; or a bare word. */
const PART = /(-(?!-)|)(?:(label|member|is|due|in):(?:"([^"]*)"?|([^\s"]*))|"([^"]*)"?|([^\s"]+))/gi;

export function queryParts(text: string): QueryPart[] {
  return [...text.matchAll(PART)].map(([, dash, operator, named, value = "", quoted, bare = ""]) => {
    const isExcluded = dash !== "";
    if (operator)
      return {
        kind: "operator",
        operator: operator.toLowerCase(),
        value: (named ?? value).trim(),
        isExcluded,
      };
    if (quoted !== undefined) return termPart(quoted, { isPrefix: false, isExcluded });
    if (/^#\d{1,15}$/.test(bare)) return { kind: "number", number: Number(bare.slice(1)), isExcluded };
    return termPart(bare, { isPrefix: true, isExcluded });
  });
}

function termPart(text: string, how: { isPrefix: boolean; isExcluded: boolean }): QueryPart {
  const [first, ...more] = wordsIn(text).map(({ word }) => word);
  const { isPrefix, isExcluded } = how;
  return first === undefined
    ? { kind: "nothing", isExcluded }
    : { kind: "term", term: { words: [first, ...more], isPrefix }, isExcluded };
}

/** Whether there is anything to look for. */
export function isSearchable(query: string): boolean {
  return queryParts(query).some(({ kind }) => kind !== "nothing");
}

/** What an indexed text that has the term contains. */
export function soughtIn({ words, isPrefix }: Term): string {
  return ` ${words.join(" ")}${isPrefix ? "" : " "}`;
}

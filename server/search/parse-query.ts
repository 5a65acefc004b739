/** The language of queries: words, "phrases", #number and operators such as label:urgent. */
import { ApiError, invalid } from "../platform/util/errors.ts";
import { wordsIn } from "./words.ts";

/** Words in a row within one text; the last one may be only the beginning of a word. */
export interface Term {
  words: readonly [string, ...string[]];
  isPrefix: boolean;
}

const DUE = ["overdue", "today", "week", "none"] as const;
const IS = ["open", "complete", "archived"] as const;
export type Due = (typeof DUE)[number];

export interface Query {
  terms: Term[];
  numbers: number[];
  labels: string[];
  members: string[];
  columns: string[];
  due: Due[];
  isArchived: boolean;
  /** Both, for a query that contradicts itself. */
  complete: boolean[];
}

const MAX_TERMS = 20;
const MAX_WORDS = 40;
/** An operator with its value, in quotes or not; a phrase; or a bare word. */
const PART = /(label|member|is|due|in):(?:"([^"]*)"?|([^\s"]*))|"([^"]*)"?|([^\s"]+)/gi;

export function parseQuery(text: string): Query {
  const query: Query = {
    terms: [],
    numbers: [],
    labels: [],
    members: [],
    columns: [],
    due: [],
    isArchived: false,
    complete: [],
  };
  const parts = [...text.matchAll(PART)];
  if (parts.length > MAX_TERMS) throw invalid("query.q", `must have at most ${MAX_TERMS} terms`);
  for (const [, operator, named, value = "", quoted, bare = ""] of parts) {
    if (operator) addFilter(query, operator.toLowerCase(), (named ?? value).trim());
    else if (quoted !== undefined) addTerm(query, quoted, false);
    else if (/^#\d{1,15}$/.test(bare)) query.numbers.push(Number(bare.slice(1)));
    else addTerm(query, bare, true);
  }
  const words = query.terms.reduce((sum, term) => sum + term.words.length, 0);
  if (words > MAX_WORDS) throw invalid("query.q", `must have at most ${MAX_WORDS} words`);
  if (isEmpty(query)) throw invalid("query.q", "must have a word, a number or an operator with a value");
  return query;
}

function addTerm(query: Query, text: string, isPrefix: boolean): void {
  const [first, ...more] = wordsIn(text).map(({ word }) => word);
  if (first === undefined) return;
  const words: Term["words"] = [first, ...more];
  const isKnown = (term: Term) => term.isPrefix === isPrefix && String(term.words) === String(words);
  if (!query.terms.some(isKnown)) query.terms.push({ words, isPrefix });
}

function addFilter(query: Query, operator: string, value: string): void {
  if (value === "") throw invalid("query.q", `needs a value after ${operator}:`);
  switch (operator) {
    case "label":
      query.labels.push(value);
      break;
    case "member":
      query.members.push(value.replace(/^@/, ""));
      break;
    case "in":
      query.columns.push(value);
      break;
    case "due":
      query.due.push(oneOf(DUE, operator, value));
      break;
    default: {
      const state = oneOf(IS, operator, value);
      if (state === "archived") query.isArchived = true;
      else query.complete.push(state === "complete");
    }
  }
}

function oneOf<const Words extends readonly string[]>(
  words: Words,
  operator: string,
  value: string,
): Words[number] {
  const found = words.find((word) => word === value.toLowerCase());
  if (found === undefined) throw new ApiError("invalid_input", `${operator}: takes ${words.join(", ")}.`);
  return found;
}

function isEmpty({ terms, numbers, labels, members, columns, due, isArchived, complete }: Query): boolean {
  return (
    !isArchived &&
    [terms, numbers, labels, members, columns, due, complete].every((list) => list.length === 0)
  );
}

/** What a query asks for, and what is refused. */
import { queryParts, type Term } from "../../contract/search-text/query-parts.ts";
import { ApiError, invalid } from "../platform/util/errors.ts";

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
  const parts = queryParts(text);
  if (parts.length > MAX_TERMS) throw invalid("query.q", `must have at most ${MAX_TERMS} terms`);
  for (const part of parts) {
    if (part.kind === "operator") addFilter(query, part.operator, part.value);
    else if (part.kind === "number") query.numbers.push(part.number);
    else if (part.kind === "term") addTerm(query, part.term);
  }
  const words = query.terms.reduce((sum, term) => sum + term.words.length, 0);
  if (words > MAX_WORDS) throw invalid("query.q", `must have at most ${MAX_WORDS} words`);
  if (isEmpty(query)) throw invalid("query.q", "must have a word, a number or an operator with a value");
  return query;
}

function addTerm({ terms }: Query, { words, isPrefix }: Term): void {
  const isKnown = (term: Term) => term.isPrefix === isPrefix && String(term.words) === String(words);
  if (!terms.some(isKnown)) terms.push({ words, isPrefix });
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

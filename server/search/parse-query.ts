/** What a query asks for, and what is refused. */
import { DUE, type Due, IS } from "../../contract/search-text/names.ts";
import { type QueryPart, queryParts, type Term } from "../../contract/search-text/query-parts.ts";
import { ApiError, invalid } from "../platform/util/errors.ts";

type Filter = Extract<QueryPart, { kind: "operator" }>;

/** What cards have, or do not have. */
interface Wanted {
  terms: Term[];
  numbers: number[];
  labels: string[];
  members: string[];
  columns: string[];
  due: Due[];
}

export interface Query extends Wanted {
  isArchived: boolean;
  /** Both, for a query that contradicts itself. */
  complete: boolean[];
  /** What has one of these is left out. */
  without: Wanted;
}

const MAX_TERMS = 20;
const MAX_WORDS = 40;

export function parseQuery(text: string): Query {
  const query: Query = { ...anything(), isArchived: false, complete: [], without: anything() };
  const parts = queryParts(text);
  if (parts.length > MAX_TERMS) throw invalid("query.q", `must have at most ${MAX_TERMS} terms`);
  for (const part of parts) {
    if (part.kind === "operator") addFilter(query, part);
    else if (part.kind === "number") (part.isExcluded ? query.without : query).numbers.push(part.number);
    else if (part.kind === "term") addTerm(part.isExcluded ? query.without : query, part.term);
  }
  const terms = [...query.terms, ...query.without.terms];
  const words = terms.reduce((sum, term) => sum + term.words.length, 0);
  if (words > MAX_WORDS) throw invalid("query.q", `must have at most ${MAX_WORDS} words`);
  if (isEmpty(query))
    throw invalid(
      "query.q",
      parts.some(({ kind }) => kind === "operator")
        ? "must look for something besides -is:archived, because archived cards are left out anyway"
        : "must have a word, a number or an operator with a value",
    );
  return query;
}

function anything(): Wanted {
  return { terms: [], numbers: [], labels: [], members: [], columns: [], due: [] };
}

function addTerm({ terms }: Wanted, { words, isPrefix }: Term): void {
  const isKnown = (term: Term) => term.isPrefix === isPrefix && String(term.words) === String(words);
  if (!terms.some(isKnown)) terms.push({ words, isPrefix });
}

function addFilter(query: Query, { operator, value, isExcluded }: Filter): void {
  if (value === "") throw invalid("query.q", `needs a value after ${operator}:`);
  const wanted = isExcluded ? query.without : query;
  switch (operator) {
    case "label":
      wanted.labels.push(value);
      break;
    case "member":
      wanted.members.push(value.replace(/^@/, ""));
      break;
    case "in":
      wanted.columns.push(value);
      break;
    case "due":
      wanted.due.push(oneOf(DUE, operator, value));
      break;
    default: {
      const state = oneOf(IS, operator, value);
      if (state !== "archived") query.complete.push((state === "complete") !== isExcluded);
      else if (!isExcluded) query.isArchived = true;
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

function isEmpty({ without, isArchived, ...query }: Query): boolean {
  const lists = [...Object.values(query), ...Object.values(without)];
  return !isArchived && lists.every((list) => list.length === 0);
}

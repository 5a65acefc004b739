/** What the end of a query that is being typed may become. Pure. */
import * as texts from "#texts/search.tsx";
import type { FullBoard } from "../../../contract/boards.ts";
import { fold } from "../../../contract/search-text/fold.ts";
import { DUE, IS, nameKey } from "../../../contract/search-text/names.ts";

/** What operators can name. */
export interface KnownNames {
  labels: readonly string[];
  columns: readonly string[];
  members: readonly { username: string; name: string }[];
}

export interface Completion {
  /** What is put in: `label:"Needs review"`. */
  term: string;
  means: string;
  /** The whole query with it. */
  text: string;
}

const OPERATORS = ["label", "member", "in", "is", "due"] as const;
type Operator = (typeof OPERATORS)[number];
const MOST = 8;
/** Shorter beginnings of an operator are words of their own. */
const MIN_LETTERS = 2;

/** A last term: an operator with what there is of its value, or a person. */
const UNFINISHED = /^(-?)(?:(label|member|in|is|due):("[^"]*|[^\s"]*)|@([^\s"@]*))$/i;
const WORD = /^(-?)([a-z]+)$/i;

/** What was typed after the last blank that is not within quotes. */
function lastTerm(text: string): string {
  const isQuoted = text.split('"').length % 2 === 0;
  let start = isQuoted ? text.lastIndexOf('"') : text.length;
  while (start > 0 && !/\s/.test(text.charAt(start - 1))) start--;
  return text.slice(start);
}

/** `withOperators`: the names of operators too, from their beginnings. */
export function completionsOf(text: string, names: KnownNames, withOperators: boolean): Completion[] {
  const [, dash = "", operator, value, person] = UNFINISHED.exec(lastTerm(text)) ?? [];
  if (person !== undefined) return choices(text, `${dash}@${person}`, membersOf(names, person), dash);
  if (operator !== undefined && value !== undefined) {
    const typed = value.replace(/^"/, "");
    const found = valuesOf(operator.toLowerCase(), typed.replace(/^@/, ""), names);
    // Nothing is left to complete.
    if (found.length === 1 && found[0]?.value === typed) return [];
    return choices(text, `${dash}${operator}:${value}`, found, dash);
  }
  const [, sign = "", word = ""] = WORD.exec(lastTerm(text)) ?? [];
  if (!withOperators || word.length < MIN_LETTERS) return [];
  return OPERATORS.filter((each) => each.startsWith(word.toLowerCase())).map((each) => ({
    term: `${sign}${each}:`,
    means: texts.operators[each],
    text: `${text.slice(0, text.length - word.length)}${each}:`,
  }));
}

interface Value {
  operator: Operator;
  value: string;
  means: string;
}

function choices(text: string, typed: string, found: readonly Value[], dash: string): Completion[] {
  const before = text.slice(0, text.length - typed.length);
  return found.slice(0, MOST).map(({ operator, value, means }) => {
    const term = `${dash}${operator}:${/\s/.test(value) ? `"${value}"` : value}`;
    return { term, means, text: `${before}${term} ` };
  });
}

function valuesOf(operator: string, typed: string, names: KnownNames): Value[] {
  const begins = (value: string) => value.startsWith(typed.toLowerCase());
  switch (operator) {
    case "is":
      return IS.filter(begins).map((value) => ({ operator, value, means: texts.states[value] }));
    case "due":
      return DUE.filter(begins).map((value) => ({ operator, value, means: texts.dueWhen[value] }));
    case "label":
      return named(names.labels, typed).map((value) => ({ operator, value, means: "" }));
    case "in":
      return named(names.columns, typed).map((value) => ({ operator, value, means: "" }));
    default:
      return membersOf(names, typed);
  }
}

/** By what they are called, or by their names. */
function membersOf({ members }: KnownNames, typed: string): Value[] {
  const me = { username: "me", name: texts.myself };
  return [me, ...members]
    .filter(({ username, name }) => isLike(username, typed) || isLike(name, typed))
    .map(({ username, name }) => ({ operator: "member", value: username, means: name }));
}

/** Each once, those that begin like it first. A quote cannot be written within quotes. */
function named(all: readonly string[], typed: string): string[] {
  const each = new Map(all.filter((name) => !name.includes('"')).map((name) => [nameKey(name), name]));
  const found = [...each.values()].filter((name) => isLike(name, typed));
  const rank = (name: string) => Number(!fold(name).startsWith(fold(typed)));
  return found.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** Every word that was typed begins one of it. */
function isLike(name: string, typed: string): boolean {
  const words = ` ${nameKey(name)}`;
  return nameKey(typed)
    .split(" ")
    .every((word) => words.includes(` ${word}`));
}

export function namesOn(boards: readonly FullBoard[]): KnownNames {
  const people = boards.flatMap(({ members }) => members.map(({ user }) => user));
  const byId = new Map(people.map((user) => [user.id, user]));
  return {
    labels: boards.flatMap(({ labels }) => labels.map(({ name }) => name)),
    columns: boards.flatMap(({ columns }) => columns.map(({ title }) => title)),
    members: [...byId.values()].map(({ username, firstname, lastname }) => ({
      username,
      name: [firstname, lastname].filter(Boolean).join(" "),
    })),
  };
}

/** What people write who come from elsewhere. */
const MEANT: Partial<Record<string, Operator>> = {
  labels: "label",
  tag: "label",
  tags: "label",
  assigned: "member",
  assignee: "member",
  members: "member",
  user: "member",
  column: "in",
  list: "in",
  state: "is",
  status: "is",
};

export interface UnknownOperator {
  /** With its colon. */
  operator: string;
  /** What it was probably meant to be, and the query with that. */
  meant: { operator: string; text: string } | null;
}

/** Looks like an operator and is none: it is searched for as words. Addresses are meant as they are. */
const LIKE_OPERATOR = /^(-?)([a-z]+):(?!\/\/)./i;

export function unknownOperator(text: string): UnknownOperator | null {
  for (const { 0: term, index } of text.matchAll(/\S+/g)) {
    const [, dash = "", name = ""] = LIKE_OPERATOR.exec(term) ?? [];
    const key = name.toLowerCase();
    if (name === "" || OPERATORS.some((each) => each === key)) continue;
    const meant = MEANT[key];
    const at = index + dash.length;
    return {
      operator: `${name}:`,
      meant: meant
        ? { operator: `${meant}:`, text: text.slice(0, at) + meant + text.slice(at + name.length) }
        : null,
    };
  }
  return null;
}

/** What a cell of a table means, apart from dates. */
import type { PersonRecord } from "../../records.ts";

const YES = [
  "true",
  "yes",
  "y",
  "1",
  "x",
  "✓",
  "✔",
  "done",
  "complete",
  "completed",
  "finished",
  "closed",
  "ja",
  "erledigt",
];
const NO = [
  "",
  "false",
  "no",
  "n",
  "0",
  "-",
  "open",
  "incomplete",
  "not done",
  "not started",
  "nein",
  "offen",
];

/** Null if the text says neither. */
export function csvBoolean(text: string): boolean | null {
  const word = text.toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}

/** Several labels or people in one cell. */
export function csvList(text: string): string[] {
  return [...new Set(text.split(/[,;|]/).map((part) => part.trim()))].filter((part) => part !== "");
}

const COLOURS = /^(.+)-(white|green|yellow|orange|red|purple|blue|sky|lime|pink|black|silver|gray)$/;

/** In a table for Wekan, blanks separate people and labels, too, and a label may end with its colour. */
export function wekanList(text: string): string[] {
  const parts = csvList(text.replaceAll(/\s+/g, ","));
  return [...new Set(parts.map((part) => COLOURS.exec(part)?.[1] ?? part))];
}

const NAME_AND_ADDRESS = /^([^<>]+)<([^<>\s@]+@[^<>\s@]+)>$/;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** "Ada", "@ada", "ada@example.org" or "Ada Lovelace <ada@example.org>". */
export function csvPerson(text: string): PersonRecord {
  const key = text.toLowerCase();
  const [, named, address] = NAME_AND_ADDRESS.exec(text) ?? [];
  if (named !== undefined && address !== undefined)
    return { kind: "person", key, name: named.trim() || address, username: null, email: address };
  if (ADDRESS.test(text)) return { kind: "person", key, name: text, username: null, email: text };
  const name = text.replace(/^@/, "") || text;
  return { kind: "person", key, name, username: /\s/.test(name) ? null : name, email: null };
}

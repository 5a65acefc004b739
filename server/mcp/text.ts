/**
 * Answers as text that a model reads. What people have written is data, and is always marked as such: short texts are JSON
 * strings, long ones are lines that begin with `| `. Neither can contain a line that looks like one of ours.
 */

import { escapedText } from "../../contract/base/shown-text.ts";

/** Whatever some program takes for the end of a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: some of them separate lines
const BREAKS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
/** A longer line goes on in the next, which begins with `|+`. */
const LINE_CHARS = 1000;
const TITLE_CHARS = 120;

export function quoted(text: string): string {
  return escapedText(JSON.stringify(text));
}

/** Part of a sentence of ours that repeats what an agent has given, such as the name of an argument. */
export function plain(text: string): string {
  return escapedText(text.toWellFormed().slice(0, LINE_CHARS)).replaceAll("\t", "\\t");
}

/** As much of it as a list needs. */
export function excerpt(text: string, chars = TITLE_CHARS): string {
  return text.length <= chars ? quoted(text) : `${quoted(text.slice(0, wholeAt(text, chars)))}…`;
}

export function block(text: string): string[] {
  return text.split(BREAKS).flatMap((raw) => {
    const line = escapedText(raw);
    const lines = [`| ${line.slice(0, wholeAt(line, LINE_CHARS))}`];
    for (let start = wholeAt(line, LINE_CHARS); start < line.length; ) {
      const end = wholeAt(line, start + LINE_CHARS);
      lines.push(`|+${line.slice(start, end)}`);
      start = end;
    }
    return lines;
  });
}

/** The position, or the one before it if it would split a pair of surrogates. */
function wholeAt(text: string, position: number): number {
  const code = text.charCodeAt(position);
  return position < text.length && code >= 0xdc00 && code <= 0xdfff ? position - 1 : position;
}

/** The most that an answer has, unless a single line has more. */
export const ANSWER_CHARS = 16_000;

/** As many of the lines as fit on this page, counted from 1. */
export function pageOfLines(lines: readonly string[], page: number): { text: string; pages: number } {
  const pages: string[][] = [[]];
  let chars = 0;
  for (const line of lines) {
    if (chars > 0 && chars + line.length > ANSWER_CHARS) {
      pages.push([]);
      chars = 0;
    }
    pages.at(-1)?.push(line);
    chars += line.length + 1;
  }
  return { text: (pages[page - 1] ?? []).join("\n"), pages: pages.length };
}

/** The first few of a list, and how many more there are. */
export function few<Entry>(entries: readonly Entry[], most: number, show: (entry: Entry) => string): string {
  const shown = entries.slice(0, most).map((entry) => show(entry));
  const more = entries.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

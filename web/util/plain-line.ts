import { plainExcerpt } from "../search/plain-excerpt.ts";

const LINK = /!?\[([^\]\n]*)\]\([^)\n]*\)/g;
const EMPHASIS = /(?<!\S)([*_])(\S[^*_\n]*)\1/g;
/** What begins a list, a quote or a task. */
const BEGINNING = /^[ \t]*(?:[-*+>]|\d+[.)])[ \t]+(?:\[[ x]\][ \t]+)?/gim;

/** A short Markdown text as it reads, on one line. */
export function plainLine(text: string): string {
  const { text: plain } = plainExcerpt({ text, highlights: [] });
  return plain.replace(BEGINNING, "").replace(LINK, "$1").replace(EMPHASIS, "$2").replace(/\s+/g, " ").trim();
}

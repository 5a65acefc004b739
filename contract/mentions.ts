/**
 * Mentions: `@username`, or `@"user name"` where the name has blanks, in a comment or a description. Not in code, in
 * links or in e-mail addresses. Names may contain punctuation, so what follows an `@` may be read as more than one name
 * ("@anna." is Anna, or somebody called "anna."): which one it is only the members can tell, and the longest wins.
 *
 * Linear: Markdown is read once, and behind each `@` no more than the length of a name.
 */
import { MAX_USERNAME_LENGTH } from "./base/usernames.ts";
import { type Block, parseBlocks } from "./markdown/blocks.ts";
import { parseInline } from "./markdown/inline.ts";

export interface Mention {
  /** Where it begins, at its `@`. */
  start: number;
  /** The names it may be, in lower case, the longest first. */
  readings: { name: string; end: number }[];
}

/** What is beyond these in a text mentions nobody. */
const MAX_NAMES = 200;

/** An `@` behind one of these belongs to an e-mail address or to a longer word. */
const WORD_BEFORE = /[\p{L}\p{N}\p{M}_.+@-]$/u;
/** A name does not end in the middle of a word. */
const WORD_AFTER = /^[\p{L}\p{N}\p{M}_@]/u;
const BLANK = /\s/u;

/** The names that a Markdown text may mention, in lower case, by mention: the longest reading first. */
export function mentionsInMarkdown(text: string): string[][] {
  const found: string[][] = [];
  let left = MAX_NAMES;
  if (!text.includes("@")) return found;
  for (const plain of plainTexts(parseBlocks(text))) {
    for (const { readings } of mentionsInText(plain)) {
      left -= readings.length;
      if (left < 0) return found;
      found.push(readings.map(({ name }) => name));
    }
  }
  return found;
}

/** Those of `usernames` that a Markdown text mentions, each once. */
export function mentionedUsernames(text: string, usernames: Iterable<string>): string[] {
  const known = new Map(Array.from(usernames, (name) => [name.toLowerCase(), name]));
  const mentioned = mentionsInMarkdown(text).flatMap((names) => {
    const name = names.find((reading) => known.has(reading));
    return name === undefined ? [] : (known.get(name) ?? []);
  });
  return [...new Set(mentioned)];
}

/** How a name is written to mention it. */
export function mentionOf(username: string): string {
  return BLANK.test(username) ? `@"${username}"` : `@${username}`;
}

/** In text that is not Markdown, or no longer. */
export function* mentionsInText(text: string): Generator<Mention> {
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    if (!mayBeginMention(text, at)) continue;
    const readings = text[at + 1] === '"' ? quotedAt(text, at + 2) : bareAt(text, at + 1);
    if (readings.length > 0) yield { start: at, readings };
  }
}

/** Whether the `@` at this place stands at the beginning of a word. */
export function mayBeginMention(text: string, at: number): boolean {
  return !WORD_BEFORE.test(text.slice(Math.max(0, at - 2), at));
}

function quotedAt(text: string, from: number): Mention["readings"] {
  const readings: Mention["readings"] = [];
  const most = Math.min(text.length, from + MAX_USERNAME_LENGTH + 1);
  for (let end = from + 1; end < most && text[end] !== "\n"; end++) {
    if (text[end] === '"') readings.unshift({ name: text.slice(from, end).toLowerCase(), end: end + 1 });
  }
  return readings;
}

function bareAt(text: string, from: number): Mention["readings"] {
  const readings: Mention["readings"] = [];
  const rest = text.slice(from, from + MAX_USERNAME_LENGTH + 2);
  const blank = rest.search(BLANK);
  const most = Math.min(blank < 0 ? rest.length : blank, MAX_USERNAME_LENGTH);
  for (let length = 1; length <= most; length++) {
    if (WORD_AFTER.test(rest.slice(length, length + 2))) continue;
    readings.unshift({ name: rest.slice(0, length).toLowerCase(), end: from + length });
  }
  return readings;
}

/** The running text of each block, without code and links. */
function plainTexts(blocks: readonly Block[]): string[] {
  return blocks.flatMap(plainTextsOf);
}

function plainTextsOf(block: Block): string[] {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return plainParts(block.text);
    case "table":
      return [block.header, ...block.rows].flat().flatMap((cell) => plainParts(cell.text));
    case "quote":
      return plainTexts(block.blocks);
    case "list":
      return block.items.flatMap((item) => plainTexts(item.blocks));
    case "code":
    case "rule":
      return [];
  }
}

/** Text that is read without a break: what stands between code, links and line breaks. */
function plainParts(text: string): string[] {
  const parts = [""];
  let links = 0;
  for (const piece of parseInline(text)) {
    if (piece.type === "open-link") links++;
    if (piece.type === "close-link") links--;
    if (piece.type === "text" && links === 0) parts.push(`${parts.pop() ?? ""}${piece.text}`);
    else if (piece.type !== "open" && piece.type !== "close") parts.push("");
  }
  return parts.filter((part) => part.includes("@"));
}

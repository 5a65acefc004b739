/** Addresses in a text: in parentheses after the text of a link, between angle brackets, or bare. Pure. */
import { decodeEntities } from "./entities.ts";

export interface Address {
  href: string;
  title: string | null;
}

/** Levels of parentheses within an address; without a limit, one that never ends would be read over and over. */
const MAX_PARENTHESES = 4;
const MAX_TITLE_LENGTH = 500;
const CLOSERS: Record<string, string> = { '"': '"', "'": "'", "(": ")" };
const SCHEME = /^[a-z][a-z0-9+.-]{1,31}:/i;
const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)*$/;
const BARE = /^(?:https?:\/\/|www\.)(?=[^\s!-/:-@[-`{-~])/i;
const MAX_PREFIX_LENGTH = "https://x".length + 1;
const SPACE = /\s/;
/** At the end of an address, these belong to the sentence around it. */
const SENTENCE = "?!.,:;*_~'\"";

/** `(address "title")` at a place, and where it ends; null if there is none. */
export function linkTargetAt(text: string, at: number): (Address & { end: number }) | null {
  if (text[at] !== "(") return null;
  const from = afterSpace(text, at + 1);
  const address = text[from] === "<" ? pointed(text, from) : balanced(text, from);
  if (!address) return null;
  const gap = afterSpace(text, address.end);
  const closer = gap > address.end ? CLOSERS[text.charAt(gap)] : undefined;
  const title = closer ? titleAt(text, gap, closer) : null;
  const end = afterSpace(text, title ? title.end : gap);
  if (text[end] !== ")") return null;
  return { href: literal(address.text), title: title && literal(title.text), end: end + 1 };
}

/** `<https://…>` or `<somebody@example.org>`. */
export function bracketedAddressAt(text: string, at: number) {
  let end = at + 1;
  while (end < text.length && text[end] !== "<" && text[end] !== ">" && !SPACE.test(text.charAt(end))) end++;
  const inner = text.slice(at + 1, end);
  if (text[end] !== ">") return null;
  if (SCHEME.test(inner)) return { href: inner, title: null, text: inner, end: end + 1 };
  return MAIL.test(inner) ? { href: `mailto:${inner}`, title: null, text: inner, end: end + 1 } : null;
}

/** `https://…` or `www.…`, not in the middle of a word. */
export function bareAddressAt(text: string, at: number, inBrackets: boolean) {
  if (/\w/.test(text[at - 1] ?? " ")) return null;
  const prefix = BARE.exec(text.slice(at, at + MAX_PREFIX_LENGTH))?.[0];
  if (!prefix) return null;
  let end = at + prefix.length;
  let open = 0;
  for (; end < text.length && !SPACE.test(text.charAt(end)) && !"<>".includes(text.charAt(end)); end++) {
    if (inBrackets && text[end] === "]") break;
    if (text[end] === "(") open++;
    else if (text[end] === ")") open--;
  }
  for (; end > at + prefix.length; end--) {
    const last = text.charAt(end - 1);
    if (last === ")" && open < 0) open++;
    else if (!SENTENCE.includes(last)) break;
  }
  const found = decodeEntities(text.slice(at, end));
  return {
    href: prefix.startsWith("h") || prefix.startsWith("H") ? found : `http://${found}`,
    title: null,
    text: found,
    end,
  };
}

function pointed(text: string, at: number) {
  let end = at + 1;
  while (end < text.length && !"<>\n".includes(text.charAt(end))) end += text[end] === "\\" ? 2 : 1;
  return text[end] === ">" ? { text: text.slice(at + 1, end), end: end + 1 } : null;
}

function balanced(text: string, at: number) {
  let open = 0;
  let end = at;
  for (; end < text.length && !SPACE.test(text.charAt(end)); end++) {
    if (text[end] === "\\") end++;
    else if (text[end] === "(" && ++open > MAX_PARENTHESES) return null;
    else if (text[end] === ")" && --open < 0) break;
  }
  return open > 0 ? null : { text: text.slice(at, end), end };
}

function titleAt(text: string, at: number, closer: string) {
  const last = Math.min(text.length, at + MAX_TITLE_LENGTH);
  let end = at + 1;
  while (end < last && text[end] !== closer) end += text[end] === "\\" ? 2 : 1;
  return text[end] === closer ? { text: text.slice(at + 1, end), end: end + 1 } : null;
}

function afterSpace(text: string, at: number): number {
  let end = at;
  while (end < text.length && SPACE.test(text.charAt(end))) end++;
  return end;
}

function literal(text: string): string {
  return decodeEntities(text.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1"));
}

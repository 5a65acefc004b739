/** Completing the mention of a person or the number of a card while it is being written. Pure. */
import { MAX_USERNAME_LENGTH } from "../../../contract/base/usernames.ts";
import type { Card } from "../../../contract/cards.ts";
import { mayBeginMention, mentionOf } from "../../../contract/mentions.ts";
import type { User } from "../../../contract/users.ts";
import { nameOf } from "../../ui/display/avatar.tsx";

/** What is being written: from its `@` or `#` to the caret. */
export interface Unfinished {
  sign: "@" | "#";
  start: number;
  end: number;
  /** What the name, the number or the title begins with, so far. */
  begun: string;
}

const MOST_SHOWN = 6;
const MAX_WORD_LENGTH = 40;
/** Behind these, no number is shown as a link. */
const NO_REFERENCE = /[\w#&/]/;

/** The mention or number in which the caret is; null if it is in none. */
export function unfinishedAt(text: string, caret: number): Unfinished | null {
  return mentionAt(text, caret) ?? referenceAt(text, caret);
}

function mentionAt(text: string, caret: number): Unfinished | null {
  const from = Math.max(0, caret - MAX_USERNAME_LENGTH - 2);
  const start = text.slice(from, caret).lastIndexOf("@") + from;
  if (start < from || !mayBeginMention(text, start)) return null;
  const written = text.slice(start + 1, caret);
  const isQuoted = written.startsWith('"');
  const begun = isQuoted ? written.slice(1) : written;
  return (isQuoted ? /["\n]/ : /\s/).test(begun) ? null : { sign: "@", start, end: caret, begun };
}

function referenceAt(text: string, caret: number): Unfinished | null {
  const before = text.slice(Math.max(0, caret - MAX_WORD_LENGTH - 2), caret);
  const sign = before.lastIndexOf("#");
  const begun = before.slice(sign + 1);
  // Most titles have several words.
  if (sign < 0 || /^\s|\n/.test(begun) || NO_REFERENCE.test(before[sign - 1] ?? "")) return null;
  const start = caret - begun.length - 1;
  // Most likely a heading.
  if (begun === "" && (start === 0 || text[start - 1] === "\n")) return null;
  return { sign: "#", start, end: caret, begun };
}

/** What it may become. */
export interface Candidate {
  id: string;
  /** What is written for it. */
  text: string;
  of: User | Card;
}

/** Names that begin so come first. */
export function peopleFor({ begun }: Unfinished, people: readonly User[]): Candidate[] {
  const wanted = begun.toLowerCase();
  const place = (user: User) => {
    const username = user.username.toLowerCase();
    if (username.startsWith(wanted)) return 0;
    return Math.min(placeIn(nameOf(user), wanted), username.includes(wanted) ? 2 : NOWHERE);
  };
  return best(people, place, (a, b) => nameOf(a).localeCompare(nameOf(b))).map((user) => ({
    id: user.id,
    text: mentionOf(user.username),
    of: user,
  }));
}

/** By their numbers, then by the words of their titles; the newest first. */
export function cardsFor({ begun }: Unfinished, cards: readonly Card[]): Candidate[] {
  const wanted = begun.toLowerCase();
  const place = ({ number, title }: Card) => {
    if (String(number) === wanted) return 0;
    return String(number).startsWith(wanted) ? 1 : 1 + placeIn(title, wanted);
  };
  return best(cards, place, (a, b) => b.number - a.number).map((card) => ({
    id: card.id,
    text: `#${card.number}`,
    of: card,
  }));
}

const NOWHERE = Number.POSITIVE_INFINITY;

function best<Of>(
  all: readonly Of[],
  placeOf: (each: Of) => number,
  compare: (a: Of, b: Of) => number,
): Of[] {
  return all
    .map((each) => ({ each, place: placeOf(each) }))
    .filter(({ place }) => place < NOWHERE)
    .sort((a, b) => a.place - b.place || compare(a.each, b.each))
    .slice(0, MOST_SHOWN)
    .map(({ each }) => each);
}

/** 1 if a word of the text begins so, 2 if it is elsewhere in it. */
function placeIn(text: string, wanted: string): number {
  const lower = text.toLowerCase();
  if (lower.startsWith(wanted) || lower.split(/\s+/).some((word) => word.startsWith(wanted))) return 1;
  return lower.includes(wanted) ? 2 : NOWHERE;
}

/** What replaces it: what it became and a blank, behind which the caret goes. */
export function completed(
  text: string,
  { start, end }: Unfinished,
  inserted: string,
): { start: number; end: number; text: string } {
  return { start, end: text[end] === " " ? end + 1 : end, text: `${inserted} ` };
}

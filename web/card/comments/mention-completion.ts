/** Completing a mention while it is being written. Pure. */
import { MAX_USERNAME_LENGTH } from "../../../contract/base/usernames.ts";
import { mayBeginMention, mentionOf } from "../../../contract/mentions.ts";
import type { User } from "../../../contract/users.ts";
import { nameOf } from "../../ui/display/avatar.tsx";

/** What is being written: from its `@` to the caret. */
export interface Unfinished {
  start: number;
  end: number;
  /** What the name begins with, so far. */
  begun: string;
}

const MOST_SHOWN = 6;

/** The mention in which the caret is; null if it is in none. */
export function unfinishedAt(text: string, caret: number): Unfinished | null {
  const from = Math.max(0, caret - MAX_USERNAME_LENGTH - 2);
  const start = text.slice(from, caret).lastIndexOf("@") + from;
  if (start < from || !mayBeginMention(text, start)) return null;
  const written = text.slice(start + 1, caret);
  const isQuoted = written.startsWith('"');
  const begun = isQuoted ? written.slice(1) : written;
  return (isQuoted ? /["\n]/ : /\s/).test(begun) ? null : { start, end: caret, begun };
}

/** Those it may become: names that begin so come first. */
export function candidatesFor({ begun }: Unfinished, people: readonly User[]): User[] {
  const wanted = begun.toLowerCase();
  return people
    .map((user) => ({ user, place: placeOf(wanted, user) }))
    .filter(({ place }) => place < NOWHERE)
    .sort((a, b) => a.place - b.place || nameOf(a.user).localeCompare(nameOf(b.user)))
    .slice(0, MOST_SHOWN)
    .map(({ user }) => user);
}

const NOWHERE = 3;

function placeOf(wanted: string, user: User): number {
  const [username, name] = [user.username.toLowerCase(), nameOf(user).toLowerCase()];
  if (username.startsWith(wanted)) return 0;
  if (name.split(/\s+/).some((word) => word.startsWith(wanted)) || name.startsWith(wanted)) return 1;
  return username.includes(wanted) || name.includes(wanted) ? 2 : NOWHERE;
}

/** The text with the mention in it, and where the caret goes: behind it and a blank. */
export function completed(
  text: string,
  { start, end }: Unfinished,
  { username }: User,
): { text: string; caret: number } {
  const mention = mentionOf(username);
  const rest = text.slice(end);
  const before = `${text.slice(0, start)}${mention} `;
  return { text: before + (rest.startsWith(" ") ? rest.slice(1) : rest), caret: before.length };
}

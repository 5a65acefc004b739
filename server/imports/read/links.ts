/** Which labels a card has, and other such pairs that a source lists apart from the cards. */
import { type Key, Unreadable } from "../records.ts";

/** Ten for each of as many cards as a board can have. */
const MAX_LINKS = 200_000;

export interface Links {
  /** Pairs of which a side is missing are left out. */
  add(from: Key | null, to: Key | null): void;
  /** In the order in which they came. */
  of(from: Key): Key[];
}

export function createLinks(what: string): Links {
  const links = new Map<Key, Key[]>();
  let count = 0;
  return {
    add(from, to) {
      if (from === null || to === null) return;
      if (++count > MAX_LINKS) throw new Unreadable(`The board has more than 200,000 ${what}.`);
      const known = links.get(from);
      if (known) known.push(to);
      else links.set(from, [to]);
    },
    of: (from) => links.get(from) ?? [],
  };
}

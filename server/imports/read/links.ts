/** Which labels a card has, and other such pairs that a source lists apart from the cards. */
import { type Key, Unreadable } from "../records.ts";
import { say, type Thing, thingCode } from "../words.ts";

/** Ten for each of as many cards as a board can have. */
const MAX_LINKS = 200_000;

export interface Links {
  /** Pairs of which a side is missing are left out. */
  add(from: Key | null, to: Key | null): void;
  /** In the order in which they came. */
  of(from: Key): Key[];
}

export function createLinks(what: Thing): Links {
  const links = new Map<Key, Key[]>();
  let count = 0;
  return {
    add(from, to) {
      if (from === null || to === null) return;
      if (++count > MAX_LINKS)
        throw new Unreadable(
          say("The board has more than {most} {what}.", { most: MAX_LINKS, what: thingCode(what) }),
        );
      const known = links.get(from);
      if (known) known.push(to);
      else links.set(from, [to]);
    },
    of: (from) => links.get(from) ?? [],
  };
}

/** Which labels a card has, and other such pairs that a source lists apart from the cards. */

import type { Key } from "../records.ts";
import { bytesOf, type Memory } from "../run/memory.ts";

/** Of one more of the same card, and of the first. */
const LINK_BYTES = 40;
const LIST_BYTES = 160;

export interface Links {
  /** Pairs of which a side is missing are left out. */
  add(from: Key | null, to: Key | null): void;
  /** In the order in which they came. */
  of(from: Key): Key[];
}

export function createLinks(memory: Memory): Links {
  const links = new Map<Key, Key[]>();
  return {
    add(from, to) {
      if (from === null || to === null) return;
      const known = links.get(from);
      memory.rememberBytes((known ? LINK_BYTES : LIST_BYTES) + bytesOf(known ? [to] : [from, to]));
      if (known) known.push(to);
      else links.set(from, [to]);
    },
    of: (from) => links.get(from) ?? [],
  };
}

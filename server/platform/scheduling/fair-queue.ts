/**
 * A fair queue: round robin over addresses, and at each address over accounts, so that many entries of one account do
 * not delay another's. Bounded in total and per account at an address. When it is full, the one with the most entries
 * loses one to those with fewer.
 */
export interface Who {
  readonly address: string;
  readonly account: string;
}

/** The entry that is refused, the new one or another, and whether its share or the queue is full. */
interface Refused<Entry> {
  entry: Entry;
  because: "share" | "full";
}

export interface FairQueue<Entry> {
  readonly size: number;
  add(entry: Entry): Refused<Entry> | null;
  /** The one whose turn it is, among those who may have one now. */
  next(may?: (who: Who) => boolean): Entry | undefined;
  /** Gives up waiting. */
  remove(entry: Entry): void;
}

interface Place<Entry> {
  count: number;
  /** In the order of their turns. */
  accounts: Map<string, Entry[]>;
}

export function createFairQueue<Entry extends { who: Who }>(limits: {
  most: number;
  mostOfOne: number;
}): FairQueue<Entry> {
  /** In order of their turns; after its turn an address moves to the end. */
  const places = new Map<string, Place<Entry>>();
  let size = 0;

  function put(entry: Entry): void {
    const { address, account } = entry.who;
    const place = places.get(address) ?? { count: 0, accounts: new Map() };
    places.set(address, place);
    place.accounts.set(account, [...(place.accounts.get(account) ?? []), entry]);
    place.count++;
    size++;
  }

  function remove(entry: Entry): void {
    const { address, account } = entry.who;
    const place = places.get(address);
    const entries = place?.accounts.get(account) ?? [];
    const others = entries.filter((other) => other !== entry);
    if (!place || others.length === entries.length) return;
    if (others.length > 0) place.accounts.set(account, others);
    else place.accounts.delete(account);
    if (--place.count === 0) places.delete(address);
    size--;
  }

  /** The newest of the account that has most waiting, at the address that has most; null if that would be no fairer. */
  function pushedOutFor({ address, account }: Who): Entry | null {
    const [fullest, place] = most(places, ({ count }) => count);
    const [, entries] = most(place.accounts, ({ length }) => length);
    const [theirs, mine] =
      fullest === address
        ? [entries.length, place.accounts.get(account)?.length ?? 0]
        : [place.count, places.get(address)?.count ?? 0];
    return theirs > mine + 1 ? (entries.at(-1) ?? null) : null;
  }

  return {
    get size() {
      return size;
    },
    add(entry) {
      const { address, account } = entry.who;
      const own = places.get(address)?.accounts.get(account)?.length ?? 0;
      if (own >= limits.mostOfOne) return { entry, because: "share" };
      const pushedOut = size >= limits.most ? pushedOutFor(entry.who) : null;
      if (size >= limits.most && !pushedOut) return { entry, because: "full" };
      if (pushedOut) remove(pushedOut);
      put(entry);
      return pushedOut && { entry: pushedOut, because: "share" };
    },
    next(may = () => true) {
      for (const [address, place] of places)
        for (const [account, [entry]] of place.accounts) {
          if (!entry || !may(entry.who)) continue;
          remove(entry);
          toTheEnd(place.accounts, account);
          toTheEnd(places, address);
          return entry;
        }
      return undefined;
    },
    remove,
  };
}

function most<Key, Value>(map: Map<Key, Value>, size: (value: Value) => number): [Key, Value] {
  return [...map].reduce((best, each) => (size(each[1]) > size(best[1]) ? each : best));
}

function toTheEnd<Key, Value>(map: Map<Key, Value>, key: Key): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}

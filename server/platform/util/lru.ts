/**
 * The most recently used entries, up to a total weight. Their order is a list of its own, not that of the Map: a Map keeps
 * the places of deleted entries for a while, and whoever looks for its first entry passes all of them.
 */
export class LRU<Key, Entry> {
  readonly #nodes = new Map<Key, Node<Key, Entry>>();
  #oldest: Node<Key, Entry> | undefined;
  #newest: Node<Key, Entry> | undefined;
  #weight = 0;
  readonly #limit: number;
  readonly #weigh: (entry: Entry) => number;

  constructor(limit: number, weigh: (entry: Entry) => number = () => 1) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  get weight(): number {
    return this.#weight;
  }

  get(key: Key): Entry | undefined {
    const node = this.#nodes.get(key);
    if (!node) return undefined;
    this.#use(node);
    return node.entry;
  }

  /** What alone is too heavy is not kept, and displaces nothing else. */
  set(key: Key, entry: Entry): void {
    const weight = this.#weigh(entry);
    if (weight > this.#limit) return this.delete(key);
    const known = this.#nodes.get(key);
    if (known) {
      this.#weight += weight - known.weight;
      known.entry = entry;
      known.weight = weight;
      this.#use(known);
    } else {
      const node = { key, entry, weight, older: undefined, newer: undefined };
      this.#nodes.set(key, node);
      this.#append(node);
      this.#weight += weight;
    }
    while (this.#oldest && this.#weight > this.#limit) this.delete(this.#oldest.key);
  }

  delete(key: Key): void {
    const node = this.#nodes.get(key);
    if (!node) return;
    this.#nodes.delete(key);
    this.#unlink(node);
    this.#weight -= node.weight;
  }

  /** The oldest first. */
  *values(): Generator<Entry> {
    for (let node = this.#oldest; node; node = node.newer) yield node.entry;
  }

  clear(): void {
    this.#nodes.clear();
    this.#oldest = this.#newest = undefined;
    this.#weight = 0;
  }

  #use(node: Node<Key, Entry>): void {
    if (node === this.#newest) return;
    this.#unlink(node);
    this.#append(node);
  }

  #append(node: Node<Key, Entry>): void {
    node.older = this.#newest;
    node.newer = undefined;
    if (this.#newest) this.#newest.newer = node;
    else this.#oldest = node;
    this.#newest = node;
  }

  #unlink({ older, newer }: Node<Key, Entry>): void {
    if (older) older.newer = newer;
    else this.#oldest = newer;
    if (newer) newer.older = older;
    else this.#newest = older;
  }
}

interface Node<Key, Entry> {
  readonly key: Key;
  entry: Entry;
  weight: number;
  older: Node<Key, Entry> | undefined;
  newer: Node<Key, Entry> | undefined;
}

/** The most recently used entries, up to a total weight. */
export class LRU<Key, Entry> {
  #entries = new Map<Key, Entry>();
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
    const entry = this.#entries.get(key);
    if (entry !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry;
  }

  set(key: Key, entry: Entry): void {
    this.delete(key);
    this.#entries.set(key, entry);
    this.#weight += this.#weigh(entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#weight -= this.#weigh(entry);
    this.#entries.delete(key);
  }

  values(): IterableIterator<Entry> {
    return this.#entries.values();
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }
}

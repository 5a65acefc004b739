/** Changes that the service has not accepted yet, stored where they outlive the page. */

import type { LocalChange } from "../changes/optimistic-state.ts";
import { withTimeout } from "../util/pause.ts";

export interface StoredChange extends LocalChange {
  /** If it was known: to name the board where it is not open. */
  readonly boardTitle: string | null;
  /** Grows with every change: changes are sent in this order. */
  readonly order: number;
}

/** Of one user and one board. */
export interface Outbox {
  /** In their order, of all processes. */
  read(): Promise<StoredChange[]>;
  /** All of it or nothing; `created` is what the removed changes have created. */
  write(put: readonly StoredChange[], removeKeys?: readonly string[], created?: CreatedIds): Promise<void>;
}

/** By local id: the real id, or null if it was not created. */
export type CreatedIds = ReadonlyMap<string, string | null>;

interface PageOptions {
  live: { readonly board: { readonly title: string } | null };
  outbox: Outbox;
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/** The service remembers keys for 24 hours. A little less, so that a change in flight is still safe. */
export const SENDABLE_MS = 23.5 * 3600_000;

/** Of the first change made in this millisecond. */
export function orderAt(ms: number): number {
  return ms * 1000;
}

/** A database that hangs must not keep changes from the service. */
const PATIENCE_MS = 1000;

/** The outbox as one process uses it. */
export class PageOutbox {
  readonly #options: PageOptions;
  readonly #onChanged: () => void;
  readonly #orders = new Map<string, number>();
  /** By key: its latest write, and whether that succeeds. */
  readonly #writes = new Map<string, Promise<boolean>>();
  /** Keys of changes whose latest write has failed. */
  readonly #unstored = new Set<string>();
  /** Resolves once every write so far has ended. */
  #allWrites: Promise<unknown> = Promise.resolve();
  #lastOrder = 0;
  /** As last known, also by earlier processes. */
  #boardTitle: string | null = null;

  /** `onChanged` is called when a write has changed `isStored`. */
  constructor(options: PageOptions, onChanged: () => void) {
    this.#options = options;
    this.#onChanged = onChanged;
  }

  put(entries: readonly LocalChange[], removeKeys: readonly string[] = [], created?: CreatedIds): void {
    if (entries.length + removeKeys.length === 0) return;
    const records = entries.map((entry) => this.#record(entry));
    const written: Promise<boolean> = this.#options.outbox.write(records, removeKeys, created).then(
      () => this.#ended(written, entries, true),
      () => this.#ended(written, entries, false),
    );
    this.#allWrites = Promise.all([this.#allWrites, written]);
    for (const { key } of entries) this.#writes.set(key, written);
    for (const key of removeKeys) {
      this.#writes.delete(key);
      this.#unstored.delete(key);
      this.#orders.delete(key);
    }
  }

  /** What one change has become, where that one was in the order. */
  putInPlace(key: string, entries: readonly LocalChange[]): void {
    const order = this.#orderOf(key);
    // Orders are whole numbers: nothing else comes in between.
    for (const [index, entry] of entries.entries())
      this.#orders.set(entry.key, order + index / entries.length);
    this.put(entries);
  }

  /** Under another key, and behind all others, in this order. */
  putLast(entries: readonly LocalChange[], removeKey: string): void {
    for (const { key } of entries) this.#orders.delete(key);
    this.put(entries, [removeKey]);
  }

  /** Resolves once no write is in progress. */
  async idle(): Promise<void> {
    for (let awaited: unknown; awaited !== this.#allWrites; ) {
      awaited = this.#allWrites;
      await awaited;
    }
  }

  /** False while there is a change that could not be stored: then ending the process would lose it. */
  get isStored(): boolean {
    return this.#unstored.size === 0;
  }

  /** Resolves once it is stored, or could not be; false also if it is not there any more. */
  async stored(key: string): Promise<boolean> {
    return (await this.#writes.get(key)) ?? false;
  }

  /** Resolves once it is stored, or could not be in time. */
  async written(key: string): Promise<void> {
    const write = this.#writes.get(key);
    if (write) await withTimeout(write, PATIENCE_MS, this.#options.wait);
  }

  /** Everything that is stored, whichever process stored it. */
  async read(): Promise<readonly StoredChange[]> {
    const stored = await this.#options.outbox.read().catch(() => []);
    this.#boardTitle ??= stored[0]?.boardTitle ?? null;
    for (const { key, order } of stored) {
      this.#orders.set(key, order);
      this.#lastOrder = Math.max(this.#lastOrder, order);
    }
    return stored;
  }

  #ended(write: Promise<boolean>, entries: readonly LocalChange[], isStored: boolean): boolean {
    const wasStored = this.isStored;
    for (const { key } of entries) {
      // Written again or removed meanwhile.
      if (this.#writes.get(key) !== write) continue;
      if (isStored) this.#unstored.delete(key);
      else this.#unstored.add(key);
    }
    if (this.isStored !== wasStored) this.#onChanged();
    return isStored;
  }

  #record(entry: LocalChange): StoredChange {
    this.#boardTitle = this.#options.live.board?.title ?? this.#boardTitle;
    return { ...plain(entry), boardTitle: this.#boardTitle, order: this.#orderOf(entry.key) };
  }

  #orderOf(key: string): number {
    const known = this.#orders.get(key);
    if (known !== undefined) return known;
    this.#lastOrder = Math.max(this.#lastOrder + 1, orderAt(this.#options.now()));
    this.#orders.set(key, this.#lastOrder);
    return this.#lastOrder;
  }
}

/** Without what is known of it besides. */
export function plain({ key, operation, at, seq, failure, card, theirs, held }: LocalChange): LocalChange {
  return {
    ...{ key, operation, at, failure },
    ...(seq !== undefined && { seq }),
    ...(card && { card }),
    ...(theirs && { theirs }),
    ...(held !== undefined && { held }),
  };
}

/** For a process that does without a store: what it has not sent when it ends is lost. */
export function memoryOutbox(): Outbox {
  const stored = new Map<string, StoredChange>();
  return {
    read: async () => [...stored.values()].sort((a, b) => a.order - b.order),
    write: async (put, removeKeys = []) => {
      for (const key of removeKeys) stored.delete(key);
      for (const change of put) stored.set(change.key, change);
    },
  };
}

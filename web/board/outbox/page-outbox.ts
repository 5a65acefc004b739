/**
 * Changes that the service has not accepted yet, stored where they outlive the page. Every page owns the changes made
 * in it; when it is gone, the next page with the same board and user takes them over.
 */

import { withTimeout } from "../../util/pause.ts";
import { randomId } from "../../util/random-id.ts";
import type { LocalChange } from "../state/optimistic-state.ts";

export interface StoredChange extends LocalChange {
  readonly userId: string;
  readonly boardId: string;
  /** If it was known: to name the board where it is not open. */
  readonly boardTitle: string | null;
  /** The page that sends it. */
  readonly owner: string;
  /** Grows with every change: changes are sent in this order. */
  readonly order: number;
}

/** Of one user and one board. */
export interface Outbox {
  /** In their order, of all owners. */
  read(): Promise<StoredChange[]>;
  /** All of it or nothing; `created` is what the removed changes have created. */
  write(put: readonly StoredChange[], removeKeys?: readonly string[], created?: CreatedIds): Promise<void>;
}

/** By local id: the real id, or null if it was not created. */
export type CreatedIds = ReadonlyMap<string, string | null>;

/** The pages that own changes. */
export interface Owners {
  /** Marks the owner as alive until the page is closed or the returned function is called. */
  live(owner: string): () => void;
  /** Calls `take` once the owner is gone, in one page at a time. */
  whenGone(owner: string, take: () => Promise<void>): void;
}

interface PageOptions {
  boardId: string;
  userId: string;
  live: { readonly board: { readonly title: string } | null };
  outbox: Outbox;
  owners: Owners;
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/** The service remembers keys for 24 hours. A little less, so that a change in flight is still safe. */
export const SENDABLE_MS = 23.5 * 3600_000;

type Take = (entries: readonly LocalChange[]) => void;

/** A database that hangs must not keep changes from the service. */
const PATIENCE_MS = 1000;

/** The part of the outbox that this page owns. */
export class PageOutbox {
  /** False once something could not be stored: then leaving the page would lose it. */
  isStored = true;
  readonly #options: PageOptions;
  readonly #owner = randomId();
  readonly #release: () => void;
  readonly #orders = new Map<string, number>();
  readonly #writes = new Map<string, Promise<void>>();
  /** Other pages whose changes are taken over when they are gone. */
  readonly #others = new Set<string>();
  #lastOrder = 0;
  /** As last known, also by earlier pages. */
  #boardTitle: string | null = null;

  constructor(options: PageOptions) {
    this.#options = options;
    this.#release = options.owners.live(this.#owner);
  }

  put(entries: readonly LocalChange[], removeKeys: readonly string[] = [], created?: CreatedIds): void {
    if (entries.length + removeKeys.length === 0) return;
    const records = entries.map((entry) => this.#record(entry));
    const written = this.#options.outbox.write(records, removeKeys, created).catch(() => {
      if (records.length > 0) this.isStored = false;
    });
    for (const { key } of entries) this.#writes.set(key, written);
    for (const key of removeKeys) {
      this.#writes.delete(key);
      this.#orders.delete(key);
    }
  }

  /** Resolves once it is stored, or could not be in time. */
  async written(key: string): Promise<void> {
    const write = this.#writes.get(key);
    if (write) await withTimeout(write, PATIENCE_MS, this.#options.wait);
  }

  /** Hands over the changes of pages that are gone, now and as more of them go. */
  async takeOver(take: Take): Promise<void> {
    for (const { owner } of await this.#read()) this.await(owner, take);
  }

  /** Hands over what another page has not sent, when it is gone. */
  await(owner: string, take: Take): void {
    if (owner === this.#owner || this.#others.has(owner)) return;
    this.#others.add(owner);
    this.#options.owners.whenGone(owner, async () => {
      const theirs = (await this.#read()).filter((each) => each.owner === owner);
      this.#boardTitle = theirs[0]?.boardTitle ?? this.#boardTitle;
      take(theirs);
      await Promise.all(theirs.map(({ key }) => this.written(key)));
    });
  }

  close(): void {
    this.#release();
  }

  #read(): Promise<StoredChange[]> {
    return this.#options.outbox.read().catch(() => []);
  }

  #record({ key, operation, at, failure }: LocalChange): StoredChange {
    const { boardId, userId, live } = this.#options;
    this.#boardTitle = live.board?.title ?? this.#boardTitle;
    const whose = { userId, boardId, boardTitle: this.#boardTitle, owner: this.#owner };
    return { key, operation, at, failure, ...whose, order: this.#orderOf(key) };
  }

  #orderOf(key: string): number {
    const known = this.#orders.get(key);
    if (known !== undefined) return known;
    this.#lastOrder = Math.max(this.#lastOrder + 1, this.#options.now() * 1000);
    this.#orders.set(key, this.#lastOrder);
    return this.#lastOrder;
  }
}

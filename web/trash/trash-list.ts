/** What was removed from a board, newest first, loaded page by page. */
import type { AnswerOf } from "../../contract/index.ts";
import { createListeners } from "../util/listeners.ts";

export type TrashEntry = AnswerOf<"listTrash">["items"][number];

export interface TrashPage {
  items: readonly TrashEntry[];
  /** Where the next page begins; null at the end. */
  next: string | null;
  /** It is this browser's own copy. */
  isKept?: boolean;
}

export interface TrashView {
  items: readonly TrashEntry[];
  status: "loading" | "ready" | "failed";
  /** What the last attempt failed with. */
  error: unknown;
  isComplete: boolean;
  /** As it was last loaded here: the service was not reached. */
  isKept: boolean;
}

export class TrashList {
  view: TrashView = { items: [], status: "loading", error: null, isComplete: false, isKept: false };
  readonly #load: (before: string | null) => Promise<TrashPage>;
  readonly #listeners = createListeners();
  #next: string | null = null;
  /** Grows with every reload: pages requested before it are discarded. */
  #generation = 0;
  #isLoading = false;

  constructor(load: (before: string | null) => Promise<TrashPage>) {
    this.#load = load;
  }

  get subscribe() {
    return this.#listeners.subscribe;
  }

  getView = (): TrashView => this.view;

  async loadMore(): Promise<void> {
    if (this.#isLoading || this.view.isComplete) return;
    this.#isLoading = true;
    const generation = this.#generation;
    this.#publish({ status: "loading", error: null });
    try {
      const { items, next, isKept = false } = await this.#load(this.#next);
      if (generation !== this.#generation) return;
      this.#next = next;
      const isComplete = next === null;
      this.#publish({ items: joined(this.view.items, items), status: "ready", isComplete, isKept });
    } catch (error) {
      if (generation === this.#generation) this.#publish({ status: "failed", error });
    } finally {
      if (generation === this.#generation) this.#isLoading = false;
    }
  }

  /** Something was removed from the board: it is at the top. What is shown stays until the answer is there. */
  async reload(): Promise<void> {
    const generation = ++this.#generation;
    this.#isLoading = true;
    try {
      const { items, next, isKept = false } = await this.#load(null);
      if (generation !== this.#generation) return;
      this.#next = next;
      this.#publish({ items, status: "ready", error: null, isComplete: next === null, isKept });
    } catch (error) {
      if (generation === this.#generation) this.#publish({ status: "failed", error });
    } finally {
      if (generation === this.#generation) this.#isLoading = false;
    }
  }

  /** It is no longer there: restored, or deleted for good. */
  remove(id: string): void {
    if (this.view.items.some((item) => item.id === id))
      this.#publish({ items: this.view.items.filter((item) => item.id !== id) });
  }

  #publish(changes: Partial<TrashView>): void {
    this.view = { ...this.view, ...changes };
    this.#listeners.notify();
  }
}

/** Those whose title contains every word. */
export function found(items: readonly TrashEntry[], text: string): readonly TrashEntry[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0
    ? items
    : items.filter(({ title }) => words.every((word) => title.toLocaleLowerCase().includes(word)));
}

/** Where the newest of what two lists begin with is; the archive, if both are empty. */
export function lastRemovedFrom(
  archived: readonly TrashEntry[],
  deleted: readonly TrashEntry[],
): TrashEntry["kind"] {
  return (deleted[0]?.removed_at ?? "") > (archived[0]?.removed_at ?? "") ? "deleted" : "archived";
}

function joined(some: readonly TrashEntry[], more: readonly TrashEntry[]): readonly TrashEntry[] {
  const known = new Set(some.map(({ id }) => id));
  return [...some, ...more.filter(({ id }) => !known.has(id))];
}

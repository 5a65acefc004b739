/**
 * What this user has changed without an event in the log: rules have none. It is remembered here, as long as the tab is
 * open, so that undo and redo know of it between all else. Numbers below zero stand for those of events.
 */
import type { AutomationRule } from "../../../contract/automations.ts";

export type RuleFields = Omit<AutomationRule, "id" | "board_id">;

/** Null: there is no such rule. */
export interface RuleChange {
  readonly id: string;
  readonly before: RuleFields | null;
  readonly after: RuleFields | null;
  /** What was done, without who did it: "deleted the rule “When …”". */
  readonly words: string;
}

export interface Unlogged {
  readonly key: string;
  readonly number: number;
  /** The number of what it took back. */
  readonly undoes?: number;
  /** The board had reached this number, and changes with these keys were on their way. */
  readonly after: number;
  readonly follows: readonly string[];
  readonly change: RuleChange;
}

export interface UnloggedStore {
  read: () => readonly Unlogged[];
  write: (list: readonly Unlogged[]) => void;
}

const MOST_KEPT = 100;

export function reversed({ before, after, ...change }: RuleChange): RuleChange {
  return { ...change, before: after, after: before };
}

/** Oldest first. */
export class UnloggedList {
  readonly #store: UnloggedStore;
  #list: readonly Unlogged[];

  constructor(store: UnloggedStore) {
    this.#store = store;
    this.#list = store.read();
  }

  get all(): readonly Unlogged[] {
    return this.#list;
  }

  add(entry: Omit<Unlogged, "number">): void {
    const number = (this.#list.at(-1)?.number ?? 0) - 1;
    this.#set([...this.#list, { ...entry, number }].slice(-MOST_KEPT));
  }

  /** It did not come about. */
  drop(key: string): void {
    this.#set(this.#list.filter((entry) => entry.key !== key));
  }

  #set(list: readonly Unlogged[]): void {
    this.#list = list;
    this.#store.write(list);
  }
}

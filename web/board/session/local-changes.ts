/**
 * The changes that were made in this page and the state of the board with them, kept in step with the outbox: what is
 * pending is stored, what has an outcome no longer is. Changes that have become too old are put aside, because the
 * service may have forgotten their keys.
 */
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { type CreatedIds, PageOutbox, SENDABLE_MS } from "../outbox/page-outbox.ts";
import { createdBy, idsIn, type Operation } from "../state/operations.ts";
import {
  accept,
  type BoardState,
  begin,
  EMPTY,
  follow,
  type LocalChange,
  type Pending,
  reach,
  resolved,
  withdraw,
} from "../state/optimistic-state.ts";
import type { SessionOptions } from "./session-options.ts";

interface Hooks {
  /** Something that is shown has changed. */
  changed: () => void;
  /** The service has accepted the change, or it was rolled back. */
  decided: (key: string, accepted: boolean) => void;
}

export class LocalChanges {
  readonly outbox: PageOutbox;
  readonly #options: SessionOptions;
  readonly #hooks: Hooks;
  #state: BoardState = EMPTY;
  #expired: readonly LocalChange[] = [];

  constructor(options: SessionOptions, hooks: Hooks) {
    this.#options = options;
    this.#hooks = hooks;
    this.outbox = new PageOutbox(options);
  }

  get state(): BoardState {
    return this.#state;
  }

  /** Too old to be sent without asking. */
  get expired(): readonly LocalChange[] {
    return this.#expired;
  }

  isPending(key: string): boolean {
    return this.#state.pending.some((each) => each.key === key);
  }

  /** With the ids that are known by now. */
  resolved(change: LocalChange): Operation {
    return resolved(this.#state, change);
  }

  begin(operation: Operation, failure: string, key: string): void {
    this.#enter([{ key, operation, at: this.#now(), failure }]);
  }

  /** Takes over the changes of a page that is gone. */
  take(entries: readonly LocalChange[]): void {
    const mine = new Set([...this.#state.pending, ...this.#expired].map(({ key }) => key));
    this.#enter(entries.filter(({ key }) => !mine.has(key)));
  }

  /** Those that are too old count as made now. */
  renewExpired(): void {
    const at = this.#now();
    const entries = this.#expired.map((entry) => ({ ...entry, at }));
    this.#expired = [];
    this.#enter(entries);
  }

  discard(entries: readonly LocalChange[]): void {
    const keys = entries.map(({ key }) => key);
    this.#expired = this.#expired.filter(({ key }) => !keys.includes(key));
    this.outbox.put([], keys, idsOf(entries));
    for (const entry of entries) this.withdraw(entry);
    this.#hooks.changed();
  }

  /** The next one to be sent; null when there is none. */
  next(): Pending | null {
    for (;;) {
      const next = this.#state.pending.find(({ phase }) => phase === "waiting");
      if (!next || !this.#isTooOld(next)) return next ?? null;
      this.#putAside(next);
      this.#hooks.changed();
    }
  }

  accept(entry: Pending, answer: unknown): void {
    this.#state = accept(this.#state, entry.key, answer);
    this.#settle([entry]);
  }

  /** Rolls it back; returns it together with everything that depended on it. */
  withdraw({ key }: LocalChange): readonly Pending[] {
    const [state, gone] = withdraw(this.#state, key);
    this.#state = state;
    this.outbox.put(
      [],
      gone.map((each) => each.key),
      idsOf(gone),
    );
    for (const { key: each, operation } of gone) {
      for (const local of createdBy(operation)) this.#options.onId(local, null);
      this.#hooks.decided(each, false);
    }
    this.#hooks.changed();
    return gone;
  }

  follow(board: FullBoard, event?: BoardEvent): void {
    const [state, gone] = follow(this.#state, board, event);
    this.#state = state;
    const undecided = gone.filter(({ phase }) => phase !== "accepted");
    if (undecided.length > 0) this.#settle(undecided);
  }

  /** The keys of those that are accepted, but not yet known to be part of the board at any number. */
  awaited(): string[] {
    return this.#state.pending.flatMap(({ key, phase, heldFrom }) =>
      phase === "accepted" && heldFrom === undefined ? [key] : [],
    );
  }

  /** They are part of the board at this number. */
  reach(keys: readonly string[], seq: number): void {
    [this.#state] = reach(this.#state, new Set(keys), seq);
    this.#hooks.changed();
  }

  #enter(entries: readonly LocalChange[]): void {
    this.#state = begin(
      this.#state,
      entries.map(({ key, operation, at, failure }) => ({ key, operation, at, failure, phase: "waiting" })),
    );
    for (const entry of entries) if (this.#isTooOld(entry)) this.#putAside(entry);
    this.outbox.put(entries);
    this.#hooks.changed();
  }

  /** Together with everything that depends on it. */
  #putAside({ key }: LocalChange): void {
    const [state, gone] = withdraw(this.#state, key);
    this.#state = state;
    this.#expired = [...this.#expired, ...gone];
  }

  /** The service has these: they are no longer stored, and what they created has its real id now. */
  #settle(entries: readonly LocalChange[]): void {
    const created = entries.flatMap(({ operation }) => createdBy(operation));
    for (const local of created) {
      const real = this.#state.ids.get(local);
      if (real !== undefined) this.#options.onId(local, real);
    }
    // A page that takes over from here knows no local id of this one: stored changes must refer to the real id.
    const dependents = this.#state.pending.filter(({ operation }) =>
      idsIn(operation).some((id) => created.includes(id)),
    );
    this.outbox.put(
      dependents.map((entry) => ({ ...entry, operation: this.resolved(entry) })),
      entries.map(({ key }) => key),
      idsOf(entries, this.#state.ids),
    );
    for (const { key } of entries) this.#hooks.decided(key, true);
    this.#hooks.changed();
  }

  #isTooOld({ at }: LocalChange): boolean {
    return Date.parse(at) < this.#options.now() - SENDABLE_MS;
  }

  #now(): string {
    return new Date(this.#options.now()).toISOString();
  }
}

/** The ids of what they create, as far as they are known; null without `ids`: it is not created. */
function idsOf(entries: readonly LocalChange[], ids?: ReadonlyMap<string, string>): CreatedIds {
  const created = entries.flatMap(({ operation }) => createdBy(operation));
  if (!ids) return new Map(created.map((local) => [local, null]));
  return new Map(
    created.flatMap((local): [string, string][] => {
      const real = ids.get(local);
      return real === undefined ? [] : [[local, real]];
    }),
  );
}

/**
 * The unsent changes of a board and its state with them, kept in step with the outbox and with the peers: what is
 * pending is stored, what has an outcome no longer is. A page stores what is done in it; everything else is up to the one
 * that leads, because the others learn of it a little later. Changes that have become too old are put aside: the service
 * may have forgotten their keys.
 */
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { withNeighbours } from "../changes/neighbours.ts";
import { changeOf, createdBy, idsIn, neighboursOf, type Operation } from "../changes/operations.ts";
import {
  accept,
  type BoardState,
  begin,
  clash,
  EMPTY,
  follow,
  heldKeys,
  hold,
  type LocalChange,
  type Pending,
  reach,
  release,
  resolved,
  see,
  sendable,
  withdraw,
} from "../changes/optimistic-state.ts";
import { type Texts, withoutTexts, withSeen } from "../changes/seen-texts.ts";
import { AwaitedUploads } from "./awaited-uploads.ts";
import { changedCard } from "./changed-card.ts";
import { createdIds } from "./created-ids.ts";
import { firstSendable } from "./first-sendable.ts";
import { PageOutbox, plain, SENDABLE_MS } from "./outbox.ts";
import type { KnownChanges, QueueHooks, QueueOptions } from "./queue-options.ts";

interface Hooks extends Pick<QueueHooks, "changed" | "decided"> {
  /** Something that waited for its uploads can be sent. */
  sendable: () => void;
}

export class LocalChanges {
  readonly outbox: PageOutbox;
  readonly #options: QueueOptions;
  readonly #hooks: Hooks;
  #state: BoardState = EMPTY;
  #expired: readonly LocalChange[] = [];
  readonly #decided = new Set<string>();
  /** By the key of what was held: what it is sent as. */
  readonly #releasedAs = new Map<string, LocalChange>();
  readonly #uploads: AwaitedUploads;

  constructor(options: QueueOptions, hooks: Hooks) {
    this.#options = options;
    this.#hooks = hooks;
    this.outbox = new PageOutbox(options, hooks.changed);
    this.#uploads = new AwaitedUploads(options.uploads ?? (() => null), hooks.sendable);
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
  resolved(change: Pick<LocalChange, "operation">): Operation {
    return resolved(this.#state, change);
  }

  /** As it is sent now. */
  sendable(change: Pick<LocalChange, "key" | "operation">): Operation {
    return sendable(this.#state, change);
  }

  begin(changes: readonly Omit<LocalChange, "at" | "seq" | "card">[]): void {
    const at = this.#now();
    const seen = this.#state.confirmed && { seq: this.#state.confirmed.seq };
    let board = this.#state.shown;
    this.#announce(
      changes.map((change) => {
        const operation = withNeighbours(withSeen(this.resolved(change), this.#state.shown), board);
        // Of several moves, each finds the neighbours that those before it have left.
        if (board && operation.beside) board = changeOf(operation, { id: "", ids: [], at })(board);
        const card = changedCard(this.#state.shown, operation);
        return {
          ...change,
          operation,
          at,
          ...seen,
          ...(card && { card: { id: card.id, title: card.title } }),
        };
      }),
    );
  }

  /** Everything that is stored, also by processes that are gone; this one sends it from now on. */
  async takeOver(): Promise<void> {
    const stored = await this.outbox.read();
    // Some may be stored with ids that only the peers of this time know, or not yet.
    const operations = new Map(stored.map(({ key, operation }) => [key, JSON.stringify(operation)]));
    const resolved = this.#waiting().map((entry) => ({ ...entry, operation: this.resolved(entry) }));
    this.outbox.put(
      resolved.filter(({ key, operation }) => operations.get(key) !== JSON.stringify(operation)),
    );
    const expired = new Set(this.#expired.map(({ key }) => key));
    this.#announce(stored.filter(({ key }) => !expired.has(key) && !this.#isKnown(key)));
  }

  /** Those that are too old count as made now. */
  renewExpired(): void {
    const at = this.#now();
    const entries = this.#expired.map((entry) => ({ ...entry, at }));
    this.#expired = [];
    this.#announce(entries);
  }

  discard(entries: readonly LocalChange[]): void {
    for (const entry of entries) this.withdraw(entry);
  }

  /** Changes that a peer has begun, or renewed. */
  join(entries: readonly LocalChange[]): void {
    const renewed = new Set(entries.map(({ key }) => key));
    this.#expired = this.#expired.filter(({ key }) => !renewed.has(key));
    this.#enter(
      entries.filter(({ key }) => !this.#isKnown(key)),
      this.#options.peers.leads,
    );
  }

  /** What a new peer must know. */
  get known(): KnownChanges {
    return { pending: this.#state.pending, expired: this.#expired, ids: this.#state.ids };
  }

  /** What the peer that leads knows. What it does not know of is announced to it again. */
  learn({ pending, expired, ids }: KnownChanges): void {
    const theirs = new Set([...pending, ...expired].map(({ key }) => key));
    const mine = this.#waiting().filter(({ key }) => !theirs.has(key));
    for (const [local, real] of ids) this.#options.onId?.(local, real);
    const others = pending.filter(({ key }) => !this.isPending(key));
    this.#state = begin({ ...this.#state, ids: new Map([...this.#state.ids, ...ids]) }, others);
    for (const { key, theirs, held } of pending) {
      if (theirs) this.#state = clash(this.#state, key, theirs);
      if (held !== undefined) this.#state = hold(this.#state, key, held);
    }
    this.#expired = expired;
    if (mine.length > 0) this.#options.peers.post({ type: "begun", entries: mine });
    this.#hooks.changed();
  }

  /** The next one to be sent; null when there is none. */
  next(): Pending | null {
    for (;;) {
      const next = firstSendable(this.#state, this.#uploads);
      if (!next || !this.#isTooOld(next)) return next;
      this.#options.peers.post({ type: "aged", key: next.key });
      this.putAside(next);
    }
  }

  /** The service has accepted it, as this page or the one that leads has learnt. */
  accept(key: string, answer: unknown): void {
    const entry = this.#state.pending.find((each) => each.key === key);
    if (!entry) return;
    this.#state = accept(this.#state, key, answer);
    if (entry.phase === "waiting") this.#settle([entry]);
  }

  /**
   * Somebody else has changed the text that it overwrites, as this page or the one that leads has learnt. Whatever else it
   * changes is sent in its place, under a key that is the same for all peers.
   */
  clash(key: string, theirs: Texts): void {
    const entry = this.#state.pending.find((each) => each.key === key);
    if (!entry) return;
    const { theirs: _, ...sent } = entry;
    const operation = withoutTexts(this.resolved(entry));
    const rest: Pending[] = operation ? [{ ...sent, key: `${key}.rest`, operation, phase: "waiting" }] : [];
    this.#state = clash(this.#state, key, theirs, rest);
    const after = this.#state.pending.filter((each) => each.key === key);
    if (this.#options.peers.leads) {
      const undecided = after.map((each) => ({ ...each, operation: this.resolved(each) }));
      this.outbox.putInPlace(key, [...undecided, ...rest]);
    }
    this.#hooks.changed();
  }

  /** The service did not take what it creates, as this page or the one that leads has learnt: it waits for a decision. */
  hold(key: string, held: string): void {
    this.#state = hold(this.#state, key, held);
    const entries = this.#state.pending.filter((each) => each.key === key);
    if (this.#options.peers.leads)
      this.outbox.put(entries.map((each) => ({ ...each, operation: this.resolved(each) })));
    this.#hooks.changed();
  }

  /** It is sent after all, in another form and under another key, for all peers. */
  release(key: string, changed: Pick<LocalChange, "key" | "operation">): void {
    const entry = this.#state.pending.find((each) => each.key === key);
    if (!entry) return;
    const { held: _, ...made } = plain(entry);
    const next = { ...made, ...changed, at: this.#now() };
    this.#options.peers.post({ type: "released", key, next });
    this.replace(key, next, true);
  }

  /** Releases it as `next` on this page alone. */
  replace(key: string, next: LocalChange, isStored = false): void {
    if (this.#decided.has(key)) return this.#decidedTwice(key, next);
    const [state, released] = release(this.#state, key, { ...next, phase: "waiting" });
    if (released.length === 0) return this.join([next]);
    this.#state = state;
    // Whoever has not heard of it yet must not bring it back.
    this.#decided.add(key);
    this.#releasedAs.set(key, next);
    if (isStored)
      this.outbox.putLast(
        released.map((each) => ({ ...each, operation: this.resolved(each) })),
        key,
      );
    this.#hooks.changed();
  }

  /** Two peers have decided about the same at once: what the one that leads has heard first counts. */
  #decidedTwice(key: string, theirs: LocalChange): void {
    const mine = this.#releasedAs.get(key);
    if (mine?.key === theirs.key) return;
    const { peers } = this.#options;
    if (peers.leads) {
      this.outbox.put([], [theirs.key]);
      const isWaiting = mine && this.isPending(mine.key);
      peers.post(isWaiting ? { type: "released", key, next: mine } : { type: "withdrawn", key: theirs.key });
      return;
    }
    if (!mine) return;
    const [state, released] = release(this.#state, mine.key, { ...theirs, phase: "waiting" });
    if (released.length === 0) return;
    this.#state = state;
    this.#releasedAs.set(key, theirs);
    this.outbox.put([], [mine.key]);
    this.#decide(mine.key, false);
    this.#hooks.changed();
  }

  /** The texts that it overwrites are those by now. */
  see(key: string, seen: Texts): void {
    this.#state = see(this.#state, key, seen);
  }

  /** Rolls it back, for all peers; returns it together with everything that depended on it. */
  withdraw({ key }: Pick<LocalChange, "key">): readonly LocalChange[] {
    this.#options.peers.post({ type: "withdrawn", key });
    return this.rollBack(key, true);
  }

  /** Rolls it back on this page alone, and in the outbox where that is up to this page. */
  rollBack(
    key: string,
    isStored = this.#options.peers.leads || this.#isReleased(key),
  ): readonly LocalChange[] {
    const [state, pending] = withdraw(this.#state, key);
    const gone = [...this.#expired.filter((each) => each.key === key), ...pending];
    this.#expired = this.#expired.filter((each) => each.key !== key);
    this.#state = state;
    if (isStored)
      this.outbox.put(
        [],
        gone.map((each) => each.key),
        createdIds(gone),
      );
    for (const { key: each, operation } of gone) {
      for (const local of createdBy(operation)) this.#options.onId?.(local, null);
      this.#decide(each, false);
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
    return this.#state.pending.flatMap(({ key, phase, confirmedAt }) =>
      phase === "accepted" && confirmedAt === undefined ? [key] : [],
    );
  }

  /** They are part of the board at this number. */
  reach(keys: readonly string[], seq: number): void {
    [this.#state] = reach(this.#state, new Set(keys), seq);
    this.#hooks.changed();
  }

  /** Too old to be sent without asking; together with everything that depends on it. */
  putAside({ key }: Pick<LocalChange, "key">): void {
    const [state, gone] = withdraw(this.#state, key);
    this.#state = state;
    this.#expired = [...this.#expired, ...gone];
    this.#hooks.changed();
  }

  /** Here and for all peers. */
  #announce(entries: readonly LocalChange[]): void {
    if (entries.length === 0) return;
    // Without what only the outbox knows.
    const known = entries.map(plain);
    this.#options.peers.post({ type: "begun", entries: known });
    this.#enter(known, true);
  }

  #enter(entries: readonly LocalChange[], isStored: boolean): void {
    this.#state = begin(
      this.#state,
      entries.map((entry) => ({ ...entry, phase: "waiting" })),
    );
    if (isStored) this.outbox.put(entries);
    for (const entry of entries) this.#options.onWaiting?.(entry);
    const undecided = heldKeys(this.#state.pending);
    for (const entry of entries) if (this.#isTooOld(entry) && !undecided.has(entry.key)) this.putAside(entry);
    this.#hooks.changed();
  }

  /** Pending, or decided while somebody else still thought it was pending. */
  #isKnown(key: string): boolean {
    return this.#decided.has(key) || this.isPending(key);
  }

  /** Then this page may have stored it. */
  #isReleased(key: string): boolean {
    return [...this.#releasedAs.values()].some((each) => each.key === key);
  }

  #decide(key: string, accepted: boolean): void {
    this.#decided.add(key);
    this.#hooks.decided(key, accepted);
  }

  #waiting(): readonly Pending[] {
    return this.#state.pending.filter(({ phase }) => phase === "waiting");
  }

  /** The service has these: they are no longer stored, and what they created has its real id now. */
  #settle(entries: readonly LocalChange[]): void {
    const created = entries.flatMap(({ operation }) => createdBy(operation));
    for (const local of created) {
      const real = this.#state.ids.get(local);
      if (real !== undefined) this.#options.onId?.(local, real);
    }
    if (this.#options.peers.leads) {
      // A page that takes over from here knows no local id of this one: stored changes must refer to the real id.
      const dependents = this.#waiting().filter(({ operation }) =>
        [...idsIn(operation), ...neighboursOf(operation)].some((id) => created.includes(id)),
      );
      this.outbox.put(
        dependents.map((entry) => ({ ...entry, operation: this.resolved(entry) })),
        entries.map(({ key }) => key),
        createdIds(entries, this.#state.ids),
      );
    }
    for (const { key } of entries) this.#decide(key, true);
    this.#hooks.changed();
  }

  /** One that waits for a decision does not age: it will be sent under a new key, if at all. */
  #isTooOld({ at, theirs }: LocalChange): boolean {
    return !theirs && Date.parse(at) < this.#options.now() - SENDABLE_MS;
  }

  /** Never before what was made last: changes are sent in the order of their times. */
  #now(): string {
    const now = new Date(this.#options.now()).toISOString();
    const { at: last = now } = this.#state.pending.at(-1) ?? {};
    return last > now ? last : now;
  }
}

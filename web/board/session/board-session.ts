/**
 * One board that is open: the live connection, what is pending, and the calls that carry it out.
 *
 *   await session.perform({ route: "updateCard", input: { card_id, title } }, "The card was not renamed");
 *
 * The change is seen at once and stored in the outbox. The calls are made one after another, in the order things
 * were done, each under a key of its own. One whose outcome is unknown is made again under the same key, so it is
 * done once. One that the service refuses is rolled back with a message, and so is what depends on it. Changes of an
 * earlier page that were never sent come first. Lives from start() to stop(); what waits then is still sent.
 */
import type { BoardEvent } from "../../../contract/events.ts";
import { randomId } from "../../storage/random-id.ts";
import { PageOutbox, SENDABLE_MS } from "../outbox/page-outbox.ts";
import { cardOf, idsIn, type Operation } from "../state/operations.ts";
import {
  accept,
  type BoardState,
  begin,
  EMPTY,
  follow,
  type LocalChange,
  type Pending,
  type Phase,
  reach,
  release,
  resolved,
  withdraw,
} from "../state/optimistic-state.ts";
import { Delivery, untilConnected } from "./delivery.ts";
import { refusalOf } from "./refusal.ts";
import type { BoardView, SessionOptions } from "./session-options.ts";

/** How long the event of an accepted change is waited for before the service is asked how far its events go. */
const GRACE_MS = 1000;
const MAX_WAIT_MS = 15_000;
const FRAME_MS = 16;

export class BoardSession {
  view: BoardView = {
    board: null,
    status: "loading",
    online: new Map(),
    unsent: [],
    unsentCards: new Set(),
    expired: [],
  };
  readonly #options: SessionOptions;
  readonly #listeners = new Set<() => void>();
  readonly #outcomes = new Map<string, (accepted: boolean) => void>();
  readonly #undoable = new Map<string, () => void>();
  readonly #outbox: PageOutbox;
  readonly #delivery: Delivery;
  #state: BoardState = EMPTY;
  #expired: readonly LocalChange[] = [];
  #confirming = false;
  #isStopped = false;
  #isOver = false;
  #isShowDue = false;

  constructor(options: SessionOptions) {
    this.#options = options;
    const { live } = options;
    this.#outbox = new PageOutbox(options);
    this.#delivery = new Delivery({
      next: () => this.#next(),
      isWanted: (key) => this.#state.pending.some((each) => each.key === key),
      send: (entry) => this.#send(entry),
      accepted: (entry, answer) => this.#accepted(entry, answer),
      refused: (entry, error) => this.#refused(entry, error),
      live,
      login: options.login,
      wait: options.wait,
    });
    live.subscribe((event) => this.#follow(event));
  }

  start(): void {
    this.#options.live.start();
    this.takeOver();
  }

  /** Looks for changes of pages that are gone. */
  takeOver(): void {
    void this.#outbox.takeOver(this.#take);
  }

  /** Another page has changes of this board: what it has not sent when it goes is sent here. */
  takeOverFrom(owner: string): void {
    this.#outbox.await(owner, this.#take);
  }

  stop(): void {
    this.flush();
    this.#isStopped = true;
    this.#endIfDone();
  }

  /** The same board is opened again before the last of it was sent. */
  resume(): void {
    this.#isStopped = false;
  }

  /** The board is gone, or closed to this user. */
  get hasEnded(): boolean {
    return this.#options.live.status === "ended";
  }

  /** Leaving the page now would lose something. */
  get wouldLose(): boolean {
    return this.view.unsent.length > 0 && !this.#outbox.isStored && !this.hasEnded;
  }

  /** Stopped, and nothing is left to send. */
  get isOver(): boolean {
    return this.#isOver;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getView = (): BoardView => this.view;

  retryNow = (): void => this.#options.live.retryNow();

  /**
   * Shows the change and sends it. True once the service has accepted it; false if it was rolled back, and then a
   * message that starts with `failure` has been shown.
   */
  perform(operation: Operation, failure: string): Promise<boolean> {
    // A position counts what is seen: what is gone from the screen must be gone at the service before it.
    if (operation.route.startsWith("move")) this.flush();
    const { key } = this.#begin(operation, failure, "waiting");
    const outcome = new Promise<boolean>((resolve) => this.#outcomes.set(key, resolve));
    this.#delivery.wake();
    return outcome;
  }

  /** Shows the change at once with a message that offers to undo it, and sends it only when that has gone. */
  performWithUndo(operation: Operation, words: { done: string; failure: string }): void {
    const entry = this.#begin(operation, words.failure, "held");
    const { key } = entry;
    const send = () => {
      if (!this.#undoable.delete(key)) return;
      this.#state = release(this.#state, key);
      this.#outbox.putLast(entry);
      this.#show();
      this.#delivery.wake();
    };
    const undo = () => {
      if (this.#undoable.delete(key)) this.#withdraw(entry);
    };
    const dismiss = this.#options.say({
      message: words.done,
      action: { label: "Undo", run: undo },
      onExpire: send,
    });
    this.#undoable.set(key, () => {
      dismiss();
      send();
    });
  }

  /** What could still be undone is sent now. */
  flush = (): void => {
    for (const send of [...this.#undoable.values()]) send();
  };

  /** The changes that are too old are sent all the same. */
  sendExpired(): void {
    const at = new Date(this.#options.now()).toISOString();
    const entries = this.#expired.map((entry) => ({ ...entry, at }));
    this.#expired = [];
    this.#enter(entries, "waiting");
    this.#delivery.wake();
  }

  /** Gives up what was not sent: what is too old, or everything on a board that has ended. */
  discard(entries: readonly LocalChange[]): void {
    const keys = entries.map(({ key }) => key);
    this.#expired = this.#expired.filter(({ key }) => !keys.includes(key));
    this.#outbox.put([], keys);
    for (const entry of entries) this.#withdraw(entry);
    this.#show();
  }

  #take = (entries: readonly LocalChange[]): void => {
    if (this.#isOver) return;
    const mine = new Set([...this.#state.pending, ...this.#expired].map(({ key }) => key));
    this.#enter(
      entries.filter(({ key }) => !mine.has(key)),
      "waiting",
    );
    this.#delivery.wake();
  };

  #begin(operation: Operation, failure: string, phase: Phase): LocalChange {
    const at = new Date(this.#options.now()).toISOString();
    const entry: LocalChange = { key: randomId(), operation, at, failure };
    this.#enter([entry], phase);
    return entry;
  }

  #enter(entries: readonly LocalChange[], phase: Phase): void {
    this.#state = begin(
      this.#state,
      entries.map(({ key, operation, at, failure }) => ({ key, operation, at, failure, phase })),
    );
    for (const entry of entries) if (this.#isTooOld(entry)) this.#putAside(entry);
    this.#outbox.put(entries);
    this.#show();
  }

  /** The next one to be sent; null when there is none, or no board any more. */
  #next(): Pending | null {
    if (this.hasEnded) return null;
    for (;;) {
      const next = this.#state.pending.find(({ phase }) => phase === "waiting");
      if (!next || !this.#isTooOld(next)) return next ?? null;
      this.#putAside(next);
      this.#show();
    }
  }

  /** With what depends on it. */
  #putAside({ key }: LocalChange): void {
    const [state, gone] = withdraw(this.#state, key);
    this.#state = state;
    this.#expired = [...this.#expired, ...gone];
  }

  #isTooOld({ at }: LocalChange): boolean {
    return Date.parse(at) < this.#options.now() - SENDABLE_MS;
  }

  async #send(entry: Pending): Promise<unknown> {
    // Written first: whatever the service may know of, the next page must know of too.
    await this.#outbox.written(entry.key);
    return this.#options.send(resolved(this.#state, entry), entry.key);
  }

  #accepted(entry: Pending, answer: unknown): void {
    this.#state = accept(this.#state, entry.key, answer);
    this.#settle([entry]);
    void this.#confirm();
  }

  #refused(entry: Pending, error: unknown): void {
    this.#options.say(refusalOf(entry, this.#withdraw(entry), error));
  }

  #withdraw({ key }: LocalChange): readonly Pending[] {
    const [state, gone] = withdraw(this.#state, key);
    this.#state = state;
    this.#outbox.put(
      [],
      gone.map((each) => each.key),
    );
    for (const { key: each, operation } of gone) {
      if (operation.creates) this.#options.onId(operation.creates, null);
      this.#decide(each, false);
    }
    this.#show();
    return gone;
  }

  /** The service has these: they need not be kept any more, and what they created has its id now. */
  #settle(entries: readonly LocalChange[]): void {
    const created = entries.flatMap(({ operation: { creates } }) => (creates ? [creates] : []));
    for (const local of created) {
      const real = this.#state.ids.get(local);
      if (real !== undefined) this.#options.onId(local, real);
    }
    // Whoever takes over from here knows no local id of this page: what remains must speak of the real one.
    const dependents = this.#state.pending.filter(({ operation }) =>
      idsIn(operation).some((id) => created.includes(id)),
    );
    this.#outbox.put(
      dependents.map((entry) => ({ ...entry, operation: resolved(this.#state, entry) })),
      entries.map(({ key }) => key),
    );
    for (const { key } of entries) this.#decide(key, true);
    this.#show();
  }

  #decide(key: string, accepted: boolean): void {
    this.#outcomes.get(key)?.(accepted);
    this.#outcomes.delete(key);
    this.#undoable.delete(key);
  }

  #follow(event?: BoardEvent): void {
    const { board } = this.#options.live;
    const before = this.#state.confirmed;
    if (board && board !== before) {
      const [state, gone] = follow(this.#state, board, event);
      this.#state = state;
      const unknown = gone.filter(({ phase }) => phase !== "accepted");
      if (unknown.length > 0) this.#settle(unknown);
    }
    if (event) this.#options.onEvent(event, before);
    this.#showSoon();
    this.#endIfDone();
  }

  /**
   * The event of an accepted change is on its way, unless the change made no difference, or a new snapshot has
   * swallowed it. Then only the board's number tells when the change lies behind.
   */
  async #confirm(): Promise<void> {
    if (this.#confirming) return;
    this.#confirming = true;
    const { live, wait, head } = this.#options;
    for (let waitMs = GRACE_MS; ; waitMs = Math.min(MAX_WAIT_MS, waitMs * 2)) {
      await wait(waitMs);
      await untilConnected(live);
      const open = this.#state.pending.filter(
        ({ phase, heldFrom }) => phase === "accepted" && heldFrom === undefined,
      );
      if (open.length === 0 || this.hasEnded) break;
      const seq = await head().catch(() => null);
      if (seq === null) continue;
      [this.#state] = reach(this.#state, new Set(open.map(({ key }) => key)), seq);
      waitMs = GRACE_MS;
      this.#show();
    }
    this.#confirming = false;
  }

  #endIfDone(): void {
    const isWorking = this.view.unsent.length > 0 && !this.hasEnded;
    if (!this.#isStopped || isWorking || this.#isOver) return;
    this.#isOver = true;
    this.#outbox.close();
    this.#options.live.stop();
  }

  /** What is done here is seen at once. */
  #show(): void {
    this.#isShowDue = false;
    const { status, online } = this.#options.live;
    const { shown, pending } = this.#state;
    const unsent = pending.filter(({ phase }) => phase !== "accepted");
    const unsentCards = new Set(unsent.flatMap((entry) => cardOf(resolved(this.#state, entry)) ?? []));
    this.view = { board: shown, status, online, unsent, unsentCards, expired: this.#expired };
    for (const listener of this.#listeners) listener();
    this.#endIfDone();
  }

  /** What comes from elsewhere, once a frame: after an absence there may be thousands of events to catch up on. */
  #showSoon(): void {
    if (this.#isShowDue) return;
    this.#isShowDue = true;
    void this.#options.wait(FRAME_MS).then(() => this.#isShowDue && this.#show());
  }
}

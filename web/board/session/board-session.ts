/**
 * One open board: its live connection, the changes made here and their delivery.
 *
 *   await session.perform({ route: "updateCard", input: { card_id, title } }, "The card was not renamed");
 *
 * A change is shown at once and stored in the outbox. Calls are made one at a time, in the order of the changes, each
 * with a key of its own; one whose outcome is unknown is repeated with the same key, so it takes effect once. A change
 * that the service refuses is rolled back with a message, together with everything that depends on it. Changes that an
 * earlier page never sent come first. Lives from start() to stop(); what is still waiting then is sent all the same.
 */
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { cardOf, type Operation } from "../state/operations.ts";
import type { LocalChange, Pending } from "../state/optimistic-state.ts";
import { Confirmation } from "./confirmation.ts";
import { Delivery } from "./delivery.ts";
import { LocalChanges } from "./local-changes.ts";
import { PublishedView } from "./published-view.ts";
import { refusalOf } from "./refusal.ts";
import type { BoardView, SessionOptions } from "./session-options.ts";
import { UndoWindow } from "./undo-window.ts";

type EventListener = (event: BoardEvent, after: FullBoard | null) => void;

export class BoardSession {
  readonly #options: SessionOptions;
  readonly #view: PublishedView;
  readonly #changes: LocalChanges;
  readonly #undo: UndoWindow;
  readonly #delivery: Delivery;
  readonly #confirmation: Confirmation;
  readonly #outcomes = new Map<string, (accepted: boolean) => void>();
  readonly #eventListeners = new Set<EventListener>();
  #isStopped = false;
  #isOver = false;

  constructor(options: SessionOptions) {
    this.#options = options;
    const { live, wait, head, login } = options;
    this.#view = new PublishedView({
      compute: () => this.#computeView(),
      wait,
      onPublished: () => this.#endIfDone(),
    });
    this.#changes = new LocalChanges(options, {
      changed: () => this.#view.publish(),
      decided: (key, accepted) => this.#decide(key, accepted),
    });
    this.#undo = new UndoWindow(options.say);
    this.#delivery = new Delivery({
      next: () => (this.hasEnded ? null : this.#changes.next()),
      isWanted: (key) => this.#changes.isPending(key),
      send: (entry) => this.#send(entry),
      accepted: (entry, answer) => {
        this.#changes.accept(entry, answer);
        this.#confirmation.wake();
      },
      refused: (entry, error) => {
        options.say(refusalOf(entry, this.#changes.withdraw(entry), error));
      },
      live,
      login,
      wait,
    });
    this.#confirmation = new Confirmation({
      live,
      wait,
      head,
      awaited: () => this.#changes.awaited(),
      reached: (keys, seq) => this.#changes.reach(keys, seq),
    });
    live.subscribe((event) => this.#follow(event));
  }

  start(): void {
    this.#options.live.start();
    this.takeOver();
  }

  /** Looks for changes of pages that are gone. */
  takeOver(): void {
    void this.#changes.outbox.takeOver(this.#take);
  }

  /** Another page has changes of this board: what it has not sent when it goes is sent here. */
  takeOverFrom(owner: string): void {
    this.#changes.outbox.await(owner, this.#take);
  }

  stop(): void {
    this.flush();
    this.#isStopped = true;
    this.#endIfDone();
  }

  /** The same board is opened again before everything was sent. */
  resume(): void {
    this.#isStopped = false;
  }

  /** The board is gone, or closed to this user. */
  get hasEnded(): boolean {
    return this.#options.live.status === "ended";
  }

  /** The status of the response that ended it; null if the board was deleted while it was open. */
  get refusedWith(): number | null {
    return this.#options.live.refusal?.status ?? null;
  }

  /** Leaving the page now would lose something. */
  get wouldLose(): boolean {
    return this.view.unsent.length > 0 && !this.#changes.outbox.isStored && !this.hasEnded;
  }

  /** Stopped, and nothing is left to send. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get view(): BoardView {
    return this.#view.current;
  }

  getView = (): BoardView => this.view;

  get subscribe() {
    return this.#view.subscribe;
  }

  /** Called with every event that arrives, and with the board after it. */
  onEvent(listener: EventListener): () => void {
    this.#eventListeners.add(listener);
    return () => this.#eventListeners.delete(listener);
  }

  retryNow = (): void => this.#options.live.retryNow();

  /**
   * Shows the change and sends it. True once the service has accepted it; false if it was rolled back, and then a
   * message that starts with `failure` has been shown.
   */
  perform(operation: Operation, failure: string): Promise<boolean> {
    // Positions are counted on the screen: what has gone from it must be gone from the service first.
    if (operation.route.startsWith("move")) this.flush();
    const { key } = this.#changes.begin(operation, failure, "waiting");
    const outcome = new Promise<boolean>((resolve) => this.#outcomes.set(key, resolve));
    this.#delivery.wake();
    return outcome;
  }

  /** Shows the change at once with a message that offers to undo it, and sends it when the message has gone. */
  performWithUndo(operation: Operation, words: { done: string; failure: string }): void {
    const entry = this.#changes.begin(operation, words.failure, "held");
    this.#undo.offer(entry.key, words.done, {
      undo: () => this.#changes.withdraw(entry),
      send: () => {
        this.#changes.release(entry);
        this.#delivery.wake();
      },
    });
  }

  /** Sends what could still be undone. */
  flush = (): void => this.#undo.flush();

  /** Sends the changes that are too old all the same. */
  sendExpired(): void {
    this.#changes.renewExpired();
    this.#delivery.wake();
  }

  /** Gives up unsent changes: those that are too old, or all of them on a board that has ended. */
  discard(entries: readonly LocalChange[]): void {
    this.#changes.discard(entries);
  }

  #take = (entries: readonly LocalChange[]): void => {
    if (this.#isOver) return;
    this.#changes.take(entries);
    this.#delivery.wake();
  };

  async #send(entry: Pending): Promise<unknown> {
    // Stored first: whatever the service may know of, the next page must know of too.
    await this.#changes.outbox.written(entry.key);
    return this.#options.send(this.#changes.resolved(entry), entry.key);
  }

  #decide(key: string, accepted: boolean): void {
    this.#outcomes.get(key)?.(accepted);
    this.#outcomes.delete(key);
    this.#undo.forget(key);
  }

  #follow(event?: BoardEvent): void {
    const { live, onEvent } = this.#options;
    const before = this.#changes.state.confirmed;
    if (live.board && live.board !== before) this.#changes.follow(live.board, event);
    if (event) {
      onEvent(event, before);
      for (const listener of this.#eventListeners) listener(event, live.board);
    }
    this.#view.publishSoon();
    this.#endIfDone();
  }

  #endIfDone(): void {
    const isWorking = this.view.unsent.length > 0 && !this.hasEnded;
    if (!this.#isStopped || isWorking || this.#isOver) return;
    this.#isOver = true;
    this.#changes.outbox.close();
    this.#options.live.stop();
  }

  #computeView(): BoardView {
    const { status, online } = this.#options.live;
    const { state, expired } = this.#changes;
    const unsent = state.pending.filter(({ phase }) => phase !== "accepted");
    const unsentCards = new Set(unsent.flatMap((entry) => cardOf(this.#changes.resolved(entry)) ?? []));
    return { board: state.shown, status, online, unsent, unsentCards, expired };
  }
}

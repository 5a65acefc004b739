/**
 * The changes of a board that the service does not have yet. A change is shown at once and stored in the outbox. Changes
 * are sent one at a time, in the order in which they were made (but one that waits for its uploads lets others pass),
 * each with a key of its own; one whose outcome is unknown is repeated with the same key, so that it takes effect once.
 * A refused change is rolled back together with everything that depends on it. A text that somebody else has changed
 * meanwhile is not overwritten, but waits for a decision (`view.conflicts`). Changes that an earlier process never sent
 * come first.
 */
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { clashingTexts } from "../changes/conflicts.ts";
import { cardsOf } from "../changes/operations.ts";
import type { BoardState, LocalChange, Pending } from "../changes/optimistic-state.ts";
import { type Texts, withoutTexts, writtenTexts } from "../changes/seen-texts.ts";
import { unsentIn } from "../changes/unsent.ts";
import { Confirmation } from "./confirmation.ts";
import { Delivery } from "./delivery.ts";
import { LocalChanges } from "./local-changes.ts";
import type { KnownChanges, QueueHooks, QueueMessage, QueueOptions, QueueView } from "./queue-options.ts";
import { UpToDate } from "./up-to-date.ts";

export class ChangeQueue {
  readonly #options: QueueOptions;
  readonly #hooks: QueueHooks;
  readonly #changes: LocalChanges;
  readonly #delivery: Delivery;
  readonly #confirmation: Confirmation;
  readonly #upToDate: UpToDate;
  /** How often the outbox is being read at the moment. */
  #takeovers = 0;

  constructor(options: QueueOptions, hooks: QueueHooks) {
    this.#options = options;
    this.#hooks = hooks;
    const { live, peers, wait, head, login } = options;
    this.#upToDate = new UpToDate(options);
    this.#changes = new LocalChanges(options, { ...hooks, sendable: () => this.#delivery.wake() });
    this.#delivery = new Delivery({
      next: () => (live.status === "ended" || !peers.leads ? null : this.#changes.next()),
      isWanted: (key) => this.#changes.isPending(key),
      send: (entry) => this.#send(entry),
      accepted: (entry, answer) => this.#accept(entry.key, answer),
      refused: hooks.refused,
      clashed: (entry, current) => this.#findClash(entry, current),
      live,
      login,
      wait,
    });
    this.#confirmation = new Confirmation({
      live,
      wait,
      head,
      awaited: () => this.#changes.awaited(),
      reached: (keys, seq) => {
        peers.post({ type: "reached", keys, seq });
        this.#changes.reach(keys, seq);
      },
    });
  }

  get state(): BoardState {
    return this.#changes.state;
  }

  get view(): QueueView {
    const { state, expired } = this.#changes;
    const left = unsentIn(state);
    const pending = state.pending.map((entry) => ({ ...entry, operation: this.#changes.resolved(entry) }));
    const unsentCards = new Set(left.unsent.flatMap((entry) => cardsOf(this.#changes.resolved(entry))));
    return { ...left, pending, unsentCards, expired };
  }

  /** What a new peer must know. */
  get known(): KnownChanges {
    return this.#changes.known;
  }

  /** Not decided yet, or not part of the board yet. */
  isPending(key: string): boolean {
    return this.#changes.isPending(key);
  }

  /** False while there is a change that could not be stored: then ending the process would lose it. */
  get isStored(): boolean {
    return this.#changes.outbox.isStored;
  }

  /** Whether this change is stored, once that is known. */
  stored(key: string): Promise<boolean> {
    return this.#changes.outbox.stored(key);
  }

  /** The outbox is being read: there may be more changes than are known. */
  get isReading(): boolean {
    return this.#takeovers > 0;
  }

  /** Resolves once nothing is being written to the outbox. */
  written(): Promise<void> {
    return this.#changes.outbox.idle();
  }

  /** All of them are shown and stored at once, however many there are. */
  begin(changes: readonly Omit<LocalChange, "at" | "seq" | "card">[]): void {
    this.#changes.begin(changes);
    this.#delivery.wake();
  }

  /** Looks for changes of processes that are gone, or of pages that do not have the board open. */
  async takeOver(): Promise<void> {
    if (!this.#options.peers.leads) return;
    this.#takeovers++;
    await this.#changes.takeOver();
    this.#takeovers--;
    this.#delivery.wake();
  }

  /** This page leads from now on. */
  lead(): void {
    this.#confirmation.wake();
  }

  /** A new board from the service, and the event that led to it, if it was one. */
  follow(board: FullBoard, event?: BoardEvent): void {
    this.#changes.follow(board, event);
  }

  /** Sends the changes that are too old all the same. */
  sendExpired(): void {
    this.#changes.renewExpired();
    this.#delivery.wake();
  }

  /** Gives up unsent changes, together with everything that depends on them. */
  discard(entries: readonly Pick<LocalChange, "key">[]): void {
    for (const entry of entries) this.withdraw(entry);
  }

  /** Rolls it back, for all peers; returns it together with everything that depended on it. */
  withdraw(entry: Pick<LocalChange, "key">): readonly LocalChange[] {
    return this.#changes.withdraw(entry);
  }

  /** Rolls it back on this page alone, and in the outbox where that is up to this page. */
  rollBack(key: string): readonly LocalChange[] {
    return this.#changes.rollBack(key);
  }

  /** It was refused where it was put: instead of being rolled back, it waits for a decision, with all that depends on it. */
  hold(key: string, held: string): void {
    this.#options.peers.post({ type: "held", key, held });
    this.#hold(key, held);
  }

  /** Sends what is held after all, in another form and under another key. */
  release(key: string, changed: Pick<LocalChange, "key" | "operation">): void {
    this.#changes.release(key, changed);
    this.#delivery.wake();
  }

  receive(message: QueueMessage): void {
    const { peers } = this.#options;
    switch (message.type) {
      case "changes":
        if (!peers.leads) this.#changes.learn(message);
        break;
      case "begun":
        this.#changes.join(message.entries);
        this.#delivery.wake();
        break;
      case "accepted":
        this.#changes.accept(message.key, message.answer);
        break;
      case "clashed":
        this.#clash(message.key, message.theirs);
        break;
      case "held":
        this.#hold(message.key, message.held);
        break;
      case "released":
        this.#changes.replace(message.key, message.next);
        this.#delivery.wake();
        break;
      case "withdrawn":
        this.#changes.rollBack(message.key);
        break;
      case "aged":
        this.#changes.putAside(message);
        break;
      case "reached":
        this.#changes.reach(message.keys, message.seq);
    }
  }

  async #send(entry: Pending): Promise<unknown> {
    // Stored first: whatever the service may know of, the next process must know of too.
    await this.#changes.outbox.written(entry.key);
    if (entry.operation.beside) await this.#upToDate.reached();
    // Its event has arrived meanwhile, or it was given up.
    if (!this.#changes.isPending(entry.key)) return undefined;
    return this.#upToDate.watch(this.#options.send(this.#changes.sendable(entry), entry.key));
  }

  #accept(key: string, answer: unknown): void {
    this.#options.peers.post({ type: "accepted", key, answer });
    this.#changes.accept(key, answer);
    this.#confirmation.wake();
  }

  /** The service has refused to overwrite a text that was not seen. */
  #findClash({ key, ...entry }: Pending, current: object): void {
    const operation = this.#changes.resolved(entry);
    const theirs = clashingTexts(operation, current);
    if (theirs) {
      this.#options.peers.post({ type: "clashed", key, theirs });
      this.#clash(key, theirs);
    } else if (withoutTexts(operation)) {
      // Both have written the same. What it changes besides is not saved yet, so it is sent again.
      this.#changes.see(key, writtenTexts(operation));
    } else this.#accept(key, undefined);
  }

  #clash(key: string, theirs: Texts): void {
    this.#changes.clash(key, theirs);
    this.#hooks.clashed(key);
  }

  #hold(key: string, held: string): void {
    this.#changes.hold(key, held);
    this.#hooks.clashed(key);
  }
}

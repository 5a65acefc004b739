/**
 * One open board: its live connection, the changes made here (client/queue/), messages about them, and undo.
 *
 *   await session.perform({ route: "updateCard", input: { card_id, title } }, "The card was not renamed");
 *
 * All tabs with the same board show the same changes; the one that leads sends them. Lives from start() to stop(); what
 * is still waiting then is sent all the same.
 */

import type { Conflict } from "../../../client/changes/conflicts.ts";
import { type Operation, putInto, rewritten } from "../../../client/changes/operations.ts";
import {
  boardBefore,
  type Held,
  heldKeys,
  type LocalChange,
  type Pending,
} from "../../../client/changes/optimistic-state.ts";
import type { Texts } from "../../../client/changes/seen-texts.ts";
import { ChangeQueue } from "../../../client/queue/change-queue.ts";
import { randomId } from "../../../client/util/random-id.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { cardOfChange, cardOfEvent } from "../undo/in-card.ts";
import { batchOf } from "../undo/stacks.ts";
import { UndoHistory } from "../undo/undo-history.ts";
import type { RuleChange } from "../undo/unlogged.ts";
import { Overwriting } from "./overwriting.ts";
import { PublishedView } from "./published-view.ts";
import { Refusals } from "./refusals.ts";
import { SaidOnce } from "./said-once.ts";
import { fromSent } from "./sent-error.ts";
import type { BoardView, SessionOptions } from "./session-options.ts";
import type { TabMessage } from "./tab-messages.ts";

interface Words {
  /** Without it, nothing is said. */
  done?: string;
  failure: string;
  group?: string;
}

type EventListener = (event: BoardEvent, after: FullBoard | null) => void;

export class BoardSession {
  readonly #options: SessionOptions;
  readonly #view: PublishedView;
  readonly #queue: ChangeQueue;
  readonly #undo: UndoHistory;
  readonly #said: SaidOnce;
  readonly #refusals: Refusals;
  readonly #overwriting: Overwriting;
  readonly #outcomes = new Map<string, (accepted: boolean) => void>();
  readonly #eventListeners = new Set<EventListener>();
  #isStopped = false;
  #isOver = false;

  constructor(options: SessionOptions) {
    this.#options = options;
    const { live, tabs, wait } = options;
    this.#view = new PublishedView({
      compute: () => this.#computeView(),
      wait,
      onPublished: () => this.#endIfDone(),
    });
    this.#queue = new ChangeQueue(
      { ...options, peers: tabs },
      {
        changed: () => {
          this.#refusals.changed();
          this.#overwriting.sayOnceSent();
          this.#view.publish();
        },
        decided: (key, accepted) => this.#decide(key, accepted),
        refused: (entry, error) => this.#refusals.refuse(entry, error),
        clashed: (key) => this.#clash(key),
      },
    );
    this.#undo = new UndoHistory({
      ...options,
      load: options.ownEvents,
      cardOfEvent: (event) => cardOfEvent(event, live.board),
      cardOfChange: (change) => cardOfChange(change, () => this.boardBefore(change.key)),
      pending: () => this.#decided(),
      perform: (operation, failure, key) => this.#perform(operation, failure, key),
      withdraw: (entry) => this.#queue.withdraw(entry),
    });
    this.#said = new SaidOnce(options);
    const parts = { queue: this.#queue, undo: this.#undo, said: this.#said, onDone: () => this.#endIfDone() };
    this.#refusals = new Refusals(options, { ...parts, isOwn: (key) => this.#outcomes.has(key) });
    this.#overwriting = new Overwriting(options, {
      ...parts,
      performAll: (operations, words) => this.performAll(operations, words),
    });
    live.subscribe((event) => this.#follow(event));
  }

  /** With this browser's own copy of the board, if there is one: it is shown until the service answers. */
  start(copy: FullBoard | null = null): void {
    if (this.#isOver) return;
    const { live, tabs } = this.#options;
    live.start(copy);
    tabs.join(
      (message) => this.#receive(message),
      (leads) => this.#lead(leads),
    );
    if (!tabs.leads) live.ask();
  }

  /** Looks for changes of pages that are gone, or that do not have the board open. */
  takeOver(): void {
    if (!this.#options.tabs.leads) return;
    void this.#queue.takeOver().then(() => this.#endIfDone());
  }

  stop(): void {
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
    return this.#options.live.refusedWith;
  }

  /** Leaving the page now would lose something. */
  get wouldLose(): boolean {
    const { unsent, conflicts, held } = this.view;
    return unsent.length + conflicts.length + held.length > 0 && !this.#queue.isStored && !this.hasEnded;
  }

  /** Stopped, and nothing is left to send. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get view(): BoardView {
    return this.#view.current;
  }

  getView = (): BoardView => this.view;

  get userId(): string {
    return this.#options.userId;
  }

  /** As it was before a change that is not confirmed yet. */
  boardBefore = (key: string): FullBoard | null => boardBefore(this.#queue.state, key);

  /** A call of its own would overtake changes that wait, or find no service. */
  get mustWait(): boolean {
    const { status, unsent } = this.view;
    return status !== "live" || unsent.length > 0;
  }

  get subscribe() {
    return this.#view.subscribe;
  }

  /** Called with every event that arrives, and with the board after it. */
  onEvent(listener: EventListener): () => void {
    this.#eventListeners.add(listener);
    return () => this.#eventListeners.delete(listener);
  }

  retryNow = (): void => this.#options.live.retryNow();

  retryIfOffline(): void {
    if (this.#options.live.status === "reconnecting") this.retryNow();
  }

  /** Tells the others which card is open here, and what is being edited there. */
  look(...looking: Parameters<SessionOptions["live"]["look"]>): void {
    this.#options.live.look(...looking);
  }

  /**
   * Shows the change and sends it. True once the service has accepted it, or once it waits for a decision; false if it was
   * rolled back, and then a message that starts with `failure` has been shown.
   */
  perform(operation: Operation, failure: string, key = randomId()): Promise<boolean> {
    this.#undo.changed();
    return this.#perform(operation, failure, key);
  }

  /** Performs it, with a message that says so and offers to undo it. A message replaces the last one of its group. */
  performWithUndo(operation: Operation, { done, failure, group }: Words): void {
    const id = randomId();
    this.#undo.changed();
    void this.#perform(operation, failure, id);
    if (done !== undefined) this.#undo.offer(id, { message: done, group });
  }

  /** For something that was not done through this session, but on this board and with this key. Returns what removes it. */
  offerUndo(key: string, message: string): () => void {
    this.#undo.changed();
    this.#undo.offer(key, { message });
    return () => this.#undo.retract(key);
  }

  /** For a rule that was changed, which has no events. With a message, that offers to undo it. */
  ruleChanged(change: RuleChange, message?: string): void {
    this.#undo.record(change, message);
  }

  /** Several changes that are undone as one. All of them are shown and stored at once, however many there are. */
  performAll(operations: readonly Operation[], { done, failure, group }: Words): void {
    const id = randomId();
    this.#undo.changed();
    if (done !== undefined) this.#undo.offer(id, { message: done, group });
    const changes = operations.map((operation, index) => ({ operation, failure, key: `${id}.${index}` }));
    for (const { key } of changes) this.#expect(key, () => {});
    this.#queue.begin(changes);
  }

  /** From now on, undo and redo are about what was done in this card; null: on the board. */
  openCard(cardId: string | null): void {
    this.#undo.openCard(cardId);
  }

  /** Undoes the last thing that this user has done, on whatever device. */
  undo = (): void => this.#undo.undo();

  redo = (): void => this.#undo.redo();

  /** Sends the changes that are too old all the same. */
  sendExpired(): void {
    this.#queue.sendExpired();
  }

  /** Gives up unsent changes: those that are too old, or all of them on a board that has ended. */
  discard(entries: readonly LocalChange[]): void {
    this.#queue.discard(entries);
  }

  /** Overwrites what somebody else has written, with what was written here or with a text that has been merged since. */
  keepMine({ entries, operation, theirs }: Conflict, merged: Texts = {}): void {
    const [{ failure } = { failure: "" }] = entries;
    void this.perform(rewritten(operation, merged, theirs), failure);
    // In this order, so that the text is always stored somewhere.
    this.discard(entries);
  }

  keepTheirs({ entries }: Conflict): void {
    this.discard(entries);
  }

  /** What is held is shown: messages about it would say the same again. */
  heldShown(): void {
    this.#refusals.heldShown();
  }

  /** From now on, until the function it returns is called, it is shown what was refused because this card is gone. */
  goneShown(cardId: string): () => void {
    return this.#refusals.goneShown(cardId);
  }

  /** Adds what its column did not take to this one, with everything that was done with it since. */
  addTo({ entry }: Held, columnId: string): void {
    const key = randomId();
    this.#undo.changed();
    this.#expect(key, () => {});
    this.#queue.release(entry.key, { key, operation: putInto(entry.operation, columnId) });
  }

  #lead(leads: boolean): void {
    const { live } = this.#options;
    live.lead(leads);
    if (!leads) return live.ask();
    this.takeOver();
    this.#queue.lead();
  }

  /** A message of another tab. */
  #receive(message: TabMessage): void {
    const { live, tabs } = this.#options;
    live.receive(message);
    switch (message.type) {
      case "hello":
        if (tabs.leads) tabs.post({ type: "changes", ...this.#queue.known }, message.from);
        break;
      case "stored":
        this.takeOver();
        break;
      case "refused":
        this.#refusals.hear(message.key, fromSent(message.error));
        break;
      case "said":
        this.#said.hear(message.key);
        this.#endIfDone();
        break;
      case "live":
      case "look":
        break;
      default:
        this.#queue.receive(message);
    }
  }

  #perform(operation: Operation, failure: string, key: string): Promise<boolean> {
    const outcome = new Promise<boolean>((resolve) => this.#expect(key, resolve));
    this.#queue.begin([{ operation, failure, key }]);
    return outcome;
  }

  /** It was made in this tab. */
  #expect(key: string, decided: (accepted: boolean) => void): void {
    this.#outcomes.set(key, decided);
    this.#overwriting.made(key);
  }

  /** Those that do not wait for a decision. */
  #decided(): readonly Pending[] {
    const { pending } = this.#queue.state;
    const held = heldKeys(pending);
    return pending.filter(({ key, theirs }) => !theirs && !held.has(key));
  }

  /** It waits for a decision. */
  #clash(key: string): void {
    this.#refusals.waits(key);
    this.#outcomes.get(key)?.(true);
    this.#outcomes.delete(key);
    this.#undo.retract(batchOf(key));
  }

  #decide(key: string, accepted: boolean): void {
    this.#outcomes.get(key)?.(accepted);
    this.#outcomes.delete(key);
    if (accepted) return;
    this.#undo.forget(key);
    this.#undo.retract(batchOf(key));
  }

  #follow(event?: BoardEvent): void {
    const { live, onEvent } = this.#options;
    const before = this.#queue.state.confirmed;
    if (event) this.#overwriting.follow(event);
    else if (before && live.board && live.board.seq !== before.seq) this.#overwriting.forget();
    // An event that does not say everything comes after the snapshot that contains it, and confirms its change.
    if (live.board && (live.board !== before || event)) {
      this.#undo.remember();
      this.#queue.follow(live.board, event);
      this.#undo.follow(live.board.seq, event);
    }
    if (event) {
      onEvent(event, before);
      for (const listener of this.#eventListeners) listener(event, live.board);
    }
    this.#overwriting.sayOnceSent();
    if (before) this.#view.publishSoon();
    else this.#view.publish();
    this.#endIfDone();
  }

  #endIfDone(): void {
    const isSending = this.view.unsent.length > 0 || this.#queue.isReading || this.#said.isWaiting;
    if (!this.#isStopped || (isSending && !this.hasEnded) || this.#isOver) return;
    this.#isOver = true;
    this.#options.live.stop();
  }

  #computeView(): BoardView {
    const { status, isCopy, online, lookers } = this.#options.live;
    return { board: this.#queue.state.shown, status, isCopy, online, lookers, ...this.#queue.view };
  }
}

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
import type { Toast } from "../../ui/feedback/toasts.tsx";
import { cardOfChange, cardOfEvent } from "../undo/in-card.ts";
import { batchOf } from "../undo/stacks.ts";
import { UndoHistory } from "../undo/undo-history.ts";
import { undoRefusal } from "../undo/undo-refusal.ts";
import type { RuleChange } from "../undo/unlogged.ts";
import { PublishedView } from "./published-view.ts";
import { goneCardOf, heldBecause, heldMessage, refusalOf } from "./refusal.ts";
import { fromSent, toSent } from "./sent-error.ts";
import type { BoardView, SessionOptions } from "./session-options.ts";
import type { TabMessage } from "./tab-messages.ts";

interface Words {
  done: string;
  failure: string;
  group?: string;
}

/** How long the tab in which a refused change was made has to say so before this one does. */
const SAID_WITHIN_MS = 1000;

type EventListener = (event: BoardEvent, after: FullBoard | null) => void;

export class BoardSession {
  readonly #options: SessionOptions;
  readonly #view: PublishedView;
  readonly #queue: ChangeQueue;
  readonly #undo: UndoHistory;
  readonly #outcomes = new Map<string, (accepted: boolean) => void>();
  readonly #eventListeners = new Set<EventListener>();
  /** By key: removes the message about what is held. */
  readonly #dismissHeld = new Map<string, () => void>();
  /** Refused changes of other tabs, which those have not said yet, each with what to do once they have. */
  readonly #unsaid = new Map<string, () => void>();
  /** Messages about changes of cards that are gone. */
  #goneMessages: { cardId: string; remove: () => void }[] = [];
  /** The card of which it is shown that it is gone, and what was refused because of that. */
  #goneCard: string | null = null;
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
          for (const key of this.#dismissHeld.keys()) if (!this.#queue.isPending(key)) this.#takeBack(key);
          this.#view.publish();
        },
        decided: (key, accepted) => this.#decide(key, accepted),
        refused: (entry, error) => this.#refuse(entry, error),
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

  /** The same, with a message that says so and offers to undo it. A message replaces the last one of its group. */
  performWithUndo(operation: Operation, { done, failure, group }: Words): void {
    const id = randomId();
    this.#undo.changed();
    void this.#perform(operation, failure, id);
    this.#undo.offer(id, { message: done, group });
  }

  /** For something that was not done through this session, but on this board and with this key. */
  offerUndo(key: string, message: string): void {
    this.#undo.changed();
    this.#undo.offer(key, { message });
  }

  /** For a rule that was changed, which has no events. With a message, that offers to undo it. */
  ruleChanged(change: RuleChange, message?: string): void {
    this.#undo.record(change, message);
  }

  /** Several changes that are undone as one. All of them are shown and stored at once, however many there are. */
  performAll(operations: readonly Operation[], { done, failure, group }: Words): void {
    const id = randomId();
    this.#undo.changed();
    this.#undo.offer(id, { message: done, group });
    const changes = operations.map((operation, index) => ({ operation, failure, key: `${id}.${index}` }));
    for (const { key } of changes) this.#outcomes.set(key, () => {});
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
    for (const key of this.#dismissHeld.keys()) this.#takeBack(key);
  }

  /** From now on, until the function it returns is called, it is shown what was refused because this card is gone. */
  goneShown(cardId: string): () => void {
    this.#goneCard = cardId;
    for (const message of this.#goneMessages) if (message.cardId === cardId) message.remove();
    this.#goneMessages = this.#goneMessages.filter((message) => message.cardId !== cardId);
    return () => {
      this.#goneCard = null;
    };
  }

  /** Adds what its column did not take to this one, with everything that was done with it since. */
  addTo({ entry }: Held, columnId: string): void {
    const key = randomId();
    this.#undo.changed();
    this.#outcomes.set(key, () => {});
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
        this.#hearRefusal(message.key, fromSent(message.error));
        break;
      case "said":
        this.#hearSaid(message.key);
        break;
      case "live":
      case "look":
        break;
      default:
        this.#queue.receive(message);
    }
  }

  #perform(operation: Operation, failure: string, key: string): Promise<boolean> {
    const outcome = new Promise<boolean>((resolve) => this.#outcomes.set(key, resolve));
    this.#queue.begin([{ operation, failure, key }]);
    return outcome;
  }

  /**
   * The tab that has sent a change lists its refusal at once, so that it is known whichever tabs are closed now. The tab
   * in which it was made says so; if that one is gone, this one does.
   */
  #refuse(entry: Pending, error: unknown): void {
    const { tabs, wait, onRefused, onSaid } = this.#options;
    const { key } = entry;
    const held = heldBecause(entry, error, this.#queue.state);
    if (held !== null) return this.#queue.hold(key, held);
    tabs.post({ type: "refused", key, error: toSent(error) });
    const isOwn = this.#outcomes.has(key);
    // Before the roll back: a stopped session ends when nothing is left to do.
    const said = () => {
      if (goneCardOf(entry, error, this.#queue.state) === null) onSaid(entry);
    };
    if (!isOwn) this.#unsaid.set(key, said);
    const dropped = this.#queue.rollBack(key);
    const message = refusalOf(entry, dropped, error, this.#queue.state);
    onRefused(entry, message, dropped);
    if (isOwn) {
      this.#sayRefusal(entry, message, error);
      tabs.post({ type: "said", key });
      said();
      return;
    }
    void wait(SAID_WITHIN_MS).then(() => {
      if (this.#unsaid.delete(key)) this.#sayRefusal(entry, message, error);
      this.#endIfDone();
    });
  }

  /** Those that do not wait for a decision. */
  #decided(): readonly Pending[] {
    const { pending } = this.#queue.state;
    const held = heldKeys(pending);
    return pending.filter(({ key, theirs }) => !theirs && !held.has(key));
  }

  /** It waits for a decision. */
  #clash(key: string): void {
    const { say, decide } = this.#options;
    const held = this.#queue.state.pending.find((each) => each.key === key)?.held;
    // The others show that there is something to decide.
    if (held !== undefined && this.#outcomes.has(key))
      this.#dismissHeld.set(key, say(heldMessage(held, batchOf(key), decide)));
    this.#outcomes.get(key)?.(true);
    this.#outcomes.delete(key);
    this.#undo.retract(batchOf(key));
  }

  #takeBack(key: string): void {
    this.#dismissHeld.get(key)?.();
    this.#dismissHeld.delete(key);
  }

  /** Another tab has sent it. */
  #hearRefusal(key: string, error: unknown): void {
    const isOwn = this.#outcomes.has(key);
    const entry = this.#queue.state.pending.find((each) => each.key === key);
    const dropped = this.#queue.rollBack(key);
    if (!entry || !isOwn) return;
    this.#sayRefusal(entry, refusalOf(entry, dropped, error, this.#queue.state), error);
    this.#options.tabs.post({ type: "said", key });
  }

  #hearSaid(key: string): void {
    const said = this.#unsaid.get(key);
    if (!said) return;
    this.#unsaid.delete(key);
    said();
    this.#endIfDone();
  }

  #sayRefusal(entry: LocalChange, message: Toast, error: unknown): void {
    const { say, now } = this.#options;
    if (entry.operation.route !== "undo") {
      const cardId = goneCardOf(entry, error, this.#queue.state);
      if (cardId !== null && cardId === this.#goneCard) return;
      // One message for a batch: the next one replaces it, unless it offers text.
      const remove = say(message.text === undefined ? { ...message, group: batchOf(entry.key) } : message);
      if (cardId !== null) this.#goneMessages.push({ cardId, remove });
      return;
    }
    this.#undo.refused(entry.key);
    void undoRefusal(entry, error, { ...this.#options, now: now() }).then(say);
  }

  #decide(key: string, accepted: boolean): void {
    this.#outcomes.get(key)?.(accepted);
    this.#outcomes.delete(key);
    if (!accepted) this.#undo.retract(batchOf(key));
  }

  #follow(event?: BoardEvent): void {
    const { live, onEvent } = this.#options;
    const before = this.#queue.state.confirmed;
    // An event that does not say everything comes after the snapshot that contains it, and confirms its change.
    if (live.board && (live.board !== before || event)) {
      this.#queue.follow(live.board, event);
      this.#undo.follow(live.board.seq, event);
    }
    if (event) {
      onEvent(event, before);
      for (const listener of this.#eventListeners) listener(event, live.board);
    }
    if (before) this.#view.publishSoon();
    else this.#view.publish();
    this.#endIfDone();
  }

  #endIfDone(): void {
    const isSending = this.view.unsent.length > 0 || this.#queue.isReading || this.#unsaid.size > 0;
    if (!this.#isStopped || (isSending && !this.hasEnded) || this.#isOver) return;
    this.#isOver = true;
    this.#options.live.stop();
  }

  #computeView(): BoardView {
    const { status, isCopy, online, lookers } = this.#options.live;
    return { board: this.#queue.state.shown, status, isCopy, online, lookers, ...this.#queue.view };
  }
}

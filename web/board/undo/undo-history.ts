/**
 * Undo and redo of everything this user does on the board, also after the message about it is gone and after a reload;
 * while a card is open, of what they did in it.
 * What the service has is undone by the service, as a change of its own behind all others in the outbox. What it may not
 * have yet is withdrawn here; should it arrive there all the same, it is undone then.
 */
import { failed } from "#texts/changes.ts";
import * as texts from "#texts/undo.ts";
import type { Operation } from "../../../client/changes/operations.ts";
import type { LocalChange } from "../../../client/changes/optimistic-state.ts";
import { randomId } from "../../../client/util/random-id.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { reasonOf } from "../../session/reason.ts";
import type { Toast } from "../../ui/feedback/toasts.tsx";
import { isInside } from "./in-card.ts";
import { type LogPage, OwnLog } from "./own-log.ts";
import {
  type Item,
  isFollowed,
  isNewChange,
  isPartlyConfirmed,
  isPlaced,
  reachesBefore,
  type Stacks,
  type Step,
  sizeOf,
  stacksOf,
  stepsOf,
} from "./stacks.ts";
import { type RuleChange, reversed, type Unlogged, UnloggedList, type UnloggedStore } from "./unlogged.ts";

interface Options {
  boardId: string;
  userId: string;
  /** A page of this user's events before that number, on the board or on a card. */
  load: (before: number, cardId?: string) => Promise<LogPage>;
  /** The card that it changed something in. */
  cardOfEvent: (event: BoardEvent) => string | undefined;
  cardOfChange: (change: LocalChange) => string | undefined;
  /** The changes that are not confirmed by an event yet, in order. */
  pending: () => readonly LocalChange[];
  perform: (operation: Operation, failure: string, key: string) => Promise<boolean>;
  /** Rolls a change back; returns it with everything that depended on it. */
  withdraw: (entry: LocalChange) => readonly LocalChange[];
  unlogged: UnloggedStore;
  /** Resolves to why it cannot be, or to null. */
  changeRule: (change: RuleChange) => Promise<string | null>;
  say: (message: Toast) => () => void;
  wait: (ms: number) => Promise<void>;
  /** What was done, without who did it: "moved “Fix login” to Done". */
  describe: (event: BoardEvent) => string;
  /** Until then, `describe` may know no better than "a change". */
  wordsLoaded: () => Promise<void>;
}

type Direction = keyof Stacks;

/** Where something is looked for: on the whole board, or in a card. */
interface Scope {
  cardId: string | null;
  log: OwnLog;
}

/** The next one there, or the one with this id. */
interface Wanted {
  scope: Scope;
  id?: string;
}

interface Withdrawn {
  changes: readonly LocalChange[];
  cardId: string | undefined;
}

const LABEL = { undo: texts.undo, redo: texts.redo } as const;
const OTHER = { undo: "redo", redo: "undo" } as const;
/** Further back nothing is looked for: a log may have a million events. */
const MOST_LOADED = 1000;
/** How often, and how many times, a step is looked at of which the service has only a part. */
const LOOK_MS = 100;
const MOST_LOOKS = 30;

export class UndoHistory {
  readonly #options: Options;
  readonly #board: Scope;
  /** The open card, or the board. */
  #scope: Scope;
  readonly #unlogged: UnloggedList;
  /** Keys of requests that the service would not undo: the next attempt goes past them. */
  readonly #refused = new Set<string>();
  /** Key of an attempt to that of the request that it is about. */
  readonly #attempts = new Map<string, string>();
  /** What was withdrawn before it was sent, the last one last: it can be done again. */
  #withdrawn: readonly Withdrawn[] = [];
  /** Keys of withdrawn changes that may have reached the service. */
  readonly #recalled = new Set<string>();
  /** Keys of changes in the order in which they were made. */
  readonly #made = new Map<string, number>();
  #nextPlace = 0;
  /** Messages that offer to undo a step. */
  readonly #offers = new Map<string, () => void>();
  /** Removes the message about what was last undone. */
  #dismissLast: () => void = () => {};
  #queue: Promise<void> = Promise.resolve();
  /** Rules are changed one after the other. */
  #lastReversal: Promise<boolean> = Promise.resolve(true);

  constructor(options: Options) {
    this.#options = options;
    this.#unlogged = new UnloggedList(options.unlogged);
    const log = new OwnLog(({ user_id }) => user_id === options.userId, options.load);
    this.#board = { cardId: null, log };
    this.#scope = this.#board;
  }

  /** What is undone from now on is what was done in this card; null: whatever was done on the board. */
  openCard(cardId: string | null): void {
    if (cardId === this.#scope.cardId) return;
    if (cardId === null) {
      this.#scope = this.#board;
      return;
    }
    const { load, cardOfEvent } = this.#options;
    const log = this.#board.log.narrowed(
      (event) => cardOfEvent(event) === cardId,
      async (before) => {
        const page = await load(before, cardId);
        return { ...page, events: page.events.filter(isInside) };
      },
    );
    this.#scope = { cardId, log };
  }

  /** Before any of what waits is confirmed: some of it arrives in another order. */
  remember(): void {
    for (const { key } of this.#options.pending())
      if (!this.#made.has(key)) this.#made.set(key, this.#nextPlace++);
  }

  /** It was rolled back, or given up. */
  forget(key: string): void {
    this.#made.delete(key);
  }

  follow(seq: number, event?: BoardEvent): void {
    for (const { log } of new Set([this.#board, this.#scope])) log.follow(seq, event);
    if (event?.key === undefined || !this.#recalled.delete(event.key)) return;
    this.#withdrawn = this.#withdrawn.filter(({ changes }) => !changes.some(({ key }) => key === event.key));
    const failure = texts.about(texts.failed.undo, this.#options.describe(event), 0);
    void this.#send([event], failure, randomId());
  }

  /** Something new was done: what was withdrawn before it cannot be done again. */
  changed(): void {
    this.#withdrawn = [];
    this.#dismissLast();
  }

  /** A rule was changed, which the log does not have. With a message, that offers to undo it. */
  record(change: RuleChange, message?: string): void {
    this.changed();
    const key = randomId();
    this.#unlogged.add({ key, change, ...this.#presentPlace() });
    if (message !== undefined) this.offer(key, { message });
  }

  undo(): void {
    const scope = this.#scope;
    this.#enqueue(() => this.#next("undo", scope));
  }

  redo(): void {
    const scope = this.#scope;
    this.#enqueue(() => this.#next("redo", scope));
  }

  /** Shows a message about a step with a button that undoes it. */
  offer(id: string, message: Toast): void {
    // One at a time: earlier steps are still undone with the keys or the menu.
    const dismiss = this.#options.say({
      ...message,
      group: "step",
      action: { label: LABEL.undo, run: () => this.#enqueue(() => this.#one("undo", id)) },
      onExpire: () => this.#offers.delete(id),
    });
    this.#offers.set(id, dismiss);
  }

  /** It was rolled back, or undone in another way. */
  retract(id: string): void {
    this.#offers.get(id)?.();
    this.#offers.delete(id);
  }

  /** The service refuses an attempt with this key. */
  refused(key: string): void {
    const undone = this.#attempts.get(key);
    if (undone !== undefined) this.#refused.add(undone);
  }

  /** All of it: what is left of a batch may still be undone. */
  #isRefused({ requests }: Step): boolean {
    return requests.every(({ key }) => this.#refused.has(key));
  }

  /** One after another: each looks at what the one before has left. */
  #enqueue(act: () => Promise<void>): void {
    this.#queue = this.#queue
      .then(this.#options.wordsLoaded)
      .then(act)
      .catch(() => {
        this.#options.say({
          group: "undo",
          kind: "error",
          message: texts.olderOutOfReach,
        });
      });
  }

  async #next(direction: Direction, scope: Scope): Promise<void> {
    const item = await this.#findWhole(direction, { scope });
    if (item) return this.#takeBack(item, direction);
    const again = direction === "redo" ? this.#withdrawnIn(scope).at(-1) : undefined;
    if (!again) {
      const nothing = scope.cardId === null ? texts.nothingLeft : texts.nothingLeftInCard;
      this.#options.say({ group: "undo", message: nothing[direction] });
      return;
    }
    this.#withdrawn = this.#withdrawn.filter((each) => each !== again);
    for (const { operation, failure } of again.changes)
      void this.#options.perform(operation, failure, randomId());
  }

  #withdrawnIn({ cardId }: Scope): readonly Withdrawn[] {
    return cardId === null ? this.#withdrawn : this.#withdrawn.filter((each) => each.cardId === cardId);
  }

  async #one(direction: Direction, id: string): Promise<void> {
    const item = await this.#findWhole(direction, { scope: this.#board, id });
    if (item) this.#takeBack(item, direction);
  }

  /**
   * A step that is on its way is waited for: what the service gets after a part of it was withdrawn here would keep the rest
   * from being undone, as a date does that is given to a new card.
   */
  async #findWhole(direction: Direction, { scope, id }: Wanted): Promise<Item | undefined> {
    let wanted = id;
    for (let looks = 0; ; looks++) {
      const item = await this.#find(direction, { scope, ...(wanted !== undefined && { id: wanted }) });
      wanted = item?.step.id;
      if (!item || !isPartlyConfirmed(item.step) || looks === MOST_LOOKS) return item;
      await this.#options.wait(LOOK_MS);
    }
  }

  /** The next one, or the one with this id. Older events are loaded as far as they are needed to tell. */
  async #find(direction: Direction, { scope, id }: Wanted): Promise<Item | undefined> {
    const { cardId, log } = scope;
    const { pending, cardOfChange } = this.#options;
    for (;;) {
      const { events, first } = log;
      const waiting = pending().filter((each) => cardId === null || cardOfChange(each) === cardId);
      const steps = stepsOf(events, waiting, {
        unlogged: cardId === null ? this.#unlogged.all : [],
        made: this.#made,
      });
      const items = stacksOf(steps)[direction].filter(({ step }) => !this.#isRefused(step));
      const item = id === undefined ? items.at(-1) : items.find(({ step }) => step.id === id);
      const isCertain =
        first === null ||
        ((!item || isPlaced(item.step, first)) &&
          this.#isLatest(item?.step, events) &&
          (isNewChange(item?.step, steps) || !reachesBefore(steps, first)));
      // Whatever could be redone is newer than the last step on the undo stack, and than what was withdrawn before it.
      const isRecent = direction === "redo" && (steps.length > 0 || this.#withdrawnIn(scope).length > 0);
      const isDecided = item !== undefined || isRecent;
      if ((isCertain && isDecided) || first === null || events.length >= MOST_LOADED) return item;
      await log.loadOlder();
    }
  }

  /** Of the changes that this tab has seen wait. */
  #isLatest(step: Step | undefined, events: readonly BoardEvent[]): boolean {
    const known = [...events, ...this.#board.log.events, ...this.#options.pending()];
    return isFollowed(step, this.#made, new Set(known.map(({ key }) => key)));
  }

  #takeBack({ step, origin }: Item, direction: Direction): void {
    this.retract(step.id);
    const id = randomId();
    const withdrawn: LocalChange[] = [];
    let cardId: string | undefined;
    const outcomes = step.requests.toReversed().map((request, index) => {
      if ("pending" in request) {
        cardId = this.#options.cardOfChange(request.pending);
        withdrawn.unshift(...this.#recall(request.pending));
        return true;
      }
      const key = `${id}.${index}`;
      const failure = this.#describe(texts.failed[direction], origin);
      this.#attempts.set(key, request.key);
      if ("unlogged" in request) return this.#reverse(request.unlogged, failure, key);
      return this.#send(request.events, failure, key);
    });
    if (withdrawn.length > 0) this.#withdrawn = [...this.#withdrawn, { changes: withdrawn, cardId }];
    const message = texts.sentence(this.#describe(texts.done[direction], origin));
    void this.#tell(outcomes, message, { direction: OTHER[direction], id });
  }

  /** Says what was undone, once it is, and offers to take that back. */
  async #tell(
    outcomes: readonly (boolean | Promise<boolean>)[],
    message: string,
    { direction, id }: { direction: Direction; id: string },
  ): Promise<void> {
    if ((await Promise.all(outcomes)).includes(false)) return;
    const isSent = outcomes.some((outcome) => outcome !== true);
    const scope = this.#scope;
    const run = () => this.#enqueue(() => (isSent ? this.#one(direction, id) : this.#next(direction, scope)));
    this.#dismissLast = this.#options.say({
      group: "undo",
      message,
      action: { label: LABEL[direction], run },
    });
  }

  /** It counts as undone at once, so that the next undo goes past it. */
  #reverse({ number, change }: Unlogged, failure: string, key: string): Promise<boolean> {
    const back = reversed(change);
    this.#unlogged.add({ key, change: back, undoes: number, ...this.#presentPlace() });
    this.#lastReversal = this.#lastReversal.then(async () => {
      const reason = await this.#options.changeRule(back).catch((error) => {
        // Without an answer it may be tried again.
        if (error instanceof TypeError) this.#attempts.delete(key);
        return reasonOf(error);
      });
      if (reason === null) return true;
      this.#unlogged.drop(key);
      this.refused(key);
      this.#options.say({ group: "undo", kind: "error", message: failed(failure, reason) });
      return false;
    });
    return this.#lastReversal;
  }

  #presentPlace(): Pick<Unlogged, "after" | "follows"> {
    return { after: this.#board.log.head, follows: this.#options.pending().map(({ key }) => key) };
  }

  /** Undoes the whole request that these events are of. */
  async #send(undone: readonly BoardEvent[], failure: string, key: string): Promise<boolean> {
    const [first] = undone;
    if (!first) return true;
    const input = { board_id: this.#options.boardId, seq: first.seq, whole: true };
    return this.#options.perform({ route: "undo", input, undone }, failure, key);
  }

  /** Returns what can be done again: not an undo, because what it would have undone is there. */
  #recall(entry: LocalChange): readonly LocalChange[] {
    const gone = this.#options.withdraw(entry);
    for (const { key } of gone) {
      this.#recalled.add(key);
      this.forget(key);
    }
    return entry.operation.route === "undo" ? [] : gone;
  }

  /** The heading alone where no event says what was done. */
  #describe(heading: string, step: Step): string {
    const [first] = step.requests;
    if (first && "unlogged" in first) return texts.about(heading, first.unlogged.change.words, 0);
    const event = first && "events" in first ? first.events[0] : undefined;
    return event ? texts.about(heading, this.#options.describe(event), sizeOf(step) - 1) : heading;
  }
}

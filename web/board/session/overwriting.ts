/** Says which values of others the changes made here have replaced, once all of them are sent. */
import * as texts from "#texts/undo.ts";
import type { Operation } from "../../../client/changes/operations.ts";
import { unsentIn } from "../../../client/changes/unsent.ts";
import type { ChangeQueue } from "../../../client/queue/change-queue.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { type Overwritten, OverwrittenValues } from "../conflicts/overwritten.ts";
import { batchOf } from "../undo/stacks.ts";
import type { UndoHistory } from "../undo/undo-history.ts";
import type { SaidOnce } from "./said-once.ts";
import type { SessionOptions } from "./session-options.ts";

/** Of several at once. */
const MOST_MESSAGES = 3;

interface Parts {
  queue: ChangeQueue;
  undo: UndoHistory;
  said: SaidOnce;
  performAll: (operations: readonly Operation[], words: { done: string; failure: string }) => void;
  /** Nothing is left to be said. */
  onDone: () => void;
}

export class Overwriting {
  readonly #options: SessionOptions;
  readonly #parts: Parts;
  readonly #values: OverwrittenValues;
  /** Keys of changes that were made in this tab, until what they have replaced is said. */
  readonly #made = new Set<string>();

  constructor(options: SessionOptions, parts: Parts) {
    this.#options = options;
    this.#parts = parts;
    this.#values = new OverwrittenValues(options.userId);
  }

  made(key: string): void {
    this.#made.add(key);
  }

  /** An event has arrived; what it confirms is still pending. */
  follow(event: BoardEvent): void {
    const { key } = event;
    const change =
      key === undefined ? undefined : this.#parts.queue.state.pending.find((each) => each.key === key);
    this.#values.follow(event, change);
  }

  /** The board was read again, without the events that led there. */
  forget(): void {
    this.#values.forget();
  }

  /** Not before: the last of several changes of the same is the one that counts. */
  sayOnceSent(): void {
    const { queue, said, onDone } = this.#parts;
    if (unsentIn(queue.state).unsent.length > 0) return;
    const found = this.#values.take();
    const here = found.filter((each) => this.#made.has(keyOf(each)));
    this.#forgetMade();
    this.#say(here);
    for (const key of keysOf(here)) said.tell(key);
    const elsewhere = found.filter((each) => !here.includes(each));
    if (elsewhere.length === 0 || !this.#options.tabs.leads) return;
    const asked = keysOf(elsewhere).map(async (key) => ((await said.leftUnsaid(key)) ? [key] : []));
    void Promise.all(asked).then((keys) => {
      const left = keys.flat();
      this.#say(elsewhere.filter((each) => left.includes(keyOf(each))));
      onDone();
    });
  }

  /** Those that are decided: not every change has an event. */
  #forgetMade(): void {
    if (this.#made.size === 0) return;
    const pending = new Set(this.#parts.queue.state.pending.map(({ key }) => key));
    for (const key of this.#made) if (!pending.has(key)) this.#made.delete(key);
  }

  /** A message for each, to be taken back alone, unless they are too many. */
  #say(found: readonly Overwritten[]): void {
    const changes = byChange(found);
    for (const each of changes.length > MOST_MESSAGES ? [found] : changes) this.#sayTogether(each);
  }

  #sayTogether(found: readonly Overwritten[]): void {
    const [first, ...others] = found;
    if (!first) return;
    const { say, live, describe, boardId } = this.#options;
    const { undo: history, performAll } = this.#parts;
    // Undoing it is offered here, too.
    for (const { key } of found.flatMap(({ mine }) => mine)) history.retract(batchOf(key ?? ""));
    const means = { board: live.board, describe };
    void loadMessages().then(
      ({ backMessage, bringingBack, overwrittenMessage }) => {
        const words = { done: backMessage(found, means), failure: texts.mineNotUndone };
        const undo = () => performAll(bringingBack(boardId, found), words);
        say(overwrittenMessage([first, ...others], { ...means, undo }));
      },
      () => {},
    );
  }
}

/** Rarely needed, so the page begins without them. */
export function loadMessages() {
  return import("../conflicts/overwritten-message.ts");
}

function keyOf({ mine: [first] }: Overwritten): string {
  return first?.key ?? "";
}

/** What the same change has replaced can only be brought back together. */
function byChange(found: readonly Overwritten[]): Overwritten[][] {
  const groups: Overwritten[][] = [];
  for (const each of found) {
    const same = groups.find((group) =>
      group.some(({ mine }) => mine.some((one) => each.mine.includes(one))),
    );
    if (same) same.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** One change may have replaced values of several people. */
function keysOf(found: readonly Overwritten[]): string[] {
  return [...new Set(found.map(keyOf))];
}

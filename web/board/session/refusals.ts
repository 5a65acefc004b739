/** What is said about changes that the service has refused, or that wait for a decision. */
import type { LocalChange, Pending } from "../../../client/changes/optimistic-state.ts";
import type { ChangeQueue } from "../../../client/queue/change-queue.ts";
import type { Toast } from "../../ui/feedback/toasts.tsx";
import { batchOf } from "../undo/stacks.ts";
import type { UndoHistory } from "../undo/undo-history.ts";
import { undoRefusal } from "../undo/undo-refusal.ts";
import { goneCardOf, heldBecause, heldMessage, refusalOf } from "./refusal.ts";
import type { SaidOnce } from "./said-once.ts";
import { toSent } from "./sent-error.ts";
import type { SessionOptions } from "./session-options.ts";

interface Parts {
  queue: ChangeQueue;
  undo: UndoHistory;
  said: SaidOnce;
  /** Whether the change was made in this tab, which still waits for its outcome. */
  isOwn: (key: string) => boolean;
  /** Nothing is left to be said about it. */
  onDone: () => void;
}

export class Refusals {
  readonly #options: SessionOptions;
  readonly #parts: Parts;
  /** By key: removes the message about what is held. */
  readonly #dismissHeld = new Map<string, () => void>();
  /** Messages about changes of cards that are gone. */
  #goneMessages: { cardId: string; remove: () => void }[] = [];
  /** The card of which it is shown that it is gone, and what was refused because of that. */
  #goneCard: string | null = null;

  constructor(options: SessionOptions, parts: Parts) {
    this.#options = options;
    this.#parts = parts;
  }

  /**
   * The tab that has sent a change lists its refusal at once, so that it is known whichever tabs are closed now. The tab
   * in which it was made says so; if that one is gone, this one does.
   */
  refuse(entry: Pending, error: unknown): void {
    const { tabs, onRefused, onSaid } = this.#options;
    const { queue, said, isOwn, onDone } = this.#parts;
    const { key } = entry;
    const held = heldBecause(entry, error, queue.state);
    if (held !== null) return queue.hold(key, held);
    tabs.post({ type: "refused", key, error: toSent(error) });
    const isHere = isOwn(key);
    const isSaid = () => {
      if (goneCardOf(entry, error, queue.state) === null) onSaid(entry);
    };
    // Before the roll back: a stopped session ends when nothing is left to do.
    const unsaid = isHere ? null : said.leftUnsaid(key, isSaid);
    const dropped = queue.rollBack(key);
    const message = refusalOf(entry, dropped, error, queue.state);
    onRefused(entry, message, dropped);
    if (!unsaid) {
      this.#say(entry, message, error);
      said.tell(key);
      isSaid();
      return;
    }
    void unsaid.then((isLeft) => {
      if (isLeft) this.#say(entry, message, error);
      onDone();
    });
  }

  /** Another tab has sent it. */
  hear(key: string, error: unknown): void {
    const { queue, said, isOwn } = this.#parts;
    const isHere = isOwn(key);
    const entry = queue.state.pending.find((each) => each.key === key);
    const dropped = queue.rollBack(key);
    if (!entry || !isHere) return;
    this.#say(entry, refusalOf(entry, dropped, error, queue.state), error);
    said.tell(key);
  }

  /** It may be held. The tabs in which it was not made show that there is something to decide. */
  waits(key: string): void {
    const { queue, isOwn } = this.#parts;
    const { say, decide } = this.#options;
    const held = queue.state.pending.find((each) => each.key === key)?.held;
    if (held !== undefined && isOwn(key))
      this.#dismissHeld.set(key, say(heldMessage(held, batchOf(key), decide)));
  }

  /** Messages about what is decided by now go. */
  changed(): void {
    for (const key of this.#dismissHeld.keys()) if (!this.#parts.queue.isPending(key)) this.#takeBack(key);
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

  #takeBack(key: string): void {
    this.#dismissHeld.get(key)?.();
    this.#dismissHeld.delete(key);
  }

  #say(entry: LocalChange, message: Toast, error: unknown): void {
    const { say, now } = this.#options;
    const { queue, undo } = this.#parts;
    if (entry.operation.route !== "undo") {
      const cardId = goneCardOf(entry, error, queue.state);
      if (cardId !== null && cardId === this.#goneCard) return;
      // One message for a batch: the next one replaces it, unless it offers text.
      const remove = say(message.text === undefined ? { ...message, group: batchOf(entry.key) } : message);
      if (cardId !== null) this.#goneMessages.push({ cardId, remove });
      return;
    }
    undo.refused(entry.key);
    void undoRefusal(entry, error, { ...this.#options, now: now() }).then(say);
  }
}

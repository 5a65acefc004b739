/** A change of a card outside of its board, and what takes it back: the service, or this browser while it waits here. */
import type { Operation } from "../../client/changes/operations.ts";
import { randomId } from "../../client/util/random-id.ts";
import { readUnsent, removeUnsent } from "../board/outbox/browser-outbox.ts";
import { sendOrStore } from "../board/outbox/send-or-store.ts";
import { tellTabs } from "../board/session/tabs.ts";
import { api } from "../session/api.ts";
import type { CardItem } from "./card-row.tsx";

/** Every event is before it. */
const NEWEST = Number.MAX_SAFE_INTEGER;

interface Options {
  item: CardItem;
  operation: Extract<Operation, { route: "updateCard" }>;
  failure: string;
  userId: string;
}

export class TakenBack {
  readonly #options: Options;
  /** Of the request that did it last; null once it was withdrawn. */
  #key: string | null = null;
  /** Of the request that takes it back, until that is answered. */
  #next: string | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  async send(): Promise<void> {
    const { item, operation, failure, userId } = this.#options;
    const key = randomId();
    this.#key = key;
    await sendOrStore({ operation, failure, board: item.board, userId, key }, (options) =>
      api.updateCard(operation.input, options),
    );
  }

  /** Undoes it, or does again what was undone: an undo is undone like any other change. False if there is nothing to undo. */
  async toggle(): Promise<boolean> {
    if (this.#key === null) {
      await this.send();
      return true;
    }
    if (await this.#withdraw(this.#key)) {
      this.#key = null;
      return true;
    }
    const { board, card } = this.#options.item;
    const newest = { board_id: board.id, before: NEWEST, limit: 50 };
    const { events } = await api.listEvents({ ...newest, card_id: card.id, user_id: this.#options.userId });
    const made = events.findLast(({ key }) => key === this.#key);
    if (!made) return false;
    this.#next ??= randomId();
    const undone = await api.undo({ board_id: board.id, seq: made.seq, whole: true }, { key: this.#next });
    this.#key = this.#next;
    this.#next = null;
    return undone.events.length > 0;
  }

  /** Nothing was sent yet: it is gone here, and wherever the board is open. */
  async #withdraw(key: string): Promise<boolean> {
    const unsent = await readUnsent(this.#options.userId).catch(() => []);
    const waiting = unsent.find((each) => each.key === key);
    if (!waiting) return false;
    await removeUnsent(waiting);
    tellTabs(waiting.userId, waiting.boardId, { type: "withdrawn", key });
    return true;
  }
}

/** Fills gaps in the sequence of sent events from the log. */
import type { DbReader } from "../../db/db.ts";
import type { Log } from "../../observability/log.ts";
import type { Channel } from "./channel.ts";
import type { HubCounts } from "./hub-counts.ts";
import { readPage } from "./log-pages.ts";

/** A missing event usually arrives within this time. */
const GAP_WAIT_MS = 30;

export class Healer {
  readonly #db: DbReader;
  readonly #log: Log;
  readonly #counts: HubCounts;

  constructor({ db, log }: { db: DbReader; log: Log }, counts: HubCounts) {
    this.#db = db;
    this.#log = log;
    this.#counts = counts;
  }

  healSoon(channel: Channel): void {
    setTimeout(() => this.heal(channel), GAP_WAIT_MS);
  }

  /** Everything the log has by now is sent when it resolves. One reader per board at a time. Never rejects. */
  heal(channel: Channel): Promise<void> {
    channel.healing ??= this.#readMissing(channel)
      .catch((error) => this.#log.debug("the event log could not be read", { reason: String(error) }))
      .finally(() => {
        channel.healing = null;
      });
    return channel.healing;
  }

  async #readMissing(channel: Channel): Promise<void> {
    for (let pages = 0; ; pages++) {
      const page = await readPage(this.#db, channel.boardId, channel.lastSent);
      const before = channel.lastSent;
      for (const event of page) channel.receive(event);
      // Nothing there, or nothing that fits: the head check finds out which.
      if (channel.head === before) return;
      if (pages === 0) this.#counts.gapsHealed++;
      this.#counts.fromLog += channel.lastSent - before;
    }
  }
}

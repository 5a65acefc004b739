/** Keeps the events sent while plain connections are being admitted. */
import type { EncodedEvent } from "../../event-log/event-log.ts";
import { Backlog } from "./backlog.ts";

export class Arrivals {
  readonly #recent: Backlog;
  /** The last event that did not fit into the backlog. */
  #forgotten = 0;
  #count = 0;
  #last: Promise<unknown> | null = null;

  constructor(maxEvents: number, maxCharacters: number) {
    this.#recent = new Backlog(maxEvents, maxCharacters);
  }

  async during<T>(admit: () => Promise<T>): Promise<T> {
    this.#count++;
    const arrival = admit();
    this.#last = arrival.catch(() => {});
    try {
      return await arrival;
    } finally {
      if (--this.#count === 0) this.#recent.take();
    }
  }

  sent(event: EncodedEvent): void {
    if (this.#count > 0) this.#recent.push(event);
    if (!this.#recent.isFull) return;
    this.#recent.take();
    this.#forgotten = event.seq;
  }

  /** The events sent after `seq`; null if some of them were dropped. */
  after(seq: number): EncodedEvent[] | null {
    return seq < this.#forgotten ? null : this.#recent.after(seq);
  }

  /** Resolves when the connections being admitted now are admitted or refused. */
  async settled(): Promise<void> {
    await this.#last;
  }
}

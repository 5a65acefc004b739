/** Plain connections that are being let in: what is sent meanwhile is remembered for them. */
import type { EncodedEvent } from "../../core/event-log.ts";
import { Backlog } from "./backlog.ts";

export class Arrivals {
  readonly #recent: Backlog;
  /** The last event that was sent and could not be remembered. */
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

  /** What was sent after `seq`; null when not all of it is remembered. */
  after(seq: number): EncodedEvent[] | null {
    return seq < this.#forgotten ? null : this.#recent.after(seq);
  }

  /** Resolves when whoever is arriving now has been let in or turned away. */
  async settled(): Promise<void> {
    await this.#last;
  }
}

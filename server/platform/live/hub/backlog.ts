/** Consecutive events, and whether they have become too many to be kept. */
import type { EncodedEvent } from "../../event-log/event-log.ts";

export class Backlog {
  readonly #maxEvents: number;
  readonly #maxCharacters: number;
  #events: EncodedEvent[] = [];
  #characters = 0;

  constructor(maxEvents: number, maxCharacters: number) {
    this.#maxEvents = maxEvents;
    this.#maxCharacters = maxCharacters;
  }

  get first(): EncodedEvent | undefined {
    return this.#events[0];
  }

  get isFull(): boolean {
    return this.#events.length > this.#maxEvents || this.#characters > this.#maxCharacters;
  }

  push(event: EncodedEvent): void {
    this.#events.push(event);
    this.#characters += event.text.length;
  }

  after(seq: number): EncodedEvent[] {
    return this.#events.filter((event) => event.seq > seq);
  }

  /** Whatever is in it; afterwards it is empty. */
  take(): EncodedEvent[] {
    const events = this.#events;
    this.#events = [];
    this.#characters = 0;
    return events;
  }

  forgetUpTo(seq: number): void {
    for (const event of this.take()) if (event.seq > seq) this.push(event);
  }
}

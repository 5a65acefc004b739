/**
 * This user's events on the board or on one card, without gaps: those since the board was loaded as they arrive, older ones
 * page by page when they are asked for. After a new snapshot, which may contain anything, it starts over.
 */
import type { BoardEvent } from "../../../contract/events.ts";

export interface LogPage {
  /** Newest first. */
  events: readonly BoardEvent[];
  /** Where the next page begins; null at the end. */
  next: number | null;
}

type Belongs = (event: BoardEvent) => boolean;
type Load = (before: number) => Promise<LogPage>;

export class OwnLog {
  /** Oldest first. */
  events: readonly BoardEvent[] = [];
  readonly #belongs: Belongs;
  readonly #load: Load;
  /** The board is known up to this number. */
  #head = -1;
  /** Everything from this number on is known; null: everything is. */
  #from: number | null = 0;

  constructor(belongs: Belongs, load: Load) {
    this.#belongs = belongs;
    this.#load = load;
  }

  /** Those of its events that pass, and the older ones that `load` finds. */
  narrowed(belongs: Belongs, load: Load): OwnLog {
    const log = new OwnLog((event) => this.#belongs(event) && belongs(event), load);
    log.events = this.events.filter(belongs);
    log.#head = this.#head;
    log.#from = this.#from;
    return log;
  }

  /** The board has reached this number, by the event if there is one. */
  follow(seq: number, event?: BoardEvent): void {
    if (seq === this.#head) return;
    const isNext = event?.seq === seq && seq === this.#head + 1;
    this.#head = seq;
    if (!isNext) {
      this.events = [];
      this.#from = seq + 1;
    } else if (this.#belongs(event)) this.events = [...this.events, event];
  }

  get head(): number {
    return this.#head;
  }

  /** The number of the first event that is known here; null if there are none before it. */
  get first(): number | null {
    return this.#from;
  }

  async loadOlder(): Promise<void> {
    const from = this.#from;
    if (from === null) return;
    const { events, next } = await this.#load(from);
    // A snapshot has come in between, or the same page.
    if (this.#from !== from) return;
    this.events = [...events.toReversed(), ...this.events];
    this.#from = next;
  }
}

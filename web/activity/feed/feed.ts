/**
 * Part of a board's event log, newest first: new events are added as they arrive, older ones are loaded page by page.
 * Nothing is missing in between. The first page is loaded after the subscription has begun, and if the stream skips
 * numbers, because the board was read again, the newest page is loaded once more.
 */
import type { BoardEvent } from "../../../contract/events.ts";
import { createListeners } from "../../util/listeners.ts";

export interface FeedPage {
  /** The number of the board's latest event, whether it is on the page or not. */
  seq: number;
  events: readonly BoardEvent[];
  /** Where the next page begins; null at the end. */
  next: number | null;
}

export interface FeedOptions {
  /** The newest events before this number. */
  load: (before: number) => Promise<FeedPage>;
  /** Whether what is on the screen must stay where it is for now. */
  isBusy: () => boolean;
}

export interface FeedView {
  events: readonly BoardEvent[];
  /** How many new events wait for `release`. */
  waiting: number;
  status: "loading" | "ready" | "failed";
  /** What the last attempt failed with. */
  error: unknown;
  isComplete: boolean;
}

/** Past every number. */
const NEWEST = Number.MAX_SAFE_INTEGER;
/** A page that stays open for days keeps no more than this. */
const MOST_KEPT = 600;
const KEPT = 300;

export class Feed {
  view: FeedView = { events: [], waiting: 0, status: "loading", error: null, isComplete: false };
  readonly #options: FeedOptions;
  readonly #listeners = createListeners();
  #waiting: BoardEvent[] = [];
  /** Everything up to this number is known. */
  #head = 0;
  #next: number | null = NEWEST;
  #isLoading = false;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  get subscribe() {
    return this.#listeners.subscribe;
  }

  getView = (): FeedView => this.view;

  async loadOlder(): Promise<void> {
    if (this.#isLoading || this.#next === null) return;
    this.#isLoading = true;
    this.#publish({ status: "loading" });
    try {
      const page = await this.#options.load(this.#next);
      this.#next = page.next;
      this.#head = Math.max(this.#head, page.seq);
      this.#publish({ events: merged(this.view.events, page.events), status: "ready" });
    } catch (error) {
      this.#publish({ status: "failed", error });
    } finally {
      this.#isLoading = false;
    }
  }

  /** An event has arrived; `belongs` says whether it is one of these. */
  receive(event: BoardEvent, belongs: boolean): void {
    const isNext = event.seq === this.#head + 1;
    // Before the first page there is nothing to be next to: that page has, or follows, whatever comes before.
    if (this.#head > 0 && event.seq > this.#head && !isNext) return this.follow(event.seq);
    this.#head = Math.max(this.#head, event.seq);
    if (!belongs) return;
    this.#waiting = [...this.#waiting, event];
    if (this.#options.isBusy()) this.#publish({});
    else this.release();
  }

  /** The board has reached this number. */
  follow(seq: number): void {
    if (this.#head > 0 && seq > this.#head) void this.#refresh();
  }

  /** Shows what has arrived while the list was busy. */
  release(): void {
    if (this.#waiting.length === 0) return;
    const events = merged(this.view.events, this.#waiting);
    this.#waiting = [];
    const isTooLong = events.length > MOST_KEPT;
    const kept = isTooLong ? events.slice(0, KEPT) : events;
    if (isTooLong) this.#next = kept.at(-1)?.seq ?? this.#next;
    this.#publish({ events: kept });
  }

  async #refresh(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const page = await this.#options.load(NEWEST);
      const overlaps = page.next === null || page.next <= this.#head;
      if (!overlaps) this.#next = page.next;
      this.#head = Math.max(this.#head, page.seq);
      this.#waiting = [];
      this.#publish({ events: overlaps ? merged(this.view.events, page.events) : page.events });
    } catch {
      // The next event, or the connection's return, leads here again.
    } finally {
      this.#isLoading = false;
    }
  }

  #publish(changes: Partial<FeedView>): void {
    this.view = {
      ...this.view,
      error: null,
      ...changes,
      waiting: this.#waiting.length,
      isComplete: this.#next === null,
    };
    this.#listeners.notify();
  }
}

/** Each event once, newest first. */
function merged(some: readonly BoardEvent[], others: readonly BoardEvent[]): BoardEvent[] {
  const bySeq = new Map([...some, ...others].map((event) => [event.seq, event]));
  return [...bySeq.values()].sort((a, b) => b.seq - a.seq);
}

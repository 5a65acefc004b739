/**
 * Part of a board's event log, newest first: new events are added as they arrive, older ones are loaded page by page.
 * Nothing is missing in between. The first page is loaded after the subscription has begun, and if the stream skips
 * numbers, because the board was read again, the newest page is loaded once more. If that page does not reach back to
 * what is known, the list starts again with it.
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

interface Arrival {
  event: BoardEvent;
  belongs: boolean;
}

export class Feed {
  view: FeedView = { events: [], waiting: 0, status: "loading", error: null, isComplete: false };
  readonly #options: FeedOptions;
  readonly #listeners = createListeners();
  /** Newer than what is shown, newest first. */
  #waiting: BoardEvent[] = [];
  /** Every event from `#next` to `#head` is shown or waiting, once. There is no head before the first page. */
  #head: number | null = null;
  #next: number | null = NEWEST;
  /** The board has reached this number. */
  #reached = 0;
  /** Arrived during a load and past the head, in order: the page may or may not lead up to them. */
  #ahead: Arrival[] = [];
  #isNewestWanted = false;
  #isOlderWanted = false;
  #isLoading = false;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  get subscribe() {
    return this.#listeners.subscribe;
  }

  getView = (): FeedView => this.view;

  loadOlder(): Promise<void> {
    this.#isOlderWanted = this.#next !== null;
    return this.#load();
  }

  /** An event has arrived; `belongs` says whether it is one of these. */
  receive(event: BoardEvent, belongs: boolean): void {
    this.#ahead.push({ event, belongs });
    this.#advance();
    this.follow(event.seq);
  }

  /** The board has reached this number. */
  follow(seq: number): void {
    this.#reached = Math.max(this.#reached, seq);
    this.#isNewestWanted = true;
    void this.#load();
  }

  /** Shows what has arrived while the list was busy. */
  release(): void {
    if (this.#waiting.length === 0) return;
    const events = [...this.#waiting, ...this.view.events];
    this.#waiting = [];
    const isTooLong = events.length > MOST_KEPT;
    const kept = isTooLong ? events.slice(0, KEPT) : events;
    if (isTooLong) this.#next = kept.at(-1)?.seq ?? this.#next;
    this.#publish({ events: kept });
  }

  /** One page at a time, for as long as one is wanted: whatever is asked for during a load has its turn afterwards. */
  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      while (this.#isBehind() || this.#isOlderWanted) {
        if (this.#isBehind()) await this.#loadNewest();
        else await this.#loadNext();
      }
    } finally {
      this.#isLoading = false;
      this.#ahead = [];
    }
  }

  #isBehind(): boolean {
    return this.#isNewestWanted && this.#head !== null && this.#reached > this.#head;
  }

  async #loadNext(): Promise<void> {
    const before = this.#next;
    if (before === null) {
      this.#isOlderWanted = false;
      return;
    }
    this.#publish({ status: "loading", error: null });
    try {
      const page = await this.#options.load(before);
      // In the meantime the end of the list can have been forgotten; the page does not follow it then.
      if (this.#next === before) this.#append(page);
      this.#publish({ status: "ready" });
    } catch (error) {
      this.#publish({ status: "failed", error });
    } finally {
      this.#isOlderWanted = false;
    }
  }

  #append({ seq, events, next }: FeedPage): void {
    this.#next = next;
    this.#publish({ events: [...this.view.events, ...events] });
    // Only the first page reaches up to the board's latest event.
    this.#head ??= seq;
    this.#advance();
  }

  async #loadNewest(): Promise<void> {
    // Before the request: whatever is reported during it may be newer than the answer.
    this.#isNewestWanted = false;
    try {
      this.#prepend(await this.#options.load(NEWEST));
    } catch {
      // The next event, or the connection's return, leads here again.
    }
  }

  #prepend({ seq, events, next }: FeedPage): void {
    const head = this.#head ?? 0;
    this.#head = Math.max(head, seq);
    if (next === null || next <= head + 1) {
      this.#add(events.filter((event) => event.seq > head));
    } else {
      this.#next = next;
      this.#waiting = [];
      this.#publish({ events });
    }
    this.#advance();
  }

  /** Adds the events that arrived and follow the head. */
  #advance(): void {
    if (this.#head === null) return;
    const added: BoardEvent[] = [];
    for (const { event, belongs } of this.#ahead) {
      if (event.seq !== this.#head + 1) continue;
      this.#head = event.seq;
      if (belongs) added.unshift(event);
    }
    this.#ahead = this.#ahead.filter(({ event }) => event.seq > (this.#head ?? 0));
    this.#add(added);
  }

  #add(newestFirst: readonly BoardEvent[]): void {
    if (newestFirst.length === 0) return;
    this.#waiting = [...newestFirst, ...this.#waiting];
    if (this.#options.isBusy()) this.#publish({});
    else this.release();
  }

  #publish(changes: Partial<FeedView>): void {
    this.view = {
      ...this.view,
      ...changes,
      waiting: this.#waiting.length,
      isComplete: this.#next === null,
    };
    this.#listeners.notify();
  }
}

/**
 * Part of a board's event log, newest first: new events are added as they arrive, older ones are loaded page by page.
 * Nothing is missing in between. The first page is loaded after the subscription has begun, and if the stream skips
 * numbers, because the board was read again, the newest page is loaded once more.
 */
import type { BoardEvent } from "../../../contract/events.ts";
import { createListeners } from "../../util/listeners.ts";
import { type FeedPage, NEWEST, Stretch } from "./stretch.ts";

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

export class Feed {
  view: FeedView = { events: [], waiting: 0, status: "loading", error: null, isComplete: false };
  readonly #options: FeedOptions;
  readonly #listeners = createListeners();
  readonly #known = new Stretch();
  /** The board has reached this number. */
  #reached = 0;
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
    this.#isOlderWanted = true;
    return this.#load();
  }

  /** An event has arrived; `belongs` says whether it is one of these. */
  receive(event: BoardEvent, belongs: boolean): void {
    this.#known.receive(event, belongs);
    this.#show();
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
    if (this.#known.waiting.length === 0) return;
    this.#known.release();
    this.#publish({});
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
      this.#known.forgetAhead();
    }
  }

  #isBehind(): boolean {
    const { head } = this.#known;
    return this.#isNewestWanted && head !== null && this.#reached > head;
  }

  async #loadNewest(): Promise<void> {
    // Before the request: whatever is reported during it may be newer than the answer.
    this.#isNewestWanted = false;
    try {
      this.#known.prepend(await this.#options.load(NEWEST));
      this.#show();
    } catch {
      // The next event, or the connection's return, leads here again.
    }
  }

  async #loadNext(): Promise<void> {
    const before = this.#known.next;
    try {
      if (before === null) return;
      this.#publish({ status: "loading", error: null });
      const page = await this.#options.load(before);
      // If the list has forgotten its end in the meantime, the page no longer follows it.
      if (this.#known.next === before) this.#known.append(page);
      this.#show();
      this.#publish({ status: "ready" });
    } catch (error) {
      this.#publish({ status: "failed", error });
    } finally {
      this.#isOlderWanted = false;
    }
  }

  /** What has become known, but nothing above a list that is busy. */
  #show(): void {
    const { waiting, shown } = this.#known;
    if (waiting.length > 0 && !this.#options.isBusy()) this.release();
    else if (waiting.length !== this.view.waiting || shown !== this.view.events) this.#publish({});
  }

  #publish(changes: Pick<Partial<FeedView>, "status" | "error">): void {
    const { shown, waiting, next } = this.#known;
    this.view = {
      ...this.view,
      ...changes,
      events: shown,
      waiting: waiting.length,
      isComplete: next === null,
    };
    this.#listeners.notify();
  }
}

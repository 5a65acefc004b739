import type { BoardEvent } from "../../../contract/events.ts";

export interface FeedPage {
  /** The number of the board's latest event, whether it is on the page or not. */
  seq: number;
  /** Newest first. */
  events: readonly BoardEvent[];
  /** Where the next page begins; null at the end. */
  next: number | null;
}

interface Arrival {
  event: BoardEvent;
  belongs: boolean;
}

/** Past every number. */
export const NEWEST = Number.MAX_SAFE_INTEGER;
/** A page that stays open for days keeps no more than this. */
const MOST_KEPT = 600;
const KEPT = 300;

/** Part of an event log: every event from `next` to `head` is shown or waiting, once; both lists are newest first. */
export class Stretch {
  shown: readonly BoardEvent[] = [];
  /** Newer than what is shown. */
  waiting: readonly BoardEvent[] = [];
  next: number | null = NEWEST;
  /** There is none before the first page. */
  head: number | null = null;
  /** Past the head, in order. */
  #ahead: Arrival[] = [];

  /** An event that does not follow the head is kept: the page that is on its way may lead up to it. */
  receive(event: BoardEvent, belongs: boolean): void {
    this.#ahead.push({ event, belongs });
    this.#advance();
  }

  /** No page is on its way: the next one will have them. */
  forgetAhead(): void {
    this.#ahead = [];
  }

  /** The page before `next`. Only the first one reaches up to the board's latest event. */
  append({ seq, events, next }: FeedPage): void {
    this.shown = [...this.shown, ...events];
    this.next = next;
    this.head ??= seq;
    this.#advance();
  }

  /** The newest page; if it does not reach back to the head, the stretch starts again with it. */
  prepend({ seq, events, next }: FeedPage): void {
    const head = this.head ?? 0;
    if (next === null || next <= head + 1) {
      this.waiting = [...events.filter((event) => event.seq > head), ...this.waiting];
    } else {
      this.shown = events;
      this.waiting = [];
      this.next = next;
    }
    this.head = Math.max(head, seq);
    this.#advance();
  }

  /** Shows what waits. A list that has become too long forgets its end. */
  release(): void {
    if (this.waiting.length === 0) return;
    const events = [...this.waiting, ...this.shown];
    this.waiting = [];
    this.shown = events.length > MOST_KEPT ? events.slice(0, KEPT) : events;
    if (this.shown.length < events.length) this.next = this.shown.at(-1)?.seq ?? this.next;
  }

  #advance(): void {
    let head = this.head;
    if (head === null) return;
    for (const { event, belongs } of this.#ahead) {
      if (event.seq !== head + 1) continue;
      head = event.seq;
      if (belongs) this.waiting = [event, ...this.waiting];
    }
    const reached = head;
    this.head = reached;
    this.#ahead = this.#ahead.filter(({ event }) => event.seq > reached);
  }
}

/**
 * Puts the events of one watched board in order. `head` is the number of the last event sent. The next event is sent at
 * once; a later one waits until the gap before it is filled from the log; one already sent is dropped. Everything here
 * is synchronous.
 */
import type { EncodedEvent } from "../../event-log/event-log.ts";
import { present } from "../../util/present.ts";
import type { Connection } from "../connections/connection.ts";
import { WatchersOfBoard } from "../public/watchers-of-board.ts";
import type { PlainFeed } from "./plain/plain-feed.ts";

const MAX_WAITING = 1000;
const RING_EVENTS = 256;
const RING_CHARACTERS = 1_000_000;
const DOUBTED_MS = 30_000;

export class Channel {
  readonly boardId: string;
  readonly connections = new Set<Connection>();
  /** Number of plain connections; there is a feed while there are any. */
  plainCount = 0;
  plainFeed: PlainFeed | null = null;
  /** Those who watch by a public link. */
  readonly watchers = new WatchersOfBoard();
  /** Characters published since the backlogs of the connections were last checked. */
  unlookedCharacters = 0;
  /** Null until the first caller has read it from the database. */
  head: number | null = null;
  /** The number before the first event received here. */
  startedAt = 0;
  healing: Promise<void> | null = null;
  emptySinceMs = Date.now();
  /**
   * Set when a connection to the database is lost: the first event of the last half minute, or else the last one sent. It
   * and later events may have been committed by a server that failed before replicating them.
   */
  doubtedFrom: number | null = null;
  /** Pages of the log that are being read, by the number they come after. */
  pages = new Map<number, Promise<EncodedEvent[]>>();
  /** By number. Null is a hint: the event is in the log. */
  readonly #waiting = new Map<number, EncodedEvent | null>();
  readonly #deliver: (event: EncodedEvent) => void;
  #ring: EncodedEvent[] = [];
  #ringCharacters = 0;
  /** The event at which the channel started: never sent from here, but part of every client's snapshot. */
  #startedOn: { seq: number; at: string } | null = null;

  constructor(boardId: string, deliver: (event: EncodedEvent) => void) {
    this.boardId = boardId;
    this.#deliver = deliver;
  }

  get isEmpty(): boolean {
    return this.connections.size === 0 && this.watchers.size === 0;
  }

  /** `head` of a channel that has started. */
  get lastSent(): number {
    return present(this.head, "the number at which the channel started");
  }

  /**
   * Everything up to `seq` has been committed. Events received while the first connection was waiting are kept, to be
   * sent once it is admitted.
   */
  start(seq: number): void {
    if (this.head === null) {
      let head = seq;
      while (this.#waiting.get(head)) head--;
      this.head = head;
      this.startedAt = head;
    }
    this.#sendWaiting();
  }

  /** Takes an event from any source, any number of times. True if events before it are missing. */
  receive(event: EncodedEvent): boolean {
    return this.#take(event.seq, event);
  }

  /** The log has an event of this number. True when it has to be read. */
  receiveHint(seq: number): boolean {
    return this.#take(seq, null);
  }

  /** Something else was sent under this number: the database has been put back and gone another way since. */
  contradicts(event: EncodedEvent): boolean {
    if (this.head === null || event.seq > this.head) return false;
    const sent = this.#sent(event.seq);
    // By its time: an event of another version may have a field more or less.
    return sent !== undefined && sent.createdAt !== event.createdAt;
  }

  /** Compares what was sent with what the log has under the same numbers. True if the histories differ. */
  disagrees(log: readonly (readonly [seq: number, at: string])[]): boolean {
    for (const [seq, at] of log) {
      const sent = this.timeOf(seq);
      if (sent !== undefined && sent !== at) return true;
      if (sent === undefined && seq === this.head) this.#startedOn = { seq, at };
    }
    return false;
  }

  /** When event number `seq` happened, as far as that is remembered. */
  timeOf(seq: number): string | undefined {
    const event = this.#sent(seq);
    if (event) return event.createdAt;
    return this.#startedOn?.seq === seq ? this.#startedOn.at : undefined;
  }

  /** The events sent after `seq`, if all of them are still in the ring. */
  after(seq: number): EncodedEvent[] | null {
    const first = this.lastSent - this.#ring.length + 1;
    return seq + 1 >= first ? this.#ring.slice(seq + 1 - first) : null;
  }

  /** Extends the ring with earlier events from the log, as far as there is room: others may resume from there too. */
  recall(events: readonly EncodedEvent[]): void {
    const older: EncodedEvent[] = [];
    let next = this.lastSent - this.#ring.length;
    for (const event of events.toReversed()) {
      const { seq, text } = event;
      if (seq > next) continue;
      const isFull = this.#ring.length + older.length >= RING_EVENTS;
      if (seq < next || isFull || this.#ringCharacters + text.length > RING_CHARACTERS) break;
      this.#ringCharacters += text.length;
      older.push(event);
      next--;
    }
    if (older.length > 0) this.#ring.unshift(...older.reverse());
  }

  /** Another server may answer from now on. Events that it committed may have been sent before that was noticed. */
  doubt(): void {
    const sinceMs = Date.now() - DOUBTED_MS;
    const recent = this.#ring.find(({ createdAt }) => Date.parse(createdAt) > sinceMs);
    this.doubtedFrom ??= recent?.seq ?? this.head;
  }

  /** The database went back in time (a restored backup): what was sent no longer counts. */
  restart(seq: number): void {
    this.pages = new Map();
    this.head = seq;
    this.doubtedFrom = null;
    this.#startedOn = null;
    this.#ring = [];
    this.#ringCharacters = 0;
    this.#waiting.clear();
  }

  #take(seq: number, event: EncodedEvent | null): boolean {
    if (this.head !== null && seq <= this.head) return false;
    // Far ahead of a gap that cannot be filled now, remembering more is no use: the log has it. What fills it counts.
    const fillsGap = this.head !== null && seq === this.head + 1;
    if (fillsGap || this.#waiting.size < MAX_WAITING) this.#waiting.set(seq, event);
    this.#sendWaiting();
    return this.head !== null && this.#waiting.size > 0;
  }

  #sendWaiting(): void {
    if (this.head === null) return;
    for (const seq of this.#waiting.keys()) if (seq <= this.head) this.#waiting.delete(seq);
    for (let next = this.#next(); next; next = this.#next()) {
      this.head++;
      this.#waiting.delete(this.head);
      this.#remember(next);
      this.#deliver(next);
    }
  }

  /** As far as it is remembered. */
  #sent(seq: number): EncodedEvent | undefined {
    return this.#ring[seq - (this.lastSent - this.#ring.length + 1)];
  }

  #next(): EncodedEvent | null | undefined {
    return this.#waiting.get(this.lastSent + 1);
  }

  #remember(event: EncodedEvent): void {
    this.#ring.push(event);
    this.#ringCharacters += event.text.length;
    while (this.#ring.length > RING_EVENTS || this.#ringCharacters > RING_CHARACTERS) {
      this.#ringCharacters -= this.#ring.shift()?.text.length ?? 0;
    }
  }
}

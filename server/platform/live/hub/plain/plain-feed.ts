/**
 * The events for connections without `since` to one board. Some of them carry more of the board than the log has
 * (`PlainEvents` says which), as it was at that event.
 *
 * That comes from a copy of the board, read when the first such connection is admitted and advanced by the events. Only
 * events that need it, and those after them, wait for it. When the copies in the process exceed their budget, the board
 * is read for each such event instead: in its current state, without what has been deleted since.
 *
 * Lives from the first plain connection of a board to the last.
 */
import type { FullBoard } from "../../../../../contract/boards.ts";
import type { BoardEvent } from "../../../../../contract/events.ts";
import { CLOSE } from "../../../../../contract/socket.ts";
import { decodeEvent, type EncodedEvent } from "../../../event-log/event-log.ts";
import { type Connection, MAX_BACKLOG_BYTES } from "../../connections/connection.ts";
import { Arrivals } from "../arrivals.ts";
import { Backlog } from "../backlog.ts";
import { BoardCopy, type CopyBudget } from "./board-copy.ts";

const WAITING = [1000, 4 * 1_048_576] as const;
/** More than one: the first read may have started before the event, and a user may be renamed during any of them. */
const MAX_READS = 5;

/** How events look on connections without `since`. */
export interface PlainEvents {
  needsBoard(type: string): boolean;
  /** The text of such an event with its part of the board; null when that is longer than `maxBytes`. */
  encode(
    text: string,
    at: { event: BoardEvent; before: FullBoard; after: FullBoard },
    maxBytes: number,
  ): string | null;
}

export interface PlainFeedOptions {
  events: PlainEvents;
  readBoard(): Promise<{ board: FullBoard; bytes: number }>;
  /** To all plain connections that listen. */
  publish(event: EncodedEvent): void;
  /** The feed cannot go on: the connections have to connect again. */
  broken(reason: string): void;
  copies: CopyBudget;
}

export class PlainFeed {
  readonly #options: PlainFeedOptions;
  readonly #copy: BoardCopy;
  readonly #arrivals = new Arrivals(...WAITING);
  /** Not sent yet; the first of them needs the board. */
  readonly #waiting = new Backlog(...WAITING);
  /** The last event sent, or the last one before the first connection. */
  #sent = 0;
  /** Never rejects. */
  #reading: Promise<void> | null = null;
  /** A member was renamed during the read. */
  #isStale = false;
  #isTooLarge = false;
  #hasEnded = false;

  /** Reads nothing yet: the first connection may be refused. */
  constructor(options: PlainFeedOptions) {
    this.#options = options;
    this.#copy = new BoardCopy(options.copies);
  }

  /** The next event of the board. */
  push(event: EncodedEvent): void {
    const mustWait = this.#options.events.needsBoard(event.type) && !this.#copy.reaches(event.seq);
    if (!mustWait && !this.#waiting.first) return this.#send(event);
    this.#waiting.push(event);
    if (this.#waiting.isFull) this.#break("too much has happened while the board was read");
    else void this.#read();
  }

  /** Events up to `seq` are not sent any more: the copy has to continue from there. */
  startAt(seq: number): void {
    this.#sent = Math.max(this.#sent, seq);
    if (!this.#isCurrent() && !this.#isTooLarge) void this.#read();
  }

  /** A copy with the old name is dropped, and read again when it is needed; so is one that is being read. */
  profileChanged(userId: string): void {
    if (!this.#copy.hasMember(userId) && !this.#reading) return;
    this.#isStale = this.#reading !== null;
    this.#copy.drop();
  }

  /** Keeps the events sent while a connection is being admitted. */
  whileArriving<T>(admit: () => Promise<T>): Promise<T> {
    return this.#arrivals.during(admit);
  }

  /**
   * Resolves when the connections being admitted now are admitted or refused, and the board they need has been read.
   */
  async settled(): Promise<void> {
    await this.#arrivals.settled();
    await this.#reading;
  }

  /** Sends the connection the events after `cursor`; it listens from there on. */
  async admit(connection: Connection, cursor: number): Promise<void> {
    while (this.#reading && (this.#waiting.first?.seq ?? Number.POSITIVE_INFINITY) <= cursor)
      await this.#reading;
    const missed = this.#arrivals.after(cursor);
    if (!missed) return connection.close(CLOSE.restarting, "too much has happened meanwhile");
    connection.listen();
    connection.send(...missed);
  }

  end(): void {
    this.#hasEnded = true;
    this.#copy.drop();
  }

  #send(event: EncodedEvent): void {
    this.#sent = event.seq;
    const told = this.#options.events.needsBoard(event.type) ? this.#withBoard(event) : event;
    if (!told) return this.#break("an event with its part of the board is too long");
    if (told === event && this.#copy.lacks(event, this.#reading !== null) && this.#copy.add(event))
      this.#applyEvents();
    this.#arrivals.sent(told);
    this.#options.publish(told);
  }

  #withBoard(encoded: EncodedEvent): EncodedEvent | null {
    this.#applyEvents();
    const event = decodeEvent(encoded);
    const { before, after } = this.#copy.step(event);
    const text = this.#options.events.encode(encoded.text, { event, before, after }, MAX_BACKLOG_BYTES);
    return text === null ? null : { ...encoded, text };
  }

  /** Events may enlarge the copy: above the budget it is read and measured again. */
  #applyEvents(): void {
    this.#copy.apply();
    if (this.#copy.isHeld && this.#isOverBudget) void this.#read();
  }

  #isCurrent(): boolean {
    return this.#copy.reaches(this.#waiting.first?.seq ?? this.#sent + 1);
  }

  #read(): Promise<void> {
    this.#reading ??= this.#readCopy()
      // Where nothing waits for it, it is read when something does.
      .catch((error) => this.#waiting.first && this.#break(String(error)))
      .finally(() => {
        this.#reading = null;
      });
    return this.#reading;
  }

  async #readCopy(): Promise<void> {
    for (let reads = 0; reads < MAX_READS; reads++) {
      const { board, bytes } = await this.#options.readBoard();
      if (this.#hasEnded) return;
      if (this.#isStale) {
        this.#isStale = false;
        continue;
      }
      this.#copy.take(board, bytes);
      if (this.#isCurrent()) return this.#sendWaiting();
    }
    throw new Error("the board could not be read as it is now");
  }

  #sendWaiting(): void {
    for (const event of this.#waiting.take()) this.#send(event);
    this.#isTooLarge = this.#isOverBudget;
    if (this.#isTooLarge) this.#copy.drop();
  }

  get #isOverBudget(): boolean {
    const { held, most } = this.#options.copies;
    return held > most;
  }

  #break(reason: string): void {
    if (this.#hasEnded) return;
    this.#waiting.take();
    this.#options.broken(reason);
  }
}

/**
 * What the connections without `since` to one board are sent: every event, and with a column its cards, as they were at
 * that event.
 *
 * The cards come from a copy of the board, read when the first such connection is let in and moved on by the events, many at
 * a time; what did not change is shared with the kept boards. Nobody waits for the copy but an event of a column, and
 * what follows it. Where the copies of the process would be too large together, the board is read for each such event
 * instead: then the cards are those of that moment, and a column that is gone has none.
 *
 * Life: from the first plain connection of a board to the last.
 */
import { applyEvent } from "../../../../contract/board-state.ts";
import type { FullBoard } from "../../../../contract/boards.ts";
import type { BoardEvent } from "../../../../contract/events.ts";
import { CLOSE } from "../../../../contract/socket.ts";
import { cardText } from "../../../boards/snapshot-text.ts";
import { addCards, isColumnEvent } from "../../core/event-log.ts";
import { type Connection, MAX_BACKLOG_BYTES } from "../connections/connection.ts";
import { Backlog } from "./backlog.ts";
import type { LoggedEvent } from "./channel.ts";

type ColumnEvent = Extract<BoardEvent, { type: `column.${string}` }>;

const UNAPPLIED = [256, 1_048_576] as const;
const WAITING = [1000, 4 * 1_048_576] as const;
/** One may have begun before what it is needed for, the next one has not; and people may be renamed meanwhile. */
const MAX_READS = 5;

/** The copies of all boards, as bytes of JSON. */
interface CopyBudget {
  held: number;
  readonly most: number;
}

export interface PlainFeedOptions {
  readBoard(): Promise<{ board: FullBoard; bytes: number }>;
  /** To all plain connections that listen. */
  publish(text: string): void;
  /** Nobody can be told what comes next: they have to connect again. */
  broken(reason: string): void;
  copies: CopyBudget;
}

export class PlainFeed {
  readonly #options: PlainFeedOptions;
  #copy: FullBoard | null = null;
  #weight = 0;
  #isTooLarge = false;
  #isStale = false;
  /** Fails never. */
  reading: Promise<void> | null = null;
  #hasEnded = false;
  /** The last event that was sent, or that was before anybody came. */
  #sent = 0;
  /** Sent, and not applied to the copy yet. */
  readonly #unapplied = new Backlog(...UNAPPLIED);
  /** Not sent yet; the first of them is an event of a column. */
  readonly #waiting = new Backlog(...WAITING);
  /** Sent while somebody was being let in, who will be told of it too. */
  readonly #recent = new Backlog(...WAITING);
  #forgotten = 0;
  #arriving = 0;
  #lastArrival: Promise<unknown> | null = null;

  /** Reads nothing yet: whoever is the first to connect may turn out to be nobody who is let in. */
  constructor(options: PlainFeedOptions) {
    this.#options = options;
  }

  /** The next event of the board. */
  push(event: LoggedEvent): void {
    const mustWait = isColumnEvent(event.text) && !this.#reaches(event.seq);
    if (!mustWait && !this.#waiting.first) return this.#send(event);
    this.#waiting.push(event);
    if (this.#waiting.isFull) this.#break("too much has happened while the board was read");
    else void this.#read();
  }

  /** What was up to `seq` is not told any more: the copy has to be able to go on from there. */
  startAt(seq: number): void {
    this.#sent = Math.max(this.#sent, seq);
    if (!this.#isCurrent() && !this.#isTooLarge) void this.#read();
  }

  /** A user is called otherwise now. What is being read may still have the old name; else it is read when it is needed. */
  profileChanged(userId: string): void {
    const isHere = this.#copy?.members.some(({ user_id }) => user_id === userId);
    if (!isHere && !this.reading) return;
    this.#isStale = this.reading !== null;
    this.#hold(null, 0);
  }

  /** While somebody is being let in, what is sent is remembered. */
  async whileArriving<T>(letIn: () => Promise<T>): Promise<T> {
    this.#arriving++;
    const arrival = letIn();
    this.#lastArrival = arrival.catch(() => {});
    try {
      return await arrival;
    } finally {
      if (--this.#arriving === 0) this.#recent.take();
    }
  }

  /** Whoever is coming now has been let in or turned away, and what they need has been read. */
  async settled(): Promise<void> {
    await this.#lastArrival;
    await this.reading;
  }

  /** It is sent what came after `cursor`, and listens from there on. */
  async admit(connection: Connection, cursor: number): Promise<void> {
    while (this.reading && (this.#waiting.first?.seq ?? Number.POSITIVE_INFINITY) <= cursor)
      await this.reading;
    if (cursor < this.#forgotten)
      return connection.close(CLOSE.restarting, "too much has happened meanwhile");
    connection.listen();
    connection.send(...this.#recent.after(cursor).map(({ text }) => text));
  }

  end(): void {
    this.#hasEnded = true;
    this.#hold(null, 0);
  }

  #send(event: LoggedEvent): void {
    let { text } = event;
    this.#sent = event.seq;
    if (isColumnEvent(text)) {
      const whole = this.#withCards(event);
      if (whole === null) return this.#break("a column has more cards than one message may hold");
      text = whole;
    } else if (this.#copy ? this.#copy.seq < event.seq : this.reading) this.#unapplied.push(event);
    if (this.#unapplied.isFull) this.#apply();
    if (this.#arriving > 0) this.#recent.push({ seq: event.seq, text });
    if (this.#recent.isFull) {
      this.#recent.take();
      this.#forgotten = event.seq;
    }
    this.#options.publish(text);
  }

  /** Null when it would be more than a connection may have waiting. */
  #withCards({ seq, text }: LoggedEvent): string | null {
    this.#apply();
    const event = JSON.parse(text) as ColumnEvent;
    const before = this.#copy!;
    if (before.seq < seq) this.#copy = applyEvent(before, event)!;
    const { columns } = event.type === "column.deleted" ? before : this.#copy!;
    const cards = columns.find(({ id }) => id === event.data.id)?.cards ?? [];
    const texts: string[] = [];
    let bytes = 0;
    for (const card of cards) {
      const one = cardText(card);
      bytes += Buffer.byteLength(one);
      if (bytes > MAX_BACKLOG_BYTES) return null;
      texts.push(one);
    }
    return addCards(text, texts);
  }

  /** Without a copy there is nothing to move on; the one that is being read may have to be read again. */
  #apply(): void {
    for (const { text } of this.#unapplied.take()) {
      const next = this.#copy && applyEvent(this.#copy, JSON.parse(text) as BoardEvent);
      this.#hold(next, next ? this.#weight + text.length : 0);
    }
    // Changes make a board larger or not: it is weighed anew.
    if (this.#copy && this.#isOverBudget) void this.#read();
  }

  /** Whether the board just before event `seq` is known, or a later state of it. */
  #reaches(seq: number): boolean {
    if (!this.#copy) return false;
    const next = this.#copy.seq + 1;
    return next >= seq || this.#unapplied.first?.seq === next;
  }

  #isCurrent(): boolean {
    return this.#reaches(this.#waiting.first?.seq ?? this.#sent + 1);
  }

  #read(): Promise<void> {
    this.reading ??= this.#readCopy()
      // Where nothing waits for it, it is read when something does.
      .catch((error) => this.#waiting.first && this.#break(String(error)))
      .finally(() => {
        this.reading = null;
      });
    return this.reading;
  }

  async #readCopy(): Promise<void> {
    for (let reads = 0; reads < MAX_READS; reads++) {
      const { board, bytes } = await this.#options.readBoard();
      if (this.#hasEnded) return;
      if (this.#isStale) {
        this.#isStale = false;
        continue;
      }
      this.#hold(this.#copy && this.#copy.seq > board.seq ? this.#copy : board, bytes);
      this.#unapplied.forgetUpTo(this.#copy!.seq);
      if (this.#isCurrent()) return this.#sendWaiting();
    }
    throw new Error("the board could not be read as it is now");
  }

  #sendWaiting(): void {
    for (const event of this.#waiting.take()) this.#send(event);
    this.#isTooLarge = this.#isOverBudget;
    if (this.#isTooLarge) this.#hold(null, 0);
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

  #hold(copy: FullBoard | null, weight: number): void {
    this.#options.copies.held += weight - this.#weight;
    this.#copy = copy;
    this.#weight = weight;
  }
}

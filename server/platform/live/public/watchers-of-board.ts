/**
 * Those who watch one board by public links. What is published while nothing is being written goes to all of them in one
 * round, a part of them in each turn of the event loop, from bytes that they share: with thousands of them a round takes a
 * tenth of a second, during which others have their turns. What is published meanwhile goes into the next round, so that the
 * busier a board is, the more of it is written at once. Most of what a delivery costs is the call to the system.
 */
import { CLOSE } from "../../../../contract/socket.ts";
import type { EncodedEvent } from "../../event-log/event-log.ts";
import { joined, type PublicMessage, publicMessage } from "./public-event.ts";
import { LINK_ENDED, type Watcher } from "./watcher.ts";

/** Written to in one turn, which takes a few milliseconds. */
const AT_ONCE = 256;
/** If more than this waits for the next round, everything is written without a pause. */
const MAX_WAITING_BYTES = 262_144;

/** Messages on their way to everybody. */
interface Round {
  readonly messages: readonly PublicMessage[];
  /** How many messages came before them. */
  readonly after: number;
  readonly plain: Uint8Array;
  readonly withTime: Uint8Array;
  readonly left: Iterator<Watcher>;
}

export class WatchersOfBoard {
  readonly #watchers = new Set<Watcher>();
  #waiting: PublicMessage[] = [];
  #waitingBytes = 0;
  #round: Round | null = null;
  #timer: NodeJS.Immediate | null = null;
  /** How many messages there have been: a watcher that begins to listen has been sent what they say. */
  published = 0;

  get size(): number {
    return this.#watchers.size;
  }

  all(): Iterable<Watcher> {
    return this.#watchers;
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
    watcher.board = this;
  }

  remove(watcher: Watcher): boolean {
    return this.#watchers.delete(watcher);
  }

  publish(event: EncodedEvent): void {
    if (this.#watchers.size === 0) return;
    const message = publicMessage(event);
    if (message) this.#add(message);
    if (event.type === "board.deleted") this.#end();
  }

  /** Writes everything that is on its way. */
  flush(): void {
    while (this.#round || this.#waiting.length > 0) this.#write();
    if (this.#timer) clearImmediate(this.#timer);
    this.#timer = null;
  }

  #add(message: PublicMessage): void {
    this.#waiting.push(message);
    this.#waitingBytes += message.bytes(false).byteLength;
    this.published++;
    if (this.#waitingBytes > MAX_WAITING_BYTES) this.flush();
    else this.#timer ??= setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#write();
    const isDone = !this.#round && this.#waiting.length === 0;
    this.#timer = isDone ? null : setImmediate(() => this.#turn());
  }

  #end(): void {
    this.flush();
    for (const watcher of [...this.#watchers]) watcher.close(CLOSE.refused, LINK_ENDED);
  }

  /** To the next of the round, or of a new one. */
  #write(): void {
    const round = this.#round ?? this.#begin();
    for (let written = 0; written < AT_ONCE; written++) {
      const { value: watcher, done } = round.left.next();
      if (done) {
        this.#round = null;
        return;
      }
      if (watcher.isListening) watcher.write(partFor(watcher, round));
    }
  }

  #begin(): Round {
    const messages = this.#waiting;
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#round = {
      messages,
      after: this.published - messages.length,
      plain: joined(messages, false),
      withTime: joined(messages, true),
      left: this.#watchers.values(),
    };
    return this.#round;
  }
}

/** One that began to listen after some of the messages had been published is sent the others. */
function partFor({ namesTimes, knows }: Watcher, { messages, after, plain, withTime }: Round): Uint8Array {
  if (knows <= after) return namesTimes ? withTime : plain;
  return joined(messages.slice(knows - after), namesTimes);
}

/**
 * Those who watch one board by public links. What is published while nothing is being written goes to all of them in one
 * round, in time slices, from bytes that they share: with thousands of them a round takes a tenth of a second, and a second
 * with large events, during which others have their turns. What is published meanwhile goes into the next round, so that the
 * busier a board is, the more of it is written at once. Most of what a delivery costs is the call to the system.
 */
import { CLOSE } from "../../../../contract/socket.ts";
import type { EncodedEvent } from "../../event-log/event-log.ts";
import { nextTurn } from "../../scheduling/next-turn.ts";
import { createPace } from "../../scheduling/time-slices.ts";
import { joined, type PublicMessage, publicMessage } from "./public-event.ts";
import { LINK_ENDED, type Watcher } from "./watcher.ts";

/** Written to before the time is looked at, which costs a tenth of a write. */
const A_STEP = 16;
/** A round has no more messages than fit, but at least one. While more than this waits, so do those who change the board. */
const ROUND_BYTES = 262_144;
/** Changes made on other instances do not wait. Watchers who are further behind are cut, and can resume. */
const MAX_WAITING_BYTES = 4_194_304;

/** Something that everybody is told, one after the other. */
interface Round {
  readonly left: Iterator<Watcher>;
  tell(watcher: Watcher): void;
}

export class WatchersOfBoard {
  readonly #watchers = new Set<Watcher>();
  #waiting: PublicMessage[] = [];
  #waitingBytes = 0;
  /** Whoever has not been told of so many messages is cut: the others of these are lost. */
  #lost = 0;
  #round: Round | null = null;
  #isWriting = false;
  #room: PromiseWithResolvers<void> | null = null;
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
    if (event.type === "board.deleted") this.#end(event);
    else if (message) this.#add(message);
    else return;
    void this.#startWriting();
  }

  /** Writes everything that is on its way. */
  flush(): void {
    while (this.#step());
  }

  /** Resolves when the next round has room for more; undefined if it has now. */
  room(): Promise<void> | undefined {
    if (this.#waitingBytes <= ROUND_BYTES) return undefined;
    this.#room ??= Promise.withResolvers();
    return this.#room.promise;
  }

  #add(message: PublicMessage): void {
    this.published++;
    this.#waiting.push(message);
    this.#waitingBytes += sizeOf(message);
    if (this.#waitingBytes <= MAX_WAITING_BYTES) return;
    this.#lost = this.published;
    this.#forgetWaiting();
  }

  /** What has not been written by now concerns nobody any more. */
  #end(event: EncodedEvent): void {
    this.#forgetWaiting();
    this.#round = this.#roundOf((watcher) => {
      if (watcher.isListening) watcher.send(event);
      watcher.close(CLOSE.refused, LINK_ENDED);
    });
  }

  #forgetWaiting(): void {
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#makeRoom();
  }

  #makeRoom(): void {
    if (this.#waitingBytes > ROUND_BYTES) return;
    this.#room?.resolve();
    this.#room = null;
  }

  /** In a turn of its own: the events of a change are published one by one. */
  async #startWriting(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    await nextTurn();
    const pace = createPace();
    while (this.#step()) if (pace.isDue()) await pace.rest();
    this.#isWriting = false;
  }

  /** To the next few of the round, or of a new one. False if there is nothing left to write. */
  #step(): boolean {
    const round = this.#round ?? this.#nextRound();
    this.#round = round;
    if (!round) return false;
    for (let told = 0; told < A_STEP; told++) {
      const { value: watcher, done } = round.left.next();
      if (done) {
        this.#round = null;
        return true;
      }
      tellOne(round, watcher);
    }
    return true;
  }

  #nextRound(): Round | null {
    if (this.#lost > 0) return this.#cutting();
    return this.#waiting.length > 0 ? this.#writing() : null;
  }

  #cutting(): Round {
    const lost = this.#lost;
    this.#lost = 0;
    return this.#roundOf((watcher) => {
      if (watcher.isListening && watcher.knows < lost) watcher.cut();
    });
  }

  /** One that began to listen after some of the messages had been published is sent the others. */
  #writing(): Round {
    const after = this.published - this.#waiting.length;
    const messages = this.#takeWaiting();
    const [plain, withTime] = [joined(messages, false), joined(messages, true)];
    return this.#roundOf((watcher) => {
      const { isListening, namesTimes, knows } = watcher;
      if (!isListening) return;
      if (knows > after) watcher.write(joined(messages.slice(knows - after), namesTimes));
      else watcher.write(namesTimes ? withTime : plain);
    });
  }

  #takeWaiting(): PublicMessage[] {
    let bytes = 0;
    let count = 0;
    for (const message of this.#waiting) {
      if (count > 0 && bytes + sizeOf(message) > ROUND_BYTES) break;
      bytes += sizeOf(message);
      count++;
    }
    this.#waitingBytes -= bytes;
    this.#makeRoom();
    return this.#waiting.splice(0, count);
  }

  #roundOf(tell: Round["tell"]): Round {
    return { left: this.#watchers.values(), tell };
  }
}

/** One that cannot be written to keeps nothing from the others; it can resume. */
function tellOne({ tell }: Round, watcher: Watcher): void {
  try {
    tell(watcher);
  } catch {
    watcher.cut();
  }
}

function sizeOf(message: PublicMessage): number {
  return message.bytes(false).byteLength;
}

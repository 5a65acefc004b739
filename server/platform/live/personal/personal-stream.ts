/** One person's stream of server-sent events. */
import { EventStream, type StreamHolder } from "../connections/event-stream.ts";
import { Cursor, firstIdAt, WINDOW_MS } from "./cursor.ts";

export interface PersonalPlace extends StreamHolder {
  /** Where the client wants to resume, as it says so. */
  readonly since: string | undefined;
}

export interface Notification {
  id: string;
  /** The number of unread ones may have changed by more than this one. */
  mayReplace: boolean;
}

export class PersonalStream extends EventStream {
  readonly since: string | undefined;
  /** What was sent, or need not be. */
  cursor = new Cursor(firstIdAt(Date.now() - WINDOW_MS));
  /** Something was sent here, or read elsewhere, after which it has to be told how many are unread. */
  owesCount = false;
  /** What arrives before the stream is up to date; null from then on. */
  #waiting: (() => void)[] | null = [];
  /** Of the boards that it shows. */
  readonly listHash: () => string;
  readonly #closed: (stream: PersonalStream) => void;

  constructor(
    at: PersonalPlace,
    { listHash, closed }: { listHash: () => string; closed: (stream: PersonalStream) => void },
  ) {
    super(at);
    this.since = at.since;
    this.listHash = listHash;
    this.#closed = closed;
  }

  /** False until the stream is up to date. */
  get isListening(): boolean {
    return this.#waiting === null;
  }

  /** False for a stream with an API token that is not for this board. */
  shows(boardId: string): boolean {
    return this.session.api?.boardIds?.has(boardId) ?? true;
  }

  /** Now, or once the stream is up to date. */
  publish(text: string, notification?: Notification): void {
    if (this.#waiting) this.#waiting.push(() => this.send(text, notification));
    else this.send(text, notification);
  }

  /** A notification goes to each stream once, however often it is found. */
  send(text: string, notification?: Notification): void {
    if (notification) {
      if (this.cursor.has(notification.id)) return;
      this.cursor.add(notification.id);
      if (notification.mayReplace) this.owesCount = true;
    }
    this.sendEvent(this.cursor.text(this.listHash()), text);
  }

  listen(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const send of waiting) send();
  }

  protected ended(): void {
    this.#closed(this);
  }
}

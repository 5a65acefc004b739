/**
 * Somebody who watches a board by a public link: an open response of server-sent events, with as little of its own as
 * possible, because a link may have ten thousand of them. A direct stream takes half of the memory of an ordinary one.
 */
import type { EncodedEvent } from "../../event-log/event-log.ts";
import type { Follower, Message } from "../connections/connection.ts";
import type { Beating } from "../connections/heartbeat.ts";
import { joined, publicMessage, sseMessage } from "./public-event.ts";
import type { WatchedShare } from "./share-source.ts";

/** Said of a link that was revoked, one that has expired, and one whose board was deleted: which of them is nobody's business. */
export const LINK_ENDED = "This link has ended.";

const encoder = new TextEncoder();
/** Sent at once: a response does not begin before its first byte. */
const OPEN = encoder.encode(": open\n\n");
const PING = encoder.encode(": ping\n\n");
/** The largest backlog of a reader that is too slow; above it, it is cut, and can resume. */
const MAX_BACKLOG_BYTES = 1_048_576;

export type WatcherPlace = Pick<Follower, "address" | "since" | "sinceTime"> & { share: WatchedShare };

export interface WatcherEvents {
  /** The response has begun. */
  started(watcher: Watcher): void;
  ended(watcher: Watcher): void;
  /** Bytes of this process that wait for slow readers: true if there is room for so many more of them. */
  waiting(bytes: number): boolean;
}

export class Watcher implements Follower, Beating {
  readonly share: WatchedShare;
  readonly address: string;
  readonly since: Follower["since"];
  readonly sinceTime: Follower["sinceTime"];
  isOpen = true;
  isListening = false;
  awaitsPong = false;
  wasCut = false;
  /** Set by the board: how many messages there have been so far. */
  board: { readonly published: number } | null = null;
  /** So many of them are nothing new. */
  knows = 0;
  readonly #events: WatcherEvents;
  #controller: ReadableStreamDirectController | null = null;
  #backlog = 0;
  #drained: Promise<unknown> | null = null;

  constructor({ share, address, since, sinceTime }: WatcherPlace, events: WatcherEvents) {
    this.share = share;
    this.address = address;
    this.since = since;
    this.sinceTime = sinceTime;
    this.#events = events;
  }

  get boardId(): string {
    return this.share.boardId;
  }

  /** Whether the ids of its events have their times, too. */
  get namesTimes(): boolean {
    return this.sinceTime !== undefined;
  }

  /** It is itself the source of the body of its response. */
  get type(): "direct" {
    return "direct";
  }

  /** Nothing begins before the runtime asks for it, which it does not for HEAD. The response is open until it is ended. */
  pull(controller: ReadableStreamDirectController): void {
    this.#controller = controller;
    this.write(OPEN);
    this.#events.started(this);
  }

  cancel(): void {
    this.#end();
  }

  body(): ReadableStream {
    // The types of Bun say that a stream takes direct sources, but not the constructor that is declared last.
    return new ReadableStream(this as unknown as Bun.UnderlyingSource);
  }

  send(...messages: Message[]): void {
    const told = messages.map((message) =>
      isEvent(message) ? publicMessage(message) : controlMessage(message),
    );
    const shown = told.filter((message) => message !== null);
    if (shown.length > 0) this.write(joined(shown, this.namesTimes));
  }

  listen(): void {
    this.knows = this.board?.published ?? 0;
    this.isListening = true;
  }

  write(bytes: Uint8Array): void {
    if (!this.isOpen || !this.#controller || bytes.byteLength === 0) return;
    const written = this.#controller.write(bytes);
    this.#controller.flush();
    // It is a promise while the client does not read.
    if (typeof written === "number") return;
    this.#backlog += bytes.byteLength;
    const hasRoom = this.#events.waiting(bytes.byteLength);
    this.#drained ??= this.#whenDrained(written);
    if (!hasRoom || this.#backlog > MAX_BACKLOG_BYTES) this.cut();
  }

  async #whenDrained(written: Promise<unknown>): Promise<void> {
    await written.catch(() => {});
    this.#drained = null;
    this.#forgetBacklog();
  }

  async drained(): Promise<void> {
    await this.#drained;
  }

  ping(): void {
    this.awaitsPong = false;
    this.write(PING);
  }

  giveUp(): void {}

  /** A stream has no close code: the code is sent as an event before the stream ends. */
  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.write(encoder.encode(`event: close\ndata: ${JSON.stringify({ code, reason })}\n\n`));
    if (!this.isOpen) return;
    this.#controller?.end();
    this.#end();
  }

  /** Without a word, which it would not read either: what waits is dropped. */
  cut(): void {
    if (!this.isOpen) return;
    this.wasCut = true;
    this.#controller?.close(new Error("not read"));
    this.#end();
  }

  #end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.isListening = false;
    this.#forgetBacklog();
    this.#controller = null;
    this.#events.ended(this);
  }

  #forgetBacklog(): void {
    this.#events.waiting(-this.#backlog);
    this.#backlog = 0;
  }
}

function isEvent(message: Message): message is EncodedEvent {
  return "type" in message;
}

/** Only what the hub says to one connection about its place in the log; nothing that it broadcasts. */
const CONTROL = /^\{"type":"(?:ready|resync)"/;

function controlMessage({ text, seq, createdAt }: Message) {
  if (!CONTROL.test(text)) return null;
  if (seq !== undefined && createdAt !== undefined) return sseMessage(text, { seq, createdAt });
  const bytes = encoder.encode(`${seq === undefined ? "" : `id: ${seq}\n`}data: ${text}\n\n`);
  return { seq: seq ?? 0, bytes: () => bytes };
}

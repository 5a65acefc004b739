/**
 * The same stream as server-sent events, for networks that let no WebSocket through. The number of an event
 * is its id, so a browser that reconnects resumes by itself (Last-Event-ID).
 */
import type { Role } from "../../../../contract/boards.ts";
import type { Session } from "../../auth/token.ts";
import { type Connection, MAX_BACKLOG_BYTES, type Message } from "./connection.ts";
import type { Beating } from "./heartbeat.ts";

const DRAINED_BYTES = 262_144;

export type StreamPlace = Pick<Connection, "boardId" | "session" | "address" | "since">;

export class StreamConnection implements Connection, Beating {
  readonly id = crypto.randomUUID();
  readonly boardId: string;
  readonly session: Session;
  readonly address: string;
  readonly since: Connection["since"];
  readonly isPlain = false;
  readonly body: ReadableStream<Uint8Array>;
  username = "";
  role: Role = "member";
  memberAt = -1;
  isOpen = true;
  isListening = false;
  awaitsPong = false;
  wasCut = false;
  readonly #closed: (connection: StreamConnection) => void;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #whenDrained: (() => void) | null = null;

  constructor(at: StreamPlace, closed: (connection: StreamConnection) => void) {
    this.boardId = at.boardId;
    this.session = at.session;
    this.address = at.address;
    this.since = at.since;
    this.#closed = closed;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => this.#settle(),
        cancel: () => this.#end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: DRAINED_BYTES }),
    );
  }

  send(...messages: Message[]): void {
    for (const { seq, text } of messages)
      this.#write(`${seq === undefined ? "" : `id: ${seq}\n`}data: ${text}\n\n`);
  }

  get backlogBytes(): number {
    return this.isOpen ? DRAINED_BYTES - (this.#controller.desiredSize ?? 0) : 0;
  }

  listen(): void {
    this.isListening = true;
  }

  async drained(): Promise<void> {
    if (this.backlogBytes < DRAINED_BYTES) return;
    await new Promise<void>((resolve) => {
      this.#whenDrained = resolve;
    });
  }

  /** A stream has no close code: the code is sent as an event before the stream ends. */
  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.#write(`event: close\ndata: ${JSON.stringify({ code, reason })}\n\n`);
    if (!this.isOpen) return;
    this.#controller.close();
    this.#end();
  }

  cut(): void {
    if (!this.isOpen) return;
    this.wasCut = true;
    this.#controller.error(new Error("not read"));
    this.#end();
  }

  /** Nobody can answer on a stream; the comment keeps proxies from cutting an idle one. */
  ping(): void {
    this.#write(": ping\n\n");
    this.awaitsPong = false;
  }

  giveUp(): void {}

  #write(text: string): void {
    if (!this.isOpen) return;
    this.#controller.enqueue(new TextEncoder().encode(text));
    if (this.backlogBytes > MAX_BACKLOG_BYTES) this.cut();
  }

  #end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#settle();
    this.#closed(this);
  }

  #settle(): void {
    this.#whenDrained?.();
    this.#whenDrained = null;
  }
}

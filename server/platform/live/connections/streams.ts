/**
 * The same stream as server-sent events, for networks that let no WebSocket through. The number of an event
 * is its id, so a browser that reconnects resumes by itself (Last-Event-ID).
 */
import type { Role } from "../../../../contract/boards.ts";
import type { Connection, Message } from "./connection.ts";
import { EventStream } from "./event-stream.ts";

export type StreamPlace = Pick<Connection, "boardId" | "session" | "address" | "since">;

export class StreamConnection extends EventStream implements Connection {
  readonly id = crypto.randomUUID();
  readonly boardId: string;
  readonly since: Connection["since"];
  readonly isPlain = false;
  username = "";
  role: Role = "member";
  memberAt = -1;
  isListening = false;
  readonly #closed: (connection: StreamConnection) => void;

  constructor(at: StreamPlace, closed: (connection: StreamConnection) => void) {
    super(at);
    this.boardId = at.boardId;
    this.since = at.since;
    this.#closed = closed;
  }

  send(...messages: Message[]): void {
    for (const { seq, text } of messages) this.sendEvent(seq, text);
  }

  listen(): void {
    this.isListening = true;
  }

  protected ended(): void {
    this.#closed(this);
  }
}

/**
 * The stream of a board as server-sent events, for networks that block WebSockets. The number of an event is its
 * id, so a browser that reconnects resumes by itself (Last-Event-ID); with its time, for clients that gave one.
 */
import type { Role } from "../../../../contract/boards.ts";
import type { Connection, Message } from "./connection.ts";
import { EventStream } from "./event-stream.ts";

export type StreamPlace = Pick<Connection, "boardId" | "session" | "address" | "since" | "sinceTime">;

export class StreamConnection extends EventStream implements Connection {
  readonly id = crypto.randomUUID();
  readonly boardId: string;
  readonly since: Connection["since"];
  readonly sinceTime: Connection["sinceTime"];
  readonly isPlain = false;
  username = "";
  role: Role = "member";
  memberSeq = -1;
  removedSeq = -1;
  isListening = false;
  readonly #closed: (connection: StreamConnection) => void;

  constructor(at: StreamPlace, closed: (connection: StreamConnection) => void) {
    super(at);
    this.boardId = at.boardId;
    this.since = at.since;
    this.sinceTime = at.sinceTime;
    this.#closed = closed;
  }

  send(...messages: Message[]): void {
    for (const message of messages) this.sendEvent(this.#idOf(message), message.text);
  }

  listen(): void {
    this.isListening = true;
  }

  #idOf({ seq, createdAt }: Message): string | undefined {
    if (seq === undefined) return undefined;
    return this.sinceTime === undefined || createdAt === undefined ? String(seq) : `${seq}@${createdAt}`;
  }

  protected ended(): void {
    this.#closed(this);
  }
}

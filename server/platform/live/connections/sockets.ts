/**
 * WebSockets. The handshake is accepted first and refused with a close code afterwards, so that the client
 * sees why. The only message the server acts on is pong; whatever else arrives is ignored.
 */
import type { BunRequest, Server, ServerWebSocket, WebSocketHandler } from "bun";
import type { Role } from "../../../../contract/boards.ts";
import { CLOSE } from "../../../../contract/socket.ts";
import type { Session } from "../../auth/token.ts";
import { badRequest } from "../../core/errors.ts";
import { UUID } from "../../core/ids.ts";
import { searchParams } from "../../http/input.ts";
import { parseJson } from "../../http/json.ts";
import { type Connection, MAX_BACKLOG_BYTES, parseCursor } from "./connection.ts";
import type { Beating } from "./heartbeat.ts";

const MAX_MESSAGE_BYTES = 65_536;
/** A pong has 15 characters; what is much longer is none, whatever it says. */
const MAX_PONG_LENGTH = 1024;
/** A client has a pong to send every 30 seconds. */
const MAX_MESSAGES_A_SECOND = 100;
const DRAINED_BYTES = 262_144;
const MAX_REASON_LENGTH = 100;
/** What the runtime returns for a message that at least one socket did not take. */
export const DROPPED = 0;

/** Where what is meant for plain connections is published; the topic of all others is the board's id. */
export function plainTopic(boardId: string): string {
  return `${boardId}/plain`;
}

/** What the upgrade learnt; the connection itself is made when the socket opens. */
export interface SocketData {
  boardId: string;
  session: Session | null;
  address: string;
  since: Connection["since"];
  connection: SocketConnection | null;
}

export interface SocketEvents {
  opened(connection: SocketConnection): void;
  closed(connection: SocketConnection): void;
  /** Every socket that ends, those that were never let in too. */
  ended(code: number): void;
}

export class SocketConnection implements Connection, Beating {
  readonly id = crypto.randomUUID();
  readonly boardId: string;
  readonly session: Session;
  readonly address: string;
  readonly since: Connection["since"];
  readonly isPlain: boolean;
  username = "";
  role: Role = "member";
  memberAt = -1;
  isOpen = true;
  awaitsPong = false;
  /** It had more waiting than it may: the runtime cuts it, and tells us no more than that it is gone. */
  wasCut = false;
  readonly #socket: ServerWebSocket<SocketData>;
  #whenDrained: (() => void) | null = null;
  #second = 0;
  #messages = 0;

  constructor(socket: ServerWebSocket<SocketData>, session: Session) {
    this.#socket = socket;
    this.boardId = socket.data.boardId;
    this.session = session;
    this.address = socket.data.address;
    this.since = socket.data.since;
    this.isPlain = this.since === undefined;
  }

  /** Several in one go are one write, as far as they fit. */
  send(...texts: string[]): void {
    if (!this.isOpen) return;
    this.#socket.cork((socket) => {
      for (const text of texts) if (this.isOpen && socket.send(text) === DROPPED) this.wasCut = true;
    });
  }

  get backlogBytes(): number {
    return this.isOpen ? this.#socket.getBufferedAmount() : 0;
  }

  /** Called when the runtime has dropped a message for somebody. */
  noticeCut(): void {
    if (this.backlogBytes >= MAX_BACKLOG_BYTES) this.wasCut = true;
  }

  listen(): void {
    if (this.isOpen) this.#socket.subscribe(this.isPlain ? plainTopic(this.boardId) : this.boardId);
  }

  async drained(): Promise<void> {
    if (this.backlogBytes < DRAINED_BYTES) return;
    await new Promise<void>((resolve) => {
      this.#whenDrained = resolve;
    });
  }

  /** The runtime has written what was waiting, or the socket is gone. */
  settle(): void {
    this.#whenDrained?.();
    this.#whenDrained = null;
  }

  /** Whatever the client sends, pings of the protocol too: each is little work, and nothing else bounds their number. */
  heard(): void {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) this.#messages = 0;
    this.#second = second;
    if (++this.#messages > MAX_MESSAGES_A_SECOND) this.close(CLOSE.refused, "You are sending too much.");
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#socket.close(code, reason.slice(0, MAX_REASON_LENGTH));
  }

  cut(): void {
    if (!this.isOpen) return;
    this.wasCut = true;
    this.#socket.terminate();
  }

  ping(): void {
    this.send(`{"type":"ping","board_id":"${this.boardId}"}`);
  }

  giveUp(): void {
    this.close(CLOSE.silent, "no pong");
  }
}

/** Answers an upgrade request; undefined when the socket took over. */
export function upgrade(
  request: BunRequest,
  server: Server<SocketData>,
  caller: Pick<SocketData, "session" | "address">,
): undefined {
  const data: SocketData = {
    boardId: (request.params as { board_id: string }).board_id.toLowerCase(),
    ...caller,
    since: parseCursor(searchParams(request.url).get("since")),
    connection: null,
  };
  if (!server.upgrade(request, { data })) throw badRequest("This address speaks WebSocket.");
}

export function socketHandler(events: SocketEvents): WebSocketHandler<SocketData> {
  return {
    maxPayloadLength: MAX_MESSAGE_BYTES,
    backpressureLimit: MAX_BACKLOG_BYTES,
    closeOnBackpressureLimit: true,
    // The heartbeat of the protocol finds dead peers; the runtime's own would come on top.
    idleTimeout: 0,
    sendPings: false,
    perMessageDeflate: false,
    open(socket) {
      const { session, boardId } = socket.data;
      if (!session) return socket.close(CLOSE.refused, "The token is missing, invalid or expired.");
      if (!UUID.test(boardId)) return socket.close(CLOSE.refused, "There is no such board.");
      const connection = new SocketConnection(socket, session);
      socket.data.connection = connection;
      events.opened(connection);
    },
    message(socket, message) {
      const { connection } = socket.data;
      connection?.heard();
      if (connection && typeof message === "string" && isPong(message)) connection.awaitsPong = false;
    },
    ping(socket) {
      socket.data.connection?.heard();
    },
    pong(socket) {
      socket.data.connection?.heard();
    },
    drain(socket) {
      socket.data.connection?.settle();
    },
    close(socket, code) {
      events.ended(code);
      const { connection } = socket.data;
      if (!connection) return;
      connection.isOpen = false;
      connection.settle();
      events.closed(connection);
    },
  };
}

function isPong(message: string): boolean {
  if (message === '{"type":"pong"}') return true;
  if (message.length > MAX_PONG_LENGTH) return false;
  try {
    return (parseJson(message) as { type?: unknown } | null)?.type === "pong";
  } catch {
    return false;
  }
}

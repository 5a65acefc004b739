/** One WebSocket that listens to a board. */
import type { ServerWebSocket } from "bun";
import type { Role } from "../../../../contract/boards.ts";
import { CLOSE } from "../../../../contract/socket.ts";
import type { Session } from "../../auth/token.ts";
import { type Connection, MAX_BACKLOG_BYTES, type Message } from "./connection.ts";
import type { Beating } from "./heartbeat.ts";
import { LOOKS_AWAY, type Looked } from "./looked.ts";

/** A client has a pong to send every 30 seconds. */
const MAX_MESSAGES_A_SECOND = 100;
const DRAINED_BYTES = 262_144;
const MAX_REASON_LENGTH = 100;
/** Returned by the runtime for a message that at least one socket did not accept. */
export const DROPPED = 0;

/** Where plain connections listen; the topic of all others is the board's id. */
export function plainTopic(boardId: string): string {
  return `${boardId}/plain`;
}

/** Where those listen who asked who is looking at which card, besides the topic of their events. */
export function lookingTopic(boardId: string): string {
  return `${boardId}/looking`;
}

/** Determined during the upgrade; the connection itself is created when the socket opens. */
export interface SocketData {
  boardId: string;
  session: Session | null;
  address: string;
  since: Connection["since"];
  sinceTime: Connection["sinceTime"];
  /** It asked who is looking at which card. */
  asksLooking: boolean;
  connection: SocketConnection | null;
}

export class SocketConnection implements Connection, Beating {
  readonly id = crypto.randomUUID();
  readonly boardId: string;
  readonly session: Session;
  readonly address: string;
  readonly since: Connection["since"];
  readonly sinceTime: Connection["sinceTime"];
  readonly isPlain: boolean;
  readonly asksLooking: boolean;
  looked: Looked = LOOKS_AWAY;
  username = "";
  role: Role = "member";
  memberSeq = -1;
  removedSeq = -1;
  isOpen = true;
  isListening = false;
  awaitsPong = false;
  /** More was waiting than may be: the runtime cut it, and reports only that it is gone. */
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
    this.sinceTime = socket.data.sinceTime;
    this.isPlain = this.since === undefined;
    this.asksLooking = socket.data.asksLooking;
  }

  /** Several messages at once are one write, as far as they fit. */
  send(...messages: Message[]): void {
    if (!this.isOpen) return;
    this.#socket.cork((socket) => {
      for (const { text } of messages) if (this.isOpen && socket.send(text) === DROPPED) this.wasCut = true;
    });
  }

  get backlogBytes(): number {
    return this.isOpen ? this.#socket.getBufferedAmount() : 0;
  }

  /** Called when the runtime has dropped a message for at least one socket. */
  noticeCut(): void {
    if (this.backlogBytes >= MAX_BACKLOG_BYTES) this.wasCut = true;
  }

  listen(): void {
    this.isListening = true;
    if (this.isOpen) this.#socket.subscribe(this.isPlain ? plainTopic(this.boardId) : this.boardId);
  }

  listenToLooking(): void {
    if (this.isOpen) this.#socket.subscribe(lookingTopic(this.boardId));
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

  /** Called for every frame, including pings: each is cheap, but nothing else limits their number. */
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
    this.send({ text: `{"type":"ping","board_id":"${this.boardId}"}` });
  }

  giveUp(): void {
    this.close(CLOSE.silent, "no pong");
  }
}

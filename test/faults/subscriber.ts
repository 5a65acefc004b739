/** A client that never gives up: after every interruption it resumes where it was, on any instance that lives. */
import type { BoardEvent } from "../../contract/events.ts";
import type { Subscription } from "./history.ts";

const RETRY_MS = 100;

export interface SubscriberOptions {
  name: string;
  boardId: string;
  token: string;
  since: number;
  /** Where to connect; asked anew at every attempt. */
  url(): string;
}

export class Subscriber implements Subscription {
  readonly name: string;
  readonly boardId: string;
  readonly since: number;
  readonly received: BoardEvent[] = [];
  /** When each event arrived. */
  readonly arrivals: number[] = [];
  /** How long each interruption lasted, until it was ready again. */
  readonly interruptionsMs: number[] = [];
  /** Close codes seen, other than our own closing. */
  readonly closes: number[] = [];
  resyncs = 0;
  isReady = false;
  readonly #options: SubscriberOptions;
  #socket: WebSocket | null = null;
  #interruptedAt: number | null = null;
  #stopped = false;

  constructor(options: SubscriberOptions) {
    this.name = options.name;
    this.boardId = options.boardId;
    this.since = options.since;
    this.#options = options;
    this.connect();
  }

  get seq(): number {
    return this.received.at(-1)?.seq ?? this.since;
  }

  connect(): void {
    if (this.#stopped) return;
    const { url, token, boardId } = this.#options;
    const address = `${url().replace("http", "ws")}/ws/boards/${boardId}?since=${this.seq}&last_event_at=${this.received.at(-1)?.timestamp ?? ""}&token=${token}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(socket, JSON.parse(String(data)));
    socket.onclose = ({ code }) => {
      if (this.#stopped || socket !== this.#socket) return;
      this.closes.push(code);
      this.isReady = false;
      this.#interruptedAt ??= performance.now();
      setTimeout(() => this.connect(), RETRY_MS * (0.5 + Math.random()));
    };
  }

  /** Closes the connection without stopping: it comes back by itself. */
  interrupt(): void {
    this.#socket?.close(4999);
  }

  stop(): void {
    this.#stopped = true;
    this.#socket?.close();
  }

  #receive(socket: WebSocket, message: { type: string; seq?: number; version?: string }): void {
    if (message.type === "ping") socket.send('{"type":"pong"}');
    else if (message.type === "ready") {
      this.isReady = true;
      if (this.#interruptedAt !== null) this.interruptionsMs.push(performance.now() - this.#interruptedAt);
      this.#interruptedAt = null;
    } else if (message.type === "resync") this.resyncs++;
    else if (message.version !== undefined) {
      this.received.push(message as BoardEvent);
      this.arrivals.push(performance.now());
    }
  }
}

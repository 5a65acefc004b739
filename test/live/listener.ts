/** Somebody on the socket: keeps every message, and waits for those that are to come. */
import type { BoardEvent } from "../../contract/events.ts";
import { PATIENCE_MS } from "../support/patience.ts";

// biome-ignore lint/suspicious/noExplicitAny: whatever came
export type Received = any;

export interface Closed {
  code: number;
  reason: string;
}

export interface ListenOptions {
  token?: string;
  since?: number | string;
  /** When event number `since` happened. */
  last_event_at?: string;
  /** Asks who is looking at which card. */
  looking?: boolean;
  headers?: Record<string, string>;
  /** Before the path, `/api` for one. */
  prefix?: string;
  /** Leaves pings unanswered. */
  silent?: boolean;
}

export class Listener {
  readonly messages: Received[] = [];
  readonly closed: Promise<Closed>;
  readonly socket: WebSocket;
  #waiting = new Set<() => void>();
  #end: Closed | null = null;

  constructor(url: string, boardId: string, options: ListenOptions = {}) {
    const address = new URL(`${options.prefix ?? ""}/ws/boards/${boardId}`, url.replace("http", "ws"));
    if (options.token !== undefined) address.searchParams.set("token", options.token);
    if (options.since !== undefined) address.searchParams.set("since", String(options.since));
    if (options.last_event_at !== undefined) address.searchParams.set("last_event_at", options.last_event_at);
    if (options.looking) address.searchParams.set("looking", "true");
    this.socket = new WebSocket(address.href, { headers: options.headers ?? {} } as never);
    this.socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      this.messages.push(message);
      if (message.type === "ping" && !options.silent) this.socket.send('{"type":"pong"}');
      this.#wake();
    };
    this.closed = new Promise((resolve) => {
      this.socket.onclose = ({ code, reason }) => {
        this.#end = { code, reason };
        resolve(this.#end);
        this.#wake();
      };
    });
  }

  /** Numbered messages only. */
  get events(): BoardEvent[] {
    return this.messages.filter((message) => "seq" in message && "version" in message);
  }

  /** The first message of a kind, as soon as it is there. */
  async sees(type: string): Promise<Received> {
    return this.until(() => this.messages.find((message) => message.type === type), type);
  }

  async until<T>(find: () => T | undefined | false, what = "a message"): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = find();
      if (found) return found;
      if (this.#end) throw new Error(`closed with ${this.#end.code} ${this.#end.reason} before ${what} came`);
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`no ${what}; came: ${this.messages.map(({ type }) => type).join(", ")}`);
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
        setTimeout(resolve, left);
      });
    }
  }

  close(): void {
    this.socket.close();
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}

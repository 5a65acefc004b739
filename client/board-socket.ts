/** The event connection of a board: parsed messages, and its end, whether it is closed or falls silent. */
import type { Looking } from "../contract/socket.ts";
import { type BoardConnection, type ConnectionEnd, type Message, SILENCE_MS } from "./board-connection.ts";

interface Options {
  url: string;
  WebSocket: typeof WebSocket;
  onMessage: (message: Message) => void;
  /** Not called after close(). */
  onEnd: (how: ConnectionEnd) => void;
}

/** The same in every WebSocket. */
const OPEN = 1;

export class BoardSocket implements BoardConnection {
  readonly #options: Options;
  readonly #socket: WebSocket;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#socket = new options.WebSocket(options.url);
    this.#expectMessage();
    this.#socket.onmessage = ({ data }) => {
      if (this.#isClosed) return;
      this.#expectMessage();
      const message: Message = JSON.parse(String(data));
      options.onMessage(message);
    };
    this.#socket.onclose = ({ code, reason }) => this.#end({ code, reason });
  }

  pong(): void {
    this.#socket.send('{"type":"pong"}');
  }

  /** Nothing happens while the connection is being opened or closed. */
  look(looking: Looking): void {
    if (this.#socket.readyState === OPEN) this.#socket.send(JSON.stringify(looking));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#silence);
    this.#socket.close();
  }

  #expectMessage(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#end({}), SILENCE_MS);
  }

  #end(how: ConnectionEnd): void {
    if (this.#isClosed) return;
    this.close();
    this.#options.onEnd(how);
  }
}

export function socketUrl(baseUrl: string, boardId: string, parameters: Record<string, string>): string {
  const url = new URL(`${baseUrl}/ws/boards/${boardId}`);
  url.protocol = url.protocol.replace("http", "ws");
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

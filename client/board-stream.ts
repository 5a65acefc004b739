/** The events of a board as server-sent events, for runtimes without WebSockets. */
import { CLOSE } from "../contract/socket.ts";
import { type BoardConnection, type ConnectionEnd, type Message, SILENCE_MS } from "./board-connection.ts";
import type { ClientOptions } from "./http.ts";

interface Options {
  url: string;
  token?: string;
  fetch?: ClientOptions["fetch"];
  onMessage: (message: Message) => void;
  /** Not called after close(). */
  onEnd: (how: ConnectionEnd) => void;
}

export class BoardStream implements BoardConnection {
  readonly #options: Options;
  readonly #abort = new AbortController();
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#expectMessage();
    void this.#read().then(
      (how) => this.#end(how),
      () => this.#end({}),
    );
  }

  /** The service expects no answers on a stream. */
  pong(): void {}

  look(): void {}

  close(): void {
    clearTimeout(this.#silence);
    this.#abort.abort();
  }

  async #read(): Promise<ConnectionEnd> {
    const { url, token, onMessage } = this.#options;
    const response = await (this.#options.fetch ?? fetch)(url, {
      headers: { accept: "text/event-stream", ...(token && { authorization: `Bearer ${token}` }) },
      credentials: token ? "omit" : "same-origin",
      signal: this.#abort.signal,
    });
    if ([401, 403, 404].includes(response.status)) return { code: CLOSE.refused };
    if (!response.ok || !response.body) return {};
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    let name = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done || this.#abort.signal.aborted) return {};
      this.#expectMessage();
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const data = fieldOf(line, "data");
        name = fieldOf(line, "event") ?? (line === "" ? "" : name);
        if (data === null) continue;
        if (name === "close") return JSON.parse(data);
        onMessage(JSON.parse(data));
      }
    }
  }

  #expectMessage(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#end({}), SILENCE_MS);
  }

  #end(how: ConnectionEnd): void {
    if (this.#abort.signal.aborted) return;
    this.close();
    this.#options.onEnd(how);
  }
}

/** The service writes every message on one line. */
function fieldOf(line: string, field: string): string | null {
  return line.startsWith(`${field}: `) ? line.slice(field.length + 2) : null;
}

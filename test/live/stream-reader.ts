/** Somebody on the stream of server-sent events: keeps every message, and waits for those that are to come. */
import { eventually } from "./eventually.ts";
import type { Received } from "./listener.ts";

export interface StreamMessage {
  /** `message` unless the service says otherwise. */
  event: string;
  id?: string;
  data: Received;
}

export class StreamReader {
  readonly messages: StreamMessage[] = [];
  /** How often the service said something that is no message, to keep the connection alive. */
  comments = 0;
  ended = false;
  readonly response: Response;
  readonly #abort: AbortController;

  private constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
    void this.#read();
  }

  /** The address may carry a query; headers say who asks, unless the address does. */
  static async open(address: string, headers: Record<string, string> = {}): Promise<StreamReader> {
    const abort = new AbortController();
    return new StreamReader(await fetch(address, { headers, signal: abort.signal }), abort);
  }

  /** Numbered messages, as the log has them. */
  get events(): Received[] {
    return this.messages.map(({ data }) => data).filter((data) => "version" in data);
  }

  async sees(type: string): Promise<StreamMessage> {
    return eventually(() => this.messages.find(({ data }) => data.type === type), type);
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(): Promise<void> {
    let text = "";
    try {
      for await (const chunk of this.response.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (text + chunk).split("\n\n");
        text = blocks.pop()!;
        for (const block of blocks) this.#take(block);
      }
    } catch {
      // Given up by us, or cut by the service: either way it has ended.
    }
    this.ended = true;
  }

  #take(block: string): void {
    const message: StreamMessage = { event: "message", data: undefined };
    for (const line of block.split("\n")) {
      if (line.startsWith(":")) this.comments++;
      const [, field, value] = /^(event|id|data): (.*)$/s.exec(line) ?? [];
      if (field === "event") message.event = value!;
      if (field === "id") message.id = value!;
      if (field === "data") message.data = JSON.parse(value!);
    }
    if (message.data !== undefined) this.messages.push(message);
  }
}

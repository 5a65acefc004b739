/** The streams of server-sent events of this process; unlike sockets, the runtime does not publish to them. */
import type { Message } from "./connection.ts";
import type { StreamConnection } from "./streams.ts";

export class StreamsByBoard {
  readonly #streams = new Map<string, Set<StreamConnection>>();

  add(stream: StreamConnection): void {
    const streams = this.#streams.get(stream.boardId) ?? new Set();
    this.#streams.set(stream.boardId, streams.add(stream));
  }

  remove(stream: StreamConnection): void {
    const streams = this.#streams.get(stream.boardId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#streams.delete(stream.boardId);
  }

  publish(boardId: string, message: Message): void {
    for (const stream of this.#streams.get(boardId) ?? []) if (stream.isListening) stream.send(message);
  }
}

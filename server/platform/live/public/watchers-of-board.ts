/**
 * Those who watch one board by public links. What is published in one turn of the event loop is written to each of them
 * at once, from bytes that they all share: most of what a delivery costs is the call to the system.
 */
import { CLOSE } from "../../../../contract/socket.ts";
import type { EncodedEvent } from "../../event-log/event-log.ts";
import { joined, type PublicMessage, publicMessage } from "./public-event.ts";
import { LINK_ENDED, type Watcher } from "./watcher.ts";

export class WatchersOfBoard {
  readonly #watchers = new Set<Watcher>();
  /** A watcher that begins to listen has been sent everything up to here: what still waits is for the others. */
  readonly #beforeListening = () => this.#flush();
  #pending: PublicMessage[] = [];
  #timer: NodeJS.Immediate | null = null;

  get size(): number {
    return this.#watchers.size;
  }

  all(): Iterable<Watcher> {
    return this.#watchers;
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
    watcher.beforeListening = this.#beforeListening;
  }

  remove(watcher: Watcher): boolean {
    return this.#watchers.delete(watcher);
  }

  publish(event: EncodedEvent): void {
    if (this.#watchers.size === 0) return;
    const message = publicMessage(event);
    if (message) this.#pending.push(message);
    if (event.type === "board.deleted") return this.#end();
    if (message) this.#timer ??= setImmediate(() => this.#flush());
  }

  #end(): void {
    this.#flush();
    for (const watcher of [...this.#watchers]) watcher.close(CLOSE.refused, LINK_ENDED);
  }

  #flush(): void {
    if (this.#timer) clearImmediate(this.#timer);
    this.#timer = null;
    const messages = this.#pending;
    if (messages.length === 0) return;
    this.#pending = [];
    const forms = { plain: joined(messages, false), withTime: joined(messages, true) };
    for (const watcher of this.#watchers) {
      if (watcher.isListening) watcher.write(watcher.namesTimes ? forms.withTime : forms.plain);
    }
  }
}

/**
 * What is to be said about a change is said by the tab in which it was made. Should that be closed, another one says it.
 */
import type { SessionOptions } from "./session-options.ts";

/** How long the tab in which a change was made has to say so before this one does. */
const WITHIN_MS = 1000;

export class SaidOnce {
  readonly #options: Pick<SessionOptions, "tabs" | "wait">;
  /** By key: what to do once another tab has said it. */
  readonly #unsaid = new Map<string, () => void>();

  constructor(options: Pick<SessionOptions, "tabs" | "wait">) {
    this.#options = options;
  }

  /** Something may have to be said here yet. */
  get isWaiting(): boolean {
    return this.#unsaid.size > 0;
  }

  /** It was said here. */
  tell(key: string): void {
    this.#options.tabs.post({ type: "said", key });
  }

  /** Another tab has said it. */
  hear(key: string): void {
    const said = this.#unsaid.get(key);
    this.#unsaid.delete(key);
    said?.();
  }

  /** Gives the tab in which it was made time to say it; then true if it is still to be said. */
  async leftUnsaid(key: string, onSaid: () => void = () => {}): Promise<boolean> {
    this.#unsaid.set(key, onSaid);
    await this.#options.wait(WITHIN_MS);
    return this.#unsaid.delete(key);
  }
}

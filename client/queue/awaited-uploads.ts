/** Changes whose texts contain pictures that are still being uploaded. */
import type { Operation } from "../changes/operations.ts";

/** Resolves once they are uploaded, or never will be; null if there are none. */
export type Uploads = (operation: Operation) => Promise<unknown> | null;

export class AwaitedUploads {
  readonly #uploads: Uploads;
  readonly #onDone: () => void;
  /** By key, whether its pictures are still awaited. */
  readonly #awaited = new Map<string, boolean>();

  constructor(uploads: Uploads, onDone: () => void) {
    this.#uploads = uploads;
    this.#onDone = onDone;
  }

  isAwaited(key: string, operation: Operation): boolean {
    const known = this.#awaited.get(key);
    if (known !== undefined) return known;
    const done = this.#uploads(operation);
    if (!done) return false;
    this.#awaited.set(key, true);
    const end = () => {
      this.#awaited.set(key, false);
      this.#onDone();
    };
    done.then(end, end);
    return true;
  }
}

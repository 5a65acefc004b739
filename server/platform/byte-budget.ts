/**
 * Bounds what many requests hold in memory together. Bytes are counted as they come, so that whoever sends nothing
 * holds nothing; and beyond the bound a request is refused instead of waiting, because those that wait would keep
 * what they already hold from each other.
 */
import { unavailable } from "./errors.ts";

export interface ByteBudget {
  /** The share of one request. */
  open(): Share;
}

export interface Share {
  take(bytes: number): void;
  /** Gives everything back; must be called whatever happened. */
  close(): void;
}

export function createByteBudget(limit: number): ByteBudget {
  let held = 0;
  return {
    open() {
      let mine = 0;
      return {
        take(bytes) {
          if (held + bytes > limit) throw unavailable("Too much is being uploaded at once; try again soon.");
          held += bytes;
          mine += bytes;
        },
        close() {
          held -= mine;
          mine = 0;
        },
      };
    },
  };
}

/**
 * Whether a Redis server works. A connection can be up and still deliver nothing (a stopped server, a half-open peer), so
 * the bus sends itself a message twice a second. It is sent together with a write, because presence and rate limits need
 * a server that accepts writes: not a replica, not a full one, not a node of a cluster taken for a single server. The
 * previous pulse is read back: when it is gone, so is everything else.
 */
import { ErrorReply } from "@redis/client";
import type { Redis } from "./redis-client.ts";

export const INTERVAL_MS = 500;
/** After this long without a pulse, a server counts as down. */
export const SILENT_AFTER_MS = 1200;
/** The key expires this long after the last pulse. */
const LIFETIME_MS = 60_000;

interface Options {
  commands: Redis;
  /** Key and channel of the pulse. */
  name: string;
  /** A second key, in another slot: a node of a cluster refuses both together. Not in a cluster. */
  second: string | null;
  /** When each name was last written, through lost connections. */
  written: Map<string, number>;
  /** In the server's own words. */
  refused(reason: string): void;
  /** The server has lost what it held. */
  forgot(): void;
}

/** Returns what sends a pulse. When its key cannot be written, nothing is published either. */
export function createPulse({ commands, name, second, written, refused, forgot }: Options): () => void {
  return () => {
    if (!commands.isReady) return;
    const expiry = { expiration: { type: "PX", value: LIFETIME_MS } } as const;
    const transaction = commands.multi().get(name).set(name, "1", expiry);
    if (second === null) transaction.sPublish(name, "");
    else transaction.set(second, "1", expiry).publish(name, "");
    transaction.exec().then(
      ([before]) => {
        const lastMs = written.get(name);
        written.set(name, performance.now());
        const isDue = lastMs !== undefined && performance.now() - lastMs < LIFETIME_MS / 2;
        if (isDue && before === null) forgot();
      },
      (error) => {
        // Other errors, such as a full queue of commands, are no answer.
        if (error instanceof ErrorReply) refused(error.message);
      },
    );
  };
}

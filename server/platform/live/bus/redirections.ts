/** In a cluster, the answer may be that another server has the key, or has it already while a slot is being moved. */
import { messageOf } from "../../util/unknown-value.ts";
import type { Redis } from "./redis-client.ts";

const MOST_TRIES = 5;
const PAUSE_MS = 50;

interface Way<T> {
  send(commands: Redis): Promise<T>;
  /** The server that has the key, as far as is known. */
  current(): Redis | undefined;
  at(address: string): Redis | undefined;
  suspect(error: unknown): void;
}

export async function followRedirections<T>({ send, current, at, suspect }: Way<T>): Promise<T> {
  let commands = current();
  for (let tries = 1; ; tries++) {
    try {
      if (!commands?.isReady) throw new Error("there is no connection to Redis");
      return await send(commands);
    } catch (error) {
      suspect(error);
      const [kind = "", , address = ""] = messageOf(error).split(" ");
      if (tries === MOST_TRIES || !["MOVED", "ASK", "TRYAGAIN"].includes(kind)) throw error;
      const other = at(address);
      if (!other) await Bun.sleep(PAUSE_MS);
      commands = other ?? current();
      // On the same connection, right before the command.
      if (kind === "ASK") other?.asking().catch(() => {});
    }
  }
}

/**
 * Where new connections wait to be let in: a few are looked up together, then everyone else has their turn.
 *
 * The runtime accepts sockets, and reads what they have sent, in one go for as long as there are any. If they were
 * answered right there, a crowd that comes back would keep all other requests waiting until the last of it is in.
 */
import type { Db } from "../db/db.ts";
import { ApiError } from "../errors.ts";
import type { Connection } from "./connection.ts";
import { type Standing, standingsOf } from "./standing.ts";

/** Let in at a time: a few milliseconds of work. */
const BATCH = 32;
/** Asked at the same time; where the answer is a round trip away, that is how many are on their way. */
const MAX_QUESTIONS = 4;

interface Waiting {
  connection: Connection;
  resolve(standing: Standing): void;
  reject(error: unknown): void;
}

export class Entrance {
  readonly #db: Db;
  readonly #queue: Waiting[] = [];
  #questions = 0;
  #scheduled = false;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Rejects with the refusal of whoever may not come in. */
  ask(connection: Connection): Promise<Standing> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ connection, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#queue.length === 0 || this.#questions >= MAX_QUESTIONS) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#questions++;
      this.#answer(this.#queue.splice(0, BATCH)).finally(() => {
        this.#questions--;
        this.#schedule();
      });
      this.#schedule();
    });
  }

  async #answer(batch: Waiting[]): Promise<void> {
    try {
      const standings = await standingsOf(
        this.#db,
        batch.map(({ connection }) => connection),
      );
      standings.forEach((standing, index) => {
        if (standing instanceof ApiError) batch[index]!.reject(standing);
        else batch[index]!.resolve(standing);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

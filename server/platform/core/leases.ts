/**
 * Work that one instance does for all: whoever holds the lease of that name does it. A lease that is not renewed expires,
 * so that after a crash another instance takes over. It only saves double work: that nothing is done twice is ensured by
 * the commits themselves, because the clocks of two instances may differ.
 */
import type { DbWriter } from "../db/db.ts";
import { sql } from "../db/sql.ts";
import { deleteFrom, insertInto, updateOf } from "../db/statements.ts";
import { newId } from "../util/ids.ts";

export interface Leases {
  /** Takes the lease, or renews it; false if another instance holds it. */
  hold(name: string, seconds: number, now: Date): Promise<boolean>;
  /** The work is done: until the lease expires, no instance can take it, not even this one, whether or not this one stops. */
  finish(name: string, seconds: number, now: Date): Promise<void>;
  /** Of everything that this instance holds, when it stops. */
  release(): Promise<void>;
}

/** The holder of leases for work that is done. */
export const NOBODY = "";

export function createLeases(db: DbWriter<"leases">, holder = newId()): Leases {
  const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  return {
    async hold(name, seconds, now) {
      const until = after(now, seconds);
      const [held] = await db.write([
        insertInto(
          "leases",
          sql`(name, holder, expires_at) VALUES (${name}, ${holder}, ${until})
            ON CONFLICT (name) DO UPDATE SET holder = ${holder}, expires_at = ${until}
              WHERE leases.holder = ${holder} OR leases.expires_at < ${now.toISOString()}
            RETURNING name`,
        ),
      ]);
      return held.length > 0;
    },
    async finish(name, seconds, now) {
      const done = sql`SET holder = ${NOBODY}, expires_at = ${after(now, seconds)}
        WHERE name = ${name} AND holder = ${holder}`;
      await db.write([updateOf("leases", done)]);
    },
    async release() {
      await db.write([deleteFrom("leases", sql`WHERE holder = ${holder}`)]);
    },
  };
}

/**
 * A pooler that lends connections by transaction (PgBouncer with pool_mode=transaction) lets several clients take turns
 * on one of the server's. Unless it keeps their prepared statements apart, one client's parameters reach another's
 * statement. That shows when two connections prepare different statements and each runs its own again.
 */
import type { SQL } from "bun";
import { sqlState } from "./errors.ts";

/** The name is taken; there is none of that name; it takes other parameters. */
const MIXED_UP = ["42P05", "26000", "08P01"];

const ADVICE =
  "The pooler in front of PostgreSQL does not keep prepared statements. Set DATABASE_PREPARE=false, or let the pooler " +
  "lend connections by session (PgBouncer: pool_mode=session, or max_prepared_statements since 1.21).";

/** Each must be a single connection. */
export async function refuseMixedUpStatements(one: SQL, other: SQL): Promise<void> {
  for (const client of [one, other, one, other]) {
    const [text, values, expected] =
      client === one ? ["SELECT $1::int + 1 AS sum", [1], 2] : ["SELECT $1::int + $2::int AS sum", [1, 2], 3];
    const sum = await client.unsafe(text as string, values as number[]).then(
      ([row]) => row.sum,
      (error: unknown) => {
        if (!MIXED_UP.includes(sqlState(error))) throw error;
      },
    );
    if (sum !== expected) throw new Error(ADVICE);
  }
}

/**
 * A pooler that assigns connections per transaction (PgBouncer with pool_mode=transaction) lets several clients share a
 * server connection. Unless it keeps their prepared statements apart, one client's parameters reach another's statement.
 * To find out, two connections prepare different statements, and each runs its own again.
 */
import type { SQL } from "bun";
import { sqlState } from "../errors.ts";

/** The name is taken; no statement has that name; the statement has other parameters. */
const MIXED_UP = ["42P05", "26000", "08P01"];

const ADVICE =
  "The pooler in front of PostgreSQL mixes up prepared statements. Set DATABASE_PREPARE=false, or let the pooler " +
  "assign connections per session (PgBouncer: pool_mode=session, or max_prepared_statements since 1.21).";

/** Each must be a single connection. */
export async function refuseMixedUpStatements(one: SQL, other: SQL): Promise<void> {
  const first = { client: one, text: "SELECT $1::int + 1 AS sum", values: [1], expected: 2 };
  const second = { client: other, text: "SELECT $1::int + $2::int AS sum", values: [1, 2], expected: 3 };
  for (const { client, text, values, expected } of [first, second, first, second]) {
    const sum = await client.unsafe(text, values).then(
      ([row]) => row.sum,
      (error: unknown) => {
        if (!MIXED_UP.includes(sqlState(error))) throw error;
      },
    );
    if (sum !== expected) throw new Error(ADVICE);
  }
}

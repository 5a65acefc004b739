/**
 * What PostgreSQL would read for each statement that a service sends, by its plan. A part of a statement that does not name
 * the board is in the plan with all partitions, even if it is not executed this time.
 */
import type { SQL } from "bun";
import type { Commit, Db, Queries } from "../../server/platform/db/db.ts";
import { commitStatements } from "../../server/platform/db/postgres/commit-statement.ts";
import { bind, placeholder } from "../../server/platform/db/postgres/translation.ts";
import { COLUMNS } from "../../server/platform/db/schema.ts";
import { createRenderer, type Sql, sql } from "../../server/platform/db/sql.ts";

interface Plan {
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** Records the statements that go through `db` from now on. `take` returns and forgets them. */
export async function recordStatements(db: Db, connection: SQL): Promise<{ take(): Sql[] }> {
  let recorded: Sql[] = [];
  const columns: { name: string; type: string }[] = await connection.unsafe(COLUMNS.postgres);
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  const record = (...statements: Sql[]) => recorded.push(...statements);
  const recordQueries = (queries: Queries) => record(...Object.values(queries));
  const recordCommit = (commit: Commit) => record(...commitStatements(commit, types));
  const { read, readMany, bytes, write, change } = db;
  const recording: Pick<Db, "read" | "readMany" | "bytes" | "write" | "change"> = {
    read(queries, account) {
      recordQueries(queries);
      return read(queries, account);
    },
    readMany(queries, account) {
      recordQueries(queries);
      return readMany(queries, account);
    },
    bytes(query, account) {
      record(query);
      return bytes(query, account);
    },
    write(statements, queue) {
      record(...statements);
      return write(statements, queue);
    },
    change(work) {
      recordQueries(work.load);
      return change({
        ...work,
        decide(rows) {
          const outcome = work.decide(rows);
          if (outcome.commit) recordCommit(outcome.commit);
          return outcome;
        },
      });
    },
  };
  Object.assign(db, recording);
  return {
    take() {
      const taken = recorded;
      recorded = [];
      return taken;
    },
  };
}

const render = createRenderer("postgres", placeholder);

/** The tables of which some statement would read more than one partition, and the first such statement of each. */
export async function fannedOut(
  connection: SQL,
  statements: readonly Sql[],
  partition: RegExp,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const statement of statements) {
    const text = render(sql`EXPLAIN (FORMAT JSON) ${statement}`);
    const [row] = await connection.unsafe(text, statement.values.map(bind));
    const [{ Plan: plan }]: [{ Plan: Plan }] = row["QUERY PLAN"];
    const parts = new Map<string, Set<string>>();
    for (const relation of relationsOf(plan)) {
      const [, table, nth] = partition.exec(relation) ?? [];
      if (table === undefined || nth === undefined) continue;
      parts.set(table, (parts.get(table) ?? new Set()).add(nth));
    }
    for (const [table, { size }] of parts) {
      if (size > 1 && !found.has(table)) found.set(table, text);
    }
  }
  return found;
}

function relationsOf(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(relationsOf);
  return plan["Relation Name"] === undefined ? below : [plan["Relation Name"], ...below];
}

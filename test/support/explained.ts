/**
 * What PostgreSQL would read for each statement that a service sends, by its plan. A part of a statement that does not name
 * the board is in the plan with all partitions, even if it is not executed this time.
 */
import type { SQL } from "bun";
import { tables } from "../../server/features.ts";
import type { Commit, Db, Queries } from "../../server/platform/db/db.ts";
import { createBoardCalls } from "../../server/platform/db/postgres/citus/board-calls.ts";
import { commitStatements, numbersFor } from "../../server/platform/db/postgres/commit-statement.ts";
import { bind, placeholder } from "../../server/platform/db/postgres/translation.ts";
import { COLUMNS, tablesOf } from "../../server/platform/db/schema.ts";
import { createRenderer, type Sql, sql } from "../../server/platform/db/sql.ts";
import type { Table } from "../../server/platform/db/table.ts";

interface Plan {
  "Node Type": string;
  "Parent Relationship"?: string;
  "Subplan Name"?: string;
  "Join Type"?: string;
  "Index Cond"?: string;
  Filter?: string;
  "Relation Name"?: string;
  Operation?: string;
  Plans?: Plan[];
}

/** These keep their names where they are written to. */
const SHARED = Object.entries<Table>(tables).flatMap(([name, { boardColumn }]) =>
  boardColumn ? [] : [name],
);

/**
 * In place of the functions that a worker executes: they explain what these would execute, with the schema's name before
 * each table that is inserted, and no schema in which any other could be found.
 */
const EXPLAIN_CALLS = [
  `CREATE FUNCTION in_schema(tables text[]) RETURNS text[]
    LANGUAGE sql AS $$ SELECT ARRAY(SELECT 'public.' || name FROM unnest(tables) name) $$`,
  `CREATE FUNCTION explain_write(statement text, parameters text[]) RETURNS void
    LANGUAGE plpgsql SET search_path = '' AS $$
  BEGIN
    EXECUTE 'EXPLAIN ' || format(statement, VARIADIC parameters);
  END $$`,
  `CREATE FUNCTION explain_prepared(statement text, parameters text[]) RETURNS void
    LANGUAGE plpgsql SET search_path = '' AS $$
  BEGIN
    EXECUTE 'PREPARE explained AS ' || statement;
    EXECUTE 'EXPLAIN EXECUTE explained('
      || (SELECT string_agg(quote_nullable(value), ', ' ORDER BY at) FROM unnest(parameters) WITH ORDINALITY u (value, at))
      || ')';
    DEALLOCATE explained;
  END $$`,
  `CREATE FUNCTION load_board(board uuid, statement text, parameters text[], tables text[]) RETURNS void
    LANGUAGE sql AS $$ SELECT explain_prepared(format(statement, VARIADIC in_schema(tables)), parameters) $$`,
  `CREATE FUNCTION commit_board(board uuid, statements text[], parameters text[], tables text[]) RETURNS void
    LANGUAGE sql AS $$ SELECT explain_write(statement, parameters || in_schema(tables)) FROM unnest(statements[2:]) statement
      WHERE statement !~ '^(INSERT INTO|UPDATE|DELETE FROM) (${SHARED.join("|")})\\M' $$`,
];

export interface Recorder {
  /** The statements since the last time. */
  take(): Sql[];
  /** The calls with which a worker would answer what is about one board among them, and commit its changes. */
  takeCalls(): Sql[];
  /** What was asked as being about one board. */
  takeOfOne(): Sql[];
}

/** Records the statements that go through `db` from now on. */
export async function recordStatements(db: Db, connection: SQL): Promise<Recorder> {
  let recorded: Sql[] = [];
  let recordedCalls: Sql[] = [];
  let recordedOfOne: Sql[] = [];
  for (const step of EXPLAIN_CALLS) await connection.unsafe(step);
  const columns: { name: string; type: string }[] = await connection.unsafe(COLUMNS.postgres);
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  const calls = createBoardCalls({
    tables: tablesOf(columns.map(({ name }) => name)),
    shared: new Set(SHARED),
  });
  const record = (...statements: Sql[]) => recorded.push(...statements);
  const recordLoad = (boardId: string, queries: Queries) => {
    recordedOfOne.push(...Object.values(queries));
    recordedCalls.push(calls.load(boardId, queries));
  };
  const recordQueries = (queries: Queries) => record(...Object.values(queries));
  const recordCommit = (commit: Commit) => {
    const statements = commitStatements(commit, types, Array(numbersFor(commit)).fill(1));
    record(...statements);
    recordedCalls.push(calls.commit(commit.boardId, statements));
  };
  const { read, readMany, bytes, write, change } = db;
  const recording: Pick<
    Db,
    "read" | "readWithin" | "readMany" | "readManyWithin" | "bytes" | "write" | "change"
  > = {
    read(queries, account) {
      recordQueries(queries);
      return read(queries, account);
    },
    readWithin(boardId, queries, account) {
      recordLoad(boardId, queries);
      return this.read(queries, account);
    },
    readMany(queries, account) {
      recordQueries(queries);
      return readMany(queries, account);
    },
    readManyWithin(boardId, queries, account) {
      recordLoad(boardId, queries);
      return this.readMany(queries, account);
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
      recordLoad(work.queue, work.load);
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
    takeCalls() {
      const taken = recordedCalls;
      recordedCalls = [];
      return taken;
    },
    takeOfOne() {
      const taken = recordedOfOne;
      recordedOfOne = [];
      return taken;
    },
  };
}

const render = createRenderer("postgres", placeholder);

/** Fails if one of the calls leaves a table of its statements as it is named. */
export async function explainCalls(connection: SQL, calls: readonly Sql[]): Promise<void> {
  for (const call of calls) await connection.unsafe(render(call), call.values.map(bind));
}

/** The tables of which some statement would read more than one partition, and the first such statement of each. */
export async function fannedOut(
  connection: SQL,
  statements: readonly Sql[],
  partition: RegExp,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const statement of statements) {
    const { text, plan } = await planOf(connection, statement);
    for (const table of spreadIn(plan, partition)) if (!found.has(table)) found.set(table, text);
  }
  return found;
}

/** The statements that Citus refuses, as far as the plans of PostgreSQL show it. */
export async function refusedByCitus(
  connection: SQL,
  statements: readonly Sql[],
  partition: RegExp,
): Promise<string[]> {
  const found: string[] = [];
  for (const statement of statements) {
    const { text, plan } = await planOf(connection, statement);
    if (isAskedAgain(plan, partition) || writesCopies(plan, partition)) found.push(text);
  }
  return found;
}

/**
 * A query about many boards is asked again for each row of something else. Citus passes the whole statement on to its
 * workers, so these rows have to be rows of boards, all that a worker has of them, and the query has to be about the board of
 * the row.
 */
function isAskedAgain(plan: Plan, partition: RegExp): boolean {
  // These are asked once.
  const once = new Set([...JSON.stringify(plan).matchAll(/hashed (SubPlan \d+)/g)].map(([, name]) => name));
  return nodesOf(plan).some((node) => {
    if (/Semi|Anti/.test(node["Join Type"] ?? "") && !hasRowsOfBoards(node, partition, ["Outer"]))
      return partsOf(node, ["Inner"]).some((query) => spreadIn(query, partition).length > 0);
    const queries = partsOf(node, ["SubPlan"]).filter(
      (query) => !once.has(query["Subplan Name"]) && spreadIn(query, partition).length > 0,
    );
    return queries.some((query) => !isOfBoard(query) || !hasRowsOfBoards(node, partition));
  });
}

/** A table that every machine has a copy of is written to, on a condition about one board, which only one of them has. */
function writesCopies(plan: Plan, partition: RegExp): boolean {
  const isWrite = plan.Operation === "Update" || plan.Operation === "Delete";
  if (!isWrite || !SHARED.includes(plan["Relation Name"] ?? "")) return false;
  const ofBoards = nodesOf(plan).filter((node) => partition.test(node["Relation Name"] ?? ""));
  return ofBoards.length > 0 && spreadIn(plan, partition).length === 0;
}

const PICKING = ["Aggregate", "Limit", "SetOp", "Unique", "WindowAgg"];

const ROWS = ["Outer", "Inner", "Member", "Subquery"];

function hasRowsOfBoards(node: Plan, partition: RegExp, rows: readonly string[] = ROWS): boolean {
  if (partition.test(node["Relation Name"] ?? "")) return true;
  return (
    !PICKING.includes(node["Node Type"]) &&
    partsOf(node, rows).some((part) => hasRowsOfBoards(part, partition))
  );
}

function isOfBoard(query: Plan): boolean {
  return nodesOf(query).some((node) =>
    /\bboard_id = |\bid = \w+\.board_id/.test(`${node["Index Cond"]} ${node.Filter}`),
  );
}

function partsOf({ Plans = [] }: Plan, relationships: readonly string[]): Plan[] {
  return Plans.filter((part) => relationships.includes(part["Parent Relationship"] ?? ""));
}

async function planOf(connection: SQL, statement: Sql): Promise<{ text: string; plan: Plan }> {
  const text = render(sql`EXPLAIN (VERBOSE, FORMAT JSON) ${statement}`);
  const [row] = await connection.unsafe(text, statement.values.map(bind));
  const [{ Plan: plan }]: [{ Plan: Plan }] = row["QUERY PLAN"];
  return { text, plan };
}

/** The tables of which a plan contains more than one partition. */
function spreadIn(plan: Plan, partition: RegExp): string[] {
  const parts = new Map<string, Set<string>>();
  for (const node of nodesOf(plan)) {
    const [, table, nth] = partition.exec(node["Relation Name"] ?? "") ?? [];
    if (table === undefined || nth === undefined) continue;
    parts.set(table, (parts.get(table) ?? new Set()).add(nth));
  }
  return [...parts].flatMap(([table, { size }]) => (size > 1 ? [table] : []));
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

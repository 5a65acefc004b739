/**
 * SQLite through bun:sqlite. One connection writes, one reads (WAL: readers never wait).
 * Everything here is synchronous, so no statement can slip into another's transaction. Waiting changes
 * share one transaction, a savepoint each, and one sync to disk; they are acknowledged after it.
 */
import { Database, type SQLQueryBindings } from "bun:sqlite";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import {
  type Change,
  type Commit,
  DatabaseUnavailable,
  type Db,
  DuplicateKey,
  mergeWrites,
  type Queries,
  type Rows,
  type Write,
} from "./db.ts";
import { pendingSteps, VERSION_TABLE } from "./migrate.ts";
import {
  assignments,
  createRenderer,
  isList,
  join,
  matches,
  name,
  type Sql,
  sql,
  type Value,
} from "./sql.ts";
import { SQLITE_TYPES } from "./types.ts";

interface Job {
  run(): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const WAL_TRIES = 100;
const WAL_WAIT_MS = 50;

export function openSqlite(file: string): Db {
  mkdirSync(dirname(file), { recursive: true });
  const writer = open(file);
  migrate(writer);
  const reader = open(file);
  reader.run("PRAGMA query_only = ON");

  const render = createRenderer(placeholder);
  let statements = 0;
  const waiting: Job[] = [];

  function all(connection: Database, statement: Sql): unknown[] {
    statements++;
    return connection.query(render(statement)).all(...statement.values.map(bind));
  }

  function runQueries<Q extends Queries>(connection: Database, queries: Q): Rows<Q> {
    const rows: Record<string, unknown[]> = {};
    for (const key in queries) rows[key] = all(connection, queries[key]!);
    return rows as Rows<Q>;
  }

  /** Another process (a command, say) may write between two queries; within a transaction that is not seen. */
  function readTogether<Q extends Queries>(queries: Q): Rows<Q> {
    reader.query("BEGIN").run();
    try {
      return runQueries(reader, queries);
    } finally {
      reader.query("COMMIT").run();
    }
  }

  function commitChange(commit: Commit): void {
    const { boardId, board, writes } = commit;
    for (const write of mergeWrites(writes)) all(writer, writeStatement(write));
    all(writer, sql`UPDATE boards SET ${assignments(board)} WHERE id = ${boardId}`);
  }

  /** Runs all waiting jobs in one transaction: a failed job is undone alone, a failed commit fails all. */
  function flush(): void {
    const batch = waiting.splice(0);
    if (batch.length === 0) return;
    const finished: (() => void)[] = [];
    try {
      writer.query("BEGIN IMMEDIATE").run();
      for (const job of batch) {
        writer.query("SAVEPOINT job").run();
        try {
          const value = job.run();
          finished.push(() => job.resolve(value));
        } catch (error) {
          writer.query("ROLLBACK TO job").run();
          finished.push(() => job.reject(translate(error)));
        }
        writer.query("RELEASE job").run();
      }
      writer.query("COMMIT").run();
    } catch (error) {
      if (writer.inTransaction) writer.run("ROLLBACK");
      for (const job of batch) job.reject(translate(error));
      return;
    }
    for (const finish of finished) finish();
  }

  function enqueue<T>(run: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      waiting.push({ run, resolve: resolve as (value: unknown) => void, reject });
      if (waiting.length === 1) setImmediate(flush);
    });
  }

  return {
    kind: "sqlite",
    get statements() {
      return statements;
    },
    async read(queries) {
      try {
        if (Object.keys(queries).length === 1) return runQueries(reader, queries);
        return readTogether(queries);
      } catch (error) {
        throw translate(error);
      }
    },
    async bytes(query) {
      const row = all(reader, query)[0] as Record<string, Uint8Array> | undefined;
      return row ? Object.values(row)[0]! : null;
    },
    change<Q extends Queries, Result>(change: Change<Q, Result>) {
      return enqueue(() => {
        const outcome = change.decide(runQueries(writer, change.load));
        if (outcome.commit) commitChange(outcome.commit);
        return outcome.result;
      });
    },
    write(list) {
      return enqueue(() => list.map((statement) => all(writer, statement)));
    },
    async close() {
      if (waiting.length > 0) flush();
      reader.close();
      writer.close();
    },
  };
}

function open(file: string): Database {
  const connection = new Database(file, { create: true, strict: true });
  connection.run("PRAGMA busy_timeout = 10000");
  switchToWal(connection);
  connection.run("PRAGMA synchronous = FULL");
  connection.run("PRAGMA foreign_keys = ON");
  connection.run("PRAGMA cache_size = -32768");
  connection.run("PRAGMA temp_store = MEMORY");
  connection.run("PRAGMA wal_autocheckpoint = 4000");
  return connection;
}

/** The one statement that the busy timeout does not cover: processes that start together on a new file collide. */
function switchToWal(connection: Database): void {
  for (let tries = 0; ; tries++) {
    try {
      connection.run("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== "SQLITE_BUSY" || tries === WAL_TRIES) throw error;
      Bun.sleepSync(WAL_WAIT_MS);
    }
  }
}

function migrate(connection: Database): void {
  const upgrade = connection.transaction(() => {
    connection.run(VERSION_TABLE);
    const row = connection.query("SELECT coalesce(max(version), 0) AS version FROM schema_version").get();
    const { version } = row as { version: number };
    for (const step of pendingSteps(version, SQLITE_TYPES)) connection.run(step);
  });
  upgrade.immediate();
}

function placeholder(value: Value): string {
  return isList(value) ? "(SELECT value FROM json_each(?))" : "?";
}

function bind(value: Value): SQLQueryBindings {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (isList(value)) return JSON.stringify(value.list);
  return value;
}

function writeStatement(write: Write): Sql {
  switch (write.kind) {
    case "insert": {
      const columns = Object.keys(write.row);
      const values = columns.map((column) => sql`${write.row[column]!}`);
      return sql`INSERT INTO ${name(write.table)} (${join(columns.map(name), ", ")}) VALUES (${join(values, ", ")})`;
    }
    case "update":
      return sql`UPDATE ${name(write.table)} SET ${assignments(write.set)} WHERE ${matches(write.key)}`;
    case "remove":
      return sql`DELETE FROM ${name(write.table)} WHERE ${matches(write.key)}`;
    case "sweep":
      return write.statement;
  }
}

function translate(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? "";
  if (code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY") {
    return new DuplicateKey((error as Error).message);
  }
  if (/^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)/.test(code)) {
    return new DatabaseUnavailable((error as Error).message, { cause: error });
  }
  return error;
}

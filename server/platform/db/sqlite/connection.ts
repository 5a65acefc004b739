/** One connection to a SQLite file, its settings, and its prepared statements. */
import type { Database, SQLQueryBindings, Statement } from "bun:sqlite";
import { codeOf } from "../../util/unknown-value.ts";
import { type Queries, type Rows, rowsOf } from "../db.ts";
import { createRenderer, isList, type List, type Sql, type Value } from "../sql.ts";
import { openFile } from "./file-lock.ts";

const CACHE_BYTES = 32 * 1_048_576;
const WAL_TRIES = 100;
const WAL_WAIT_MS = 50;

/** A statement as SQLite takes it, which can be sent to another thread. */
export interface Rendered {
  text: string;
  values: readonly SQLQueryBindings[];
}

export interface Connection {
  readonly database: Database;
  /** How many were run. */
  readonly statements: number;
  all(this: void, statement: Sql): unknown[];
  /** Row by row. A statement must not be run again before all its rows have been read. */
  each(statement: Sql): Iterable<unknown>;
  /** The single value of a query; null if there is no row. */
  bytes(statement: Sql): Uint8Array | null;
  /** For another connection. */
  rendered(this: void, statement: Sql): Rendered;
  /** The rows that it returns. */
  run(this: void, statement: Rendered): unknown[];
  /** BEGIN, COMMIT and the like. */
  control(text: string): void;
  close(): void;
}

/** Each shape of statement is prepared once and cached; `Database.query` would cache only the first twenty. */
export function connect(file: string, cacheBytes = CACHE_BYTES): Connection {
  const database = open(file, cacheBytes);
  const render = createRenderer("sqlite", placeholder);
  const byShape = new WeakMap<readonly string[], Statement>();
  const byText = new Map<string, Statement>();
  let statements = 0;

  function prepare(text: string): Statement {
    let prepared = byText.get(text);
    if (!prepared) {
      prepared = database.prepare(text);
      byText.set(text, prepared);
    }
    return prepared;
  }

  function prepared(statement: Sql): Statement {
    statements++;
    let known = byShape.get(statement.chunks);
    if (!known) {
      known = prepare(render(statement));
      byShape.set(statement.chunks, known);
    }
    return known;
  }

  return {
    database,
    get statements() {
      return statements;
    },
    all: (statement) => prepared(statement).all(bound(statement.values)),
    each: (statement) => prepared(statement).iterate(bound(statement.values)),
    bytes(statement) {
      const [value] = prepared(statement).values(bound(statement.values))[0] ?? [];
      return value instanceof Uint8Array ? value : null;
    },
    rendered: (statement) => ({ text: render(statement), values: bound(statement.values) }),
    run({ text, values }) {
      statements++;
      return prepare(text).all(...values);
    },
    control(text) {
      prepare(text).run();
    },
    close() {
      for (const prepared of byText.values()) prepared.finalize();
      database.close();
    },
  };
}

function open(file: string, cacheBytes: number): Database {
  const connection = openFile(file);
  connection.run("PRAGMA busy_timeout = 10000");
  switchToWal(connection);
  connection.run("PRAGMA synchronous = FULL");
  connection.run("PRAGMA foreign_keys = ON");
  connection.run(`PRAGMA cache_size = -${cacheBytes / 1024}`);
  connection.run("PRAGMA temp_store = MEMORY");
  connection.run("PRAGMA wal_autocheckpoint = 4000");
  return connection;
}

/** The busy timeout does not cover this statement: processes that start together on a new file collide. */
function switchToWal(connection: Database): void {
  for (let tries = 0; ; tries++) {
    try {
      connection.run("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (codeOf(error) !== "SQLITE_BUSY" || tries === WAL_TRIES) throw error;
      Bun.sleepSync(WAL_WAIT_MS);
    }
  }
}

function placeholder(value: Value): string {
  return isList(value) ? "IN (SELECT value FROM json_each(?))" : "?";
}

/** Most values can be bound as they are; then nothing is copied. */
function bound(values: readonly Value[]): readonly SQLQueryBindings[] {
  return areBindable(values) ? values : values.map(bind);
}

function areBindable(values: readonly Value[]): values is readonly Exclude<Value, boolean | List>[] {
  for (const value of values) if (typeof value === "boolean" || isList(value)) return false;
  return true;
}

function bind(value: Value): SQLQueryBindings {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (isList(value)) return JSON.stringify(value.list);
  return value;
}

export function runQueries<Q extends Queries>(connection: Connection, queries: Q): Rows<Q> {
  const rows: Rows<Queries> = {};
  for (const [key, query] of Object.entries(queries)) {
    const { needs } = query;
    const needed = typeof needs === "string" ? rows[needs] : needs && connection.all(needs);
    rows[key] = needed?.length === 0 ? [] : connection.all(query);
  }
  return rowsOf(queries, rows);
}

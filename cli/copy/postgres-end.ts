/** A PostgreSQL database as the end of a copy: one connection, one transaction. */
import { type ReservedSQL, SQL } from "bun";
import { ConfigError } from "../../server/config.ts";
import { SCHEMA_VERSION, versionOf } from "../../server/platform/db/migrate.ts";
import { isDistributed, ONE_CONNECTION_EACH } from "../../server/platform/db/postgres/citus/citus.ts";
import { createLeaderFinder } from "../../server/platform/db/postgres/leader/leader.ts";
import { appliedSteps } from "../../server/platform/db/postgres/pool/prepare.ts";
import { openPostgres } from "../../server/platform/db/postgres/postgres.ts";
import { NUMBERS_PER_CARD } from "../../server/search/document.ts";
import { contentFaults } from "../content-checks.ts";
import {
  BATCH_BYTES,
  BATCH_ROWS,
  behind,
  bytesOf,
  type Cell,
  holdsBytes,
  notEmpty,
  REMOVE_OLD_LEASES,
  type Row,
  type Source,
  type Target,
} from "./end.ts";
import type { Table } from "./tables.ts";

export async function postgresSource(url: string): Promise<Source> {
  const { connection, close } = await connect(url);
  await connection.unsafe("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  try {
    const version = versionOf(await appliedSteps(connection));
    if (version === 0) throw new ConfigError("The source is not a Boardcast database: it is empty");
    if (version < SCHEMA_VERSION) throw new ConfigError(behind("The source", version));
  } catch (error) {
    await close();
    throw error;
  }
  // The nodes of Citus are always connected to each other.
  const [others] = await connection.unsafe(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
       AND application_name NOT LIKE 'citus_internal %'`,
  );
  return { ...end(connection), close, inUse: others.count > 0 };
}

export async function postgresTarget(url: string, tables: readonly Table[]): Promise<Target> {
  await (await openPostgres({ url, connections: 1, prepare: true })).close();
  const { connection, close } = await connect(url);
  await connection.unsafe("BEGIN");
  const isSpread = await isDistributed(connection);
  if (isSpread) await connection.unsafe(ONE_CONNECTION_EACH);
  // A service that starts now waits with its first change, and so cannot mix it in.
  await connection.unsafe(`LOCK TABLE ${tables.map(({ name }) => name).join(", ")} IN EXCLUSIVE MODE`);
  await connection.unsafe(REMOVE_OLD_LEASES, [new Date().toISOString()]);
  for (const { name } of tables) {
    if ((await connection.unsafe(`SELECT 1 FROM ${name} LIMIT 1`)).length === 0) continue;
    await close();
    throw notEmpty(name);
  }
  return {
    ...end(connection),
    close,
    inUse: false,
    allowsRepeatedKeys: isSpread,
    async insert(table, rows) {
      for (const part of split(rows)) await insertRows(connection, table, part);
    },
    async commit() {
      // The sequence is not a table: it continues after the numbers that were copied.
      await connection.unsafe(
        `SELECT setval('search_cards', coalesce(max(doc), 0) / ${NUMBERS_PER_CARD} + 1) FROM search_documents`,
      );
      await connection.unsafe("COMMIT");
    },
  };
}

function end(connection: ReservedSQL): Pick<Source, "rows" | "faults"> {
  return {
    rows: (table) => readRows(connection, table),
    faults: () => contentFaults("postgres", (query) => withSavepoint(connection, query)),
  };
}

/** A query that fails leaves the transaction as it was. */
async function withSavepoint(connection: ReservedSQL, query: string): Promise<Record<string, unknown>[]> {
  await connection.unsafe("SAVEPOINT before_query");
  try {
    return await connection.unsafe(query);
  } finally {
    await connection.unsafe("ROLLBACK TO SAVEPOINT before_query; RELEASE SAVEPOINT before_query");
  }
}

async function connect(url: string): Promise<{ connection: ReservedSQL; close(): Promise<void> }> {
  const leader = await createLeaderFinder({ url, connections: 1, prepare: true }).find();
  const pool = new SQL({ url: leader, max: 1, connectionTimeout: 5, idleTimeout: 0, maxLifetime: 0 });
  const connection = await pool.reserve();
  return {
    connection,
    async close() {
      // After a commit there is nothing to roll back; a connection that is lost was rolled back by the server.
      await connection.unsafe("ROLLBACK").catch(() => {});
      connection.release();
      await pool.close({ timeout: 5 });
    },
  };
}

async function* readRows(connection: ReservedSQL, table: Table): AsyncGenerator<Row[]> {
  const { name, columns, order } = table;
  const list = columns.map((column) => column.name).join(", ");
  await connection.unsafe(`DECLARE reading NO SCROLL CURSOR FOR SELECT ${list} FROM ${name} ${order}`);
  let largest = 0;
  for (;;) {
    const count = holdsBytes(table)
      ? 1
      : Math.max(1, Math.min(BATCH_ROWS, Math.floor(BATCH_BYTES / (largest || 65_536))));
    const found = await connection.unsafe<Record<string, Cell>[]>(`FETCH ${count} FROM reading`);
    if (found.length === 0) break;
    const rows = found.map((row) =>
      columns.map(({ name, type }) => {
        const cell = row[name] ?? null;
        return type === "bigint" && cell !== null ? Number(cell) : cell;
      }),
    );
    largest = rows.reduce((most, row) => Math.max(most, bytesOf(row)), largest);
    yield rows;
  }
  await connection.unsafe("CLOSE reading");
}

/** A source that counts otherwise may hand over more than one statement should carry. */
function* split(rows: Row[]): Generator<Row[]> {
  let from = 0;
  let bytes = 0;
  for (const [index, row] of rows.entries()) {
    bytes += bytesOf(row);
    if (bytes < BATCH_BYTES) continue;
    yield rows.slice(from, index + 1);
    from = index + 1;
    bytes = 0;
  }
  if (from < rows.length) yield rows.slice(from);
}

async function insertRows(connection: ReservedSQL, { name, columns }: Table, rows: Row[]): Promise<void> {
  const list = columns.map((column) => column.name).join(", ");
  const marks = rows.map((_, row) => {
    const cells = columns.map(({ type }, column) => `$${row * columns.length + column + 1}::${type}`);
    return `(${cells.join(", ")})`;
  });
  await connection.unsafe(`INSERT INTO ${name} (${list}) VALUES ${marks.join(", ")}`, rows.flat());
}

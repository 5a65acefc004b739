/**
 * PostgreSQL with the Citus extension. Tables of boards are spread over its workers by board; all other tables are on
 * every worker, so that they can be joined with any board. The extension is used if it is there when the schema is
 * created: an existing database is moved in with `boardcast copy`.
 */
import type { SQL } from "bun";
import { type Sql, sql } from "../../sql.ts";
import { POSTGRES_TYPES, type Types } from "../../types.ts";
import { arrayOf } from "../translation.ts";
import type { Worker } from "./worker-watch.ts";

/** The coordinator asks each of them on a new connection, and waits for each for so long, in place of 30 s. */
export const SOON = "SET LOCAL citus.node_connection_timeout = 1500";
export const MISSING_WORKERS = {
  before: SOON,
  query: `SELECT n.nodeid::integer AS id, n.nodename || ':' || n.nodeport AS address
    FROM run_command_on_workers('SELECT 1') r JOIN pg_dist_node n ON n.nodename = r.nodename AND n.nodeport = r.nodeport
    WHERE NOT r.success ORDER BY n.nodeid`,
};

/** Like partsOf, from what the coordinator knows by itself. */
export function workersOf(boardIds: readonly string[]): Sql<Worker & { board_id: string }> {
  return sql`SELECT b.id AS board_id, n.nodeid::integer AS id, n.nodename || ':' || n.nodeport AS address FROM unnest(${arrayOf(boardIds)}::uuid[]) b (id)
    JOIN pg_dist_placement p ON p.shardid = get_shard_id_for_distribution_column('boards', b.id)
    JOIN pg_dist_node n ON n.groupid = p.groupid AND n.noderole = 'primary'`;
}

/** Which part of the tables has the rows of each board: the coordinator knows that by itself. */
export function partsOf(boardIds: readonly string[]): Sql<{ id: string; part: string }> {
  return sql`SELECT id, get_shard_id_for_distribution_column('boards', id) AS part
    FROM unnest(${arrayOf(boardIds)}::uuid[]) id`;
}

/** An id goes to a part by its hash: of so many, some go to each, except once in millions of times. */
export const ONE_OF_EACH_PART = sql`SELECT DISTINCT ON (part) id
  FROM (SELECT id, get_shard_id_for_distribution_column('boards', id) AS part
    FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, 32 * (SELECT count(*) FROM pg_dist_shard
      WHERE logicalrelid = 'boards'::regclass)) OFFSET 0) made OFFSET 0) placed`;

type Client = Pick<SQL, "unsafe">;

/** No unique index without the board: each worker could check only its own rows. */
export const CITUS_TYPES: Types = { ...POSTGRES_TYPES, uniqueAcrossBoards: "" };

export async function hasCitus(client: Client): Promise<boolean> {
  const [row] = await client.unsafe("SELECT FROM pg_extension WHERE extname = 'citus'");
  return row !== undefined;
}

/** Whether this database's boards are spread over workers. */
export async function isDistributed(client: Client): Promise<boolean> {
  if (!(await hasCitus(client))) return false;
  const [row] = await client.unsafe(
    "SELECT FROM pg_dist_partition WHERE logicalrelid = to_regclass('boards')",
  );
  return row !== undefined;
}

/** The tables that every node has a copy of. */
export async function sharedTables(client: Client): Promise<ReadonlySet<string>> {
  if (!(await isDistributed(client))) return new Set();
  const rows: { name: string }[] = await client.unsafe(
    "SELECT logicalrelid::text AS name FROM pg_dist_partition WHERE partmethod = 'n'",
  );
  return new Set(rows.map(({ name }) => name));
}

/** For a transaction about many boards: one connection to each worker, so that its statements see each other's rows. */
export const ONE_CONNECTION_EACH = "SET LOCAL citus.multi_shard_modify_mode = 'sequential'";

/**
 * A transaction about many boards holds rows of all of them while it waits for the slowest worker, and everybody else waits
 * for these. So it does not wait for long, at any worker: what is passed on to them.
 */
export const NO_LONG_LOCKS = [
  "SET LOCAL citus.propagate_set_commands = 'local'",
  "SET LOCAL lock_timeout = '2s'",
];

/** Foreign keys between tables on workers and tables that are only on the coordinator are impossible. */
export const BEFORE_DISTRIBUTION = [
  "SET LOCAL citus.enable_local_reference_table_foreign_keys = off",
  ONE_CONNECTION_EACH,
];

/** What follows a statement of a migration: a new table goes to the workers before anything refers to it. */
export function distributionOf(step: string): string[] {
  const table = /^CREATE TABLE (\w+)/.exec(step)?.[1];
  if (!table) return [];
  const column = boardColumnIn(table, step);
  if (!column) return [`SELECT create_reference_table('${table}')`];
  return [
    table === "boards"
      ? `SELECT create_distributed_table('boards', 'id', colocate_with => 'none', shard_count => ${SHARDS})`
      : `SELECT create_distributed_table('${table}', '${column}', colocate_with => 'boards')`,
  ];
}

/**
 * As few as leave room for some more workers, because a session of a worker keeps plans for each part; or null, which is as
 * many as `citus.shard_count` says, if somebody has set that.
 */
const SHARDS = `(SELECT CASE s.source WHEN 'default' THEN 4 * greatest(1, (SELECT count(*)::integer FROM pg_dist_node
    WHERE noderole = 'primary' AND isactive AND shouldhaveshards)) END
  FROM pg_settings s WHERE s.name = 'citus.shard_count')`;

/** The column with the board of a row, as the primary key says; null for a table of no board. */
export function boardColumnIn(table: string, step: string): "id" | "board_id" | null {
  if (table === "boards") return "id";
  return /PRIMARY KEY \(board_id\b/.test(step) ? "board_id" : null;
}

/**
 * Where the rows of a board are: the tables of this worker with its part of each, or, on any other machine, the tables as
 * they are. A statement about the former is planned once, by PostgreSQL; one about the latter by Citus as well.
 */
export const TABLES_OF_BOARD = `CREATE FUNCTION tables_of_board(board uuid, tables text[]) RETURNS text[]
    LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM pg_dist_placement JOIN pg_dist_local_group USING (groupid)
        WHERE shardid = get_shard_id_for_distribution_column('boards', board)) THEN
      RETURN ARRAY(SELECT shard_name(name::regclass, get_shard_id_for_distribution_column(name::regclass, board))
        FROM unnest(tables) name);
    END IF;
    RETURN tables;
  END $$`;

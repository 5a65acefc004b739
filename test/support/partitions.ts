/**
 * PostgreSQL with the tables of boards in partitions by board, as a stand-in for boards that are spread over many
 * machines: a statement that does not say which board it is about scans partitions where that board cannot be.
 */
import { SQL } from "bun";
import { tables } from "../../server/features.ts";
import { pendingSteps, VERSION_TABLE } from "../../server/platform/db/migrate.ts";
import type { Table } from "../../server/platform/db/table.ts";
import { POSTGRES_TYPES, type Types } from "../../server/platform/db/types.ts";

const PARTITIONS = 4;
export const NAME = /^(\w+)_part_(\d)$/;

/** The schema of a new database, but for the partitions. */
export async function createPartitionedSchema(url: string): Promise<void> {
  const connection = new SQL({ url, max: 1 });
  // Partitioned tables take no storage parameters, and no unique index without the board.
  const types: Types = { ...POSTGRES_TYPES, hotTable: "", uniqueAcrossBoards: "" };
  await connection.begin(async (transaction) => {
    for (const step of [VERSION_TABLE, ...pendingSteps(types)]) {
      const [table, column] = partitioning(step);
      await transaction.unsafe(column ? `${step} PARTITION BY HASH (${column})` : step);
      for (let nth = 0; column && nth < PARTITIONS; nth++) {
        await transaction.unsafe(`CREATE TABLE ${table}_part_${nth} PARTITION OF ${table}
          FOR VALUES WITH (MODULUS ${PARTITIONS}, REMAINDER ${nth})`);
      }
    }
  });
  await connection.close();
}

/** Whether a statement creates a table of boards, and by which column its rows are spread. */
function partitioning(step: string): [table: string, column: string | null] {
  const table = /^CREATE TABLE (\w+)/.exec(step)?.[1] ?? "";
  const described: Record<string, Table> = tables;
  return [table, described[table]?.boardColumn ?? null];
}

/** How often the partitions were scanned or written to so far; by their names. */
export type Touches = Map<string, number>;

export async function touchesOf(connection: SQL): Promise<Touches> {
  const rows: { name: string; touches: string }[] = await connection.unsafe(`SELECT relname AS name,
      seq_scan + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del AS touches
    FROM pg_stat_user_tables`);
  return new Map(
    rows.filter(({ name }) => NAME.test(name)).map(({ name, touches }) => [name, Number(touches)]),
  );
}

/** The tables that were touched in partitions where that board cannot be, and how many tables were touched at all. */
export function touchedTables(before: Touches, after: Touches, home: number) {
  const touched = [...after].filter(([name, count]) => count > (before.get(name) ?? 0));
  const [here, elsewhere] = [new Set<string>(), new Set<string>()];
  for (const [name] of touched) {
    const [, table, nth] = NAME.exec(name)!;
    (Number(nth) === home ? here : elsewhere).add(table!);
  }
  return { here: here.size, elsewhere: [...elsewhere].sort() };
}

export async function homeOf(connection: SQL, boardId: string): Promise<number> {
  const [row] = await connection.unsafe("SELECT tableoid::regclass::text AS name FROM boards WHERE id = $1", [
    boardId,
  ]);
  return Number(NAME.exec(row.name)![2]);
}

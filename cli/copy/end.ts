/** One end of a copy: a database that is read in one state, or written in one transaction. */
import { ConfigError } from "../../server/config.ts";
import { NOBODY } from "../../server/platform/core/leases.ts";
import { SCHEMA_VERSION } from "../../server/platform/db/migrate.ts";
import type { Table } from "./tables.ts";

export type Cell = string | number | boolean | null | Uint8Array;
/** In the order of the table's columns; the same on both databases. */
export type Row = Cell[];

export interface Source {
  /** Other processes have it open; what they change from now on is not in the copy. */
  readonly inUse: boolean;
  /** Reads one consistent state despite concurrent writes; a batch is limited in bytes. */
  rows(table: Table): AsyncIterable<Row[]>;
  /** What is damaged in that state, in words. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/** Nothing is visible until `commit`; closing without it discards everything. */
export interface Target extends Source {
  /** One account may use an idempotency key on several boards. */
  readonly allowsRepeatedKeys: boolean;
  insert(table: Table, rows: Row[]): Promise<void>;
  commit(): Promise<void>;
}

export function behind(source: string, version: number): string {
  return `${source} is at schema version ${version}, this program at ${SCHEMA_VERSION}: run boardcast migrate on it first`;
}

export const LEASES = "leases";

/** Leases that stopped services have left in a target belong to nobody. The parameter is the current time. */
export const REMOVE_OLD_LEASES = `DELETE FROM ${LEASES} WHERE expires_at < $1 OR holder = '${NOBODY}'`;

export function notEmpty(table: string): ConfigError {
  if (table === LEASES)
    return new ConfigError(
      "A service is using the target, or was killed moments ago: stop it, or wait two minutes",
    );
  return new ConfigError(`The target is not empty: it has ${table}`);
}

/** The limits of one batch. */
export const BATCH_ROWS = 250;
export const BATCH_BYTES = 4_194_304;

export interface Tally {
  rows: number;
  /** The sum of the rows' hashes: the order does not matter. */
  sum: bigint;
}

export const emptyTally = (): Tally => ({ rows: 0, sum: 0n });

export function add(tally: Tally, rows: readonly Row[]): void {
  for (const row of rows) {
    const text = JSON.stringify(row.map((cell) => (cell instanceof Uint8Array ? digest(cell) : cell)));
    tally.rows++;
    tally.sum = BigInt.asUintN(64, tally.sum + BigInt(Bun.hash(text)));
  }
}

function digest(bytes: Uint8Array): string {
  return `${bytes.byteLength} ${Bun.hash(bytes)}`;
}

export async function tallyOf(source: Source, table: Table): Promise<Tally> {
  const tally = emptyTally();
  for await (const rows of source.rows(table)) add(tally, rows);
  return tally;
}

export function bytesOf(row: Row): number {
  return row.reduce<number>(
    (sum, cell) => sum + (cell instanceof Uint8Array ? cell.byteLength : String(cell).length),
    0,
  );
}

/** Bytes are far larger than anything else: such rows come alone. */
export function holdsBytes(table: Table): boolean {
  return table.columns.some(({ type }) => type === "bytea");
}

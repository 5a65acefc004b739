/**
 * The database as the rest of the program sees it: SQLite or PostgreSQL behind the same few verbs.
 * There is no open-ended transaction: whatever must be atomic is handed over whole.
 */
import type { Key, NewRow, TableName, TableWith } from "../../tables.ts";
import type { Fields, Sql, Value } from "./sql.ts";
import type { Statement } from "./statements.ts";
import type { Only } from "./table.ts";

export type Queries = Record<string, Sql>;
/** The queries of an operation. These names are taken: they are loaded with every operation's own. */
export type OwnQueries = Queries & { access?: never; kept_key?: never };
export type Rows<Q extends Queries> = {
  [Name in keyof Q]: Q[Name] extends Sql<infer Row> | undefined ? Row[] : never;
};

/** The rows that each statement of a list returns. */
export type Returned<Statements extends readonly Sql[]> = {
  -readonly [Index in keyof Statements]: Statements[Index] extends Sql<infer Row> ? Row[] : never;
};

/** The database in the hands of those who may only read: operations, the live channel, metrics. */
export interface DbReader {
  readonly kind: "sqlite" | "postgres";
  /** Whether boards are spread over several machines: then a statement about many boards asks all of them. */
  readonly isDistributed: boolean;
  /** Statements sent so far (on PostgreSQL: round trips). */
  readonly statements: number;
  readonly counts: DbCounts;
  /**
   * Named queries over one consistent state; on PostgreSQL a single statement. What may be expensive is read on behalf
   * of an account, which uses only some of the connections.
   */
  read<Q extends Queries>(queries: Q, account?: string): Promise<Rows<Q>>;
  /**
   * The same if every query names this one board, or is about boards that `together` has named with it: where boards are spread
   * over machines, their own answers all queries in one call.
   */
  readWithin<Q extends Queries>(boardId: string, queries: Q, account?: string): Promise<Rows<Q>>;
  /**
   * The same for thousands of rows. PostgreSQL is asked a statement each then, all at once within a transaction,
   * because making JSON of so many costs it three times as much. SQLite reads them in slices, so that nobody waits
   * meanwhile.
   */
  readMany<Q extends Queries>(queries: Q, account?: string): Promise<Rows<Q>>;
  /** `readMany` of this one board: every query names it, and ends where a LIMIT can follow. */
  readManyWithin<Q extends Queries>(boardId: string, queries: Q, account?: string): Promise<Rows<Q>>;
  /** In groups of boards that can be read together. */
  together(boardIds: readonly string[]): Promise<(readonly string[])[]>;
  /** Where boards are spread over machines, an id in each of these groups, whether or not there is such a board. */
  groups(): Promise<readonly string[]>;
  /** The single value of a query, as bytes. */
  bytes(query: Sql, account?: string): Promise<Uint8Array | null>;
  /** The single value of a query that names this one board. */
  bytesWithin(boardId: string, query: Sql, account?: string): Promise<Uint8Array | null>;
  /** Rejects while the database would refuse a change. */
  checkWritable(): Promise<void>;
  /**
   * Of the machines that boards are spread over, those that do not answer, by their numbers in the database; as far as that
   * is found out within two seconds.
   */
  missingWorkers(): Promise<number[]>;
}

/** The database in the hands of those who write these tables and no others. */
export interface DbWriter<Table extends TableName> {
  /**
   * Statements that succeed or fail together; the rows each returns. For what belongs to no board. What belongs to one
   * account has its id as queue: all of it locks the same row, and would hold a connection while it waits. SQLite writes
   * many bytes of a file on a thread of their own.
   */
  write<const Statements extends readonly Statement<Table>[]>(
    statements: Statements,
    queue?: string,
    fileBytes?: number,
  ): Promise<Returned<Statements>>;
}

/** All of it: for the composition root, which hands out the parts, and for commands. */
export interface Db extends DbReader {
  /** Load, decide, commit: see `mutate.ts`. */
  change<Q extends Queries, Result>(change: Change<Q, Result>): Promise<Result>;
  /** As `DbWriter`, for any statement. */
  write<const Statements extends readonly Sql[]>(
    statements: Statements,
    queue?: string,
    fileBytes?: number,
  ): Promise<Returned<Statements>>;
  /**
   * Calls back when a connection to the database was lost or replaced: another server may answer from now on, and it
   * may not know everything that the one before had acknowledged.
   */
  onDisruption(listener: () => void): void;
  close(): Promise<void>;
}

/** Metrics: totals since the start, and gauges. */
export interface DbCounts {
  /** Commits that were refused because somebody else had been faster; each was tried again. */
  lostRaces: number;
  /**
   * PostgreSQL: statements and transactions sent and not answered yet. SQLite: changes that wait for the next
   * transaction.
   */
  pending: number;
  /** How many statements can be under way at once. */
  readonly connections: number;
  /** Boards changed and accounts written, and the transactions that took: SQLite puts many into one. */
  changes: number;
  transactions: number;
  /** Machines with boards that did not answer when they were last asked. */
  unreachableWorkers: number;
}

/** Writing more than this takes longer than a transaction should. */
export const LARGE_BYTES = 512 * 1024;

export interface Change<Q extends Queries, Result> {
  load: Q;
  /** Called each time before the queries are sent: for traces. */
  onLoad?: () => void;
  /**
   * The board. Changes and writes of one queue wait for each other in this process instead of colliding in the database.
   */
  queue: string;
  /** On whose behalf: one account must not keep the others waiting. */
  account: string;
  /** Pure: it may run more than once, each time with newly loaded rows. */
  decide(loaded: Rows<Q>): Outcome<Result>;
}

/** Without a commit nothing is written. */
export interface Outcome<Result> {
  result: Result;
  commit?: Commit;
  /** About how many bytes it writes, if that is known beforehand: large commits take turns among themselves. */
  bytes?: number;
  /** Those of files among them, which have been found to fit on the disk. */
  fileBytes?: number;
}

/**
 * Which state of a board: revisions count up, and every commit sets a new stamp. After a failover that lost
 * commits a board may reach the same revision again with other contents, but not under the same stamp.
 */
export interface Version {
  revision: number;
  stamp: string;
}

/** All or nothing, and only if the board's version is still what `load` saw. */
export interface Commit {
  boardId: string;
  from: Version;
  /** New values of the board's own row. */
  board: Partial<NewRow<"boards">> & Fields;
  writes: readonly Write[];
  guard?: Guard | undefined;
}

/**
 * What a commit depends on outside its board, where the compare-and-set does not reach. `lock` makes commits with the same
 * guard wait for each other; `holds` is checked after that. If it does not hold, the change is loaded and decided again.
 */
export interface Guard {
  lock: Statement<"users">;
  holds: Sql;
}

type BoardTable = TableWith<"board_id">;
type KeyOnBoard<Table extends BoardTable> = Omit<Key<Table>, "board_id">;

/**
 * Rows of the board that is being committed: a key names them within it. Created by the functions below, which check
 * tables and columns.
 */
export type Write =
  | { kind: "insert"; table: BoardTable; row: Fields }
  | { kind: "update"; table: BoardTable; key: Fields; set: Fields }
  | { kind: "remove"; table: BoardTable; key: Fields }
  /**
   * An INSERT … SELECT, UPDATE or DELETE of any number of rows of the board, which ends in its WHERE clause; must not touch
   * rows of other writes. `numbered` replaces it where boards are spread over several machines. `notified` is how many
   * notifications it writes at most.
   */
  | {
      kind: "sweep";
      statement: Statement<BoardTable>;
      numbered?: Numbered;
      notified?: number;
    };

/** A sequence has one home, so a machine of boards cannot continue it: numbers are taken before, and the statement has them. */
export interface Numbered {
  count: number;
  statement(numbers: readonly number[]): Statement<BoardTable>;
}

export function insert<Table extends BoardTable, const Row extends NewRow<Table> & Fields>(
  table: Table,
  row: Only<Row, NewRow<Table>>,
): Write {
  return { kind: "insert", table, row };
}

export function update<
  Table extends BoardTable,
  const RowKey extends KeyOnBoard<Table> & Fields,
  const Set extends Partial<NewRow<Table>> & Fields,
>(table: Table, key: Only<RowKey, KeyOnBoard<Table>>, set: Only<Set, NewRow<Table>>): Write {
  return { kind: "update", table, key, set };
}

export function remove<Table extends BoardTable, const RowKey extends KeyOnBoard<Table> & Fields>(
  table: Table,
  key: Only<RowKey, KeyOnBoard<Table>>,
): Write {
  return { kind: "remove", table, key };
}

export function sweep(statement: Statement<BoardTable>): Write {
  return { kind: "sweep", statement };
}

/** A sweep that writes notifications, at most so many. */
export function notifyingSweep(statement: Statement<"notifications">, notified: number): Write {
  return { kind: "sweep", statement, notified };
}

/** A sweep that numbers documents. */
export function numberingSweep(statement: Statement<BoardTable>, numbered: Numbered): Write {
  return { kind: "sweep", statement, numbered };
}

/** The rows of some of the queries that were sent together. */
export function rowsOf<Q extends Queries>(_queries: Q, all: Rows<Queries>): Rows<Q> {
  // Each query is answered under its own name, whatever else was asked with it.
  return all as Rows<Q>;
}

/** A commit reaches no row of another board. */
export function keyOn(boardId: string, key: Fields): Fields {
  return { ...key, board_id: boardId };
}

/**
 * One statement may not touch a row twice, and an operation with the rules it set off may well update a
 * card three times: later updates of a row are folded into its first write. Rows without an id are only ever
 * written once.
 */
export function mergeWrites(writes: readonly Write[]): readonly Write[] {
  if (writes.length <= FEW_WRITES && !writes.some(isAgain)) return writes;
  const merged: Write[] = [];
  const positions = new Map<string, number>();
  for (const write of writes) {
    const row = identityOf(write);
    const position = row === undefined ? -1 : (positions.get(row) ?? -1);
    const earlier = merged[position];
    if (write.kind === "update" && earlier?.kind === "insert") {
      merged[position] = { ...earlier, row: { ...earlier.row, ...write.set } };
    } else if (write.kind === "update" && earlier?.kind === "update") {
      merged[position] = { ...earlier, set: { ...earlier.set, ...write.set } };
    } else {
      if (row !== undefined) positions.set(row, merged.length);
      merged.push(write);
    }
  }
  return merged;
}

/** Most commits: these are compared with each other, which takes less time than to make a table of them. */
const FEW_WRITES = 8;

function isAgain(write: Write, index: number, writes: readonly Write[]): boolean {
  if (write.kind !== "update") return false;
  const id = idOf(write);
  for (const earlier of writes.slice(0, index))
    if (id !== undefined && idOf(earlier) === id && tableOf(earlier) === write.table) return true;
  return false;
}

function identityOf(write: Write): string | undefined {
  const id = idOf(write);
  return id === undefined ? undefined : `${tableOf(write)} ${id}`;
}

function idOf(write: Write): Value | undefined {
  if (write.kind === "sweep" || write.kind === "remove") return undefined;
  return write.kind === "insert" ? write.row.id : write.key.id;
}

function tableOf(write: Write): string | undefined {
  return write.kind === "sweep" ? undefined : write.table;
}

/** The database cannot be reached, or is too busy: the caller should come back. */
export class DatabaseUnavailable extends Error {}

/** Only one of the machines that boards are spread over: boards on all others can be reached. */
export class WorkerDown extends DatabaseUnavailable {}

/** It has no room on its disk for this. */
export class DatabaseFull extends DatabaseUnavailable {}

/** Not an outage: what is left on its disk is kept for smaller changes. */
export class ReservedRoom extends DatabaseFull {}

/** Not an outage: the database answers, but so many other changes came first that this one was not made in time. */
export class TooManyChanges extends Error {}

/** A unique constraint refused the write. */
export class DuplicateKey extends Error {}

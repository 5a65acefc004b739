/** What happens to a database before it is used: it is recognised, migrated, and its columns are checked. */
import type { SQL } from "bun";
import { messageOf } from "../../../util/unknown-value.ts";
import { DatabaseUnavailable } from "../../db.ts";
import {
  APPLIED_STEPS,
  type AppliedStep,
  pendingSteps,
  refuseUnknownSteps,
  VERSION_TABLE,
} from "../../migrate.ts";
import { COLUMNS, ofOurTables, refuseForeign, refuseIncompleteSchema, tablesOf } from "../../schema.ts";
import { POSTGRES_TYPES } from "../../types.ts";
import { shownHosts } from "../address.ts";
import { BOARD_FUNCTIONS, DELEGATE_FUNCTIONS } from "../citus/board-calls.ts";
import {
  BEFORE_DISTRIBUTION,
  CITUS_TYPES,
  distributionOf,
  hasCitus,
  isDistributed,
  sharedTables,
  TABLES_OF_BOARD,
} from "../citus/citus.ts";
import { isRace, MAX_ATTEMPTS, NO_SUCH_DATABASE, NotLeader, sqlState, translate } from "../errors.ts";
import { connect, type PoolOptions } from "../probe.ts";
import { refuseMixedUpStatements } from "./pooler.ts";

export const MIGRATION_LOCK = 7_262_473;

/** By `table.column`. */
export type ColumnTypes = Map<string, string>;

export interface Prepared {
  /** Of all columns: commits must state them for their parameters. */
  columnTypes: ColumnTypes;
  tables: ReadonlySet<string>;
  /** On Citus, those that every node has a copy of. */
  shared: ReadonlySet<string>;
  /** Whether boards are spread over the workers of Citus. */
  isDistributed: boolean;
}

/** Migrates, on a connection of its own, because it may take long. */
export async function prepare(options: PoolOptions): Promise<Prepared> {
  const client = connect(options);
  const second = connect(options);
  try {
    if (options.prepare) await refuseMixedUpStatements(client, second);
    for (let tries = 1; ; tries++) {
      const race = await migrate(client).catch((error) => error);
      if (race === undefined) break;
      if (!isRace(race) || tries === MAX_ATTEMPTS) throw race;
    }
    const columns = await readColumns(client);
    const names = columns.map(({ name }) => name);
    refuseIncompleteSchema(names);
    return {
      tables: tablesOf(ofOurTables(names)),
      columnTypes: new Map(columns.map(({ name, type }) => [name, type])),
      isDistributed: await isDistributed(client),
      shared: await sharedTables(client),
    };
  } catch (error) {
    throw explained(translate(error), options.url);
  } finally {
    for (const one of [client, second]) await one.close();
  }
}

/**
 * Under a lock, so that instances that start together take turns. Running instances lock the same tables in a different
 * order: in a deadlock the migration may be the one that is rolled back, and is then tried again.
 */
async function migrate(client: SQL): Promise<void> {
  await client.begin(async (transaction) => {
    await transaction.unsafe(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await refuseReadOnly(transaction);
    const applied = await appliedSteps(transaction);
    const isNew = applied.length === 0;
    const isSpread = await (isNew ? hasCitus(transaction) : isDistributed(transaction));
    if (isNew) await transaction.unsafe(VERSION_TABLE);
    if (isSpread) for (const setting of BEFORE_DISTRIBUTION) await transaction.unsafe(setting);
    for (const step of pendingSteps(isSpread ? CITUS_TYPES : POSTGRES_TYPES, applied)) {
      await transaction.unsafe(step);
      if (isSpread) for (const more of distributionOf(step)) await transaction.unsafe(more);
    }
    if (isNew && isSpread)
      for (const step of [TABLES_OF_BOARD, ...BOARD_FUNCTIONS, ...DELEGATE_FUNCTIONS])
        await transaction.unsafe(step);
  });
}

/** A database that needs no migration would not show it. */
async function refuseReadOnly(client: Pick<SQL, "unsafe">): Promise<void> {
  const [server] = await client.unsafe("SELECT current_setting('transaction_read_only') AS read_only");
  if (server.read_only === "on") throw new NotLeader("the server is a standby, or refuses writes");
}

/** None of a new database. Throws unless the database is new or one that this program can use. */
export async function appliedSteps(client: Pick<SQL, "unsafe">): Promise<AppliedStep[]> {
  const columns = await readColumns(client);
  const ours = ofOurTables(columns.map(({ name }) => name));
  if (ours.length === 0) return [];
  const [{ name }] = await client.unsafe("SELECT current_database() AS name");
  const shown = `The PostgreSQL database ${name}`;
  refuseForeign(ours, shown);
  const applied: AppliedStep[] = await client.unsafe(APPLIED_STEPS);
  refuseUnknownSteps(applied, POSTGRES_TYPES, shown);
  return applied;
}

function readColumns(client: Pick<SQL, "unsafe">): Promise<{ name: string; type: string }[]> {
  return client.unsafe(COLUMNS.postgres);
}

/** The driver does not say which server it means. The address may contain a password, so only the hosts are shown. */
export function explained(error: unknown, url: string): unknown {
  if (sqlState(error) === NO_SUCH_DATABASE) {
    const how = "Create it first (CREATE DATABASE … ENCODING 'UTF8'), or correct its name in DATABASE_URL";
    return new Error(`PostgreSQL at ${shownHosts(url)}: ${messageOf(error)}. ${how}`, { cause: error });
  }
  if (!(error instanceof DatabaseUnavailable)) return error;
  return new DatabaseUnavailable(`PostgreSQL at ${shownHosts(url)} is not available: ${error.message}`, {
    cause: error,
  });
}

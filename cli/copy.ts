/**
 * boardcast copy: everything from one database to an empty other one. The source is read in one state, the target is
 * written in one transaction, and what arrived is read again and compared before it counts: a copy that fails or is
 * killed leaves the target empty. What the source has damaged is copied as it is, and named. Leases are not copied: they are
 * held by instances that use the source.
 */
import { ConfigError } from "../server/config.ts";
import { parseArguments } from "./arguments.ts";
import { add, emptyTally, LEASES, type Source, type Target, tallyOf } from "./copy/end.ts";
import { firstUses, KEYS } from "./copy/keys.ts";
import { postgresSource, postgresTarget } from "./copy/postgres-end.ts";
import { sqliteSource, sqliteTarget } from "./copy/sqlite-end.ts";
import { type Table, tablesInOrder } from "./copy/tables.ts";
import { print } from "./output.ts";

const PROGRESS_MS = 2000;

export async function copyCommand(args: string[]): Promise<void> {
  const { positionals, text } = parseArguments(args, { text: ["from", "to"] });
  const [from, to] = [text("from"), text("to")];
  if (positionals.length > 0 || !from || !to)
    throw new ConfigError("copy needs --from and --to, and no more");
  const faults = await copyEverything(from, to, print);
  if (faults.length > 0)
    throw new Error(
      `everything was copied and verified, but the source is damaged, and so is the copy: ${faults.join(", ")}`,
    );
  print("Everything was copied and verified.");
}

type Tell = (line: string) => void;

/** What was damaged in the source already. */
export async function copyEverything(from: string, to: string, tell: Tell): Promise<string[]> {
  const tables = tablesInOrder();
  const source = await openSource(from);
  try {
    if (source.inUse) tell("The source is in use: changes made from now on are not copied.");
    tell("Preparing the target: on Citus, creating its tables can take a minute.");
    const target = await openTarget(to, tables);
    try {
      for (const table of tables) if (table.name !== LEASES) await copyTable(table, { source, target, tell });
      const faults = await source.faults();
      await target.commit();
      return faults;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

interface Copying {
  source: Source;
  target: Target;
  tell: Tell;
}

async function copyTable(table: Table, { source, target, tell }: Copying): Promise<void> {
  const isTaken = table.name === KEYS && !target.allowsRepeatedKeys ? firstUses(table) : () => true;
  const sent = emptyTally();
  let leftOut = 0;
  let toldAt = Date.now();
  for await (const read of source.rows(table)) {
    const rows = read.filter(isTaken);
    leftOut += read.length - rows.length;
    await target.insert(table, rows);
    add(sent, rows);
    if (Date.now() - toldAt < PROGRESS_MS) continue;
    toldAt = Date.now();
    tell(`${table.name}: ${sent.rows} rows so far`);
  }
  const arrived = await tallyOf(target, table);
  if (arrived.rows !== sent.rows || arrived.sum !== sent.sum) {
    throw new Error(
      `${table.name}: the ${arrived.rows} rows that arrived differ from the ${sent.rows} rows that were sent`,
    );
  }
  tell(`${table.name}: ${sent.rows} rows, checksum ${sent.sum.toString(16).padStart(16, "0")}`);
  if (leftOut > 0)
    tell(
      `${table.name}: ${leftOut} rows left out, because the same key was used again on another board, which the target does not allow`,
    );
}

const openSource = (address: string): Promise<Source> =>
  isPostgres(address) ? postgresSource(address) : sqliteSource(sqlitePath(address));

const openTarget = (address: string, tables: readonly Table[]): Promise<Target> =>
  isPostgres(address) ? postgresTarget(address, tables) : sqliteTarget(sqlitePath(address), tables);

function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}

/** The address may hold a password, so it is not repeated. */
function sqlitePath(address: string): string {
  const path = /^sqlite:(.+)$/.exec(address)?.[1];
  if (!path) throw new ConfigError("--from and --to are sqlite:FILE or postgres://user:password@host/name");
  return path;
}

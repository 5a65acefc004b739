/**
 * Removes expired rows in small steps, so that other writes get in between. A run is limited to a few minutes; the next
 * one continues. Each feature removes its own rows (server/housekeeping.ts lists them); this file removes responses stored
 * for repeated requests.
 */
import type { HousekeptTable } from "../../tables.ts";
import type { DbReader, DbWriter } from "../db/db.ts";
import { join, name, sql } from "../db/sql.ts";
import { deleteFrom, type Statement } from "../db/statements.ts";
import type { Context } from "./context.ts";

/** Shortly after the start, because a process may not live an hour; not during it, to keep the start fast. */
const FIRST_SECONDS = { least: 30, spread: 30 };
const INTERVAL_SECONDS = 3600;
const LEASE_SECONDS = 1800;
const REPEATS_SECONDS = 86_400;
const STEP_ROWS = 500;
const MAX_STEPS = 2000;

export type Remover = DbWriter<HousekeptTable>;

export interface HousekeepingContext extends Pick<Context, "config" | "log"> {
  db: DbReader & Remover;
  /** How many events of each board stay, whatever their age: 1,000, fewer in tests. */
  keptEvents?: number;
}

/** `secondMs`: how long a second lasts; shorter in tests. */
export function startHousekeeping(runHousekeeping: () => Promise<void>, secondMs: number): () => void {
  const { least, spread } = FIRST_SECONDS;
  let timer = setTimeout(run, (least + spread * Math.random()) * secondMs);
  async function run(): Promise<void> {
    await runHousekeeping();
    timer = setTimeout(run, INTERVAL_SECONDS * secondMs);
  }
  return () => clearTimeout(timer);
}

/** False if another instance has done it within the last half hour, or is doing it. */
export async function holdsHousekeeping({ leases, log }: Pick<Context, "leases" | "log">): Promise<boolean> {
  try {
    return await leases.hold("housekeeping", LEASE_SECONDS, new Date());
  } catch (error) {
    log.warn("housekeeping failed", { task: "lease", reason: String(error) });
    return false;
  }
}

export function secondsBefore(now: Date, seconds: number): string {
  return new Date(now.getTime() - seconds * 1000).toISOString();
}

/** Rows whose column `age` is before a time, the oldest first; `columns` is their key. */
export function removeOlder(
  db: Remover,
  { table, columns, age }: { table: HousekeptTable; columns: readonly string[]; age: string },
  before: string,
): Promise<void> {
  const key = join(columns.map(name), ", ");
  const oldest = (most: number) => sql`SELECT ${key} FROM ${name(table)}
    WHERE ${name(age)} < ${before} ORDER BY ${name(age)} LIMIT ${most}`;
  return inSteps(db, STEP_ROWS, (most) =>
    deleteFrom(table, sql`WHERE (${key}) IN (${oldest(most)}) RETURNING 1`),
  );
}

/** `remove` deletes at most `most` rows and returns one for each; waiting writes run between two steps. */
export async function inSteps(
  db: Remover,
  most: number,
  remove: (most: number) => Statement<HousekeptTable>,
): Promise<void> {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const [rows] = await db.write([remove(most)]);
    if (rows.length < most) return;
    await Bun.sleep(1);
  }
}

export function forgetRepeats({ db }: HousekeepingContext, now: Date): Promise<void> {
  const columns = ["board_id", "user_id", "key"] as const;
  const keys = { table: "idempotency_keys", columns, age: "created_at" } as const;
  return removeOlder(db, keys, secondsBefore(now, REPEATS_SECONDS));
}

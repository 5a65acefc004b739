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
/** How soon an instance asks again that was not the one to do it. */
const LOOK_SECONDS = 300;
const LEASE = "housekeeping";
/** Renewed during a run, so that one that is killed is soon made up for. */
const RUN_LEASE = { seconds: 120, renewedAfterSeconds: 30 };
/** After a run, until the next one is due, even if the instance stops. */
const DONE_LEASE_SECONDS = INTERVAL_SECONDS - LOOK_SECONDS;
const REPEATS_SECONDS = 86_400;
const STEP_ROWS = 500;
const MAX_STEPS = 2000;

export type Remover = DbWriter<HousekeptTable>;

export interface HousekeepingContext extends Pick<Context, "config" | "log"> {
  db: DbReader & Remover;
  /** How many events of each board stay, whatever their age: 1,000, fewer in tests. */
  keptEvents?: number;
}

/** One instance at a time runs it. `secondMs`: how long a second lasts; shorter in tests. */
export function startHousekeeping(
  { leases, log }: Pick<Context, "leases" | "log">,
  runHousekeeping: () => Promise<boolean>,
  secondMs: number,
): () => void {
  const { least, spread } = FIRST_SECONDS;
  const inSeconds = (seconds: number) => (seconds * secondMs) / 1000;
  let isStopping = false;
  let timer = setTimeout(look, (least + spread * Math.random()) * secondMs);

  const failed = (error: unknown) => {
    log.warn("housekeeping failed", { task: "lease", reason: String(error) });
    return false;
  };

  /** False if another instance is doing it or has done it, or this one is stopping and has released its leases. */
  async function hold(): Promise<boolean> {
    if (isStopping) return false;
    return leases.hold(LEASE, inSeconds(RUN_LEASE.seconds), new Date()).catch(failed);
  }

  async function look(): Promise<void> {
    const isDone = (await hold()) && (await run());
    if (!isStopping) timer = setTimeout(look, (isDone ? INTERVAL_SECONDS : LOOK_SECONDS) * secondMs);
  }

  /** What has failed is tried again soon. */
  async function run(): Promise<boolean> {
    let renewing: Promise<unknown> = Promise.resolve();
    const renewal = setInterval(() => {
      renewing = hold();
    }, RUN_LEASE.renewedAfterSeconds * secondMs);
    const isDone = await runHousekeeping();
    clearInterval(renewal);
    await renewing;
    if (isDone) await leases.finish(LEASE, inSeconds(DONE_LEASE_SECONDS), new Date()).catch(failed);
    return isDone;
  }

  return () => {
    isStopping = true;
    clearTimeout(timer);
  };
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

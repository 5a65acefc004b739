/** What housekeeping has removed since the start: for the metrics, and one log line for each run that removed something. */
import type { HousekeptTable } from "../../tables.ts";
import type { DbReader } from "../db/db.ts";
import type { Statement } from "../db/statements.ts";
import { withMethods } from "../db/with-methods.ts";
import type { Log } from "../observability/log.ts";
import type { Remover } from "./housekeeping.ts";

export interface Removals {
  /** Rows by table. */
  readonly rows: ReadonlyMap<string, number>;
  /** When the last run finished in which nothing failed; 0 if none has. */
  readonly finishedMs: number;
  /** A run, with a database that counts; it answers whether nothing has failed. */
  during(db: DbReader & Remover, run: (counting: DbReader & Remover) => Promise<boolean>): Promise<boolean>;
}

/** There from the start, so that the first removal shows as growth. */
const ALWAYS_SHOWN = ["board_events", "boards", "idempotency_keys", "sessions", "trash"] as const;

export function createRemovals(log: Log): Removals {
  const total = new Map<string, number>(ALWAYS_SHOWN.map((table) => [table, 0]));
  let finishedMs = 0;
  return {
    rows: total,
    get finishedMs() {
      return finishedMs;
    },
    async during(db, run) {
      const removed = new Map<string, number>();
      const startedMs = Date.now();
      try {
        const isDone = await run(countingDb(db, removed));
        if (isDone) finishedMs = Date.now();
        return isDone;
      } finally {
        for (const [table, rows] of removed) total.set(table, (total.get(table) ?? 0) + rows);
        const seconds = (Date.now() - startedMs) / 1000;
        if (removed.size > 0)
          log.info("housekeeping removed rows", { seconds, ...Object.fromEntries(removed) });
      }
    },
  };
}

/** Counts the rows that its statements return: of housekeeping's, only removals do. */
function countingDb(db: DbReader & Remover, removed: Map<string, number>): DbReader & Remover {
  return withMethods(db, {
    async write<const Statements extends readonly Statement<HousekeptTable>[]>(
      statements: Statements,
      queue?: string,
    ) {
      const returned = await db.write(statements, queue);
      for (const [index, rows] of Object.entries(returned)) {
        const table = statements[Number(index)]?.table;
        if (table && rows.length > 0) removed.set(table, (removed.get(table) ?? 0) + rows.length);
      }
      return returned;
    },
  });
}

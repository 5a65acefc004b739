/**
 * The index, compared with the tables and corrected, in small steps. The service may be running: a correction is a commit to
 * a board like any other, so that a change at the same moment is decided again. A board in order is only read.
 */
import type { Db } from "../../platform/db/db.ts";
import { type Sql, sql } from "../../platform/db/sql.ts";
import { FIRST_ID } from "../../platform/util/ids.ts";
import { repairCards } from "./cards.ts";
import { repairComments } from "./comments.ts";
import { fillFullText, removeOrphans } from "./orphans.ts";

/** Cards of 256 KiB and comments of 20,000 characters are possible. */
const STEP_CARDS = 25;
const STEP_COMMENTS = 200;

export interface Progress {
  cards: number;
  comments: number;
  /** Rows that were written or removed. */
  corrected: number;
}

interface Listed {
  id: string;
  board_id: string;
}

/** Older cards first, because the index numbers cards in the order in which they are added. */
export async function reindex(db: Db, tell: (progress: Progress) => void): Promise<Progress> {
  const done: Progress = { cards: 0, comments: 0, corrected: 0 };
  for await (const { boardId, ids } of runs(db, STEP_CARDS, [sql`cards`, sql`trash`])) {
    done.corrected += await repairCards(db, boardId, ids);
    done.cards += ids.length;
    tell(done);
  }
  for await (const { boardId, ids } of runs(db, STEP_COMMENTS, [sql`comments`])) {
    done.corrected += await repairComments(db, boardId, ids);
    done.comments += ids.length;
    tell(done);
  }
  done.corrected += await removeOrphans(db);
  if (db.kind === "sqlite") await fillFullText(db);
  return done;
}

/** The rows of these tables by id, which is by age; rows of one board that follow one another come together. */
async function* runs(
  db: Db,
  most: number,
  tables: readonly Sql[],
): AsyncGenerator<{ boardId: string; ids: string[] }> {
  for (let after = FIRST_ID; ; ) {
    const queries = tables.map((table, index) => [
      `t${index}`,
      sql<Listed>`SELECT id, board_id FROM ${table} WHERE id > ${after} ORDER BY id LIMIT ${most} + 0`,
    ]);
    const rows = Object.values(
      await db.read<Record<string, Sql<Listed>>>(Object.fromEntries(queries)),
    ).flat();
    const step = rows.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, most);
    let run: { boardId: string; ids: string[] } | undefined;
    for (const { id, board_id } of step) {
      if (run && run.boardId !== board_id) {
        yield run;
        run = undefined;
      }
      run ??= { boardId: board_id, ids: [] };
      run.ids.push(id);
    }
    if (run) yield run;
    const last = step.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/**
 * Writes the rows of a board that nobody can reach yet, so without events. Until it is complete, such a board has a time
 * of deletion, but nobody who deleted it; rows of any other board are refused.
 */
import { boardStateQuery } from "../../auth/access.ts";
import type { Write } from "../../db/db.ts";
import { sql } from "../../db/sql.ts";
import { unavailable } from "../../util/errors.ts";
import { newStamp } from "../../util/ids.ts";
import type { Context } from "../context.ts";
import { writeBoard } from "./board-writer.ts";

export interface Unfinished {
  boardId: string;
  /** Its time of deletion. */
  since: string;
  /** On whose behalf. */
  account: string;
}

export function fillBoard(
  { boardWriter }: Pick<Context, "boardWriter">,
  { boardId, since, account }: Unfinished,
  writes: Write[],
): Promise<void> {
  return writeBoard(boardWriter, {
    queue: boardId,
    account,
    load: {
      ...boardStateQuery(boardId),
      unfinished: sql`SELECT 1 FROM boards
        WHERE id = ${boardId} AND deleted_by IS NULL AND deleted_at = ${since}`,
    },
    decide({ access: [board], unfinished }) {
      // It took so long that housekeeping has begun to remove it.
      if (!board || unfinished.length === 0) throw unavailable("The board could not be completed in time.");
      const { seq, revision, stamp } = board;
      return {
        result: undefined,
        commit: {
          boardId,
          from: { revision, stamp },
          board: { seq, revision: revision + 1, stamp: newStamp() },
          writes,
        },
      };
    },
  });
}

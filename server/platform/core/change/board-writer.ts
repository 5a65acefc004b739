/**
 * The right to write boards. It is part of the context, but can be used only with `writeBoard`, which `change.ts` alone
 * imports (test/source/directions.ts): no board is changed without numbered events.
 */
import type { Change, Db, Queries } from "../../db/db.ts";

const change = Symbol("change");

export interface BoardWriter {
  readonly [change]: Db["change"];
}

export function createBoardWriter(db: Db): BoardWriter {
  return { [change]: (work) => db.change(work) };
}

export function writeBoard<Q extends Queries, Result>(
  writer: BoardWriter,
  work: Change<Q, Result>,
): Promise<Result> {
  return writer[change](work);
}

/** Undoing a change of the board's own title or description. */
import { boardRows, buildBoards } from "../boards/store.ts";
import { valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce, type DecisionContext } from "../platform/core/change/decision.ts";
import { sql } from "../platform/db/sql.ts";
import { growthOf } from "../platform/quotas/board-growth.ts";
import { type ApiError, forbidden, invalid } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";
import { previousFields } from "./fields.ts";
import { type Of, type Undoing, undoing } from "./undoing.ts";

export function undoingOfBoard(event: Of<"board.updated">, boardId: string): Undoing {
  return undoing(boardRows(sql`${boardId}`), (rows, moment) => {
    requireOwner(moment);
    const { caller, now, numberOf } = moment;
    if (event.previous?.members || event.restored) throw cannotBeUndone();
    const before = one(buildBoards(rows));
    const on = { on: boardId, id: boardId, kind: "board" };
    const fields = previousFields(before, event, {
      names: ["title", "description", "color", "is_template"],
      ...on,
    });
    const changed = { ...fields, updated_by: caller.id, updated_at: now };
    const board = { ...before, ...changed, seq: numberOf(event.seq) };
    return {
      events: [
        announce("board.updated", board, { previous: valuesBefore(before, changed), undoes: event.seq }),
      ],
      writes: [],
      board: changed,
      growth: growthOf(fields, before),
    };
  });
}

/** For what only owners may do in the first place. */
export function requireOwner({ board }: DecisionContext): void {
  if (board.role !== "owner") throw forbidden("Only owners of the board may do this.", "role_too_low");
}

/** Membership, and the removal of a board. */
export function undoingOfNothing(): Undoing {
  return undoing({}, () => {
    throw cannotBeUndone();
  });
}

function cannotBeUndone(): ApiError {
  return invalid(
    "path.seq",
    "is a change of membership or the removal of a board, which cannot be undone",
    "not_undoable",
  );
}

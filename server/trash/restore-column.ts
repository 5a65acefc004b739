/** Brings a column back with the cards that went with it: queries for the load of a change, and what it decides. */
import type { ColumnFields } from "../../contract/columns.ts";
import type { LeftOut } from "../../contract/trash.ts";
import { enableRulesOf } from "../automations/disable.ts";
import { CARD_LIMIT } from "../cards/store.ts";
import { COLUMN_LIMIT, columnsOf } from "../columns/store.ts";
import { announce, type Decision, type DecisionContext } from "../platform/core/change/decision.ts";
import { placeAt, placeBackAt, placeBackQueries } from "../platform/core/rank.ts";
import { insert, type Rows, remove } from "../platform/db/db.ts";
import type { Limits } from "../platform/quotas/limits.ts";
import { notFound } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";
import { formerPlace, placeInTrash, type Trashed } from "./former-place.ts";
import {
  cardsFromTrash,
  contentsOf,
  contentsOutOfTrash,
  contentsSize,
  filesFromTrash,
  missingLabels,
  missingPeople,
  placeholdersFromTrash,
  recordContents,
  trashRow,
} from "./store.ts";

export function columnBackQueries({ boardId, id }: Trashed, limits: Limits) {
  return {
    trashed: trashRow(boardId, id, "column"),
    contents: contentsSize(boardId, id),
    missing_labels: missingLabels(boardId, id),
    missing_people: missingPeople(boardId, id),
    columns: limits.countAll(COLUMN_LIMIT, boardId),
    cards: limits.countAll(CARD_LIMIT, boardId),
    ...placeBackQueries(columnsOf(boardId), placeInTrash({ boardId, id })),
  };
}

/** `seq` is the number of the event, the first or a later one of the decision. */
export function bringColumnBack(
  rows: Rows<ReturnType<typeof columnBackQueries>>,
  { seq, undoes }: { seq: number; undoes?: number | undefined },
  { board, limits }: DecisionContext,
): Decision<ColumnFields & { left_out: LeftOut }> {
  const [row] = rows.trashed;
  if (!row) throw notFound("This column");
  const { count, bytes } = one(rows.contents);
  limits.refuseBeyond(COLUMN_LIMIT, one(rows.columns).taken + 1);
  limits.refuseBeyond(CARD_LIMIT, one(rows.cards).taken + count);
  const siblings = columnsOf(board.id);
  const former = formerPlace(row);
  const place = former ? placeBackAt(siblings, rows, former) : placeAt(siblings, rows, {});
  // Written by the statement in removal.ts.
  const { color, is_done_column, card_limit } = JSON.parse(row.data) as ColumnFields;
  const column = {
    id: row.id,
    board_id: board.id,
    title: row.title,
    rank: place.rank,
    color,
    is_done_column,
    card_limit,
  };
  const contents = contentsOf(board.id, row.id);
  return {
    result: {
      ...column,
      left_out: { labels: ids(rows.missing_labels), assignees: ids(rows.missing_people) },
    },
    writes: [
      ...place.writes,
      insert("columns", column),
      enableRulesOf(board.id, "column", row.id),
      ...cardsFromTrash(contents),
      ...placeholdersFromTrash(board.id, contents),
      filesFromTrash(board.id, contents),
      recordContents(contents, seq),
      contentsOutOfTrash(board.id, row.id),
      remove("trash", { id: row.id }),
    ],
    events: [announce("column.created", column, { mark: "restored", renumbered: place.renumbered, undoes })],
    growth: bytes,
    recordedBytes: bytes,
    movedCards: count,
    revisions: Math.max(1, Math.ceil(count / (CARD_LIMIT.mostAtOnce ?? 1))),
  };
}

function ids(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id).sort();
}

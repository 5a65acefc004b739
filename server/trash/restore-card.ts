/** Brings a card back: queries for the load of a change, and what it decides. */
import type { Card } from "../../contract/cards.ts";
import type { LeftOut } from "../../contract/trash.ts";
import { memberRows } from "../boards/members.ts";
import { removedCard } from "../cards/removed-card.ts";
import { requireRoomForNew } from "../cards/size.ts";
import { CARD_LIMIT, cardsIn, columnToFill, requireRoomInColumn } from "../cards/store.ts";
import { labelRows } from "../labels/store.ts";
import { announce, type Decision, type DecisionContext } from "../platform/core/change/decision.ts";
import { placeAt, placeBackAt, placeBackQueries } from "../platform/core/rank.ts";
import { type Rows, remove } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import type { Limits } from "../platform/quotas/limits.ts";
import { conflict, notFound } from "../platform/util/errors.ts";
import { toUser } from "../users/public-user.ts";
import { formerPlace, placeInTrash, type Trashed } from "./former-place.ts";
import { cardsFromTrash, filesFromTrash, inTrash, oneOf, trashRow } from "./store.ts";

/** `columnId` is where the card is wanted, if not where it was. */
interface Wanted {
  columnId?: string | undefined;
  undoes?: number | undefined;
}

export function cardBackQueries({ boardId, id, columnId }: Trashed & Wanted, limits: Limits) {
  const target = columnId ?? inTrash(boardId, id, "parent_id");
  return {
    trashed: trashRow(boardId, id, "card"),
    column: columnToFill(target, boardId, limits),
    labels: labelRows(boardId),
    members: memberRows(sql`m.board_id = ${boardId}`),
    ...placeBackQueries(cardsIn(boardId, target), placeInTrash({ boardId, id })),
  };
}

export function bringCardBack(
  rows: Rows<ReturnType<typeof cardBackQueries>>,
  { columnId, undoes }: Wanted,
  { board, limits }: DecisionContext,
): Decision<Card & { left_out: LeftOut }> {
  const [row] = rows.trashed;
  if (!row) throw notFound("This card");
  const [column] = rows.column;
  if (!column) throw columnId ? notFound("This column") : conflict("The column of this card is gone.");
  limits.refuseMore(CARD_LIMIT, rows.column, board);
  requireRoomInColumn(column);
  const siblings = cardsIn(board.id, column.id);
  const former = column.id === row.parent_id ? formerPlace(row) : null;
  const place = former ? placeBackAt(siblings, rows, former) : placeAt(siblings, rows, {});
  const { card: was, left_out } = removedCard(row.data, board.id, {
    labels: new Map(rows.labels.map((label) => [label.id, label])),
    users: new Map(rows.members.map((member) => [member.id, toUser(member)])),
  });
  const card = { ...was, column_id: column.id, rank: place.rank };
  requireRoomForNew(card);
  const which = oneOf(board.id, row.id);
  return {
    result: { ...card, left_out },
    writes: [
      ...place.writes,
      ...cardsFromTrash(which, { columnId: column.id, rank: place.rank }),
      filesFromTrash(board.id, which),
      remove("trash", { id: row.id }),
    ],
    events: [announce("card.created", card, { mark: "restored", renumbered: place.renumbered, undoes })],
  };
}

/** Brings cards of one column back: queries for the load of a change, and what it decides. */
import type { Card } from "../../contract/cards.ts";
import type { LeftOut } from "../../contract/trash.ts";
import { memberRows } from "../boards/members.ts";
import { newCardWrites } from "../cards/card-writes.ts";
import { removedCard } from "../cards/removed-card.ts";
import { requireRoom } from "../cards/size.ts";
import { CARD_LIMIT, cardsIn, columnToFill, type Noticed, requireRoomInColumn } from "../cards/store.ts";
import { labelRows } from "../labels/store.ts";
import { knownPeople, peopleStates } from "../people/store.ts";
import {
  type Announcement,
  announce,
  type Decision,
  type DecisionContext,
} from "../platform/core/change/decision.ts";
import {
  type Places,
  placeBackAt,
  placeBackQueries,
  placesAt,
  rankInPassing,
} from "../platform/core/rank.ts";
import { type Rows, remove, sweep, type Write } from "../platform/db/db.ts";
import { idList, sql } from "../platform/db/sql.ts";
import { deleteFrom } from "../platform/db/statements.ts";
import type { Limits } from "../platform/quotas/limits.ts";
import { conflict, notFound } from "../platform/util/errors.ts";
import { one, present } from "../platform/util/present.ts";
import { toUser } from "../users/public-user.ts";
import { formerPlace, placeInTrash } from "./former-place.ts";
import { cardsFromTrash, filesFromTrash, inTrash, oneOf, placeholdersFromTrash, trashRows } from "./store.ts";

/** The first of them is looked for first: it says in which column they were. */
interface Trashed {
  boardId: string;
  ids: readonly string[];
  /** Where they are wanted, if not where they were. */
  columnId?: string | undefined;
}

export function cardsBackQueries({ boardId, ids, columnId }: Trashed, limits: Limits) {
  const id = one(ids);
  const target = columnId ?? inTrash(boardId, id, "parent_id");
  const siblings = cardsIn(boardId, target);
  return {
    trashed: trashRows(boardId, ids, "card"),
    column: columnToFill(target, boardId, limits),
    cards: limits.countAll(CARD_LIMIT, boardId),
    labels: labelRows(boardId),
    members: memberRows(sql`m.board_id = ${boardId}`),
    people: peopleStates(sql`board_id = ${boardId}`),
    taken: sql<{ rank: number }>`SELECT c.rank FROM trash t
      JOIN cards c ON c.board_id = t.board_id AND c.column_id = t.parent_id AND c.rank = t.rank
      WHERE t.board_id = ${boardId} AND t.id ${idList(ids)} LIMIT 1`,
    ...placeBackQueries(siblings, placeInTrash({ boardId, id })),
  };
}

type Returned = Card & { left_out: LeftOut };

type BackRows = Rows<ReturnType<typeof cardsBackQueries>>;

/** `undoes`: the events of their removals that this undoes. */
export function bringCardsBack(
  rows: BackRows,
  { columnId, undoes }: { columnId?: string | undefined; undoes?: ReadonlyMap<string, number> },
  { board, limits }: DecisionContext,
): Decision<Returned[]> {
  const { trashed } = rows;
  if (trashed.length === 0) throw notFound("This card");
  const [column] = rows.column;
  if (!column)
    throw columnId ? notFound("This column") : conflict("The column of this card is gone.", "parent_gone");
  limits.refuseBeyond(CARD_LIMIT, one(rows.cards).taken + trashed.length);
  requireRoomInColumn(column, trashed.length);
  const places = placesBack(rows, column.id, board.id);
  const known = knownOf(rows);
  const returned = trashed.map((row, index) => {
    const { card, left_out } = removedCard(row.data, board.id, known);
    // However large: it may have become larger than a card may be made, by a label on it that was renamed, for example.
    return { card: { ...card, column_id: column.id, rank: places.rankOf(index) }, left_out };
  });
  return {
    result: returned.map(({ card, left_out }) => ({ ...card, left_out })),
    writes: [
      ...places.writes,
      ...writesFor(
        returned.map(({ card }) => card),
        { ...places, hasPeople: rows.people.length > 0 },
        board.id,
      ),
    ],
    events: returned.map(({ card }) =>
      announce("card.created", card, {
        mark: "restored",
        renumbered: places.renumbered,
        undoes: undoes?.get(card.id),
      }),
    ),
  };
}

/** A card that the same commit brings back and changes. */
interface ChangedCardBack {
  /** As it was in the trash. */
  card: Card;
  event: Announcement;
  /** `changed` is the card as it will be. */
  writesFor(changed: Card): Write[];
}

/**
 * For PostgreSQL, a statement of a commit does not see the rows of another: the card is written as the decision says. One
 * that goes on to another place takes no room where it was; the log puts it to the end if its rank is taken there.
 */
export function bringChangedCardBack(
  rows: BackRows,
  { undoes, isMoved }: { undoes: number; isMoved: boolean },
  { board, limits }: DecisionContext,
): ChangedCardBack {
  const row = one(rows.trashed);
  const column = one(rows.column);
  limits.refuseMore(CARD_LIMIT, rows.column, board);
  const { card: was } = removedCard(row.data, board.id, knownOf(rows));
  if (!isMoved) requireRoomInColumn(column);
  const places = isMoved ? undefined : placesBack(rows, column.id, board.id);
  const found = { taken: one(rows.back).taken, last: rows.last[0]?.rank ?? null };
  const card = { ...was, column_id: column.id, rank: places?.rankOf(0) ?? rankInPassing(found, was.rank) };
  // Written by the statements in removal.ts.
  const { due_soon_for, overdue_for } = JSON.parse(row.data) as Noticed;
  return {
    card,
    event: announce("card.created", card, { mark: "restored", renumbered: places?.renumbered, undoes }),
    writesFor(changed) {
      requireRoom(card, { was: card, is: changed });
      return [
        ...(places?.writes ?? []),
        ...newCardWrites(changed, { due_soon_for, overdue_for }),
        filesFromTrash(board.id, oneOf(board.id, card.id)),
        remove("trash", { id: card.id }),
      ];
    },
  };
}

function knownOf({ labels, members, people }: BackRows) {
  return {
    labels: new Map(labels.map((label) => [label.id, label])),
    users: new Map(members.map((member) => [member.id, toUser(member)])),
    people: knownPeople(people),
  };
}

interface PlacesBack extends Places {
  /** Every card has the rank that the trash says. */
  isFormer: boolean;
}

/** Several cards keep their ranks if all of them are free; otherwise they come together to where the first one was. */
function placesBack(rows: BackRows, columnId: string, boardId: string): PlacesBack {
  const { trashed } = rows;
  const siblings = cardsIn(boardId, columnId);
  const first = present(trashed[0], "a card");
  const former = columnId === first.parent_id ? formerPlace(first) : null;
  const count = trashed.length;
  if (!former) return { ...placesAt(siblings, rows, { count }), isFormer: false };
  const { rank, ...place } = placeBackAt(siblings, rows, former);
  if (count === 1) return { ...place, rankOf: () => rank, isFormer: false };
  if (rank === former.rank && rows.taken.length === 0)
    return { writes: [], rankOf: (index) => present(trashed[index]?.rank, "a rank"), isFormer: true };
  return { ...placesAt(siblings, rows, { position: former.position, count }), isFormer: false };
}

/** `hasPeople`: the board was imported, so that there may be placeholders on the cards. */
function writesFor(
  cards: readonly Card[],
  { isFormer, hasPeople }: PlacesBack & { hasPeople: boolean },
  boardId: string,
): Write[] {
  const ids = idList(cards.map(({ id }) => id));
  const all = sql`t.board_id = ${boardId} AND t.id ${ids}`;
  const each = cards.flatMap(({ id, column_id, rank }) =>
    cardsFromTrash(oneOf(boardId, id), { columnId: column_id, rank }),
  );
  return [
    ...(isFormer ? cardsFromTrash(all) : each),
    ...(hasPeople ? placeholdersFromTrash(boardId, all) : []),
    filesFromTrash(boardId, all),
    sweep(deleteFrom("trash", sql`WHERE board_id = ${boardId} AND id ${ids}`)),
  ];
}

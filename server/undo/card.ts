/**
 * Undoing changes of one card and of everything on it: the card is taken back event by event, newest first. What is
 * written is the difference between the card as it is and what comes out.
 */
import type { Card } from "../../contract/cards.ts";
import { memberRows } from "../boards/members.ts";
import { jsonBytes, requireRoom } from "../cards/size.ts";
import { buildCards, cardTreeOfCard } from "../cards/store.ts";
import { labelsIn } from "../labels/store.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import { one } from "../platform/util/present.ts";
import { toUser } from "../users/public-user.ts";
import { movedOnCard } from "./card-moves.ts";
import { cardAssignees, cardLabels, cardMoved, cardUpdated, type Known, type Step } from "./card-steps.ts";
import { cardWrites } from "./card-writes.ts";
import {
  checklistCreated,
  checklistDeleted,
  checklistMoved,
  checklistUpdated,
  itemAssignees,
  itemCreated,
  itemDeleted,
  itemMoved,
  itemUpdated,
} from "./checklist-steps.ts";
import { Changed } from "./later-change.ts";
import { movesBack } from "./move-back.ts";
import { newestEvents } from "./newest-events.ts";
import { type Of, type Undoing, type Undone, undoing } from "./undoing.ts";

/** Everything but what goes to the trash and comes from there: the card itself and its files. */
export type CardEvent = Of<
  | "card.updated"
  | "card.moved"
  | "card.labeled"
  | "card.unlabeled"
  | "card.assigned"
  | "card.unassigned"
  | "checklist.created"
  | "checklist.updated"
  | "checklist.deleted"
  | "checklist.moved"
  | "checklist_item.created"
  | "checklist_item.updated"
  | "checklist_item.deleted"
  | "checklist_item.moved"
  | "checklist_item.assigned"
  | "checklist_item.unassigned"
>;

export interface OnCard {
  boardId: string;
  cardId: string;
}

export function undoingOnCard(events: readonly CardEvent[], at: OnCard): Undoing {
  const { cardId } = at;
  const moves = movesBack(movedOnCard(events, at));
  const load = { ...cardQueries(events, at), ...moves.load };
  return undoing(load, (rows, moment) => {
    const [before] = buildCards(rows);
    if (!before) throw new Changed({ since: one(events).seq, on: cardId, id: cardId, what: "removed" });
    const undone = takenBack(before, events, {
      moment,
      labels: new Map(rows.labels.map((label) => [label.id, label])),
      members: new Map(rows.members.map((row) => [row.id, toUser(row)])),
      isRenumbered: (since) => (rows.renumbering[0]?.seq ?? 0) > since,
      back: (id, seq, now) => moves.back(rows, id, seq, now),
    });
    const { column_id } = undone.card;
    if (column_id !== before.column_id && !rows.columns.some(({ id }) => id === column_id))
      throw new Changed({ since: one(events).seq, on: column_id, id: column_id, what: "removed" });
    return undone;
  });
}

function takenBack(before: Card, events: readonly CardEvent[], known: Known): Undone & { card: Card } {
  let card = before;
  const undone: Undone = { events: [], writes: [] };
  for (const event of events) {
    const step = stepBack(card, event, known);
    card = step.card;
    undone.events.push({ ...step.event, undoes: event.seq });
    undone.writes.push(...(step.writes ?? []));
  }
  requireRoom(before, { was: before, is: card });
  undone.writes.push(...cardWrites(before, card));
  return { ...undone, growth: jsonBytes(card) - jsonBytes(before), card };
}

function stepBack(card: Card, event: CardEvent, known: Known): Step {
  switch (event.type) {
    case "card.updated":
      return cardUpdated(card, event, known);
    case "card.moved":
      return cardMoved(card, event, known);
    case "card.labeled":
    case "card.unlabeled":
      return cardLabels(card, event, known);
    case "card.assigned":
    case "card.unassigned":
      return cardAssignees(card, event, known);
    case "checklist.created":
      return checklistCreated(card, event);
    case "checklist.updated":
      return checklistUpdated(card, event);
    case "checklist.deleted":
      return checklistDeleted(card, event, known);
    case "checklist.moved":
      return checklistMoved(card, event, known);
    case "checklist_item.created":
      return itemCreated(card, event);
    case "checklist_item.updated":
      return itemUpdated(card, event);
    case "checklist_item.deleted":
      return itemDeleted(card, event, known);
    case "checklist_item.moved":
      return itemMoved(card, event, known);
    case "checklist_item.assigned":
    case "checklist_item.unassigned":
      return itemAssignees(card, event, known);
  }
}

/** The card, and what of that which it gets back still exists. */
function cardQueries(events: readonly CardEvent[], { boardId, cardId }: OnCard) {
  const columns = events.flatMap((event) =>
    event.type === "card.moved" ? (event.previous?.column_id ?? []) : [],
  );
  return {
    ...cardTreeOfCard(cardId, boardId),
    labels: labelsIn(boardId, events.flatMap(labelsBack)),
    members: memberRows(sql`m.board_id = ${boardId} AND m.user_id ${idList(events.flatMap(peopleBack))}`),
    columns: sql<{
      id: string;
    }>`SELECT id FROM columns WHERE board_id = ${boardId} AND id ${idList(columns)}`,
    renumbering: renumbering(events, { boardId, cardId }),
  };
}

/**
 * When checklists or items of the card have last got new ranks, if after one of these was removed. If that would be too
 * long a search, they count as renumbered.
 */
function renumbering(events: readonly CardEvent[], { boardId, cardId }: OnCard): Sql<{ seq: number | null }> {
  const removals = events.filter(({ type }) => type.endsWith(".deleted"));
  const since = removals.at(-1)?.seq ?? Number.MAX_SAFE_INTEGER;
  const { from, areMore } = newestEvents(boardId, cardId, since);
  const isRenumbering = sql`type IN ('checklist.moved', 'checklist_item.moved') AND renumbered IS NOT NULL`;
  return sql<{ seq: number | null }>`SELECT CASE WHEN ${areMore} THEN ${Number.MAX_SAFE_INTEGER} ELSE (
      SELECT max(seq) FROM board_events
      WHERE board_id = ${boardId} AND about_id = ${cardId} AND seq >= ${from} AND ${isRenumbering}) END AS seq`;
}

const idsOf = (list: readonly { id: string }[] = []) => list.map(({ id }) => id);

function labelsBack(event: CardEvent): string[] {
  return event.type === "card.labeled" || event.type === "card.unlabeled"
    ? idsOf(event.previous?.labels)
    : [];
}

function peopleBack(event: CardEvent): string[] {
  switch (event.type) {
    case "card.assigned":
    case "card.unassigned":
    case "checklist_item.assigned":
    case "checklist_item.unassigned":
      return idsOf(event.previous?.assignees);
    case "checklist_item.deleted":
      return idsOf(event.data.assignees);
    case "checklist.deleted":
      return event.data.items.flatMap(({ assignees }) => idsOf(assignees));
    default:
      return [];
  }
}

/**
 * Undoing changes of one card and of everything on it. The events are undone on a copy of the card, newest first; what
 * is written is the difference between the card and that copy.
 */
import type { Attachment } from "../../../contract/attachments.ts";
import type { Card } from "../../../contract/cards.ts";
import { memberRows } from "../../boards/members.ts";
import { cardWrites } from "../../cards/card-writes.ts";
import { jsonBytes, requireRoom } from "../../cards/size.ts";
import { buildCards, cardTreeOfCard, columnRoomIn, requireRoomInColumn } from "../../cards/store.ts";
import { labelsIn } from "../../labels/store.ts";
import { knownPeople, peopleStates } from "../../people/store.ts";
import type { Announcement } from "../../platform/core/change/decision.ts";
import { type Queries, type Rows, rowsOf, type Write } from "../../platform/db/db.ts";
import { idList, type Sql, sql } from "../../platform/db/sql.ts";
import { one, present } from "../../platform/util/present.ts";
import { byId, toUser } from "../../users/public-user.ts";
import { placeholdersOn } from "../content.ts";
import { Changed } from "../log/later-change.ts";
import { newestEvents } from "../log/newest-events.ts";
import { type Of, type UndoContext, type Undoing, undoing } from "../undoing.ts";
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
import { movedOnCard } from "./moves.ts";
import { reverseMoves, type Through } from "./reverse-moves.ts";
import { cardAssignees, cardLabels, cardMoved, cardUpdated, type Step, type StepContext } from "./steps.ts";

/** All changes on a card, except those that go through the trash: of the card as a whole and of its attachments. */
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

export function undoingOnCard(
  events: readonly CardEvent[],
  { returning, ...at }: OnCard & { returning: readonly Attachment[] },
): Undoing {
  const steps = stepsOnCard(events, at);
  const load = { ...cardTreeOfCard(at.cardId, at.boardId), ...steps.load };
  return undoing(load, (rows, moment) => {
    const card = requireCard(buildCards(rows), one(events), at.cardId);
    // The events that bring attachments back come first: those of the card show them.
    const before = { ...card, attachments: [...card.attachments, ...returning].sort(byId) };
    const undone = steps.undo(before, rows, moment);
    if (undone.card.column_id !== before.column_id) steps.requireRoomFor(undone.card, rows);
    return {
      events: undone.events,
      writes: [...undone.writes, ...cardWrites(before, undone.card)],
      growth: jsonBytes(undone.card) - jsonBytes(before),
    };
  });
}

export function requireCard([card]: readonly Card[], { seq }: CardEvent, id: string): Card {
  if (!card) throw new Changed({ since: seq, on: id, id, what: "removed" });
  return card;
}

/** The card before these events; what is written beyond the card itself, such as the new ranks of its siblings. */
interface Undone {
  card: Card;
  events: Announcement[];
  writes: Write[];
}

/** Undoes events on a copy of a card, wherever that comes from and goes to. */
export function stepsOnCard(events: readonly CardEvent[], at: OnCard, through: Through = null) {
  const moves = reverseMoves(movedOnCard(events, at), through);
  const queries = stepQueries(events, at);
  return {
    load: { ...queries, ...moves.load },
    undo(before: Card, loaded: Rows<Queries>, moment: UndoContext): Undone {
      const rows = rowsOf(queries, loaded);
      const undone = undoEach(before, events, {
        moment,
        labels: new Map(rows.labels.map((label) => [label.id, label])),
        members: new Map([...rows.members, ...rows.matched].map((row) => [row.id, toUser(row)])),
        people: knownPeople(rows.people),
        isRenumbered: (since) => (rows.renumbering[0]?.seq ?? 0) > since,
        reverseMove: (id, seq, now) => moves.reverse(loaded, id, seq, now),
      });
      requireColumns(events, rows.columns);
      return undone;
    },
    /** In the column that a move has brought it back to. */
    requireRoomFor({ column_id }: Card, loaded: Rows<Queries>): void {
      const column = rowsOf(queries, loaded).columns.find(({ id }) => id === column_id);
      requireRoomInColumn(present(column, "the column"));
    },
  };
}

/** Also those that it only passes through: the log tells of every move. */
function requireColumns(events: readonly CardEvent[], columns: readonly { id: string }[]): void {
  const gone = columnsOf(events).find((id) => !columns.some((column) => column.id === id));
  if (gone) throw new Changed({ since: one(events).seq, on: gone, id: gone, what: "removed" });
}

function columnsOf(events: readonly CardEvent[]): string[] {
  return events.flatMap((event) => (event.type === "card.moved" ? (event.previous?.column_id ?? []) : []));
}

function undoEach(before: Card, events: readonly CardEvent[], context: StepContext): Undone {
  const undone: Undone = { card: before, events: [], writes: [] };
  for (const event of events) {
    const step = undoOne(undone.card, event, context);
    undone.card = step.card;
    undone.events.push({ ...step.event, undoes: event.seq });
    undone.writes.push(...(step.writes ?? []));
  }
  requireRoom(before, { was: before, is: undone.card });
  return undone;
}

function undoOne(card: Card, event: CardEvent, context: StepContext): Step {
  switch (event.type) {
    case "card.updated":
      return cardUpdated(card, event, context);
    case "card.moved":
      return cardMoved(card, event, context);
    case "card.labeled":
    case "card.unlabeled":
      return cardLabels(card, event, context);
    case "card.assigned":
    case "card.unassigned":
      return cardAssignees(card, event, context);
    case "checklist.created":
      return checklistCreated(card, event);
    case "checklist.updated":
      return checklistUpdated(card, event);
    case "checklist.deleted":
      return checklistDeleted(card, event, context);
    case "checklist.moved":
      return checklistMoved(card, event, context);
    case "checklist_item.created":
      return itemCreated(card, event);
    case "checklist_item.updated":
      return itemUpdated(card, event);
    case "checklist_item.deleted":
      return itemDeleted(card, event, context);
    case "checklist_item.moved":
      return itemMoved(card, event, context);
    case "checklist_item.assigned":
    case "checklist_item.unassigned":
      return itemAssignees(card, event, context);
  }
}

/** Those of the labels, people and columns to put back that still exist. */
function stepQueries(events: readonly CardEvent[], { boardId, cardId }: OnCard) {
  const placeholders = idList(events.flatMap(placeholdersToRestore));
  return {
    labels: labelsIn(boardId, events.flatMap(labelsToRestore)),
    members: memberRows(
      sql`m.board_id = ${boardId} AND m.user_id ${idList(events.flatMap(membersToRestore))}`,
    ),
    matched: memberRows(sql`m.board_id = ${boardId} AND m.user_id IN (
      SELECT p.user_id FROM board_people p WHERE p.board_id = ${boardId} AND p.id ${placeholders})`),
    people: peopleStates(sql`board_id = ${boardId} AND id ${placeholders}`),
    columns: columnRoomIn(columnsOf(events), boardId),
    renumbering: renumbering(events, { boardId, cardId }),
  };
}

/**
 * The latest renumbering of checklists or items of the card since one of these events removed something. If there are
 * too many events to search, they count as renumbered.
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

function labelsToRestore(event: CardEvent): string[] {
  return event.type === "card.labeled" || event.type === "card.unlabeled"
    ? idsOf(event.previous?.labels)
    : [];
}

function placeholdersToRestore(event: CardEvent): string[] {
  return event.type === "checklist_item.deleted" || event.type === "checklist.deleted"
    ? placeholdersOn(event.data)
    : [];
}

function membersToRestore(event: CardEvent): string[] {
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

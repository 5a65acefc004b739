/**
 * A board as its events tell it: `applyEvent(board, event)` is the board after the event. Pure; what did not
 * change stays the same object. Folding the events after a snapshot over it gives the next snapshot.
 */
import type { FullBoard } from "./boards.ts";
import type { Card } from "./cards.ts";
import type { Checklist, ChecklistItem } from "./checklists.ts";
import type { Column, ColumnFields } from "./columns.ts";
import type { EventEffect, Renumbered } from "./events.ts";

/** Null once the board is deleted. */
export function applyEvent(board: FullBoard, event: EventEffect): FullBoard | null {
  const next = change(board, event);
  return next && { ...next, seq: event.seq };
}

function change(board: FullBoard, event: EventEffect): FullBoard | null {
  switch (event.type) {
    case "board.updated":
      return { ...event.data, columns: board.columns };
    case "board.deleted":
      return null;
    case "board.member_added":
      return { ...board, members: [...without(board.members, event.data), event.data].sort(byUserId) };
    case "board.member_removed":
      return {
        ...mapCards(board, (card) => unassigned(card, event.data.user_id)),
        members: without(board.members, event.data),
      };
    case "column.created":
    case "column.updated":
    case "column.moved":
      return { ...board, columns: placeColumn(board.columns, event.data, event.renumbered) };
    case "column.deleted":
      return { ...board, columns: removeById(board.columns, event.data.id) };
    case "card.created":
    case "card.updated":
    case "card.moved":
    case "card.labeled":
    case "card.unlabeled":
    case "card.assigned":
    case "card.unassigned":
      return { ...board, columns: placeCard(board.columns, event.data, event.renumbered) };
    case "card.deleted":
      return { ...board, columns: removeCard(board.columns, event.data.id) };
    case "label.created":
      return { ...board, labels: putById(board.labels, event.data) };
    case "label.updated":
      return {
        ...mapCards(board, (card) =>
          card.labels.some(({ id }) => id === event.data.id)
            ? { ...card, labels: putById(card.labels, event.data) }
            : card,
        ),
        labels: putById(board.labels, event.data),
      };
    case "label.deleted":
      return {
        ...mapCards(board, (card) => replaced(card, "labels", removeById(card.labels, event.data.id))),
        labels: removeById(board.labels, event.data.id),
      };
    case "checklist.created":
    case "checklist.updated":
    case "checklist.moved":
      return mapCard(board, event.data.card_id, (card) => ({
        ...card,
        checklists: place(card.checklists, event.data, event.renumbered),
      }));
    case "checklist.deleted":
      return mapCard(board, event.data.card_id, (card) => ({
        ...card,
        checklists: removeById(card.checklists, event.data.id),
      }));
    case "checklist_item.created":
    case "checklist_item.updated":
    case "checklist_item.moved":
    case "checklist_item.assigned":
    case "checklist_item.unassigned":
      return mapCards(board, (card) => placeItem(card, event.data, event.renumbered));
    case "checklist_item.deleted":
      return mapCards(board, (card) => removeItem(card, event.data.id));
    case "attachment.created":
      return mapCard(board, event.data.card_id, (card) => ({
        ...card,
        attachments: putById(card.attachments, event.data),
      }));
    case "attachment.deleted":
      return mapCard(board, event.data.card_id, (card) => ({
        ...card,
        attachments: removeById(card.attachments, event.data.id),
      }));
    default:
      return unknownKind(event, board);
  }
}

/** A kind from a newer service: its number counts, its content is not understood. */
function unknownKind(_event: never, board: FullBoard): FullBoard {
  return board;
}

/** Events of a column come without its cards: it keeps those it has. */
function placeColumn(columns: Column[], fields: ColumnFields, renumbered?: Renumbered): Column[] {
  const cards = columns.find(({ id }) => id === fields.id)?.cards ?? [];
  return place(columns, { ...fields, cards }, renumbered);
}

/** The end of a membership is the end of all its assignments. */
function unassigned(card: Card, userId: string): Card {
  const checklists = mapChanged(card.checklists, (checklist) => {
    const items = mapChanged(checklist.items, (item) =>
      replaced(item, "assignees", removeById(item.assignees, userId)),
    );
    return replaced(checklist, "items", items);
  });
  return replaced(replaced(card, "assignees", removeById(card.assignees, userId)), "checklists", checklists);
}

function placeCard(columns: Column[], card: Card, renumbered?: Renumbered): Column[] {
  return columns.map((column) => {
    if (column.id === card.column_id) return { ...column, cards: place(column.cards, card, renumbered) };
    return replaced(column, "cards", removeById(column.cards, card.id));
  });
}

function removeCard(columns: Column[], cardId: string): Column[] {
  return columns.map((column) => replaced(column, "cards", removeById(column.cards, cardId)));
}

function placeItem(card: Card, item: ChecklistItem, renumbered?: Renumbered): Card {
  const holds = (checklist: Checklist) =>
    checklist.id === item.checklist_id || checklist.items.some(({ id }) => id === item.id);
  if (!card.checklists.some(holds)) return card;
  const checklists = card.checklists.map((checklist) =>
    checklist.id === item.checklist_id
      ? { ...checklist, items: place(checklist.items, item, renumbered) }
      : replaced(checklist, "items", removeById(checklist.items, item.id)),
  );
  return { ...card, checklists };
}

function removeItem(card: Card, itemId: string): Card {
  const checklists = mapChanged(card.checklists, (checklist) =>
    replaced(checklist, "items", removeById(checklist.items, itemId)),
  );
  return replaced(card, "checklists", checklists);
}

interface Ranked {
  id: string;
  rank: number;
}

/** Puts a thing among its siblings by rank; where they were numbered anew, all get their new ranks. */
function place<T extends Ranked>(siblings: T[], placed: T, renumbered?: Renumbered): T[] {
  const others = siblings.filter(({ id }) => id !== placed.id);
  if (!renumbered) return [...others, placed].sort((a, b) => a.rank - b.rank);
  const { first, step } = renumbered;
  others.splice((placed.rank - first) / step, 0, placed);
  return others.map((sibling, index) => ({ ...sibling, rank: first + index * step }));
}

function removeById<T extends { id: string }>(list: T[], id: string): T[] {
  return list.some((entry) => entry.id === id) ? list.filter((entry) => entry.id !== id) : list;
}

/** Labels and attachments stand in the order of their ids. */
function putById<T extends { id: string }>(list: T[], entry: T): T[] {
  return [...removeById(list, entry.id), entry].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function without<T extends { user_id: string }>(members: T[], member: T): T[] {
  return members.filter(({ user_id }) => user_id !== member.user_id);
}

function byUserId(a: { user_id: string }, b: { user_id: string }): number {
  return a.user_id < b.user_id ? -1 : 1;
}

function mapCards(board: FullBoard, change: (card: Card) => Card): FullBoard {
  const columns = board.columns.map((column) => replaced(column, "cards", mapChanged(column.cards, change)));
  return { ...board, columns };
}

function mapCard(board: FullBoard, cardId: string, change: (card: Card) => Card): FullBoard {
  return mapCards(board, (card) => (card.id === cardId ? change(card) : card));
}

/** The same list when nothing in it changes. */
function mapChanged<T>(list: T[], change: (entry: T) => T): T[] {
  const changed = list.map(change);
  return changed.every((entry, index) => entry === list[index]) ? list : changed;
}

function replaced<T, Key extends keyof T>(object: T, key: Key, value: T[Key]): T {
  return object[key] === value ? object : { ...object, [key]: value };
}

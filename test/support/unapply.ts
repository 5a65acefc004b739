/**
 * The board before an event, from the board after it: what the event created goes, what it removed comes back, and
 * fields get their `previous` values. Events that stand for more than their resource say only what that resource was:
 * the rest (cards of a column, places of a label, assignments of a member) is taken from `trash`, an earlier board
 * that still has it. So are the ranks of siblings that were renumbered, after their order has been compared.
 */
import { expect } from "bun:test";
import { mapCard, mapCards, putById, removeById } from "../../contract/board-changes.ts";
import type { Board, FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../contract/checklists.ts";
import type { Column } from "../../contract/columns.ts";
import type { BoardEvent } from "../../contract/events.ts";

interface Ranked {
  id: string;
  rank: number;
}

export function unapplyEvent(after: FullBoard, event: BoardEvent, trash: FullBoard): FullBoard {
  const before = { ...change(after, event, trash), seq: event.seq - 1 };
  return event.renumbered ? withRanksOf(trash, before) : before;
}

function change(board: FullBoard, event: BoardEvent, trash: FullBoard): FullBoard {
  const { position, ...previous } = event.previous ?? {};
  switch (event.type) {
    case "board.updated":
      return { ...board, ...(previous as Partial<Board>) };
    case "board.deleted":
      return board;
    case "board.member_added":
      return { ...board, members: board.members.filter(({ user_id }) => user_id !== event.data.user_id) };
    case "board.member_removed": {
      const members = [...board.members, event.data].sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
      return mapCards({ ...board, members }, (card) => withAssignment(card, event.data.user_id, trash));
    }
    case "board.person_matched":
    case "board.person_unmatched":
      return mapCards(board, (card) => cardOf(trash, card.id) ?? card);
    case "label.created":
      return { ...board, labels: removeById(board.labels, event.data.id) };
    case "label.updated": {
      const label = { ...event.data, ...previous };
      const named = mapCards(board, (card) =>
        card.labels.some(({ id }) => id === label.id)
          ? { ...card, labels: putById(card.labels, label) }
          : card,
      );
      return { ...named, labels: putById(board.labels, label) };
    }
    case "label.deleted": {
      const label = event.data;
      const labelled = mapCards(board, (card) =>
        cardOf(trash, card.id)?.labels.some(({ id }) => id === label.id)
          ? { ...card, labels: putById(card.labels, label) }
          : card,
      );
      return { ...labelled, labels: putById(board.labels, label) };
    }
    case "column.created":
      return { ...board, columns: removeById(board.columns, event.data.id) };
    case "column.updated":
    case "column.moved":
      return {
        ...board,
        columns: reset(board.columns, event.data.id, previous as Partial<Column>, position),
      };
    case "column.deleted": {
      const cards = trash.columns.find(({ id }) => id === event.data.id)!.cards;
      return { ...board, columns: insertByRank(board.columns, { ...event.data, cards }) };
    }
    case "card.created":
      return withoutCard(board, event.data.id);
    case "card.deleted":
      return withCard(board, event.data, (cards) => insertByRank(cards, event.data));
    case "card.moved": {
      const card = { ...event.data, ...(previous as Partial<Card>) };
      return withCard(withoutCard(board, card.id), card, (cards) => cards.toSpliced(position!, 0, card));
    }
    case "card.updated":
    case "card.labeled":
    case "card.unlabeled":
    case "card.assigned":
    case "card.unassigned":
      return mapCard(board, event.data.id, (card) => ({ ...card, ...(previous as Partial<Card>) }));
    case "checklist.created":
      return onCard(board, event.data.card_id, (checklists) => removeById(checklists, event.data.id));
    case "checklist.updated":
    case "checklist.moved":
      return onCard(board, event.data.card_id, (checklists) =>
        reset(checklists, event.data.id, previous as Partial<Checklist>, position),
      );
    case "checklist.deleted":
      return onCard(board, event.data.card_id, (checklists) => insertByRank(checklists, event.data));
    case "checklist_item.created":
      return onItems(board, (items) => removeById(items, event.data.id));
    case "checklist_item.deleted":
      return onItems(board, (items, { id }) =>
        id === event.data.checklist_id ? insertByRank(items, event.data) : items,
      );
    case "checklist_item.moved": {
      const item = { ...event.data, ...(previous as Partial<ChecklistItem>) };
      return onItems(board, (items, { id }) => {
        const others = removeById(items, item.id);
        return id === item.checklist_id ? others.toSpliced(position!, 0, item) : others;
      });
    }
    case "checklist_item.updated":
    case "checklist_item.assigned":
    case "checklist_item.unassigned":
      return onItems(board, (items) => reset(items, event.data.id, previous as Partial<ChecklistItem>));
    case "attachment.created":
      return mapCard(board, event.data.card_id, (card) => ({
        ...card,
        attachments: removeById(card.attachments, event.data.id),
      }));
    case "attachment.deleted":
      return mapCard(board, event.data.card_id, (card) => ({
        ...card,
        attachments: putById(card.attachments, event.data),
      }));
    case "comment.created":
      return counted(board, event.data.card_id, -1);
    case "comment.deleted":
      return counted(board, event.data.card_id, 1);
    case "comment.updated":
      return board;
    default:
      return unknownKind(event);
  }
}

/** Does not compile while a kind of event has no case above: the board before it, from the board after it. */
function unknownKind(event: never): never {
  throw new Error(`${JSON.stringify(event)} has no case in test/support/unapply.ts`);
}

function counted(board: FullBoard, cardId: string, more: number): FullBoard {
  return mapCard(board, cardId, (card) => ({ ...card, comment_count: card.comment_count + more }));
}

/** With its fields as they were, at the position it had. */
function reset<T extends Ranked>(list: T[], id: string, previous: Partial<T>, position?: number): T[] {
  const entry = { ...list.find((one) => one.id === id)!, ...previous };
  if (position === undefined) return list.map((one) => (one.id === id ? entry : one));
  return removeById(list, id).toSpliced(position, 0, entry);
}

function insertByRank<T extends Ranked>(list: T[], entry: T): T[] {
  return [...list, entry].sort((a, b) => a.rank - b.rank);
}

function withoutCard(board: FullBoard, cardId: string): FullBoard {
  const columns = board.columns.map((column) => ({ ...column, cards: removeById(column.cards, cardId) }));
  return { ...board, columns };
}

function withCard(board: FullBoard, { column_id }: Card, insert: (cards: Card[]) => Card[]): FullBoard {
  const columns = board.columns.map((column) =>
    column.id === column_id ? { ...column, cards: insert(column.cards) } : column,
  );
  return { ...board, columns };
}

function onCard(board: FullBoard, cardId: string, edit: (checklists: Checklist[]) => Checklist[]): FullBoard {
  return mapCard(board, cardId, (card) => ({ ...card, checklists: edit(card.checklists) }));
}

function onItems(
  board: FullBoard,
  edit: (items: ChecklistItem[], checklist: Checklist) => ChecklistItem[],
): FullBoard {
  return mapCards(board, (card) => ({
    ...card,
    checklists: card.checklists.map((checklist) => ({
      ...checklist,
      items: edit(checklist.items, checklist),
    })),
  }));
}

function cardOf(board: FullBoard, cardId: string): Card | undefined {
  return board.columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId);
}

function withAssignment(card: Card, userId: string, trash: FullBoard): Card {
  const earlier = cardOf(trash, card.id)!;
  const user = trash.members.find(({ user_id }) => user_id === userId)!.user;
  const again = <T extends { assignees: Card["assignees"] }>(thing: T, was: T): T =>
    was.assignees.some(({ id }) => id === userId)
      ? { ...thing, assignees: putById(thing.assignees, user) }
      : thing;
  const checklists = card.checklists.map((checklist, list) => ({
    ...checklist,
    items: checklist.items.map((item, index) => again(item, earlier.checklists[list]!.items[index]!)),
  }));
  return again({ ...card, checklists }, earlier);
}

/** Those that were renumbered had other ranks, in the same order. */
function withRanksOf(trash: FullBoard, board: FullBoard): FullBoard {
  const ranked = <T extends Ranked>(list: T[], was: readonly T[]): T[] => {
    expect(list.map(({ id }) => id)).toEqual(was.map(({ id }) => id));
    return list.map((entry, index) => ({ ...entry, rank: was[index]!.rank }));
  };
  const columns = ranked(board.columns, trash.columns).map((column, at) => ({
    ...column,
    cards: ranked(column.cards, trash.columns[at]!.cards).map((card, index) => {
      const was = trash.columns[at]!.cards[index]!.checklists;
      const checklists = ranked(card.checklists, was).map((checklist, list) => ({
        ...checklist,
        items: ranked(checklist.items, was[list]!.items),
      }));
      return { ...card, checklists };
    }),
  }));
  return { ...board, columns };
}

/** Changes of a card as pure functions on the board; the rules of ./board-changes.ts apply. */
import type { Attachment } from "../../contract/attachments.ts";
import { putById } from "../../contract/board-changes.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../contract/checklists.ts";
import type { Label } from "../../contract/labels.ts";
import type { User } from "../../contract/users.ts";
import { mapCard, patched } from "./board-changes.ts";
import type { Change } from "./optimistic-state.ts";

export function labelCard(cardId: string, labelId: string): Change {
  return (board) => {
    const label = board.labels.find(({ id }) => id === labelId);
    return label
      ? mapCard(cardId, (card) => replaced(card, "labels", put(card.labels, label)))(board)
      : board;
  };
}

export function unlabelCard(cardId: string, labelId: string): Change {
  return mapCard(cardId, (card) => replaced(card, "labels", without(card.labels, labelId)));
}

export function addLabel(label: Label): Change {
  return (board) => replaced(board, "labels", put(board.labels, label));
}

export function patchLabel(labelId: string, fields: Partial<Label>): Change {
  return changeLabel((labels) => mapById(labels, labelId, (label) => patched(label, fields)));
}

export function removeLabel(labelId: string): Change {
  return changeLabel((labels) => without(labels, labelId));
}

/** On the board and on every card, because each contains its labels in full. */
function changeLabel(change: (labels: Label[]) => Label[]): Change {
  return (board) => {
    const labels = change(board.labels);
    if (labels === board.labels) return board;
    const columns = board.columns.map((column) => ({
      ...column,
      cards: column.cards.map((card) => replaced(card, "labels", change(card.labels))),
    }));
    return { ...board, labels, columns };
  };
}

/** Only the users who are members. */
export function assignCard(cardId: string, userIds: readonly string[]): Change {
  return (board) =>
    mapCard(cardId, (card) => replaced(card, "assignees", putAll(card.assignees, board, userIds)))(board);
}

export function unassignCard(cardId: string, userId: string): Change {
  return mapCard(cardId, (card) => replaced(card, "assignees", without(card.assignees, userId)));
}

export function addChecklist(list: Checklist): Change {
  return mapCard(list.card_id, (card) => replaced(card, "checklists", put(card.checklists, list)));
}

/** Where its rank says. */
export function insertChecklist(list: Checklist): Change {
  return mapCard(list.card_id, (card) => replaced(card, "checklists", ranked(card.checklists, list)));
}

export function patchChecklist(id: string, fields: Partial<Checklist>): Change {
  return changeChecklists(id, (lists) => mapById(lists, id, (list) => patched(list, fields)));
}

export function removeChecklist(id: string): Change {
  return changeChecklists(id, (lists) => without(lists, id));
}

export function moveChecklist(id: string, position: number): Change {
  return changeChecklists(id, (lists) => moved(lists, id, position));
}

export function addItem(item: ChecklistItem): Change {
  const id = item.checklist_id;
  return changeChecklists(id, (lists) =>
    mapById(lists, id, (list) => replaced(list, "items", put(list.items, item))),
  );
}

/** Where its rank says. */
export function insertItem(item: ChecklistItem): Change {
  const id = item.checklist_id;
  return changeChecklists(id, (lists) =>
    mapById(lists, id, (list) => replaced(list, "items", ranked(list.items, item))),
  );
}

export function patchItem(id: string, fields: Partial<ChecklistItem>): Change {
  return mapItem(id, (item) => patched(item, fields));
}

export function removeItem(id: string): Change {
  return changeItems(id, (items) => without(items, id));
}

/** `position` is the index after the move, in the same checklist or another of the card. */
export function moveItem(id: string, checklistId: string | undefined, position: number): Change {
  return changeCard(holdsItem(id), (card) => {
    const item = card.checklists.flatMap(({ items }) => items).find((each) => each.id === id);
    const target = checklistId ?? item?.checklist_id;
    if (!item || !card.checklists.some((list) => list.id === target)) return card;
    const lists = mapAll(card.checklists, (list) =>
      replaced(
        list,
        "items",
        list.id === target
          ? placed(list.items, patched(item, { checklist_id: list.id }), position)
          : without(list.items, id),
      ),
    );
    return replaced(card, "checklists", lists);
  });
}

/** Only the users who are members. */
export function assignItem(id: string, userIds: readonly string[]): Change {
  return (board) =>
    mapItem(id, (item) => replaced(item, "assignees", putAll(item.assignees, board, userIds)))(board);
}

export function unassignItem(id: string, userId: string): Change {
  return mapItem(id, (item) => replaced(item, "assignees", without(item.assignees, userId)));
}

export function insertAttachment(file: Attachment): Change {
  return mapCard(file.card_id, (card) => ({ ...card, attachments: putById(card.attachments, file) }));
}

export function removeAttachment(id: string): Change {
  return changeCard(
    ({ attachments }) => attachments.some((each) => each.id === id),
    (card) =>
      replaced(
        patched(card, {
          cover_attachment_id: card.cover_attachment_id === id ? null : card.cover_attachment_id,
        }),
        "attachments",
        without(card.attachments, id),
      ),
  );
}

export function countComment(cardId: string, added: 1 | -1): Change {
  return mapCard(cardId, (card) => replaced(card, "comment_count", Math.max(0, card.comment_count + added)));
}

const holdsItem =
  (itemId: string) =>
  ({ checklists }: Card): boolean =>
    checklists.some(({ items }) => items.some(({ id }) => id === itemId));

/** Changes the one card for which `holds` is true. */
function changeCard(holds: (card: Card) => boolean, change: (card: Card) => Card): Change {
  return (board) => {
    for (const column of board.columns) {
      const card = column.cards.find(holds);
      if (card) return mapCard(card.id, change)(board);
    }
    return board;
  };
}

function changeChecklists(id: string, change: (lists: Checklist[]) => Checklist[]): Change {
  return changeCard(
    ({ checklists }) => checklists.some((each) => each.id === id),
    (card) => replaced(card, "checklists", change(card.checklists)),
  );
}

function changeItems(id: string, change: (items: ChecklistItem[]) => ChecklistItem[]): Change {
  return changeCard(holdsItem(id), (card) => {
    const lists = mapAll(card.checklists, (list) => replaced(list, "items", change(list.items)));
    return replaced(card, "checklists", lists);
  });
}

function mapItem(id: string, change: (item: ChecklistItem) => ChecklistItem): Change {
  return changeItems(id, (items) => mapById(items, id, change));
}

interface Identified {
  id: string;
}

function put<T extends Identified>(list: T[], entry: T): T[] {
  return list.some(({ id }) => id === entry.id) ? list : [...list, entry];
}

function ranked<T extends Identified & { rank: number }>(list: T[], entry: T): T[] {
  if (list.some(({ id }) => id === entry.id)) return list;
  const at = list.findIndex(({ rank }) => rank > entry.rank);
  return list.toSpliced(at < 0 ? list.length : at, 0, entry);
}

function putAll(users: User[], { members }: FullBoard, userIds: readonly string[]): User[] {
  const added = members.filter(({ user_id }) => userIds.includes(user_id));
  return added.reduce((list, { user }) => put(list, user), users);
}

function without<T extends Identified>(list: T[], id: string): T[] {
  return list.some((entry) => entry.id === id) ? list.filter((entry) => entry.id !== id) : list;
}

function moved<T extends Identified>(list: T[], id: string, position: number): T[] {
  const entry = list.find((each) => each.id === id);
  return entry ? placed(list, entry, position) : list;
}

function placed<T extends Identified>(list: T[], entry: T, position: number): T[] {
  const others = list.filter(({ id }) => id !== entry.id);
  const index = Math.min(position, others.length);
  return list[index] === entry ? list : others.toSpliced(index, 0, entry);
}

function mapAll<T>(list: T[], change: (entry: T) => T): T[] {
  const after = list.map(change);
  return after.every((entry, index) => entry === list[index]) ? list : after;
}

function mapById<T extends Identified>(list: T[], id: string, change: (entry: T) => T): T[] {
  return mapAll(list, (entry) => (entry.id === id ? change(entry) : entry));
}

function replaced<T extends object, Key extends keyof T>(object: T, key: Key, value: T[Key]): T {
  return object[key] === value ? object : { ...object, [key]: value };
}

/** What can be done on a card, as pure changes of the board: see ../board/changes.ts for the rules they keep. */
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../contract/checklists.ts";
import type { Label } from "../../contract/labels.ts";
import type { User } from "../../contract/users.ts";
import { mapCard, patched } from "../board/changes.ts";
import type { Change } from "../board-state.ts";

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

/** Until the service's own label with that name arrives. */
export function addLabel(board: FullBoard, label: Label): Change {
  const known = idsOf(board.labels);
  return (now) =>
    now.labels.some(({ id, name }) => name === label.name && !known.has(id))
      ? now
      : { ...now, labels: [...now.labels, label] };
}

export function patchLabel(labelId: string, fields: Partial<Label>): Change {
  return changeLabel((labels) => mapById(labels, labelId, (label) => patched(label, fields)));
}

export function removeLabel(labelId: string): Change {
  return changeLabel((labels) => without(labels, labelId));
}

/** On the board and on every card: each carries its labels whole. */
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

export function assignCard(cardId: string, user: User): Change {
  return mapCard(cardId, (card) => replaced(card, "assignees", put(card.assignees, user)));
}

export function unassignCard(cardId: string, userId: string): Change {
  return mapCard(cardId, (card) => replaced(card, "assignees", without(card.assignees, userId)));
}

/** Until the service's own checklist with that title arrives. */
export function addChecklist(card: Card, checklist: Checklist): Change {
  const known = idsOf(card.checklists);
  return changeChecklists(card.id, (lists) =>
    lists.some(({ id, title }) => title === checklist.title && !known.has(id))
      ? lists
      : [...lists, checklist],
  );
}

export function patchChecklist(cardId: string, id: string, fields: Partial<Checklist>): Change {
  return changeChecklists(cardId, (lists) => mapById(lists, id, (list) => patched(list, fields)));
}

export function removeChecklist(cardId: string, id: string): Change {
  return changeChecklists(cardId, (lists) => without(lists, id));
}

export function moveChecklist(cardId: string, id: string, position: number): Change {
  return changeChecklists(cardId, (lists) => {
    const list = lists.find((each) => each.id === id);
    return list ? placed(lists, list, position) : lists;
  });
}

/** Until the service's own item with that content arrives. */
export function addItem(list: Checklist, item: ChecklistItem): Change {
  const known = idsOf(list.items);
  return changeItems(list.card_id, list.id, (items) =>
    items.some(({ id, content }) => content === item.content && !known.has(id)) ? items : [...items, item],
  );
}

export function mapItem(
  list: Pick<Checklist, "id" | "card_id">,
  itemId: string,
  change: (item: ChecklistItem) => ChecklistItem,
): Change {
  return changeItems(list.card_id, list.id, (items) => mapById(items, itemId, change));
}

export function removeItem(list: Checklist, itemId: string): Change {
  return changeItems(list.card_id, list.id, (items) => without(items, itemId));
}

/** `position` is the index after the move, in the same checklist or another of the card. */
export function moveItem(cardId: string, itemId: string, checklistId: string, position: number): Change {
  return changeChecklists(cardId, (lists) => {
    const item = lists.flatMap(({ items }) => items).find(({ id }) => id === itemId);
    if (!item || !lists.some(({ id }) => id === checklistId)) return lists;
    return mapAll(lists, (list) =>
      replaced(
        list,
        "items",
        list.id === checklistId
          ? placed(list.items, patched(item, { checklist_id: checklistId }), position)
          : without(list.items, itemId),
      ),
    );
  });
}

export function assignItem(list: Checklist, itemId: string, user: User): Change {
  return mapItem(list, itemId, (item) => replaced(item, "assignees", put(item.assignees, user)));
}

export function unassignItem(list: Checklist, itemId: string, userId: string): Change {
  return mapItem(list, itemId, (item) => replaced(item, "assignees", without(item.assignees, userId)));
}

export function removeAttachment(cardId: string, attachmentId: string): Change {
  return mapCard(cardId, (card) => replaced(card, "attachments", without(card.attachments, attachmentId)));
}

function changeChecklists(cardId: string, change: (lists: Checklist[]) => Checklist[]): Change {
  return mapCard(cardId, (card) => replaced(card, "checklists", change(card.checklists)));
}

function changeItems(
  cardId: string,
  checklistId: string,
  change: (items: ChecklistItem[]) => ChecklistItem[],
): Change {
  return changeChecklists(cardId, (lists) =>
    mapById(lists, checklistId, (list) => replaced(list, "items", change(list.items))),
  );
}

interface Identified {
  id: string;
}

function idsOf(list: Identified[]): Set<string> {
  return new Set(list.map(({ id }) => id));
}

function put<T extends Identified>(list: T[], entry: T): T[] {
  return list.some(({ id }) => id === entry.id) ? list : [...list, entry];
}

function without<T extends Identified>(list: T[], id: string): T[] {
  return list.some((entry) => entry.id === id) ? list.filter((entry) => entry.id !== id) : list;
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

/** What people do with checklists and their items; see ../../board/session/actions.ts. */
import { notAssigned, notUnassigned } from "#texts/card.ts";
import * as texts from "#texts/checklists.ts";
import { localId } from "../../../client/changes/local-id.ts";
import type { Operation } from "../../../client/changes/operations.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../../contract/checklists.ts";
import type { User } from "../../../contract/users.ts";
import type { BoardSession } from "../../board/session/board-session.ts";

/** Returns its local id. */
export function createChecklist(session: BoardSession, card: Card, title: string): string {
  const input = { card_id: card.id, title };
  const creates = localId();
  void session.perform({ route: "createChecklist", input, creates }, texts.checklistNotAdded(title));
  return creates;
}

export function renameChecklist(session: BoardSession, list: Checklist, title: string): void {
  const input = { checklist_id: list.id, title };
  void session.perform({ route: "updateChecklist", input }, texts.checklistNotRenamed);
}

export function moveChecklist(session: BoardSession, list: Checklist, position: number): void {
  const input = { checklist_id: list.id, position };
  void session.perform({ route: "moveChecklist", input }, texts.notMoved(list.title));
}

export function deleteChecklist(session: BoardSession, list: Checklist): void {
  session.performWithUndo(
    { route: "deleteChecklist", input: { checklist_id: list.id } },
    {
      done: texts.checklistDeleted(list.title),
      failure: texts.checklistNotDeleted(list.title),
    },
  );
}

export function createItem(session: BoardSession, list: Checklist, content: string): Promise<boolean> {
  const input = { checklist_id: list.id, content };
  return session.perform({ route: "createItem", input, creates: localId() }, texts.itemNotAdded);
}

interface Insertion {
  content: string;
  position: number;
}

/** Between others; one step for Undo. Returns its local id. */
export function insertItem(session: BoardSession, list: Checklist, { content, position }: Insertion): string {
  const checklist_id = list.id;
  const item_id = localId();
  session.performAll(
    [
      { route: "createItem", input: { checklist_id, content }, creates: item_id },
      { route: "moveItem", input: { item_id, checklist_id, position } },
    ],
    { failure: texts.itemNotAdded },
  );
  return item_id;
}

export interface NewItem {
  content: string;
  isDone: boolean;
}

/** Several at once, in this order, from a position on or at the end; one step for Undo. */
export function createItems(
  session: BoardSession,
  list: Checklist,
  items: readonly NewItem[],
  position = list.items.length,
): void {
  const checklist_id = list.id;
  session.performAll(
    items.flatMap(({ content, isDone }, index): Operation[] => {
      const item_id = localId();
      const operations: Operation[] = [
        { route: "createItem", input: { checklist_id, content }, creates: item_id },
      ];
      if (isDone) operations.push({ route: "updateItem", input: { item_id, is_done: true } });
      if (position < list.items.length) {
        const input = { item_id, checklist_id, position: position + index };
        operations.push({ route: "moveItem", input });
      }
      return operations;
    }),
    { done: texts.itemsAdded(items.length), failure: texts.itemsNotAdded },
  );
}

type ItemFields = Partial<Pick<ChecklistItem, "content" | "is_done">>;

export function updateItem(session: BoardSession, item: ChecklistItem, fields: ItemFields): void {
  const input = { item_id: item.id, ...fields };
  void session.perform({ route: "updateItem", input }, texts.itemNotChanged(shortened(item)));
}

export function moveItem(
  session: BoardSession,
  item: ChecklistItem,
  checklistId: string,
  position: number,
): void {
  const input = { item_id: item.id, checklist_id: checklistId, position };
  void session.perform({ route: "moveItem", input }, texts.notMoved(shortened(item)));
}

export function deleteItem(session: BoardSession, item: ChecklistItem): void {
  session.performWithUndo(
    { route: "deleteItem", input: { item_id: item.id } },
    { done: texts.itemDeleted(shortened(item)), failure: texts.itemNotDeleted(shortened(item)) },
  );
}

export function setItemAssignee(session: BoardSession, item: ChecklistItem, user: User, on: boolean): void {
  const item_id = item.id;
  if (on) {
    const input = { item_id, user_ids: [user.id] };
    void session.perform({ route: "assignItem", input }, notAssigned(user.username));
  } else {
    const input = { item_id, user_id: user.id };
    void session.perform({ route: "unassignItem", input }, notUnassigned(user.username));
  }
}

function shortened({ content }: ChecklistItem): string {
  return content.length > 60 ? `${content.slice(0, 59)}…` : content;
}

/** What is done with checklists and their items; see ../board/actions.ts. */
import type { Card } from "../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../contract/checklists.ts";
import type { User } from "../../contract/users.ts";
import type { BoardSession } from "../board/board-session.ts";
import { localId, patched } from "../board/changes.ts";
import { api } from "../session/api.ts";
import * as changes from "./changes.ts";

export function createChecklist(session: BoardSession, card: Card, title: string): Promise<boolean> {
  const list: Checklist = { id: localId(), card_id: card.id, title, rank: 0, items: [] };
  const call = () => api.createChecklist({ card_id: card.id, title });
  return session.perform(changes.addChecklist(card, list), call, `The checklist “${title}” was not added`);
}

export function renameChecklist(session: BoardSession, list: Checklist, title: string): void {
  const call = () => api.updateChecklist({ checklist_id: list.id, title });
  const change = changes.patchChecklist(list.card_id, list.id, { title });
  void session.perform(change, call, "The checklist was not renamed");
}

export function moveChecklist(session: BoardSession, list: Checklist, position: number): void {
  const call = () => api.moveChecklist({ checklist_id: list.id, position });
  const change = changes.moveChecklist(list.card_id, list.id, position);
  void session.perform(change, call, `“${list.title}” was not moved`);
}

export function deleteChecklist(session: BoardSession, list: Checklist): void {
  const change = changes.removeChecklist(list.card_id, list.id);
  session.performWithUndo(change, () => api.deleteChecklist({ checklist_id: list.id }), {
    done: `The checklist “${list.title}” is deleted.`,
    failure: `The checklist “${list.title}” was not deleted`,
  });
}

export function createItem(session: BoardSession, list: Checklist, content: string): Promise<boolean> {
  const item: ChecklistItem = {
    id: localId(),
    checklist_id: list.id,
    content,
    is_done: false,
    rank: 0,
    assignees: [],
  };
  const call = () => api.createItem({ checklist_id: list.id, content });
  return session.perform(changes.addItem(list, item), call, "The item was not added");
}

type ItemFields = Partial<Pick<ChecklistItem, "content" | "is_done">>;

export function updateItem(
  session: BoardSession,
  list: Checklist,
  item: ChecklistItem,
  fields: ItemFields,
): void {
  const change = changes.mapItem(list, item.id, (now) => patched<ChecklistItem>(now, fields));
  const call = () => api.updateItem({ item_id: item.id, ...fields });
  void session.perform(change, call, `“${shortened(item)}” was not changed`);
}

export function moveItem(
  session: BoardSession,
  card: Card,
  item: ChecklistItem,
  checklistId: string,
  position: number,
): void {
  const call = () => api.moveItem({ item_id: item.id, checklist_id: checklistId, position });
  const change = changes.moveItem(card.id, item.id, checklistId, position);
  void session.perform(change, call, `“${shortened(item)}” was not moved`);
}

export function deleteItem(session: BoardSession, list: Checklist, item: ChecklistItem): void {
  session.performWithUndo(changes.removeItem(list, item.id), () => api.deleteItem({ item_id: item.id }), {
    done: `“${shortened(item)}” is deleted.`,
    failure: `“${shortened(item)}” was not deleted`,
  });
}

export function setItemAssignee(
  session: BoardSession,
  list: Checklist,
  item: ChecklistItem,
  user: User,
  on: boolean,
): void {
  if (on) {
    const call = () => api.assignItem({ item_id: item.id, user_ids: [user.id] });
    void session.perform(changes.assignItem(list, item.id, user), call, `${user.username} was not assigned`);
  } else {
    const call = () => api.unassignItem({ item_id: item.id, user_id: user.id });
    const change = changes.unassignItem(list, item.id, user.id);
    void session.perform(change, call, `${user.username} was not unassigned`);
  }
}

function shortened({ content }: ChecklistItem): string {
  return content.length > 60 ? `${content.slice(0, 59)}…` : content;
}

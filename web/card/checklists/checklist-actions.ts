/** What people do with checklists and their items; see ../../board/session/actions.ts. */
import type { Card } from "../../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../../contract/checklists.ts";
import type { User } from "../../../contract/users.ts";
import type { BoardSession } from "../../board/session/board-session.ts";
import { localId } from "../../board/state/local-ids.ts";

/** Returns its local id. */
export function createChecklist(session: BoardSession, card: Card, title: string): string {
  const input = { card_id: card.id, title };
  const creates = localId();
  void session.perform(
    { route: "createChecklist", input, creates },
    `The checklist “${title}” was not added`,
  );
  return creates;
}

export function renameChecklist(session: BoardSession, list: Checklist, title: string): void {
  const input = { checklist_id: list.id, title };
  void session.perform({ route: "updateChecklist", input }, "The checklist was not renamed");
}

export function moveChecklist(session: BoardSession, list: Checklist, position: number): void {
  const input = { checklist_id: list.id, position };
  void session.perform({ route: "moveChecklist", input }, `“${list.title}” was not moved`);
}

export function deleteChecklist(session: BoardSession, list: Checklist): void {
  session.performWithUndo(
    { route: "deleteChecklist", input: { checklist_id: list.id } },
    {
      done: `The checklist “${list.title}” was deleted.`,
      failure: `The checklist “${list.title}” was not deleted`,
    },
  );
}

export function createItem(session: BoardSession, list: Checklist, content: string): Promise<boolean> {
  const input = { checklist_id: list.id, content };
  return session.perform({ route: "createItem", input, creates: localId() }, "The item was not added");
}

/** Several at once, in this order; one step for Undo. */
export function createItems(session: BoardSession, list: Checklist, contents: readonly string[]): void {
  void session.performAll(
    contents.map((content) => ({
      route: "createItem",
      input: { checklist_id: list.id, content },
      creates: localId(),
    })),
    { done: `${contents.length} items were added.`, failure: "The items were not added" },
  );
}

type ItemFields = Partial<Pick<ChecklistItem, "content" | "is_done">>;

export function updateItem(session: BoardSession, item: ChecklistItem, fields: ItemFields): void {
  const input = { item_id: item.id, ...fields };
  void session.perform({ route: "updateItem", input }, `“${shortened(item)}” was not changed`);
}

export function moveItem(
  session: BoardSession,
  item: ChecklistItem,
  checklistId: string,
  position: number,
): void {
  const input = { item_id: item.id, checklist_id: checklistId, position };
  void session.perform({ route: "moveItem", input }, `“${shortened(item)}” was not moved`);
}

export function deleteItem(session: BoardSession, item: ChecklistItem): void {
  session.performWithUndo(
    { route: "deleteItem", input: { item_id: item.id } },
    { done: `“${shortened(item)}” was deleted.`, failure: `“${shortened(item)}” was not deleted` },
  );
}

export function setItemAssignee(session: BoardSession, item: ChecklistItem, user: User, on: boolean): void {
  const item_id = item.id;
  if (on) {
    const input = { item_id, user_ids: [user.id] };
    void session.perform({ route: "assignItem", input }, `${user.username} was not assigned`);
  } else {
    const input = { item_id, user_id: user.id };
    void session.perform({ route: "unassignItem", input }, `${user.username} was not unassigned`);
  }
}

function shortened({ content }: ChecklistItem): string {
  return content.length > 60 ? `${content.slice(0, 59)}…` : content;
}

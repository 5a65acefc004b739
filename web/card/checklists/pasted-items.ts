/** Several lines that are pasted become an item each. */

import type { ClipboardEvent } from "react";
import * as texts from "#texts/checklists.ts";
import type { Checklist, ChecklistItem } from "../../../contract/checklists.ts";
import { itemsIn } from "../../board/cards/add/pasted-lines.ts";
import type { BoardSession } from "../../board/session/board-session.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import type { EditedField } from "../../ui/forms/inline-edit.tsx";
import { createItems, type NewItem } from "./checklist-actions.ts";

export const MAX_ITEM_LENGTH = 2000;
const MOST_PASTED = 100;

/** The items; null if there are not several, which is nothing special. All of them are added or none: nothing is cut. */
export function pastedItems(event: ClipboardEvent): NewItem[] | null {
  const items = itemsIn(event.clipboardData.getData("text/plain"));
  if (items.length < 2) return null;
  const refusal = refusalOf(items);
  if (refusal) toast({ group: "pasted-items", kind: "error", message: refusal });
  return refusal ? [] : items;
}

interface Place {
  session: BoardSession;
  list: Checklist;
  item: ChecklistItem;
}

/** The first line goes where the caret is; the others become items below. */
export function pasteIntoItem(
  event: ClipboardEvent<HTMLTextAreaElement>,
  { text, edit }: EditedField,
  { session, list, item }: Place,
): boolean {
  const items = pastedItems(event);
  if (!items) return false;
  const [first, ...more] = items;
  if (first === undefined) return true;
  const { selectionStart, selectionEnd } = event.currentTarget;
  edit(text.slice(0, selectionStart) + first.content + text.slice(selectionEnd));
  createItems(session, list, more, list.items.findIndex(({ id }) => id === item.id) + 1);
  return true;
}

function refusalOf(items: readonly NewItem[]): string | null {
  if (items.length > MOST_PASTED) return texts.tooManyLines(items.length, MOST_PASTED);
  const long = items.findIndex(({ content }) => content.length > MAX_ITEM_LENGTH);
  return long < 0 ? null : texts.lineTooLong(long + 1, MAX_ITEM_LENGTH);
}

/** Several lines that are pasted become an item each. */

import type { ClipboardEvent } from "react";
import * as texts from "#texts/checklists.ts";
import type { Checklist, ChecklistItem } from "../../../contract/checklists.ts";
import { linesIn } from "../../board/cards/pasted-lines.ts";
import type { BoardSession } from "../../board/session/board-session.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import type { EditedField } from "../../ui/forms/inline-edit.tsx";
import { createItems } from "./checklist-actions.ts";

export const MAX_ITEM_LENGTH = 2000;
const MOST_PASTED = 100;

/** The lines; null if there are not several, which is nothing special. All of them are added or none: nothing is cut. */
export function pastedLines(event: ClipboardEvent): string[] | null {
  const lines = linesIn(event.clipboardData.getData("text/plain"));
  if (lines.length < 2) return null;
  const refusal = refusalOf(lines);
  if (refusal) toast({ group: "pasted-items", kind: "error", message: refusal });
  return refusal ? [] : lines;
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
  const lines = pastedLines(event);
  if (!lines) return false;
  const [first, ...more] = lines;
  if (first === undefined) return true;
  const { selectionStart, selectionEnd } = event.currentTarget;
  edit(text.slice(0, selectionStart) + first + text.slice(selectionEnd));
  createItems(session, list, more, list.items.findIndex(({ id }) => id === item.id) + 1);
  return true;
}

function refusalOf(lines: readonly string[]): string | null {
  if (lines.length > MOST_PASTED) return texts.tooManyLines(lines.length, MOST_PASTED);
  const long = lines.findIndex(({ length }) => length > MAX_ITEM_LENGTH);
  return long < 0 ? null : texts.lineTooLong(long + 1, MAX_ITEM_LENGTH);
}

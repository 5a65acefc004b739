/** Items are written one after the other without the mouse. */
import type { KeyboardEvent } from "react";
import type { ChecklistItem } from "../../../contract/checklists.ts";
import type { EditedField } from "../../ui/forms/inline-edit.tsx";

interface Acts {
  nudge: (by: 1 | -1) => void;
  /** Opens a field for a new item below it. */
  addBelow: () => void;
  remove: () => void;
}

/**
 * Enter continues with a new item below, Tab with the next item, Shift+Tab with the one before; Alt with an arrow moves the item; Backspace
 * deletes one that has no text left. True if the key was one of these.
 */
export function onItemKey(
  event: KeyboardEvent,
  { text, leave, close }: EditedField,
  item: ChecklistItem,
  { nudge, addBelow, remove }: Acts,
): boolean {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return false;
  if (altKey && (key === "ArrowUp" || key === "ArrowDown")) {
    nudge(key === "ArrowUp" ? -1 : 1);
    // The element may lose the focus when it moves.
    requestAnimationFrame(() => goTo(elementOf(item.id)));
    return true;
  }
  if (key === "Backspace" && text === "") {
    const neighbour = neighbourOf(item.id, -1);
    close();
    remove();
    goTo(neighbour);
    return true;
  }
  if (key !== "Tab" && (key !== "Enter" || shiftKey)) return false;
  // The field itself says that it must not be empty.
  if (key === "Enter" && text.trim() === "") return false;
  const neighbour = neighbourOf(item.id, shiftKey ? -1 : 1);
  if (!neighbour) return false;
  if (key === "Tab") leave();
  else if (!leave()) return true;
  else if (!(neighbour instanceof HTMLInputElement)) {
    addBelow();
    return true;
  }
  goTo(neighbour);
  return true;
}

/** Edits the last item before the field for a new one, if there is any. */
export function editLastItem(field: HTMLElement): boolean {
  const stops = stopsAround(field);
  const before = stops[stops.indexOf(field) - 1];
  if (!before) return false;
  goTo(before);
  return true;
}

/** The items of the card and the fields for new ones, in their order. */
export function stopsAround(element: Element | null): HTMLElement[] {
  const root = element?.closest(".checklists");
  return [...(root?.querySelectorAll<HTMLElement>("[data-item-id], .add-item input") ?? [])];
}

function neighbourOf(itemId: string, by: 1 | -1): HTMLElement | undefined {
  const element = elementOf(itemId);
  if (!element) return undefined;
  const stops = stopsAround(element);
  return stops[stops.indexOf(element) + by];
}

export function elementOf(itemId: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`.item[data-item-id="${CSS.escape(itemId)}"]`) ?? undefined;
}

/** Edits the item, or puts the caret into the field. */
function goTo(stop: HTMLElement | undefined): void {
  const text = stop?.querySelector<HTMLElement>(".item-text");
  if (text) text.click();
  else if (stop instanceof HTMLInputElement) stop.focus();
  else stop?.querySelector<HTMLElement>("textarea")?.focus();
}

/** A checklist is one stop of the Tab key: from there the arrow keys lead to its items, and to the buttons of each. */
import type { KeyboardEvent } from "react";
import { keyForward } from "../../util/direction.ts";
import { elementOf, stopsAround } from "./item-keys.ts";

const CONTROLS = ":scope > :is(.item-grip, .item-people, .icon-button), :scope > .check-target > input";

/** For the list: on a box or a button of an item. Enter on the box edits the text, Alt with an arrow moves the item. */
export function onListKey(event: KeyboardEvent, nudge: (itemId: string, by: 1 | -1) => void): void {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const row = target.closest<HTMLElement>(".item");
  const column = row ? controlsOf(row).indexOf(target) : -1;
  if (!row || column < 0 || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const key = keyForward(event);
  const by = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  if (event.altKey && by !== 0) {
    const id = row.dataset.itemId ?? "";
    nudge(id, by);
    // The element may be another one afterwards.
    requestAnimationFrame(() => focusControl(elementOf(id), column));
  } else if (event.altKey) return;
  else if (by !== 0) {
    const stops = stopsAround(row);
    const next = stops[stops.indexOf(row) + by];
    if (next instanceof HTMLInputElement) next.focus();
    else focusControl(next, column);
  } else if (key === "ArrowLeft" || key === "ArrowRight")
    focusControl(row, column + (key === "ArrowLeft" ? -1 : 1));
  else if (key === "Enter" && target instanceof HTMLInputElement)
    row.querySelector<HTMLElement>(".item-text")?.click();
  else return;
  event.preventDefault();
}

function controlsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** An item that is being edited has fewer of them. */
function focusControl(row: HTMLElement | undefined, column: number): void {
  const controls = row ? controlsOf(row) : [];
  controls[Math.min(column, controls.length - 1)]?.focus();
}

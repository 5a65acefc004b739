/** What can be opened on top of any page: the command palette and the list of shortcuts. One at a time. */
import { useSyncExternalStore } from "react";
import { type CardCommands, focusCommands } from "../util/commands.ts";
import { createListeners } from "../util/listeners.ts";

/** `cards`: the command palette, searching cards only. */
export type Overlay = "palette" | "cards" | "help";

/** What the page was like before it: while the palette is loading, something else may be shown in its place. */
interface Before {
  /** A dialog was open. */
  isCovered: boolean;
  ofFocus: CardCommands | null;
}

let current: Overlay | null = null;
let before: Before = { isCovered: false, ofFocus: null };
/** Letters that came before there was a field for them. */
let typed = "";
const listeners = createListeners();

export function showOverlay(overlay: Overlay | null): void {
  if (overlay !== null && current === null) {
    const isCovered = document.querySelector("dialog[open]") !== null;
    before = { isCovered, ofFocus: isCovered ? null : focusCommands() };
    typed = "";
  }
  current = overlay;
  listeners.notify();
}

export function pageBefore(): Before {
  return before;
}

/** While the palette is loading: true if the key was for its field. */
export function typeAhead({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (current === null || current === "help" || ctrlKey || metaKey || altKey) return false;
  // Without any letter before it, a blank presses a button.
  if (typed === "" && (key === " " || key === "Backspace")) return false;
  if (key === "Backspace") typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else return false;
  return true;
}

export function typedAhead(): string {
  return typed;
}

export function currentOverlay(): Overlay | null {
  return current;
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(listeners.subscribe, currentOverlay);
}

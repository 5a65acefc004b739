/** What can be opened on top of any page: the command palette and the list of shortcuts. One at a time. */
import { useSyncExternalStore } from "react";
import { createListeners } from "../util/listeners.ts";

/** `cards`: the command palette, searching cards only. */
export type Overlay = "palette" | "cards" | "help";

let current: Overlay | null = null;
const listeners = createListeners();

export function showOverlay(overlay: Overlay | null): void {
  current = overlay;
  listeners.notify();
}

export function currentOverlay(): Overlay | null {
  return current;
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(listeners.subscribe, currentOverlay);
}

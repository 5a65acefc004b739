/**
 * The topmost modal dialog, if one is open. Everything outside of it is inert, so what must stay reachable and be
 * announced, such as messages, is rendered inside.
 */
import { useSyncExternalStore } from "react";
import { createListeners } from "../../util/listeners.ts";

let open: readonly HTMLDialogElement[] = [];
const listeners = createListeners();

export function enterDialog(dialog: HTMLDialogElement): () => void {
  set([...open, dialog]);
  return () => set(open.filter((each) => each !== dialog));
}

export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(listeners.subscribe, () => open.at(-1) ?? null);
}

function set(next: readonly HTMLDialogElement[]): void {
  open = next;
  listeners.notify();
}

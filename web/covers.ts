/**
 * What covers a view on a phone, such as a picker on its card: it has an entry of its own in the history of the browser, so
 * that Back closes it and nothing else. When it is closed in any other way, that entry goes too.
 */
import { currentPath } from "./installation.ts";
import { createListeners } from "./util/listeners.ts";

const NARROW = "(max-width: 46rem)";
/** Going back takes a moment, on a busy device several. */
const MOST_MS = 5000;

let open = 0;
/** What waits until the browser has gone back; null while it goes nowhere. */
let waiting: (() => void)[] | null = null;
/** What the address became while something covered the view: the view's own entry has it only afterwards. */
let changed: { path: string; address: string } | null = null;
/** Called when the entry of the view has got it. */
export const changesKept = createListeners();

/** The current entry of the history belongs to what covers the view. */
export function isCovered(): boolean {
  return history.state?.covers === true;
}

/** Changes the address of the view below as well. */
export function changeCovered(address: string): void {
  history.replaceState(history.state, "", address);
  changed = { path: currentPath(), address };
}

/** Another view is shown instead: when somebody comes back, its own entry says what it is like. */
export function forgetChange(): void {
  changed = null;
}

/** Calls `onBack` when somebody goes back on a phone. The function it returns is for when it was closed otherwise. */
export function cover(onBack: () => void): () => void {
  if (!matchMedia(NARROW).matches) return () => {};
  let isOpen = true;
  open++;
  const enter = () =>
    onceBack(() => {
      if (isOpen && !isCovered()) history.pushState({ ...history.state, covers: true }, "");
    });
  const onPopState = () => {
    if (waiting || isCovered()) return;
    keepChange();
    onBack();
    // It may have asked whether it is to be closed.
    setTimeout(enter);
  };
  enter();
  // Before the views look at the address.
  addEventListener("popstate", onPopState, { capture: true });
  return () => {
    isOpen = false;
    open--;
    removeEventListener("popstate", onPopState, { capture: true });
    // What is opened in its place, or the view that it has led to, takes its entry over.
    setTimeout(() => open === 0 && uncover());
  };
}

/** Removes the entry of what covers the view. */
export function uncover(): void {
  if (isCovered() && !waiting) goBack(1);
}

export function goBack(steps: number): void {
  waiting ??= [];
  const arrive = () => {
    clearTimeout(timer);
    removeEventListener("popstate", arrive, { capture: true });
    if (!isCovered()) keepChange();
    setTimeout(() => {
      const acts = waiting ?? [];
      waiting = null;
      for (const act of acts) onceBack(act);
    });
  };
  // Where there is nothing to go back to, nothing happens.
  const timer = setTimeout(arrive, MOST_MS);
  addEventListener("popstate", arrive, { capture: true });
  history.go(-steps);
}

/** At once, unless the browser is going back: what changes the address then would be left behind. */
export function onceBack(act: () => void): void {
  if (waiting) waiting.push(act);
  else act();
}

export function isGoingBack(): boolean {
  return waiting !== null;
}

function keepChange(): void {
  const kept = changed;
  changed = null;
  if (kept?.path !== currentPath()) return;
  history.replaceState(history.state, "", kept.address);
  changesKept.notify();
}

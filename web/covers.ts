/**
 * What covers a view on a phone, such as a picker on its card: it has an entry in the history of the browser, so that Back
 * closes it and nothing else. When it is closed in any other way, that entry goes too. What lies on top of each other shares
 * one entry: whatever is still open when Back has closed the uppermost gets a new one.
 */
import { currentPath } from "./installation.ts";
import { createListeners } from "./util/listeners.ts";

const NARROW = "(max-width: 46rem)";
/** Going back takes a moment, on a busy device several. */
const MOST_MS = 5000;

interface Cover {
  /** Of the view that it covers; another view, such as a card opened meanwhile, may be on top of it. */
  path: string;
  onBack: () => void;
}

/** The uppermost is the last one. */
const open: Cover[] = [];
/** The browser is at the entry of what covers the view. */
let isEntered = false;
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

/** Calls `onBack` when somebody goes back on a phone. The function it returns is for when it was closed otherwise. */
export function cover(onBack: () => void): () => void {
  if (!matchMedia(NARROW).matches) return () => {};
  const added: Cover = { path: currentPath(), onBack };
  let isOpen = true;
  open.push(added);
  // Before the views look at the address.
  if (open.length === 1) addEventListener("popstate", onPopState, { capture: true });
  onceBack(() => {
    if (!isOpen) return;
    added.path = currentPath();
    enter();
  });
  return () => {
    isOpen = false;
    open.splice(open.indexOf(added), 1);
    // What is opened in its place, or the view that it has led to, takes its entry over.
    setTimeout(() => {
      if (open.length === 0) removeEventListener("popstate", onPopState, { capture: true });
      if (!uppermost()) uncover();
    });
  };
}

function onPopState(): void {
  if (waiting) return;
  const hasLeft = isEntered && !isCovered();
  isEntered = isCovered();
  if (!hasLeft) {
    // The view on top of the one that is covered was left.
    setTimeout(enter);
    return;
  }
  keepChange();
  uppermost()?.onBack();
  // There may be more below it, or it asks whether it is to be closed.
  setTimeout(enter);
}

function uppermost(): Cover | undefined {
  return open.findLast(({ path }) => path === currentPath());
}

/** The entry of what covers the view that is shown, unless there is nothing, or the browser is there. */
function enter(): void {
  if (waiting || !uppermost()) return;
  if (!isCovered()) history.pushState({ ...history.state, covers: true }, "");
  isEntered = true;
}

/** The current entry becomes that of another view. */
export function giveUpEntry(): void {
  isEntered = false;
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
      isEntered = isCovered();
      for (const act of acts) onceBack(act);
      enter();
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

/**
 * Focuses a card or a column wherever it is rendered next: both lists are virtualised, and moving a card remounts it.
 */
import { createListeners } from "../../util/listeners.ts";
import { undoOrRedo } from "../../util/undo-keys.ts";

let wanted: string | null = null;
const listeners = createListeners();
/** Once it has the focus, how long that is watched over; before, how long it may take to be rendered. */
const MAX_FRAMES = 30;
const PATIENCE_MS = 3000;

/** The card or the column that the lists have to scroll to. */
export function wantedId(): string | null {
  return wanted;
}

/** For lists that have to scroll to something they already have. */
export const onWanted = listeners.subscribe;

/** The column whose newest card has to be shown. */
let growing: string | null = null;

/** The next card added at the end of this column is scrolled to. */
export function revealNext(columnId: string): void {
  growing = columnId;
}

/** True once, for a list that has just grown. */
export function takesReveal(columnId: string): boolean {
  if (growing !== columnId) return false;
  growing = null;
  return true;
}

/** Its tile, or in the calendar. */
export function focusCard(cardId: string): void {
  scrollAndFocus(cardId, ofCard(cardId));
}

/** By the handle in its head. */
export function focusColumn(columnId: string): void {
  scrollAndFocus(columnId, ofColumn(columnId));
}

/** The focus goes to the first of these that is rendered, and nothing is scrolled; false if none is. */
export function focusInPlace(cardIds: readonly string[], columnId: string | undefined): boolean {
  const selectors = [...cardIds.map(ofCard), ...(columnId ? [ofColumn(columnId)] : [])];
  const selector = selectors.find((each) => document.querySelector(each));
  if (!selector) return false;
  wanted = null;
  seek(selector, { preventScroll: true });
  return true;
}

function ofCard(cardId: string): string {
  return `[data-card-id="${cardId}"] a, .calendar [data-due-card="${cardId}"]`;
}

function ofColumn(columnId: string): string {
  return `[data-column-id="${columnId}"] .column-grip`;
}

/** Scrolls to it and leaves the focus where it is. */
export function showCard(cardId: string): void {
  wanted = cardId;
  listeners.notify();
  // The lists scroll while they render, which they do now.
  requestAnimationFrame(() => {
    if (wanted === cardId) wanted = null;
  });
}

function scrollAndFocus(id: string, selector: string): void {
  wanted = id;
  listeners.notify();
  seek(selector, {});
}

/** As long as what is wanted stays the same. */
function seek(selector: string, options: FocusOptions): void {
  const id = wanted;
  let frames = 0;
  let given = false;
  const deadline = performance.now() + PATIENCE_MS;
  const over = new AbortController();
  const giveUp = () => {
    if (wanted === id) wanted = null;
    over.abort();
  };
  // For several frames: the element may first be the one that is about to be removed, together with the focus.
  const attempt = () => {
    if (over.signal.aborted) return;
    const element = document.querySelector<HTMLElement>(selector);
    const takenElsewhere =
      given && document.activeElement !== element && document.activeElement !== document.body;
    const isOver = given ? ++frames > MAX_FRAMES : performance.now() > deadline;
    if (wanted !== id || takenElsewhere || isOver) return giveUp();
    if (element && document.activeElement !== element) element.focus(options);
    given ||= element !== null && document.activeElement === element;
    requestAnimationFrame(attempt);
  };
  const listening = { capture: true, signal: over.signal };
  document.addEventListener("keydown", (event) => leavesFocus(event) || giveUp(), listening);
  addEventListener("pointerdown", giveUp, listening);
  // At once: the next key may come before the next frame.
  attempt();
}

/** What carries a card, or changes it where it is, leaves the focus to it. */
function leavesFocus(event: KeyboardEvent): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (["Shift", "Control", "Meta", "Alt"].includes(key) || undoOrRedo(event)) return true;
  if (ctrlKey || metaKey || altKey) return false;
  return shiftKey ? key.startsWith("Arrow") : ["t", "i", "x", "y"].includes(key);
}

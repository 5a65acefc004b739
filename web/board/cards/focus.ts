/** Focuses a card wherever it is rendered next: lists are virtualised, and moving a card remounts it. */
import { createListeners } from "../../util/listeners.ts";

let wanted: string | null = null;
const listeners = createListeners();
const MAX_FRAMES = 30;

/** The card that a list has to scroll to. */
export function wantedCard(): string | null {
  return wanted;
}

/** For lists that have to scroll to a card they already have. */
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

export function focusCard(cardId: string): void {
  wanted = cardId;
  listeners.notify();
  let frames = 0;
  let given = false;
  // For several frames: the element may first be the one that is about to be removed, together with the focus.
  const attempt = () => {
    if (wanted !== cardId) return;
    const link = document.querySelector<HTMLElement>(`[data-card-id="${cardId}"] a`);
    const takenElsewhere =
      given && document.activeElement !== link && document.activeElement !== document.body;
    if (takenElsewhere || ++frames > MAX_FRAMES) {
      wanted = null;
      return;
    }
    if (link && document.activeElement !== link) link.focus();
    given ||= document.activeElement === link;
    requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
  addEventListener("keydown", () => (wanted = null), { once: true, capture: true });
  addEventListener("pointerdown", () => (wanted = null), { once: true, capture: true });
}

/** Once whatever is closing has returned the focus. */
export function focusColumn(columnId: string): void {
  requestAnimationFrame(() => {
    const column = document.querySelector<HTMLElement>(`[data-column-id="${columnId}"]`);
    column?.scrollIntoView({ block: "nearest", inline: "nearest" });
    column?.querySelector<HTMLElement>(".column-grip")?.focus({ preventScroll: true });
  });
}

/** The card next to this one in the direction of the arrow key. */
export function focusNeighbour(from: HTMLElement, key: string): boolean {
  const tile = from.closest<HTMLElement>("[data-card-id]");
  const column = from.closest<HTMLElement>("[data-column-id]");
  if (!tile || !column) return false;
  if (key === "ArrowUp" || key === "ArrowDown") {
    const tiles = tilesOf(column);
    return focusTile(tiles[tiles.indexOf(tile) + (key === "ArrowDown" ? 1 : -1)]);
  }
  const columns = [...document.querySelectorAll<HTMLElement>("[data-column-id]")];
  const step = key === "ArrowRight" ? 1 : -1;
  const middle = tile.getBoundingClientRect().top;
  let at = columns.indexOf(column) + step;
  for (let next = columns[at]; next; next = columns[at]) {
    const tiles = tilesOf(next);
    const nearest = tiles.find((each) => each.getBoundingClientRect().bottom > middle);
    if (focusTile(nearest ?? tiles.at(-1))) return true;
    at += step;
  }
  return false;
}

function tilesOf(column: HTMLElement): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>("[data-card-id]")].sort(
    (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
  );
}

function focusTile(tile: HTMLElement | undefined): boolean {
  const link = tile?.querySelector<HTMLElement>("a");
  link?.focus();
  link?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return Boolean(link);
}

/** What was dropped goes from the hand to its place; what was not, back to where it came from. */
import type { FloatingCopy } from "../motion/floating-copy.ts";
import { isStill } from "../motion/stillness.ts";
import { setSettling } from "./drag-state.ts";

export function tileOf(cardId: string): HTMLElement | null {
  return document.querySelector(`[data-card-id="${cardId}"]`);
}

export function columnOf(columnId: string): HTMLElement | null {
  return document.querySelector(`[data-column-id="${columnId}"]`);
}

/** The copy flies to the card that was in the hand; the others spread out from there. */
export function settleCards(copy: FloatingCopy, cardId: string, ids: readonly string[]): void {
  settle(copy, cardId, tileOf);
  const others = ids.filter((id) => id !== cardId);
  if (others.length === 0 || isStill()) return;
  // Once they are rendered where they belong.
  requestAnimationFrame(() => {
    for (const id of others) spreadFrom(copy, tileOf(id));
  });
}

/** On their way at the moment. */
const flights = new Map<string, FloatingCopy>();

/** Wherever the place moves in the meantime, the copy follows. */
export function settle(copy: FloatingCopy, id: string, find: (id: string) => HTMLElement | null): void {
  endFlight(id);
  flights.set(id, copy);
  setSettling(id, true);
  copy.element.dataset.settling = "true";
  copy.follow(
    () => find(id),
    // A flight that was replaced may still be fading: its end is not that of the new one.
    () => flights.get(id) === copy && endFlight(id),
  );
}

/** It has arrived, or somebody has picked it up again on its way. */
export function endFlight(id: string): void {
  flights.get(id)?.remove();
  if (flights.delete(id)) setSettling(id, false);
}

const SPREAD_MS = 220;
const OUT = "cubic-bezier(0.2, 0.8, 0.3, 1)";

function spreadFrom(from: FloatingCopy, tile: HTMLElement | null): void {
  if (!tile) return;
  const { left, top } = tile.getBoundingClientRect();
  const by = [from.left - left, from.top - top].map((pixels) => `${pixels}px`).join(" ");
  tile.animate({ translate: [by, "0 0"], opacity: [0, 1] }, { duration: SPREAD_MS, easing: OUT });
}

/** A full column shakes its head. */
export function refuseVisibly(columnId: string): void {
  if (isStill()) return;
  columnOf(columnId)?.animate(
    { translate: ["0", "-5px", "5px", "-3px", "3px", "0"] },
    { duration: 320, easing: "ease-in-out" },
  );
}

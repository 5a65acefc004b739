/** From a point on the screen to a position on the board. */
import type { Landing } from "./card-moves.ts";
import { beforeAt, laidOut, nearestTo } from "./laid-out.ts";

/** Under the pointer's column, at the upper edge of what it carries. */
export function cardLandingAt(x: number, top: number): Landing | null {
  const columns = laidOut(null);
  const columnId = columns && nearestTo(columns, x - startOf(columns.scroller, "left"));
  if (!columnId) return null;
  const cards = laidOut(columnId);
  // A collapsed column takes cards at its end.
  return { columnId, before: cards && beforeAt(cards, top - startOf(cards.scroller, "top")) };
}

/** The column that the dragged one would come before; null is the end. */
export function columnBeforeAt(left: number): string | null {
  const columns = laidOut(null);
  return columns && beforeAt(columns, left - startOf(columns.scroller, "left"));
}

/** Where the content of a scrolling element starts on the screen. */
function startOf(scroller: HTMLElement, side: "left" | "top"): number {
  const list = scroller.querySelector("ol") ?? scroller;
  return list.getBoundingClientRect()[side];
}

/** From a point on the screen to a position on the board. */
import { isRightToLeft } from "../../util/direction.ts";
import type { FloatingCopy } from "../motion/floating-copy.ts";
import type { Landing } from "./card-moves.ts";
import { beforeAt, laidOut, nearestTo } from "./laid-out.ts";

/** Under the pointer's column, at the upper edge of what it carries. */
export function cardLandingAt(x: number, top: number): Landing | null {
  const columns = laidOut(null);
  const columnId = columns && nearestTo(columns, forward(columns.list, x, x));
  if (!columnId) return null;
  const cards = laidOut(columnId);
  // A collapsed column takes cards at its end.
  return { columnId, before: cards && beforeAt(cards, top - cards.list.getBoundingClientRect().top) };
}

/** The column that the dragged one would come before; null is the end. */
export function columnBeforeAt({ left, right }: FloatingCopy): string | null {
  const columns = laidOut(null);
  return columns && beforeAt(columns, forward(columns.list, left, right));
}

/** How far something is from where the list starts, in the direction of reading. */
function forward(list: HTMLElement, left: number, right: number): number {
  const box = list.getBoundingClientRect();
  return isRightToLeft(list) ? box.right - right : left - box.left;
}

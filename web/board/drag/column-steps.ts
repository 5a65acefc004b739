/**
 * Where only one column has room, what is held at the edge of the board is taken on column by column: scrolled without a
 * pause, they would go by faster than anybody lets go.
 */
import { isStill } from "../motion/stillness.ts";

/** What is picked up at the edge stays in its column. */
const FIRST_MS = 250;
/** The way to the next column, and half a second there. */
const NEXT_MS = 800;
/** Not farther from the middle, a column is the one that is there. */
const MARGIN_PX = 40;

/** Says when to go on, if asked again and again which way: -1, 1, or 0 away from the edge. */
export function columnSteps(): (way: number, now: number) => boolean {
  let last = 0;
  let due = 0;
  return (way, now) => {
    if (way !== last) due = now + FIRST_MS;
    last = way;
    if (way === 0 || now < due) return false;
    due = now + NEXT_MS;
    return true;
  };
}

/** Takes the next column on that side to the middle. */
export function showNext(board: HTMLElement, way: number): void {
  const middle = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  const distances = [...board.querySelectorAll("[data-column-id]")]
    .map((column) => middle(column) - middle(board))
    .filter((distance) => distance * way > MARGIN_PX);
  if (distances.length === 0) return;
  const left = way * Math.min(...distances.map(Math.abs));
  board.scrollBy({ left, behavior: isStill() ? "auto" : "smooth" });
}

import { isRightToLeft } from "../../util/direction.ts";

const GAP_PX = 4;
const EDGE_PX = 8;

/**
 * Below the element if there is room, else above, else beside it, else wherever it fits. Below and above, they begin at the
 * same edge, which depends on the direction of the text.
 */
export function placeBeside(element: Pick<Element, "getBoundingClientRect">, panel: HTMLElement): void {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = panel;
  const lowest = seenHeight() - offsetHeight - EDGE_PX;
  const rightmost = innerWidth - offsetWidth - EDGE_PX;
  const y = [bottom + GAP_PX, top - offsetHeight - GAP_PX].find((each) => each >= EDGE_PX && each <= lowest);
  const side = [left - offsetWidth - GAP_PX, right + GAP_PX].find((x) => x >= EDGE_PX && x <= rightmost);
  const start = isRightToLeft(panel) ? right - offsetWidth : left;
  const x = y === undefined && side !== undefined ? side : Math.max(EDGE_PX, Math.min(start, rightmost));
  panel.style.setProperty("--x", `${x}px`);
  panel.style.setProperty("--y", `${y ?? Math.max(EDGE_PX, Math.min(top, lowest))}px`);
}

/** Whether it is in sight as a whole. */
export function isInSight(panel: Element): boolean {
  const { left, right, bottom } = panel.getBoundingClientRect();
  return left >= EDGE_PX && right <= innerWidth - EDGE_PX && bottom <= seenHeight() - EDGE_PX;
}

/** Less than the window's while a telephone shows its keyboard. */
function seenHeight(): number {
  return visualViewport?.height ?? innerHeight;
}

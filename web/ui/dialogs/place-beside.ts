import { isRightToLeft } from "../../util/direction.ts";

const GAP_PX = 4;
const EDGE_PX = 8;

/**
 * Below the element if there is room, else above, else wherever it fits. They begin at the same edge, which depends on
 * the direction of the text.
 */
export function placeBeside(element: Pick<Element, "getBoundingClientRect">, panel: HTMLElement): void {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = panel;
  const start = isRightToLeft(panel) ? right - offsetWidth : left;
  // Less than the window's while a telephone shows its keyboard.
  const height = visualViewport?.height ?? innerHeight;
  const lowest = height - offsetHeight - EDGE_PX;
  const above = top - offsetHeight - GAP_PX;
  const y = bottom + GAP_PX <= lowest ? bottom + GAP_PX : above >= EDGE_PX ? above : lowest;
  const x = Math.max(EDGE_PX, Math.min(start, innerWidth - offsetWidth - EDGE_PX));
  panel.style.setProperty("--x", `${x}px`);
  panel.style.setProperty("--y", `${Math.max(EDGE_PX, y)}px`);
}

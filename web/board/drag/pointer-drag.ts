/**
 * Dragging of anything with mouse, pen or finger. A mouse drags once it has moved a little; a finger after a long
 * press, so that swiping still scrolls. A copy of the dragged element follows the pointer.
 */
import type { PointerEvent as ReactPointerEvent } from "react";
import { type FloatingCopy, floatCopy } from "../motion/floating-copy.ts";
import { columnSteps, showNext } from "./column-steps.ts";

export interface PointerDrag {
  /** What is dragged; a copy of it follows the pointer. */
  element: HTMLElement;
  onStart: (copy: FloatingCopy) => void;
  /** At most once per frame; repeated with the same point while something scrolls below it. */
  onMove: (x: number, y: number, copy: FloatingCopy) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** A finger that was held and lifted without moving, in place of a drop. */
  onHold?: () => void;
  /** Takes the copy to its place after a drop or a cancel; without it, the copy disappears. */
  onSettle?: (copy: FloatingCopy) => void;
}

const MOUSE_SLOP_PX = 5;
const TOUCH_SLOP_PX = 10;
const REST_MS = 280;

export function startPointerDrag(down: ReactPointerEvent, drag: PointerDrag): void {
  if (down.button !== 0 || !down.isPrimary) return;
  const touch = down.pointerType === "touch";
  const { clientX: startX, clientY: startY, pointerId } = down;
  let point = { x: startX, y: startY };
  let copy: FloatingCopy | null = null;
  let frame = 0;
  const timer = touch ? setTimeout(begin, REST_MS) : undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const steps = columnSteps();

  const distance = () => Math.hypot(point.x - startX, point.y - startY);

  function begin(): void {
    copy = floatCopy(drag.element);
    copy.element.classList.add("drag-preview");
    getSelection()?.removeAllRanges();
    document.documentElement.dataset.dragging = "true";
    // Removed from the document, it still gets its touches, which what was around it does not.
    drag.element.addEventListener("touchmove", hold, { passive: false, signal });
    drag.onStart(copy);
    frame = requestAnimationFrame(follow);
  }

  function follow(): void {
    scrollNear(drag.element, point, steps);
    move();
    frame = requestAnimationFrame(follow);
  }

  function move(): void {
    copy?.moveBy(point.x - startX, point.y - startY);
    if (copy) drag.onMove(point.x, point.y, copy);
  }

  function finish(dropped: boolean): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    listening.abort();
    if (!copy) return;
    delete document.documentElement.dataset.dragging;
    suppressClickAt(point);
    // What has moved since the last frame counts too.
    if (dropped) move();
    if (!dropped) drag.onCancel();
    else if (touch && drag.onHold && distance() <= TOUCH_SLOP_PX) drag.onHold();
    else drag.onDrop();
    copy.element.dataset.settling = "true";
    if (drag.onSettle) drag.onSettle(copy);
    else copy.remove();
  }

  window.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId !== pointerId) return;
      point = { x: event.clientX, y: event.clientY };
      if (copy) return;
      if (touch && distance() > TOUCH_SLOP_PX) finish(false);
      if (!touch && distance() > MOUSE_SLOP_PX) begin();
    },
    { signal },
  );
  window.addEventListener("pointerup", (event) => event.pointerId === pointerId && finish(true), { signal });
  window.addEventListener("pointercancel", (event) => event.pointerId === pointerId && finish(false), {
    signal,
  });
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      // The dialog around it stays open.
      if (copy) event.preventDefault();
      finish(false);
    },
    { signal, capture: true },
  );
  window.addEventListener("blur", () => finish(false), { signal });
  // A long press would open the link's context menu, and native dragging would end this one.
  window.addEventListener("contextmenu", (event) => touch && event.preventDefault(), { signal });
  window.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
}

function hold(event: TouchEvent): void {
  if (document.documentElement.dataset.dragging && event.cancelable) event.preventDefault();
}

/**
 * Keeps the page from scrolling while a finger drags. The listener must be on an ancestor of everything that can be
 * dragged before the touch begins: browsers decide at that moment whether scrolling can be prevented.
 */
export function holdScrollWhileDragging(root: HTMLElement): () => void {
  root.addEventListener("touchmove", hold, { passive: false });
  return () => root.removeEventListener("touchmove", hold);
}

const EDGE_PX = 56;
const MAX_STEP_PX = 18;
/** On such a screen, the board rests with one column in the middle (styles/board/column.css). */
const ONE_COLUMN_PX = 640;

/** Scrolls the scrollable element under the point, faster near its edge. */
function scrollNear(
  dragged: HTMLElement,
  { x, y }: { x: number; y: number },
  steps: ReturnType<typeof columnSteps>,
): void {
  const dialog = dragged.closest("dialog");
  const isColumn = dragged.dataset.columnId !== undefined;
  const scrolling = dialog
    ? [dialog]
    : document.querySelectorAll<HTMLElement>(isColumn ? "[data-drag-scroll=x]" : "[data-drag-scroll]");
  for (const element of scrolling) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const across = element.dataset.dragScroll === "x";
    if (x < left || x > right) continue;
    const step = stepAt(x - left, right - x);
    if (across && innerWidth <= ONE_COLUMN_PX) {
      const way = Math.sign(step);
      if (steps(way, performance.now())) showNext(element, way);
    } else if (across) element.scrollLeft += step;
    else if (y > top - EDGE_PX && y < bottom + EDGE_PX) element.scrollTop += stepAt(y - top, bottom - y);
  }
}

function stepAt(fromStart: number, fromEnd: number): number {
  if (fromStart < EDGE_PX) return -MAX_STEP_PX * (1 - Math.max(0, fromStart) / EDGE_PX);
  if (fromEnd < EDGE_PX) return MAX_STEP_PX * (1 - Math.max(0, fromEnd) / EDGE_PX);
  return 0;
}

const SAME_PLACE_PX = 3;

/** The click that follows a drop at the same place is not meant for what is there. */
function suppressClickAt(drop: { x: number; y: number }): void {
  const stop = (event: MouseEvent) => {
    if (Math.hypot(event.clientX - drop.x, event.clientY - drop.y) > SAME_PLACE_PX) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 50);
}

/** A copy of an element that floats above the page: under the pointer, or on its way to a new place. */
import { isStill } from "./stillness.ts";

export interface FloatingCopy {
  readonly element: HTMLElement;
  /** Its box, wherever it is at the moment. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Moves it by this much from where the original was. */
  moveBy(x: number, y: number): void;
  /**
   * Moves it towards an element that may itself be moving or scrolling, from wherever it is now. `onArrival` is called
   * once, when it is there or there is nothing to go to; without it, the copy stays with the element.
   */
  follow(target: () => Element | null, onArrival?: () => void): void;
  fade(): void;
  remove(): void;
}

/** What is left of the distance shrinks by two thirds in this time. */
const EASE_MS = 48;
const LONGEST_MS = 700;
const ARRIVED_PX = 0.5;
/** A list may need a moment to render what has been moved there. */
const PATIENT_FRAMES = 4;
const FADE_MS = 160;

export function floatCopy(original: HTMLElement): FloatingCopy {
  const box = original.getBoundingClientRect();
  const copy = inertCopyOf(original);
  Object.assign(copy.style, {
    width: `${box.width}px`,
    height: `${box.height}px`,
    left: `${box.left}px`,
    top: `${box.top}px`,
  });
  // Outside of an open dialog it would be below that dialog.
  (original.closest("dialog") ?? document.body).append(copy);
  keepScrolled(original, copy);
  const at = { x: 0, y: 0 };
  let frame = 0;

  function moveBy(x: number, y: number): void {
    at.x = x;
    at.y = y;
    copy.style.translate = [x, y].map((px) => `${px}px`).join(" ");
  }

  function follow(target: () => Element | null, onArrival?: () => void): void {
    cancelAnimationFrame(frame);
    const startedAt = performance.now();
    let last = startedAt;
    let missed = 0;
    const step = (now: number) => {
      const goal = target()?.getBoundingClientRect();
      if (!goal) {
        if (++missed <= PATIENT_FRAMES || !onArrival) frame = requestAnimationFrame(step);
        else fade(onArrival);
        return;
      }
      const x = goal.left - box.left - at.x;
      const y = goal.top - box.top - at.y;
      const part = isStill() ? 1 : 1 - Math.exp(-(now - last) / EASE_MS);
      last = now;
      const isThere = Math.hypot(x, y) * (1 - part) < ARRIVED_PX || now - startedAt > LONGEST_MS;
      if (isThere && onArrival) return onArrival();
      moveBy(at.x + x * part, at.y + y * part);
      frame = requestAnimationFrame(step);
    };
    // The first step is not late by the time it took to get here.
    frame = requestAnimationFrame((now) => {
      last = now - 16;
      step(now);
    });
  }

  function fade(onEnd?: () => void): void {
    cancelAnimationFrame(frame);
    const end = () => {
      copy.remove();
      onEnd?.();
    };
    if (isStill()) return end();
    copy.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: "forwards" }).finished.then(end, end);
  }

  return {
    element: copy,
    get left() {
      return box.left + at.x;
    },
    get right() {
      return box.right + at.x;
    },
    get top() {
      return box.top + at.y;
    },
    moveBy,
    follow,
    fade,
    remove: () => {
      cancelAnimationFrame(frame);
      copy.remove();
    },
  };
}

/** What makes an element be found, focused or counted. */
const OWN = [
  "id",
  "style",
  "data-card-id",
  "data-due-card",
  "data-column-id",
  "data-drag-scroll",
  "data-carried",
];

/** Looks the same, but nobody can focus or find it: only the original counts. */
function inertCopyOf(original: HTMLElement): HTMLElement {
  const copy = document.createElement("div");
  for (const { name, value } of original.attributes) if (!OWN.includes(name)) copy.setAttribute(name, value);
  copy.style.cssText = original.style.cssText;
  copy.classList.add("floating-copy");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.append(...original.cloneNode(true).childNodes);
  for (const part of copy.querySelectorAll("[id], [data-card-id], [data-drag-scroll]"))
    for (const name of ["id", "data-card-id", "data-drag-scroll"]) part.removeAttribute(name);
  return copy;
}

/** A clone starts at the top; the cards of a column are rendered where it is scrolled to. */
function keepScrolled(original: HTMLElement, copy: HTMLElement): void {
  const scroller = copy.querySelector(".cards-scroller");
  if (scroller) scroller.scrollTop = original.querySelector(".cards-scroller")?.scrollTop ?? 0;
}

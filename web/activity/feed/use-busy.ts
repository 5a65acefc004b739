import { type HTMLAttributes, type RefObject, useEffect, useRef } from "react";

interface Busy {
  isBusy: () => boolean;
  scrollToTop: () => void;
  /** For the list; calls `onFree` when it may move again. */
  watch: (onFree: () => void) => HTMLAttributes<HTMLElement> & { ref: RefObject<HTMLDivElement | null> };
}

const TOLERANCE_PX = 8;

/**
 * Whether a list must not move: its top is scrolled away, the pointer is on it, or a key has moved the focus into it. New lines would
 * push away what is being read or about to be clicked.
 */
export function useBusy(): Busy {
  const list = useRef<HTMLDivElement>(null);
  const free = useRef(() => {});
  const isBusy = () => {
    const element = list.current;
    if (!element) return false;
    const top = scrollerOf(element).getBoundingClientRect().top;
    const isScrolled = element.getBoundingClientRect().top < top - TOLERANCE_PX;
    if (isScrolled || (canHover() && element.matches(":hover"))) return true;
    return element.querySelector(":focus-visible") !== null;
  };
  const check = useRef(() => {});
  check.current = () => {
    if (!isBusy()) free.current();
  };
  const checkSoon = () => void setTimeout(() => check.current());
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onScroll = () => check.current();
    const scroller = scrollerOf(element);
    scroller.addEventListener("scroll", onScroll, { passive: true });
    return () => scroller.removeEventListener("scroll", onScroll);
  }, []);
  return {
    isBusy,
    scrollToTop: () => {
      list.current?.scrollIntoView({ block: "start" });
      // The button that led here disappears. In the list, the focus would keep it busy.
      list.current?.parentElement?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    },
    watch: (onFree) => {
      free.current = onFree;
      return {
        ref: list,
        // The next element has the pointer or the focus a moment later.
        onPointerLeave: checkSoon,
        onBlur: checkSoon,
      };
    },
  };
}

/** On a touch screen, what was last touched counts as hovered. */
function canHover(): boolean {
  return matchMedia("(hover: hover)").matches;
}

/** What scrolls the list: a panel of its own, or the dialog it is in. */
export function scrollerOf(element: Element): Element {
  return element.closest("[data-scroller], dialog") ?? document.documentElement;
}

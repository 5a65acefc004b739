import { type HTMLAttributes, type RefCallback, useCallback, useEffect, useRef } from "react";

interface Busy {
  isBusy: () => boolean;
  scrollToTop: () => void;
  /** For the list; calls `onFree` when it may move again. */
  watch: (onFree: () => void) => HTMLAttributes<HTMLElement> & { ref: RefCallback<HTMLElement> };
}

const TOLERANCE_PX = 8;

/**
 * Whether a list must not move: its top is scrolled away, the pointer is on it, or the focus is in it. New lines would
 * push away what is being read or about to be clicked.
 */
export function useBusy(): Busy {
  const list = useRef<HTMLElement>(null);
  const hovered = useRef(false);
  const free = useRef(() => {});
  const isBusy = () => {
    const element = list.current;
    if (!element) return false;
    const top = scrollerOf(element).getBoundingClientRect().top;
    const isScrolled = element.getBoundingClientRect().top < top - TOLERANCE_PX;
    return isScrolled || hovered.current || element.matches(":focus-within");
  };
  const check = useRef(() => {});
  check.current = () => {
    if (!isBusy()) free.current();
  };
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onScroll = () => check.current();
    const scroller = scrollerOf(element);
    scroller.addEventListener("scroll", onScroll, { passive: true });
    return () => scroller.removeEventListener("scroll", onScroll);
  }, []);
  const ref = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  return {
    isBusy,
    scrollToTop: () => {
      const element = list.current;
      // The button that was pressed disappears: the focus goes to the list, which is not busy because of it.
      if (element) element.scrollIntoView({ block: "nearest" });
    },
    watch: (onFree) => {
      free.current = onFree;
      return {
        ref,
        onPointerEnter: ({ pointerType }) => {
          hovered.current = pointerType === "mouse";
        },
        onPointerLeave: () => {
          hovered.current = false;
          check.current();
        },
        // The next element has the focus a moment later.
        onBlur: () => setTimeout(() => check.current()),
      };
    },
  };
}

/** What scrolls the list: a panel of its own, or the dialog it is in. */
export function scrollerOf(element: Element): Element {
  return element.closest("[data-scroller], dialog") ?? document.documentElement;
}

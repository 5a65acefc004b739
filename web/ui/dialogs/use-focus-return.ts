import { type RefCallback, useCallback, useLayoutEffect, useRef } from "react";

/**
 * When something that had the focus closes, the focus returns to the button that opened it: the one with this ref, or
 * the first visible one marked with `data-return` inside the element with the ref. Unless the focus is elsewhere already.
 */
export function useFocusReturn(open: boolean): RefCallback<HTMLElement> {
  const ref = useRef<HTMLElement>(null);
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    if (wasOpen.current && !open && isLost()) buttonOf(ref.current)?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  return useCallback((element) => {
    ref.current = element;
  }, []);
}

export function isLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement instanceof HTMLDialogElement;
}

function buttonOf(element: HTMLElement | null): HTMLElement | null | undefined {
  if (!element || element.matches("button")) return element;
  return [...element.querySelectorAll<HTMLElement>("[data-return]")].find((each) => each.checkVisibility());
}

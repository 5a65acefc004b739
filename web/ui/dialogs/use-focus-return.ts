import { type Ref, type RefObject, useEffect, useRef } from "react";

/**
 * When something that had the focus closes, the focus goes to the button that opened it: the one with this ref,
 * or the first one marked with `data-return` inside the element that has it. Unless it is elsewhere already.
 */
export function useFocusReturn<T extends HTMLElement>(open: boolean): Ref<T> {
  const ref: RefObject<T | null> = useRef(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open && isLost()) buttonOf(ref.current)?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  return ref;
}

function isLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement instanceof HTMLDialogElement;
}

function buttonOf(element: HTMLElement | null): HTMLElement | null | undefined {
  return element?.matches("button") ? element : element?.querySelector<HTMLElement>("[data-return]");
}

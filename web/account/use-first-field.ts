import { type RefObject, useLayoutEffect, useRef } from "react";

/** Typing can begin at once. Not on a touch screen, where the keyboard would cover half of the page. */
export function useFirstField<T extends HTMLElement>(isReady: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    if (!isReady || !matchMedia("(pointer: fine)").matches) return;
    ref.current?.querySelector<HTMLInputElement>("input:not([readonly])")?.focus();
  }, [isReady]);
  return ref;
}

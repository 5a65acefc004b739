import { type RefObject, useLayoutEffect } from "react";

/** A question inside a dialog takes the focus while it is open; Escape closes it alone. */
export function useQuestion(ref: RefObject<HTMLElement | null>, first: string, onCancel: () => void): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    ref.current?.querySelector<HTMLElement>(first)?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [ref, first]);
  useLayoutEffect(() => {
    const question = ref.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    };
    question?.addEventListener("keydown", onKeyDown);
    return () => question?.removeEventListener("keydown", onKeyDown);
  }, [ref, onCancel]);
}

/** Where the focus is after going to another page: on its content, unless something there has taken it. */
import { useEffect, useRef } from "react";
import { focusMain } from "../ui/dialogs/focus-main.ts";

/** How long a page may take to appear, in place of its placeholder. */
const PATIENCE_MS = 3000;

/** Nothing that does something has the focus. */
export function hasNoFocus(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.id === "main";
}

/** `page` names the page that is shown; the first one is where the browser puts the focus itself. */
export function useFocusOnPage(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    return focusContent();
  }, [page]);
}

function focusContent(): () => void {
  const end = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const attempt = (now: number) => {
    if (!hasNoFocus() || now > end) return;
    focusMain();
    frame = requestAnimationFrame(attempt);
  };
  frame = requestAnimationFrame(attempt);
  addEventListener("keydown", stop, { once: true, capture: true });
  addEventListener("pointerdown", stop, { once: true, capture: true });
  return stop;
}

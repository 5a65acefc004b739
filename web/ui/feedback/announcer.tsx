/** Announcements for screen readers of what is only visible on the screen, such as where a dragged card is. */
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { createListeners } from "../../util/listeners.ts";
import { useTopDialog } from "../dialogs/top-dialog.ts";

let sentence = "";
const listeners = createListeners();

export function announce(text: string): void {
  // The same text would not be announced twice: a trailing no-break space makes it different.
  sentence = text === sentence ? `${text}\u00a0` : text;
  listeners.notify();
}

export function Announcer() {
  const text = useSyncExternalStore(listeners.subscribe, () => sentence);
  return createPortal(
    <div className="visually-hidden" role="status" aria-live="assertive" data-testid="announcer">
      {text}
    </div>,
    useTopDialog() ?? document.body,
  );
}

/** Sentences for screen readers that nothing on the screen says in words, such as where a dragged card is. */
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTopDialog } from "../dialogs/top-dialog.ts";

let sentence = "";
const listeners = new Set<() => void>();

export function announce(text: string): void {
  // The same sentence twice would not be spoken again: a trailing no-break space makes it another.
  sentence = text === sentence ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => sentence);
  return createPortal(
    <div className="visually-hidden" role="status" aria-live="assertive" data-testid="announcer">
      {text}
    </div>,
    useTopDialog() ?? document.body,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useEffect, useState } from "react";
import { isLocal } from "../../../client/changes/local-id.ts";
import { EDITED, type Looking } from "../../../contract/socket.ts";
import type { BoardSession } from "../session/board-session.ts";

type Timer = ReturnType<typeof setTimeout>;

/** Somebody who has stopped typing a comment for this long is only looking. */
const TYPING_MS = 15_000;

/** Tells the others which card is open here, while the page can be seen, and which of its texts has the focus. */
export function useLook(session: BoardSession, cardId: string | null): void {
  const isVisible = useIsVisible();
  const editing = useEditing(cardId !== null);
  const shown = isVisible && cardId !== null && !isLocal(cardId) ? cardId : null;
  useEffect(() => session.look(shown, shown === null ? null : editing), [session, shown, editing]);
  useEffect(() => () => session.look(null), [session]);
}

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const change = () => setVisible(document.visibilityState === "visible");
    addEventListener("visibilitychange", change);
    return () => removeEventListener("visibilitychange", change);
  }, []);
  return isVisible;
}

/** What the text field that has the focus belongs to, as the element around it says with `data-editing`. */
function useEditing(isOpen: boolean): Looking["editing"] {
  const [editing, setEditing] = useState<Looking["editing"]>(null);
  useEffect(() => {
    if (!isOpen) return;
    let typedAt = 0;
    let timer: Timer | undefined;
    const look = () => setEditing(editedIn(document.activeElement, Date.now() - typedAt < TYPING_MS));
    // After the focus has arrived somewhere else, if it does.
    const lookSoon = () => setTimeout(look);
    const type = () => {
      typedAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(look, TYPING_MS);
      look();
    };
    // A field with a draft has the focus before this listens.
    look();
    addEventListener("focusin", look);
    addEventListener("focusout", lookSoon);
    addEventListener("input", type);
    // The key that sends a comment empties its field without an input event.
    addEventListener("keyup", look);
    return () => {
      clearTimeout(timer);
      setEditing(null);
      removeEventListener("focusin", look);
      removeEventListener("focusout", lookSoon);
      removeEventListener("input", type);
      removeEventListener("keyup", look);
    };
  }, [isOpen]);
  return editing;
}

/** The field for a new comment keeps the focus after sending: it counts only while something is being typed there. */
function editedIn(element: Element | null, isTyping: boolean): Looking["editing"] {
  if (!element?.matches("textarea, input:not([type=checkbox])")) return null;
  const part = element.closest<HTMLElement>("[data-editing]")?.dataset.editing;
  const isEmpty = "value" in element && element.value === "";
  if (part === "comment" && (isEmpty || !isTyping)) return null;
  return EDITED.find((each) => each === part) ?? null;
}

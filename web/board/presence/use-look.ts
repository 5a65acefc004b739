import { useEffect, useState } from "react";
import { EDITED, type Looking } from "../../../contract/socket.ts";
import type { BoardSession } from "../session/board-session.ts";
import { isLocal } from "../state/local-ids.ts";

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
    const look = () => setEditing(editedIn(document.activeElement));
    // After the focus has arrived somewhere else, if it does.
    const lookSoon = () => setTimeout(look);
    addEventListener("focusin", look);
    addEventListener("focusout", lookSoon);
    return () => {
      setEditing(null);
      removeEventListener("focusin", look);
      removeEventListener("focusout", lookSoon);
    };
  }, [isOpen]);
  return editing;
}

function editedIn(element: Element | null): Looking["editing"] {
  if (!element?.matches("textarea, input:not([type=checkbox])")) return null;
  const part = element.closest<HTMLElement>("[data-editing]")?.dataset.editing;
  return EDITED.find((each) => each === part) ?? null;
}

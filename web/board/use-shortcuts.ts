import { type RefObject, useEffect } from "react";
import { stored } from "../session/stored.ts";

/** Those who dictate or slip on keys can do without; the keys of a focused card are not meant by this. */
export const singleKeys = stored("boardcast-single-keys", ["on", "off"]);

interface Shortcuts {
  onHelp: () => void;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** Keys that work wherever nothing is being typed and no dialog is open. */
export function useShortcuts({ onHelp, searchRef }: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as Element;
      if (target.closest("input, textarea, select, [contenteditable], [role=menu], dialog")) return;
      if (singleKeys.get() === "off") return;
      if (event.key === "?") onHelp();
      else if (event.key === "/") searchRef.current?.focus();
      else if (event.key === "n") addCardNear(target);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [onHelp, searchRef]);
}

/** In the column that has the focus, else in the first. */
function addCardNear(target: Element): void {
  const column = target.closest("[data-column-id]") ?? document.querySelector("[data-column-id]");
  column?.querySelector<HTMLElement>(".add-card")?.click();
}

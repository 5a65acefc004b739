import { useEffect } from "react";
import * as texts from "#texts/board.ts";
import { hasNoFocus } from "../shell/focus-page.ts";
import { singleKeys } from "../storage/choices/single-keys.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { commandFor } from "../util/commands.ts";
import { TYPED_INTO } from "../util/typed-into.ts";
import { undoOrRedo } from "../util/undo-keys.ts";
import { focusFirstCard } from "./cards/place/neighbours.ts";
import type { BoardSession } from "./session/board-session.ts";

interface Shortcuts {
  session: BoardSession;
  /** An earlier moment is shown: what undo would change cannot be seen. */
  isPast: boolean;
  onSwitch: () => void;
  onActivity: () => void;
}

/** Shortcuts that work while nothing is being typed; single keys only while no dialog is open. */
export function useShortcuts({ session, isPast, onSwitch, onActivity }: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const undoing = target.closest(TYPED_INTO) ? null : undoOrRedo(event);
      if (undoing) {
        event.preventDefault();
        if (isPast) toast({ group: "undo", message: texts.backToNowFirst[undoing] });
        else session[undoing]();
      }
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // Wherever the focus is: the board behind a dialog is inert.
      if (document.querySelector("dialog:modal")) return;
      const goes = event.key.startsWith("Arrow") && !event.shiftKey;
      if (goes && hasNoFocus() && focusFirst()) event.preventDefault();
      if (target.closest("input, select, [role=menu]") || target.closest(TYPED_INTO)) return;
      if (singleKeys.get() === "off") return;
      if (event.key === "b") onSwitch();
      else if (event.key === "h") onActivity();
      else if (event.key === "f") press(".filter-open");
      else if (event.key === "m") press(".filter-mine");
      else if (event.key === "n") commandFor("new-card")?.();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [session, isPast, onSwitch, onActivity]);
}

function press(button: string): void {
  document.querySelector<HTMLElement>(button)?.click();
}

/** A card, or the calendar's day. */
function focusFirst(): boolean {
  const day = document.querySelector<HTMLElement>('.calendar [data-day][tabindex="0"]');
  day?.focus();
  return day !== null || focusFirstCard();
}

/** In the focused column, or else in the first one on the screen. */
export function addCardNear(target: Element): void {
  const columns = [...document.querySelectorAll("[data-column-id]:not([data-collapsed])")];
  const column =
    target.closest("[data-column-id]") ?? columns.find((each) => each.getBoundingClientRect().left >= 0);
  column?.querySelector<HTMLElement>(".add-card")?.click();
}

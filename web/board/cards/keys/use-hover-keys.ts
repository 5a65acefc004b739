/**
 * The keys of a card under the mouse, for those who point at a card and press a key. It counts from when the mouse enters
 * it until the focus goes elsewhere: a mouse that lies somewhere does not get in the way of the keyboard.
 */
import { useEffect } from "react";
import { findCard } from "../../../../client/changes/board-changes.ts";
import type { Card } from "../../../../contract/cards.ts";
import { singleKeys } from "../../../storage/choices/single-keys.ts";
import { TYPED_INTO } from "../../../util/typed-into.ts";
import type { Controls } from "../../controls.ts";
import { getDrag } from "../../drag/drag-state.ts";
import { realId } from "../../state/local-ids.ts";

/** What has keys of its own. */
const ELSEWHERE = "dialog:modal, [popover]:popover-open:not(.toasts)";

interface HoverKeys {
  /** Of the elements that stand for cards: its value is the id. */
  attribute: "data-card-id" | "data-due-card";
  /** Not those that delete. */
  keys: string;
  /** Arrows lead from it, too. A card that has the focus leaves it to the one that the mouse comes to. */
  arrows?: boolean;
  /** True if the key did something. Always the same function. */
  act: (event: KeyboardEvent, card: Card, controls: Controls) => boolean;
}

export function useHoverKeys(controls: Controls, { attribute, keys, arrows = false, act }: HoverKeys): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    /** The card that the mouse is over, and whether it came there after the focus. */
    let over: string | null = null;
    let counts = false;
    const leave = () => {
      counts = false;
    };
    const cardAt = ({ target }: Event) =>
      (target instanceof Element && target.closest(`[${attribute}]`)?.getAttribute(attribute)) || null;
    const onMove = (event: PointerEvent) => {
      // What scrolls below a mouse that is at rest has not been pointed at.
      if (event.pointerType !== "mouse" || (event.movementX === 0 && event.movementY === 0)) return;
      showPointing(true);
      const now = cardAt(event);
      if (now === over) return;
      over = now;
      counts = now !== null;
      if (arrows && now !== null && !getDrag()) takeFocus(attribute, now);
    };
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isArrow = key.startsWith("Arrow");
      const pointed = counts;
      if (key === "Tab" || isArrow) {
        leave();
        showPointing(false);
      }
      if (!pointed || over === null || ctrlKey || metaKey || altKey || getDrag()) return;
      if (isArrow ? !arrows : shiftKey || !keys.includes(key) || singleKeys.get() === "off") return;
      if (target instanceof Element && target.closest(`${TYPED_INTO}, select`)) return;
      if (document.querySelector(ELSEWHERE)) return;
      const { board } = controls.session.view;
      const card = board && findCard(board, realId(over));
      if (!card || !act(event, card, controls)) return;
      // Before the card that has the focus, and the board.
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("pointermove", onMove, { signal, passive: true });
    addEventListener("focusin", (event) => cardAt(event) !== over && leave(), { signal });
    document.documentElement.addEventListener("pointerleave", leave, { signal });
    addEventListener("keydown", onKey, { signal, capture: true });
    return () => listening.abort();
  }, [controls, attribute, keys, arrows, act]);
}

/** While the keyboard leads, what the mouse lies over is not marked: only one card is. */
function showPointing(isPointing: boolean): void {
  document.documentElement.toggleAttribute("data-by-keyboard", !isPointing);
}

/** From another card: the keys that act on the focus and those that act on what is pointed at mean the same card. */
function takeFocus(attribute: string, cardId: string): void {
  const focused = document.activeElement;
  if (!focused?.matches(`[${attribute}] h3 a`)) return;
  document.querySelector<HTMLElement>(`[${attribute}="${cardId}"] h3 a`)?.focus({ preventScroll: true });
}

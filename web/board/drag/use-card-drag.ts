import type { KeyboardEvent, PointerEvent } from "react";
import { restore } from "#texts/common.ts";
import { removedWhileMoving } from "#texts/drafts.tsx";
import * as texts from "#texts/drag.ts";
import { findCard } from "../../../client/changes/board-changes.ts";
import type { Card } from "../../../contract/cards.ts";
import { announce } from "../../ui/feedback/announcer.tsx";
import { toast } from "../../ui/feedback/toasts.tsx";
import { keyForward } from "../../util/direction.ts";
import { focusCard, showCard } from "../cards/focus.ts";
import { type Controls, useControls } from "../controls.ts";
import { type FloatingCopy, floatCopy } from "../motion/floating-copy.ts";
import { removalOf } from "../presence/authors.ts";
import { moveCards } from "../selection/bulk-actions.ts";
import { toggleSelected } from "../selection/selection.ts";
import { targetsOf } from "../selection/targets.ts";
import { moveCard } from "../session/actions.ts";
import type { BoardSession } from "../session/board-session.ts";
import { refuses } from "../state/column-room.ts";
import { realId } from "../state/local-ids.ts";
import { describe, type Landing, landingOf, neighbourOf, positionOf, step } from "./card-moves.ts";
import { type CardDrag, getDrag, setDrag } from "./drag-state.ts";
import { cardLandingAt } from "./drop-point.ts";
import { startPointerDrag } from "./pointer-drag.ts";
import { endFlight, refuseVisibly, settleCards, tileOf } from "./settle.ts";

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** Handlers for moving a tile with the pointer and the keyboard. */
export function useCardDrag(card: Card) {
  const controls = useControls();
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest("button, textarea, [role=menu]")) return;
      let ids: readonly string[] = [];
      startPointerDrag(event, {
        element: event.currentTarget,
        onStart: (copy) => {
          endFlight(realId(card.id));
          ids = pickUp(controls, card, "pointer");
          showCount(copy, ids.length);
        },
        onMove: (x, _y, copy) => {
          const landing = cardLandingAt(x, copy.top);
          if (landing) hold(controls, landing);
        },
        onDrop: () => drop(controls),
        onCancel: cancel,
        onHold: () => {
          setDrag(null);
          toggleSelected(realId(card.id));
        },
        onSettle: (copy) => settleCards(copy, realId(card.id), ids.map(realId)),
      });
    },
    /** For the focused element. True if the key was used for dragging. */
    onDragKey: (event: KeyboardEvent): boolean => {
      const drag = getDrag();
      const carrying = drag?.kind === "card" && drag.id === card.id ? drag : null;
      if (!carrying && isHeldMove(event)) return moveWhileHeld(controls, card, event);
      if (!carrying && event.key !== " ") return false;
      if (!carrying) pickUpWithKey(controls, card, true);
      else if (event.key === " " || event.key === "Enter") drop(controls);
      else if (event.key === "Escape") cancel();
      else if (ARROWS.includes(event.key)) carry(controls, carrying, keyForward(event));
      else if (event.key === "Tab") {
        cancel();
        return false;
      } else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

function isHeldMove({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return shiftKey && ARROWS.includes(key) && !ctrlKey && !metaKey && !altKey;
}

/**
 * Shift and arrows carry one card until Shift is let go: it moves once, and sets off no rule of the columns on its way.
 * False if the card cannot be carried: several move step by step.
 */
function moveWhileHeld(controls: Controls, card: Card, event: KeyboardEvent): boolean {
  if (targetsOf(controls, card).length > 1) return false;
  pickUpWithKey(controls, card, false);
  const drag = getDrag();
  if (drag?.kind !== "card") return false;
  carry(controls, drag, keyForward(event));
  const end = (released: Event) => {
    if (!("key" in released) || released.key === "Shift") drop(controls);
  };
  held = new AbortController();
  const { signal } = held;
  addEventListener("keyup", end, { signal });
  addEventListener("blur", end, { signal });
  event.preventDefault();
  event.stopPropagation();
  return true;
}

function showCount({ element }: FloatingCopy, count: number): void {
  if (count > 1) element.dataset.count = String(count);
}

/** Returns everything that is carried. */
function pickUp(controls: Controls, card: Card, by: CardDrag["by"]): readonly string[] {
  const { session, filter } = controls;
  const { board } = session.view;
  const cards = targetsOf(controls, card);
  const ids = cards.map(({ id }) => id);
  const home = board && landingOf(board, card.id, filter.current, ids);
  if (!home) return ids;
  // As high as the card in the hand, however many it carries: there must be something to drop them between.
  const gapPx = tileOf(card.id)?.offsetHeight ?? 0;
  setDrag({ kind: "card", id: card.id, title: card.title, ids, by, home, isRefused: false, gapPx, ...home });
  return ids;
}

/** The copy that shows where the card would land; the focus stays on the card itself. */
let shown: FloatingCopy | null = null;

/** While a card is carried until Shift is let go. */
let held: AbortController | null = null;

function pickUpWithKey(controls: Controls, card: Card, isAnnounced: boolean): void {
  const { session, filter } = controls;
  const { board } = session.view;
  const tile = tileOf(card.id);
  if (!tile || !board) return;
  shown = floatCopy(tile);
  shown.element.classList.add("drag-preview");
  shown.element.dataset.by = "keyboard";
  showCount(shown, pickUp(controls, card, "keyboard").length);
  shown.follow(() => document.querySelector(".drop-gap"));
  const drag = getDrag();
  if (drag?.kind !== "card" || !isAnnounced) return;
  const place = describe(board, drag.ids, drag, filter.current);
  announce(texts.pickedUpCard(card.title, place));
}

function carry(controls: Controls, drag: CardDrag, key: string): void {
  const { session, filter } = controls;
  const { board } = session.view;
  if (!board) return;
  const landing: Landing = step(board, drag.ids, drag, key, filter.current);
  hold(controls, landing);
  announce(describe(board, drag.ids, landing, filter.current));
}

/** Over a place where it could be dropped. */
function hold({ session }: Controls, { columnId, before }: Landing): void {
  const drag = getDrag();
  if (drag?.kind !== "card") return;
  const column = session.view.board?.columns.find(({ id }) => id === columnId);
  const isRefused = column !== undefined && refuses(column, drag.ids);
  setDrag({ ...drag, columnId, before, isRefused });
}

function drop(controls: Controls): void {
  const { session, filter } = controls;
  const drag = getDrag();
  const { board } = session.view;
  if (drag?.kind !== "card" || !board) return release(drag);
  const card = findCard(board, drag.id);
  if (!card) {
    release(drag);
    offerRestore(session, drag);
    return;
  }
  const cards = targetsOf(controls, card);
  if (drag.isRefused) refuseVisibly(drag.columnId);
  else if (cards.length > 1) announce(texts.droppedCards(cards.length));
  else announce(texts.droppedCard(card.title, describe(board, drag.ids, drag, filter.current)));
  // Before the gap closes: nothing else moves when the card takes its place.
  if (cards.length > 1)
    moveCards(session, cards, drag.columnId, neighbourOf(board, drag, cards, filter.current));
  else moveCard(session, card, drag.columnId, positionOf(board, card.id, drag, filter.current));
  // A column that is only partly visible, as on a phone, comes into view.
  if (drag.by === "keyboard") focusCard(card.id);
  else showCard(card.id);
  release(drag);
}

/** Somebody else has deleted or archived it: it comes back where it was about to be dropped. */
function offerRestore(session: BoardSession, drag: CardDrag): void {
  const { id, title, columnId } = drag;
  const bringItBack = async () => {
    const { bringBack } = await import("../../trash/bring-back.ts");
    await bringBack(session, { id, title, columnId });
  };
  toast({
    message: removedWhileMoving(title, removalOf(realId(id))),
    action: { label: restore, run: () => bringItBack().catch(() => offerRestore(session, drag)) },
  });
}

function cancel(): void {
  const drag = getDrag();
  if (drag) {
    announce(texts.cardIsBack);
    // The board may have been scrolled a long way from there.
    showCard(drag.id);
  }
  release(drag);
}

function release(drag: ReturnType<typeof getDrag>): void {
  held?.abort();
  held = null;
  setDrag(null);
  if (drag?.kind === "card" && shown) settleCards(shown, drag.id, drag.ids);
  shown = null;
}

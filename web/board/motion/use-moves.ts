import { useEffect } from "react";
import { isAway } from "../drag/drag-state.ts";
import { settle, tileOf } from "../drag/settle.ts";
import type { BoardSession } from "../session/board-session.ts";
import { type FloatingCopy, floatCopy } from "./floating-copy.ts";
import { createGate } from "./gate.ts";
import { movedBetween } from "./moved.ts";
import { glide, isStill } from "./stillness.ts";

/** More flights than this in a second cost frames, and nobody can follow them. */
const MOST = 8;
const STRETCH_MS = 1000;
const FADE_MS = 200;

/**
 * Cards glide when the board changes, whoever has changed it: with the keyboard, by undoing, on another device. Within a
 * column, the transitions of the list do that; between columns, a copy flies. What comes from or goes where nobody
 * can see it fades.
 */
export function useMoves(session: BoardSession): void {
  useEffect(() => {
    let shown = session.view.board;
    const isAdmitted = createGate(MOST, STRETCH_MS);
    // Subscribers are told before anything is rendered: the cards are still where they were.
    return session.subscribe(() => {
      const { board } = session.view;
      const before = shown;
      shown = board;
      if (!before || !board || before === board || isStill() || document.hidden) return;
      const { across, within, isAnything } = movedBetween(before, board);
      if (!isAnything || !isAdmitted(across.length + within.length, performance.now())) return;
      glide();
      for (const id of across) if (!isAway(id)) flyAcross(id);
      for (const id of within) if (!isAway(id)) fadeAtEdges(id);
    });
  }, [session]);
}

function flyAcross(id: string): void {
  const tile = tileOf(id);
  if (!tile || !isInView(tile)) return fadeIn(id);
  settle(floatCopy(tile), id, (cardId) => {
    const target = tileOf(cardId);
    return target && isInView(target) ? target : null;
  });
}

function fadeAtEdges(id: string): void {
  const tile = tileOf(id);
  if (!tile || !isInView(tile)) return fadeIn(id);
  const copy = floatCopy(tile);
  copy.element.hidden = true;
  requestAnimationFrame(() => fadeIfGone(id, copy));
}

function fadeIfGone(id: string, copy: FloatingCopy): void {
  if (tileOf(id)) return copy.remove();
  copy.element.hidden = false;
  copy.fade();
}

function fadeIn(id: string): void {
  requestAnimationFrame(() => tileOf(id)?.animate({ opacity: [0, 1] }, FADE_MS));
}

/** Within what its column and the board show. */
function isInView(tile: HTMLElement): boolean {
  const { top, bottom, left, right } = tile.getBoundingClientRect();
  const list = tile.closest(".cards-scroller")?.getBoundingClientRect();
  return list !== undefined && bottom > list.top && top < list.bottom && right > 0 && left < innerWidth;
}

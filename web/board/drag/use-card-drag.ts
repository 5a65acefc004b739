import type { KeyboardEvent, PointerEvent } from "react";
import type { Card } from "../../../contract/cards.ts";
import { announce } from "../../ui/feedback/announcer.tsx";
import { focusCard } from "../cards/focus.ts";
import { type Controls, useControls } from "../controls.ts";
import { moveCards } from "../selection/bulk-actions.ts";
import { toggleSelected } from "../selection/selection.ts";
import { targetsOf } from "../selection/targets.ts";
import { moveCard } from "../session/actions.ts";
import { findCard } from "../state/board-changes.ts";
import { isFull } from "../state/column-room.ts";
import { realId } from "../state/local-ids.ts";
import { describe, type Landing, landingOf, neighbourOf, positionOf, step } from "./card-moves.ts";
import { type Drag, getDrag, setDrag } from "./drag-state.ts";
import { cardLandingAt } from "./drop-point.ts";
import { startPointerDrag } from "./pointer-drag.ts";

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** Handlers for moving a tile with the pointer and the keyboard. */
export function useCardDrag(card: Card) {
  const controls = useControls();
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest("button, textarea, [role=menu]")) return;
      startPointerDrag(event, {
        element: event.currentTarget,
        onStart: () => {
          pickUp(controls, card, "pointer");
          showCount(targetsOf(controls, card).length);
        },
        onMove: (x, y) => {
          const id = realId(card.id);
          const landing = cardLandingAt(x, y, id);
          if (landing) setDrag({ kind: "card", id, by: "pointer", ...landing });
        },
        onDrop: () => drop(controls),
        onCancel: cancel,
        onHold: () => {
          setDrag(null);
          toggleSelected(realId(card.id));
        },
      });
    },
    /** For the focused element. True if the key was used for dragging. */
    onDragKey: (event: KeyboardEvent): boolean => {
      const drag = getDrag();
      const carrying = drag?.kind === "card" && drag.id === card.id ? drag : null;
      if (!carrying && event.key !== " ") return false;
      if (!carrying) pickUp(controls, card, "keyboard");
      else if (event.key === " " || event.key === "Enter") drop(controls);
      else if (event.key === "Escape") cancel();
      else if (ARROWS.includes(event.key)) carry(controls, carrying, event.key);
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

/** On the copy that follows the pointer. */
function showCount(count: number): void {
  const preview = document.querySelector<HTMLElement>(".drag-preview");
  if (preview && count > 1) preview.dataset.count = String(count);
}

function pickUp({ session, filter }: Controls, card: Card, by: Drag["by"]): void {
  const { board } = session.view;
  const landing = board && landingOf(board, card.id, filter.current);
  if (!landing) return;
  setDrag({ kind: "card", id: card.id, by, ...landing });
  if (by === "keyboard") {
    const place = describe(board, card.id, landing, filter.current);
    announce(`Picked up “${card.title}”, ${place}. Arrow keys move it, Space drops it, Escape cancels.`);
  }
}

function carry({ session, filter }: Controls, drag: Drag & { kind: "card" }, key: string): void {
  const { board } = session.view;
  if (!board) return;
  const landing: Landing = step(board, drag.id, drag, key, filter.current);
  setDrag({ ...drag, ...landing });
  announce(describe(board, drag.id, landing, filter.current));
}

function drop(controls: Controls): void {
  const { session, filter } = controls;
  const drag = getDrag();
  setDrag(null);
  const { board } = session.view;
  if (drag?.kind !== "card" || !board) return;
  const card = findCard(board, drag.id);
  if (!card) return announce("The card was deleted while you were moving it.");
  const column = board.columns.find(({ id }) => id === drag.columnId);
  const isRefused = column !== undefined && column.id !== card.column_id && isFull(column);
  if (drag.by === "keyboard") focusCard(card.id);
  const cards = targetsOf(controls, card);
  if (cards.length > 1) {
    announce(`Dropped ${cards.length} cards.`);
    moveCards(session, cards, drag.columnId, neighbourOf(board, drag, cards, filter.current));
    return;
  }
  if (!isRefused) announce(`Dropped “${card.title}”, ${describe(board, drag.id, drag, filter.current)}.`);
  moveCard(session, card, drag.columnId, positionOf(board, card.id, drag, filter.current));
}

function cancel(): void {
  if (getDrag()) announce("Cancelled. The card is back where it was.");
  setDrag(null);
}

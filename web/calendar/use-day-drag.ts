/** Drags a card to another day, with the pointer or the keyboard. */

import type { KeyboardEvent, PointerEvent } from "react";
import * as texts from "#texts/calendar.ts";
import type { Card } from "../../contract/cards.ts";
import { startPointerDrag } from "../board/drag/pointer-drag.ts";
import { useBoard } from "../board/use-board.ts";
import { announce } from "../ui/feedback/announcer.tsx";
import { keyForward } from "../util/direction.ts";
import { addDays, dayOf } from "./days.ts";
import { dayWords, moveToDay } from "./due-cards.ts";

/** How long a card is held over a button of the head until it turns the page, and until it does so again. */
const TURN_MS = 600;
/** With Shift held down. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface DayDrag {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** `onMoved` is told the day of a card that has lost the focus by being moved: with the keyboard, or to another month. */
export function useDayDrag(card: Card, onMoved: (cardId: string, day: string) => void): DayDrag {
  const { session } = useBoard();
  return {
    onPointerDown(event) {
      const element = event.currentTarget;
      let over: HTMLElement | null = null;
      /** Since when it has been over a button, or since the page was turned last. */
      let since = 0;
      const point = (next: HTMLElement | null) => {
        if (next === over) return;
        if (over) delete over.dataset.drop;
        over = next;
        if (over) over.dataset.drop = "true";
        since = performance.now();
      };
      startPointerDrag(event, {
        element,
        onStart: () => {},
        onMove(x, y) {
          point(placeAt(x, y));
          if (over?.dataset.turn === undefined || performance.now() - since < TURN_MS) return;
          since = performance.now();
          over.click();
        },
        onDrop() {
          const day = over?.dataset.day;
          point(null);
          if (!day) return;
          moveToDay(session, card, day);
          // The month that it was taken from is no longer there.
          if (!element.isConnected) onMoved(card.id, day);
        },
        onCancel: () => point(null),
      });
    },
    onKeyDown(event) {
      const step = STEPS[keyForward(event)];
      if (!event.shiftKey || step === undefined) return;
      event.preventDefault();
      const day = card.due_at ? addDays(dayOf(new Date(card.due_at)), step) : dayOf(new Date());
      moveToDay(session, card, day);
      announce(texts.nowDue(card.title, dayWords(day)));
      onMoved(card.id, day);
    },
  };
}

/** A day, or a button that leads to others. */
function placeAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-day], [data-turn]") ?? null;
}

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

/** With Shift held down. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface DayDrag {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** `onMoved` is told the day that a card was moved to with the keyboard. */
export function useDayDrag(card: Card, onMoved: (cardId: string, day: string) => void): DayDrag {
  const { session } = useBoard();
  return {
    onPointerDown(event) {
      let over: HTMLElement | null = null;
      const point = (next: HTMLElement | null) => {
        if (over) delete over.dataset.drop;
        over = next;
        if (over) over.dataset.drop = "true";
      };
      startPointerDrag(event, {
        element: event.currentTarget,
        onStart: () => {},
        onMove: (x, y) => point(dayAt(x, y)),
        onDrop() {
          const day = over?.dataset.day;
          point(null);
          if (day) moveToDay(session, card, day);
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

function dayAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-day]") ?? null;
}

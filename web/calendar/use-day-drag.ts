/** Drags a card to another day, with the pointer or the keyboard. */

import type { KeyboardEvent, PointerEvent } from "react";
import * as texts from "#texts/calendar.ts";
import type { Card } from "../../contract/cards.ts";
import { setSettling } from "../board/drag/drag-state.ts";
import { startPointerDrag } from "../board/drag/pointer-drag.ts";
import { endFlight, settle } from "../board/drag/settle.ts";
import { useBoard } from "../board/use-board.ts";
import { announce } from "../ui/feedback/announcer.tsx";
import { keyForward } from "../util/direction.ts";
import { addDays, dayOf, daysBetween } from "./days.ts";
import { dayWords, dueDay, moveToDay } from "./due-cards.ts";
import { type CalendarPlace, calendarIn } from "./view-state.ts";

/** How long a card is held over a button of the head until it turns the page, and until it does so again. */
const TURN_MS = 900;
/** With Shift held down. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Told the day of a card that has lost the focus by being moved, with the keyboard or to another month; and, if it was
 * not moved after all, what was shown before.
 */
export type OnMoved = (cardId: string, day: string, back?: CalendarPlace) => void;

interface DayDrag {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Of a bar, the day that it is held by goes to the day that it is dropped on, and the others along with it. */
export function useDayDrag(card: Card, onMoved: OnMoved, isBar: boolean): DayDrag {
  const { session } = useBoard();
  return {
    onPointerDown(event) {
      const element = event.currentTarget;
      let start: CalendarPlace | null = null;
      const target = dropTarget();
      const due = dueDay(card);
      const held = isBar ? placeAt(event.clientX, event.clientY)?.dataset.day : undefined;
      const comeBack = () => {
        const isTurned = start && calendarIn(location.search)?.day !== start.day;
        if (start && isTurned) onMoved(card.id, due ?? start.day, start);
      };
      startPointerDrag(event, {
        element,
        onStart() {
          start = calendarIn(location.search);
          endFlight(card.id);
          setSettling(card.id, true);
        },
        onMove(x, y, copy) {
          target.point(placeAt(x, y));
          copy.element.toggleAttribute("data-see-through", target.hold());
        },
        onDrop() {
          const over = target.point(null)?.dataset.day;
          if (!over) return comeBack();
          const day = due && held ? addDays(due, daysBetween(held, over)) : over;
          moveToDay(session, card, day);
          // The month that it was taken from is no longer there.
          if (!element.isConnected) onMoved(card.id, day);
        },
        onCancel() {
          target.point(null);
          comeBack();
        },
        onSettle: (copy) => settle(copy, card.id, shownCard),
      });
    },
    onKeyDown(event) {
      const step = STEPS[keyForward(event)];
      if (!event.shiftKey || step === undefined) return;
      event.preventDefault();
      const due = dueDay(card);
      const day = due ? addDays(due, step) : dayOf(new Date());
      moveToDay(session, card, day);
      announce(texts.nowDue(card.title, dayWords(day)));
      onMoved(card.id, day);
    },
  };
}

/** The day or button that a card is held over: it is marked, and a button is pressed after a while. */
function dropTarget() {
  let over: HTMLElement | null = null;
  /** Since when it has been over a button, or since the page was turned last. */
  let since = 0;
  return {
    /** Returns the one that it was over before. */
    point(next: HTMLElement | null): HTMLElement | null {
      const before = over;
      if (next === over) return before;
      if (over) delete over.dataset.drop;
      over?.style.removeProperty("--held");
      over = next;
      if (over) over.dataset.drop = "true";
      since = performance.now();
      return before;
    },
    /** True over a button. */
    hold(): boolean {
      if (over?.dataset.turn === undefined) return false;
      const held = (performance.now() - since) / TURN_MS;
      over.style.setProperty("--held", String(Math.min(1, held)));
      if (held < 1) return true;
      since = performance.now();
      over.click();
      return true;
    },
  };
}

/** A day, or a button that leads to others. A bar is over days that it is not in. */
function placeAt(x: number, y: number): HTMLElement | null {
  const here = document.elementsFromPoint(x, y).find((each) => each.matches("[data-day], [data-turn]"));
  return here instanceof HTMLElement ? here : null;
}

/** On its day; or else what stands for it there among the cards that do not fit. */
function shownCard(cardId: string): HTMLElement | null {
  const card = document.querySelector<HTMLElement>(`.calendar [data-due-card="${cardId}"]`);
  if (!card?.closest('[data-hidden="true"]')) return card;
  return card.closest("[data-day]")?.querySelector<HTMLElement>(".day-more") ?? null;
}

/** The day of the calendar that has the focus, or would get it, and how keys move it. */
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from "react";
import { dayAfterKey } from "../ui/dates/day-keys.ts";
import { keyForward } from "../util/direction.ts";
import { type CalendarPlace, showCalendar } from "./view-state.ts";

interface Shown {
  place: CalendarPlace;
  /** Without those of other months. */
  days: readonly string[];
  firstWeekday: number;
}

interface DayFocus {
  active: string;
  /** Shows another time, or another day of it. */
  show: (place: CalendarPlace) => void;
  /** Shows a day, and gives it the focus, or the card on it; `at` is what is shown then, if it is known. */
  goTo: (day: string, cardId?: string, at?: CalendarPlace) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** `onEnter` is told the day that Enter was pressed on. */
export function useDayFocus(
  root: RefObject<HTMLElement | null>,
  { place, days, firstWeekday }: Shown,
  onEnter: (day: string) => void,
): DayFocus {
  const { span } = place;
  const [chosen, setChosen] = useState(place.day);
  const active = days.includes(chosen) ? chosen : place.day;
  // What has to get the focus may be rendered only after this. A new object each time: the same day may be wanted again.
  const [wanted, setWanted] = useState<{ day: string; cardId: string | undefined } | null>(null);
  useEffect(() => {
    if (!wanted || !root.current) return;
    const { day, cardId } = wanted;
    const card = cardId && root.current.querySelector<HTMLElement>(`[data-due-card="${cardId}"]`);
    // A card among those that do not fit cannot have it.
    if (card && !card.closest('[data-hidden="true"]')) card.focus();
    else focusDay(root.current, day);
  }, [wanted, root]);
  // By the pointer, or with Tab, to a card of another day.
  useEffect(() => {
    const element = root.current;
    const follow = ({ target }: FocusEvent) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;
      if (cell?.dataset.day) setChosen(cell.dataset.day);
    };
    element?.addEventListener("focusin", follow);
    return () => element?.removeEventListener("focusin", follow);
  }, [root]);
  const show = useCallback((next: CalendarPlace) => {
    setChosen(next.day);
    showCalendar(next);
  }, []);
  const goTo = (day: string, cardId?: string, at?: CalendarPlace) => {
    setWanted({ day, cardId });
    setChosen(day);
    if (at || !days.includes(day)) showCalendar(at ?? { span, day });
  };
  return {
    active,
    show,
    goTo,
    onKeyDown(event) {
      const { target, currentTarget, shiftKey, ctrlKey, metaKey, altKey } = event;
      const cell = target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;
      const day = cell?.dataset.day;
      if (event.defaultPrevented || !day || !currentTarget.contains(cell)) return;
      if (shiftKey || ctrlKey || metaKey || altKey) return;
      const key = keyForward(event);
      const page = span === "week" && { PageUp: "ArrowUp", PageDown: "ArrowDown" }[key];
      const to = dayAfterKey(page || key, day, firstWeekday);
      if (to) goTo(to);
      else if (key === "Enter" && target === cell) onEnter(day);
      else return;
      event.preventDefault();
    },
  };
}

/** Its cell, or the button in it. */
export function focusDay(root: HTMLElement | null, day: string): void {
  const cell = root?.querySelector<HTMLElement>(`[data-day="${day}"]`);
  (cell?.querySelector<HTMLElement>("button[aria-pressed]") ?? cell)?.focus();
}

/** How many cards there is room for on each day of a month, and on how many lines their titles are. */
import { type RefObject, useLayoutEffect, useState } from "react";

/** The most lines of a title first. */
const LINES = ["3", "2", "1"];
/** The height of "+3 more", which is above the end of the list: 1.5 rem. */
const moreHeight = () => 1.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The number of cards by day; a day that is missing shows all of its own. `content` is measured again when it changes. */
export function useFittingCards(
  grid: RefObject<HTMLElement | null>,
  content: readonly unknown[],
): ReadonlyMap<string, number> {
  const [fitting, setFitting] = useState<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => {
      const now = measured(element);
      setFitting((before) => (isSame(before, now) ? before : now));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [grid, ...content]);
  return fitting;
}

/** All days in turn for each number of lines, so that the page is laid out three times and not once for every day. */
function measured(grid: HTMLElement): ReadonlyMap<string, number> {
  let full = [...grid.querySelectorAll<HTMLElement>("[data-day] > ul")];
  for (const lines of LINES) {
    for (const list of full) list.dataset.lines = lines;
    full = full.filter((list) => endOf(list.lastElementChild) > list.clientHeight);
  }
  const more = moreHeight();
  const rooms = new Map(full.map((list) => [list, roomIn(list, more)]));
  for (const week of new Set(full.map((list) => list.closest("tr")))) if (week) hideBars(week, rooms, more);
  return new Map([...rooms].map(([list, room]) => [list.parentElement?.dataset.day ?? "", room]));
}

/** A bar that one of its days has no room for is hidden on the others, too, which then need a line to say so. */
function hideBars(week: Element, rooms: Map<HTMLElement, number>, more: number): void {
  const lists = [...week.querySelectorAll<HTMLElement>("[data-day] > ul")];
  const bars = lists.flatMap((list, to) =>
    [...list.children].flatMap((row, lane) => {
      const days = row instanceof HTMLElement ? Number(row.style.getPropertyValue("--days")) : 0;
      return days > 0 ? { lane, lists: lists.slice(to + 1 - days, to + 1) } : [];
    }),
  );
  let before: number;
  do {
    before = rooms.size;
    for (const bar of bars) {
      if (!bar.lists.some((list) => bar.lane >= (rooms.get(list) ?? Number.POSITIVE_INFINITY))) continue;
      for (const list of bar.lists) if (!rooms.has(list)) rooms.set(list, roomIn(list, more));
    }
  } while (rooms.size > before);
}

function roomIn(list: HTMLElement, more: number): number {
  const end = list.clientHeight - more;
  const rows = [...list.querySelectorAll("li")];
  const over = rows.findIndex((row) => endOf(row) > end);
  return over < 0 ? rows.length : over;
}

function endOf(row: Element | null): number {
  return row instanceof HTMLElement ? row.offsetTop + row.offsetHeight : 0;
}

function isSame(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  return a.size === b.size && [...a].every(([day, count]) => b.get(day) === count);
}

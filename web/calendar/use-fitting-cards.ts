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
    full = full.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  }
  const more = moreHeight();
  return new Map(full.map((list) => [list.parentElement?.dataset.day ?? "", roomIn(list, more)]));
}

function roomIn(list: HTMLElement, more: number): number {
  const end = list.clientHeight - more;
  const rows = [...list.querySelectorAll("li")];
  const over = rows.findIndex(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > end);
  return over < 0 ? rows.length : over;
}

function isSame(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  return a.size === b.size && [...a].every(([day, count]) => b.get(day) === count);
}

import type { Line } from "./feed/lines.ts";

export interface Day {
  name: string;
  lines: Line[];
}

const DAY_MS = 24 * 60 * 60_000;

/** Lines under the local day on which they happened, in their order. */
export function daysOf(lines: readonly Line[], now: number): Day[] {
  const days: Day[] = [];
  for (const line of lines) {
    const name = dayName(line.event.timestamp, now);
    const last = days.at(-1);
    if (last?.name === name) last.lines.push(line);
    else days.push({ name, lines: [line] });
  }
  return days;
}

function dayName(time: string, now: number): string {
  const date = new Date(time);
  const today = new Date(now);
  if (date.toDateString() === today.toDateString()) return "Today";
  if (date.toDateString() === new Date(now - DAY_MS).toDateString()) return "Yesterday";
  const year = date.getFullYear() === today.getFullYear() ? undefined : "numeric";
  return date.toLocaleDateString(undefined, { weekday: "long", day: "numeric", month: "long", year });
}

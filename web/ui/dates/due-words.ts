/** When something is due, as people say it. Pure. */
import * as texts from "#texts/dates.ts";
import { dateFormat } from "../../texts/format.ts";

const TIME = dateFormat({ timeStyle: "short" });

/** As `dueDay`, with the time of what is to come today or tomorrow, if one was chosen. */
export function dueWords(due: Date, now: Date, dayOf: (due: Date) => string): string {
  const isNear = isIn(0, due, now) || isIn(1, due, now);
  const day = dueDay(due, now, dayOf);
  return !isNear || due < now || isUsual(due) ? day : texts.atTime(day, TIME.format(due));
}

/** Yesterday, today and tomorrow by their names; other days as `dayOf` says. */
export function dueDay(due: Date, now: Date, dayOf: (due: Date) => string): string {
  if (isIn(-1, due, now)) return texts.yesterday;
  if (isIn(0, due, now)) return texts.today;
  return isIn(1, due, now) ? texts.tomorrow : dayOf(due);
}

function isIn(days: number, due: Date, now: Date): boolean {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return due.toDateString() === day.toDateString();
}

/** On the day as a whole: `USUAL_DUE_TIME`, or midnight, as other tools have it. */
export const isUsual = (due: Date) => (due.getHours() * 60 + due.getMinutes() + 1) % 1440 < 2;

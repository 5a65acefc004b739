/** When something is due, as people say it. Pure. */
import * as texts from "#texts/dates.ts";
import { dateFormat } from "../../texts/format.ts";

const TIME = dateFormat({ timeStyle: "short" });

/** Yesterday, today and tomorrow by their names, those to come with the time if one was chosen; other days as `dayOf` says. */
export function dueWords(due: Date, now: Date, dayOf: (due: Date) => string): string {
  const isIn = (days: number) =>
    due.toDateString() === new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toDateString();
  const withTime = (day: string) => (due < now || isUsual(due) ? day : texts.atTime(day, TIME.format(due)));
  if (isIn(-1)) return texts.yesterday;
  if (isIn(0)) return withTime(texts.today);
  if (isIn(1)) return withTime(texts.tomorrow);
  return dayOf(due);
}

/** On the day as a whole: `USUAL_DUE_TIME`, or midnight, as other tools have it. */
export const isUsual = (due: Date) => (due.getHours() * 60 + due.getMinutes() + 1) % 1440 < 2;

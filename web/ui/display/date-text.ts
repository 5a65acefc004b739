import { dateFormat } from "../../texts/format.ts";
import { isUsual } from "../dates/due-words.ts";

const WITH_TIME = dateFormat({ dateStyle: "medium", timeStyle: "short" });
const DAY = dateFormat({ dateStyle: "medium" });

/** A date with its time, unless the whole day is meant, in the reader's language and time zone. */
export function dateText(time: string): string {
  const date = new Date(time);
  return (isUsual(date) ? DAY : WITH_TIME).format(date);
}

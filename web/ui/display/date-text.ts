import { dateFormat } from "../../texts/format.ts";

const WITH_TIME = dateFormat({ dateStyle: "medium", timeStyle: "short" });

/** A date with its time, in the reader's language and time zone. */
export function dateText(time: string): string {
  return WITH_TIME.format(new Date(time));
}

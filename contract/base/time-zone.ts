/** Names of time zones, as in the IANA database: "Europe/Berlin". */
import * as z from "zod/mini";
import { atMost } from "./define.ts";

const NAME = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

export const timeZone = z
  .string()
  .check(
    atMost(64),
    z.refine(isTimeZone, { error: "must be the name of a time zone, such as Europe/Berlin" }),
  );

function isTimeZone(name: string): boolean {
  try {
    return NAME.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

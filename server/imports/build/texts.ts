/** Texts and dates of a file in the form that the interface accepts. */
import { color } from "../../../contract/base/color.ts";
import { inUtc, moment } from "../../../contract/base/define.ts";
import { cleanText, lineOf } from "../clean-text.ts";
import type { Tally } from "../report.ts";
import { say, type Thing } from "../words.ts";

export const MOST = { title: 255, description: 50_000, item: 2000, comment: 20_000 } as const;

/** The beginning of a text, without half a character at its end. */
function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.charCodeAt(most - 1);
  const isHalf = end >= 0xd800 && end <= 0xdbff;
  return text.slice(0, isHalf ? most - 1 : most);
}

/** One that is too long ends in an ellipsis. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${beginning(text, most - 1).trimEnd()}…`;
}

const UNTITLED = "Untitled";

type Named = "board" | "label" | "column" | "checklist" | "rule" | "person";

/** Of anything but a card: what is cut off is lost. */
export function titleOf(given: string, what: Named, tally: Tally, otherwise = UNTITLED): string {
  const whole = lineOf(given);
  if (whole.length > MOST.title)
    tally.warn(
      say(`The name of a ${what} was longer than {most} characters and was cut.`, { most: MOST.title }),
    );
  return cut(whole, MOST.title) || otherwise;
}

type Body = "description of the board" | "description of a card" | "text of a comment";

/** Text that is kept exactly as it is, up to its bound. */
export function bodyOf(given: string, most: number, what: Body, tally: Tally): string {
  const whole = cleanText(given);
  if (whole.length > most)
    tally.warn(say(`The ${what} was longer than {most} characters and was cut.`, { most }));
  return cut(whole, most);
}

interface Titled {
  title: string;
  description: string | null;
}

/** A title that is too long is cut, and whole at the top of the description. */
export function titleAndDescription(given: Titled, tally: Tally): Titled {
  const title = lineOf(given.title);
  if (title === "") tally.warn(say("A card had no title: it is called “{name}”.", { name: UNTITLED }));
  const isLong = title.length > MOST.title;
  if (isLong)
    tally.warn(
      say("The title of a card was longer than {most} characters: it is whole in the description.", {
        most: MOST.title,
      }),
    );
  const parts = [...(isLong ? [title] : []), ...(given.description === null ? [] : [given.description])];
  return {
    title: cut(title, MOST.title) || UNTITLED,
    description:
      parts.length === 0
        ? null
        : bodyOf(parts.join("\n\n"), MOST.description, "description of a card", tally),
  };
}

/** Null for one that is not a date, or not between the years 0 and 9999. */
export function checkedDate(given: string | null, what: Thing, tally: Tally): string | null {
  if (given === null) return null;
  // Readers hand most dates on in the form in which they are stored.
  if (inUtc(given) === given) return given;
  const date = moment.safeParse(given);
  if (date.success) return date.data;
  tally.skip(what, "they are not dates between the years 0 and 9999");
  return null;
}

/** When something was written: not in the future. */
export function pastDate(given: string | null, what: Thing, tally: Tally, now: string): string | null {
  const date = checkedDate(given, what, tally);
  if (date === null || date <= now) return date;
  tally.warn("A date of the past was in the future: it became the time of the import.");
  return now;
}

type Coloured = "boards" | "columns" | "labels";

export function colorOf(given: string | null, what: Coloured, tally: Tally): string | null {
  if (given === null) return null;
  const known = color.safeParse(given);
  if (known.success) return known.data;
  tally.skip(`colours of ${what}`, "they are not colours");
  return null;
}

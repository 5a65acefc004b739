/** Dates as people type them. */
import { expect, test } from "bun:test";
import { typedDate } from "../../web/ui/dates/typed-date.ts";

/** A Thursday. */
const TODAY = "2026-11-19";

function understood(text: string): string | null {
  const found = typedDate(text, TODAY);
  return found && [found.day, found.time].filter(Boolean).join(" ");
}

test.each([
  ["today", "2026-11-19"],
  ["Tomorrow", "2026-11-20"],
  ["tmr", "2026-11-20"],
  ["the day after tomorrow", "2026-11-21"],
  ["yesterday", "2026-11-18"],
  ["in 2 weeks", "2026-12-03"],
  ["2w", "2026-12-03"],
  ["3 days", "2026-11-22"],
  ["in a month", "2026-12-19"],
  ["one year", "2027-11-19"],
  ["in 0 days", "2026-11-19"],
])("%p is that far from today", (text, day) => {
  expect(understood(text)).toBe(day);
});

test.each([
  ["fri", "2026-11-20"],
  ["on Friday", "2026-11-20"],
  ["th", "2026-11-26"],
  ["wed.", "2026-11-25"],
  ["next fri", "2026-11-27"],
  ["next mon", "2026-11-23"],
  ["next week", "2026-11-23"],
  ["next month", "2026-12-19"],
])("%p is a day of a week to come", (text, day) => {
  expect(understood(text)).toBe(day);
});

test.each([
  ["24 dec", "2026-12-24"],
  ["Dec 24", "2026-12-24"],
  ["24. December", "2026-12-24"],
  ["December 24th, 2027", "2027-12-24"],
  ["3 mar", "2027-03-03"],
  ["19 nov", "2026-11-19"],
  ["29 feb", "2028-02-29"],
  ["Fri 27 Nov", "2026-11-27"],
  ["Friday, November 27, 2026", "2026-11-27"],
  ["24.12.", "2026-12-24"],
  ["24.12", "2026-12-24"],
  ["1.2.27", "2027-02-01"],
  ["12/24", "2026-12-24"],
  ["24/12/2026", "2026-12-24"],
  ["2031-05-06", "2031-05-06"],
  ["24th", "2026-11-24"],
  ["3.", "2026-12-03"],
])("%p is a date, in the year or month to come if it does not say which", (text, day) => {
  expect(understood(text)).toBe(day);
});

test.each([
  ["5pm", "2026-11-19 17:00"],
  ["fri 12am", "2026-11-20 00:00"],
  ["tomorrow at 9", "2026-11-20 09:00"],
  ["24.12., 17:30", "2026-12-24 17:30"],
  ["in 2 days 8:05", "2026-11-21 08:05"],
])("%p has a time of day", (text, moment) => {
  expect(understood(text)).toBe(moment);
});

test("what is no date is none", () => {
  const texts = ["", "12", "f", "friend", "31 feb", "32.1.", "13/13", "fri 25:00", "in weeks", "fri 24 dec"];
  expect(texts.map(understood)).toEqual(texts.map(() => null));
});

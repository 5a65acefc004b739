/** When something is due, and how long ago something was, as people say it. */
import { expect, test } from "bun:test";
import { dueWords } from "../../web/ui/dates/due-words.ts";
import { dateText } from "../../web/ui/display/date-text.ts";
import { timeAgo } from "../../web/ui/display/time-ago.ts";

const now = new Date("2026-03-10T12:00");
const said = (due: string) => dueWords(new Date(due), now, () => "another day").replaceAll("\u202f", " ");

test("yesterday, today and tomorrow have names, with the time of what is still to come and has one", () => {
  expect([
    said("2026-03-08T23:59"),
    said("2026-03-09T08:00"),
    said("2026-03-10T11:59"),
    said("2026-03-10T16:30"),
    said("2026-03-10T23:59"),
    said("2026-03-11T09:00"),
    said("2026-03-11T23:59"),
    said("2026-03-11T00:00"),
    said("2026-03-12T00:00"),
  ]).toEqual([
    "another day",
    "Yesterday",
    "Today",
    "Today 4:30 PM",
    "Today",
    "Tomorrow 9:00 AM",
    "Tomorrow",
    "Tomorrow",
    "another day",
  ]);
});

test("a time after a week is its date, with the year only if that is another one; it can be short", () => {
  const ago = (time: string, isShort = false) => timeAgo(time, now.getTime(), { isShort });
  expect([ago("2026-02-28T12:00"), ago("2025-12-24T12:00")]).toEqual(["Feb 28", "Dec 24, 2025"]);
  expect([ago("2026-03-10T11:44"), ago("2026-03-10T11:44", true)]).toEqual(["16 minutes ago", "16m ago"]);
});

test("a date is without a time where the whole day is meant", () => {
  const texts = ["2026-03-10T16:30", "2026-03-10T23:59", "2026-03-10T00:00"].map(dateText);
  expect(texts.map((text) => text.replaceAll("\u202f", " "))).toEqual([
    "Mar 10, 2026, 4:30 PM",
    "Mar 10, 2026",
    "Mar 10, 2026",
  ]);
});

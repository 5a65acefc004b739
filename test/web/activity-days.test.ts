/** The headings above the activity: local days of the calendar. */
import { afterEach, expect, test } from "bun:test";
import { daysOf } from "../../web/activity/days.ts";

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone ?? "UTC";
});

/** The days of some local times, newest first. */
function days(now: string, ...times: string[]) {
  return daysOf(times, (time) => time, Date.parse(now));
}

const longName = (time: string) =>
  new Date(time).toLocaleDateString(undefined, { weekday: "long", day: "numeric", month: "long" });

test("yesterday is the day before on the calendar, also when the clocks have changed", () => {
  process.env.TZ = "Europe/Berlin";
  const names = (...args: Parameters<typeof days>) => days(...args).map(({ name }) => name);
  expect([
    names("2026-03-30T00:30", "2026-03-30T00:10", "2026-03-29T12:00", "2026-03-28T23:45"),
    names("2026-10-25T23:30", "2026-10-25T00:10", "2026-10-24T12:00", "2026-10-23T23:45"),
  ]).toEqual([
    ["Today", "Yesterday", longName("2026-03-28T23:45")],
    ["Today", "Yesterday", longName("2026-10-23T23:45")],
  ]);
});

test("timestamps out of order lead back to the same day under a key of its own", () => {
  const list = days("2026-05-04T12:00", "2026-05-04T11:00", "2026-05-02T11:00", "2026-05-04T10:00");
  expect(list.map(({ name }) => name)).toEqual(["Today", longName("2026-05-02T11:00"), "Today"]);
  expect(new Set(list.map(({ key }) => key)).size).toBe(3);
});

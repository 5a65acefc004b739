import { expect, test } from "bun:test";
import { dueOn } from "../../web/ui/dates/days.ts";

test("a first due date is at the last minute of its day", () => {
  expect(dueOn("2026-03-01", null)).toBe(new Date("2026-03-01T23:59").toISOString());
});

test("a card that is due on another day keeps its time of day", () => {
  const before = new Date("2026-02-01T10:30:15").toISOString();
  expect(dueOn("2026-03-01", before)).toBe(new Date("2026-03-01T10:30:15").toISOString());
});

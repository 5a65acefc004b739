import { expect, test } from "bun:test";
import fc from "fast-check";
import { momentIn, startOfDay } from "../../server/platform/util/days.ts";

const ZONES = ["Europe/Berlin", "America/Sao_Paulo", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia"];

/** What the clocks show, as if it were in UTC. */
function shownAt(timeMs: number, timeZone: string): number {
  const text = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(
    timeMs,
  );
  return Date.parse(`${text.replace(" ", "T")}Z`);
}

test("a time that the clocks of a zone show is the first moment at which they show it", () => {
  const second = fc.integer({ min: Date.UTC(1990, 0) / 1000, max: Date.UTC(2037, 0) / 1000 });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), second, (timeZone, seconds) => {
      const shown = shownAt(seconds * 1000, timeZone);
      const moment = momentIn(shown, timeZone);
      expect(moment).toBeLessThanOrEqual(seconds * 1000);
      expect(shownAt(moment, timeZone)).toBe(shown);
    }),
    { numRuns: 2000 },
  );
});

test("HOME-6: a day whose midnight the clocks leave out begins at one", () => {
  const dayBefore = new Date("2018-11-03T12:00:00Z");
  expect(startOfDay(dayBefore, "America/Sao_Paulo", 1)).toBe("2018-11-04T03:00:00.000Z");
  expect(startOfDay(dayBefore, "America/Sao_Paulo", 2)).toBe("2018-11-05T02:00:00.000Z");
});

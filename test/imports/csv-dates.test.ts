/** Dates in tables, in many forms and time zones. */
import { expect, test } from "bun:test";
import type { DateOrder } from "../../contract/imports.ts";
import { csvDate } from "../../server/imports/formats/csv/dates.ts";
import { dueOn } from "../../web/ui/dates/days.ts";
import { cardsOf, of, readTable } from "../support/csv-cards.ts";

test.each([
  ["2024-03-05", "2024-03-05T00:00:00.000Z"],
  ["2024-03-05 14:30", "2024-03-05T14:30:00.000Z"],
  ["2024-03-05T14:30:00+02:00", "2024-03-05T12:30:00.000Z"],
  ["2024/3/5", "2024-03-05T00:00:00.000Z"],
  ["5.3.2024", "2024-03-05T00:00:00.000Z"],
  ["05.03.2024 14:30", "2024-03-05T14:30:00.000Z"],
  ["20/3/2024", "2024-03-20T00:00:00.000Z"],
  ["3/20/2024 2:05 PM", "2024-03-20T14:05:00.000Z"],
  ["5/5/2024", "2024-05-05T00:00:00.000Z"],
  ["Mar 5, 2024", "2024-03-05T00:00:00.000Z"],
  ["5 March 2024", "2024-03-05T00:00:00.000Z"],
  ["05-Mar-2024", "2024-03-05T00:00:00.000Z"],
  ["3/5/2024", null],
  ["3/5/24", null],
  ["31.2.2024", null],
  ["tomorrow", null],
  ["5 Foo 2024", null],
  ["Sept. 5, 2024", "2024-09-05T00:00:00.000Z"],
  ["Marketing 12, 2024", null],
  ["Maybe 5 2024", null],
  ["3/20/2024 99:00 PM", null],
  ["3/20/2024 0:30 AM", null],
  ["3/20/2024 12:30 AM", "2024-03-20T00:30:00.000Z"],
  ["", null],
])("TABLE-5: the date %s is %s", (text, date) => {
  expect(csvDate(text, null, { timeZone: "UTC", timeOfDay: "00:00" })).toBe(date);
});

const planned = async (text: string, timeZone: string) => {
  const [card] = await cardsOf(`Title\tStart\tDue\nA\t${text}\t${text}\n`, { timeZone });
  return [card?.startAt, card?.dueAt].map((at) => at?.replace(":00.000", ""));
};

test.each([
  ["UTC", "2024-05-03", "2024-05-03T00:00Z", "2024-05-03T23:59Z"],
  ["Europe/Berlin", "2024-05-03", "2024-05-02T22:00Z", "2024-05-03T21:59Z"],
  ["America/New_York", "May 3, 2024", "2024-05-03T04:00Z", "2024-05-04T03:59Z"],
  ["Pacific/Kiritimati", "3.5.2024", "2024-05-02T10:00Z", "2024-05-03T09:59Z"],
  ["Europe/Berlin", "2024-05-03+00:00", "2024-05-03T00:00Z", "2024-05-03T23:59Z"],
  // The clocks leave out the midnight of the one, and show the last hour of the other twice.
  ["America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00Z", "2018-11-05T01:59Z"],
  ["America/Sao_Paulo", "2019-02-16", "2019-02-16T02:00Z", "2019-02-17T01:59Z"],
  ["Europe/Berlin", "0001-01-01", "0000-12-31T23:00Z", "0001-01-01T22:59Z"],
])(
  "TABLE-5: in %s, the day %s begins at %s and its last minute at %s",
  async (timeZone, text, start, due) => {
    expect(await planned(text, timeZone)).toEqual([start, due]);
  },
);

test.each([
  ["2024-05-03 10:00", "2024-05-03T08:00Z"],
  ["5/23/2024 2:05 PM", "2024-05-23T12:05Z"],
  ["2024-05-03T10:00Z", "2024-05-03T10:00Z"],
  ["5/23/2024 2:05 PM UTC", "2024-05-23T14:05Z"],
  ["2024-05-03T10:00-04:00", "2024-05-03T14:00Z"],
  // Between two and three the clocks are put forward.
  ["2024-03-31 01:59", "2024-03-31T00:59Z"],
  ["2024-03-31 02:30", "2024-03-31T01:30Z"],
  ["2024-03-31 03:00", "2024-03-31T01:00Z"],
  // From three they are put back to two.
  ["2024-10-27 02:30", "2024-10-27T00:30Z"],
  ["2024-10-27 03:00", "2024-10-27T02:00Z"],
])(
  "TABLE-5: the time %s without an offset is meant in the time zone of the import, here %s",
  async (text, at) => {
    expect(await planned(text, "Europe/Berlin")).toEqual([at, at]);
  },
);

test("TABLE-5: a day of a table is due when it would be if somebody chose it in the web client", async () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [card] = await cardsOf("Title,Due\nA,2024-05-03\n", { timeZone });
  expect(card?.dueAt).toBe(dueOn("2024-05-03", null));
});

test("TABLE-5: the order of day and month is that of the whole table; where it differs, it is unknown", async () => {
  const dues = async (...dates: string[]) =>
    (await cardsOf(`Title,Due\n${dates.map((date) => `A,${date}\n`).join("")}`)).map(({ dueAt }) =>
      dueAt?.slice(0, 10),
    );
  expect(await dues("3/5/2024", "25/5/2024")).toEqual(["2024-05-03", "2024-05-25"]);
  expect(await dues("3/5/2024", "5/25/2024")).toEqual(["2024-03-05", "2024-05-25"]);
  expect(await dues("3/5/2024", "5/25/2024", "25/5/2024")).toEqual([undefined, "2024-05-25", "2024-05-25"]);
});

test("TABLE-5: an order that is given decides what other dates do not show; a date that contradicts it is text", async () => {
  const table = "Title,Due\nA,3/5/2024\nB,25/5/2024\nC,13/25/2024\nD,2024-06-07\nE,7/7/2024\n";
  const imported = async (dateOrder: DateOrder | null) => {
    const { records, warnings } = await readTable(table, { dateOrder });
    const cards = of(records, "card");
    return { dues: cards.map(({ dueAt, description }) => dueAt?.slice(0, 10) ?? description), warnings };
  };
  const refused = "What is not unmistakably a date in “Due” is at the end of the description:";
  const shown = {
    dues: ["2024-05-03", "2024-05-25", "- Due: 13/25/2024", "2024-06-07", "2024-07-07"],
    warnings: [`${refused} “13/25/2024”.`],
  };
  expect(await imported(null)).toEqual(shown);
  expect(await imported("day_first")).toEqual(shown);
  expect(await imported("month_first")).toEqual({
    dues: ["2024-03-05", "- Due: 25/5/2024", "- Due: 13/25/2024", "2024-06-07", "2024-07-07"],
    warnings: [`${refused} “25/5/2024” and 1 more.`],
  });
});

import { expect, test } from "bun:test";
import fc from "fast-check";
import { mappingFor } from "../../server/imports/formats/csv/fields.ts";
import { csvPreview } from "../../server/imports/formats/csv/preview.ts";
import type { TableOptions } from "../../server/imports/formats/csv/table.ts";
import { csvBoolean } from "../../server/imports/formats/csv/values.ts";
import { csv, detectsCsv } from "../../server/imports/formats/csv.ts";
import { Unreadable } from "../../server/imports/records.ts";
import { cardsOf, of, readTable } from "../support/csv-cards.ts";
import { documentSource, readAll } from "../support/import-source.ts";

const OPTIONS: TableOptions = { mapping: null, dateOrder: null, mostCards: 20_000 };

const TABLE = `title,description,column,labels,assignees,start_at,due_at,complete
Write,"Two
lines, quoted ""so""",To do,"bug, urgent","ada; Bo Peep",2024-01-02,2024-01-05T10:00:00Z,no
Ship,,Done,Bug,ada@example.org,,,x
`;

test("TABLE-1: a table becomes a board, with every column, label and person once", async () => {
  const { records, skipped, warnings } = await readTable(TABLE);
  expect({ skipped, warnings }).toEqual({ skipped: [], warnings: [] });
  const column = { color: null, isDone: false, cardLimit: null, isArchived: false };
  const card = { number: null, cover: null, createdAt: null, updatedAt: null, isArchived: false };
  expect(of(records, "board")).toEqual([{ kind: "board", title: "Plans", description: null, color: null }]);
  expect(of(records, "column")).toEqual([
    { kind: "column", key: "to do", title: "To do", sort: 0, ...column },
    { kind: "column", key: "done", title: "Done", sort: 1, ...column },
  ]);
  expect(of(records, "label").map(({ key, name }) => [key, name])).toEqual([
    ["bug", "bug"],
    ["urgent", "urgent"],
  ]);
  expect(of(records, "person")).toEqual([
    { kind: "person", key: "ada", name: "ada", username: "ada", email: null },
    { kind: "person", key: "bo peep", name: "Bo Peep", username: null, email: null },
    {
      kind: "person",
      key: "ada@example.org",
      name: "ada@example.org",
      username: null,
      email: "ada@example.org",
    },
  ]);
  expect(of(records, "card")).toEqual([
    {
      kind: "card",
      key: "0",
      column: "to do",
      sort: 0,
      title: "Write",
      description: 'Two\nlines, quoted "so"',
      labels: ["bug", "urgent"],
      people: ["ada", "bo peep"],
      startAt: "2024-01-02T00:00:00.000Z",
      dueAt: "2024-01-05T10:00:00.000Z",
      isComplete: false,
      ...card,
    },
    {
      kind: "card",
      key: "1",
      column: "done",
      sort: 1,
      title: "Ship",
      description: null,
      labels: ["bug"],
      people: ["ada@example.org"],
      startAt: null,
      dueAt: null,
      isComplete: true,
      ...card,
    },
  ]);
});

test.each([
  ["semicolons", "Name;Status\nA, B;Open\n"],
  ["tabs", "Name\tStatus\nA, B\tOpen\n"],
  ["a line for Excel", "sep=;\r\nName;Status\r\nA, B;Open\r\n"],
  ["CRLF, a byte order mark and a quoted header", '\uFEFF"Name, full","STATUS"\r\n"A, B",Open\r\n'],
  ["no line end at the end, and empty lines", "Name\tStatus\n\n\nA, B\tOpen"],
])("TABLE-2: a table is read with %s", async (_, text) => {
  const [card] = await cardsOf(text);
  expect([card?.title, card?.column]).toEqual(["A, B", "open"]);
  expect(detectsCsv(documentSource(text))).toBe(true);
});

test("TABLE-1: headers are recognised by other names, the most telling one first", async () => {
  const { mapping } = await csvPreview(
    {
      kind: "document",
      head: new Uint8Array(),
      bytes: documentBytes("Status,Column,Task name,Owner,Assignees,Due Date,Tags,Done,Notes\n"),
    },
    OPTIONS,
  );
  expect(mapping).toEqual({
    title: "Task name",
    description: "Notes",
    column: "Column",
    labels: "Tags",
    assignees: "Assignees",
    due_at: "Due Date",
    complete: "Done",
  });
});

test("TABLE-1: tables of GitHub Projects and of Kanboard are understood by their headers", async () => {
  const github =
    "Title\tURL\tAssignees\tStatus\tLabels\tStart date\nFix\thttps://x.test/1\tada, bo\tTodo\tbug\tMar 20, 2024\n";
  expect(await cardsOf(github)).toMatchObject([
    {
      title: "Fix",
      column: "todo",
      people: ["ada", "bo"],
      labels: ["bug"],
      startAt: "2024-03-20T00:00:00.000Z",
      description: "- URL: https://x.test/1",
    },
  ]);
  const kanboard =
    '"Task Id","Project","Status","Category","Column","Title","Assignee Name","Due date"\n7,P,Open,Ops,Ready,Fix,"Ada L",2024-03-20\n';
  expect(await cardsOf(kanboard)).toMatchObject([
    { title: "Fix", column: "ready", people: ["ada l"], labels: ["ops"], dueAt: "2024-03-20T23:59:00.000Z" },
  ]);
});

test("TABLE-4: in a table for Wekan, blanks separate people and labels", async () => {
  const text =
    "Title,Description,Stage,Owner,Members,Labels,Due Date,start date,finish date,created at,updated at\n" +
    "A,,S,ada,ada bo,Sales-blue Ops,05/06/2020,05/20/2020,,01/02/2020,\n";
  expect(await cardsOf(text)).toMatchObject([
    {
      people: ["ada", "bo"],
      labels: ["sales", "ops"],
      dueAt: "2020-05-06T23:59:00.000Z",
      createdAt: "2020-01-02T00:00:00.000Z",
    },
  ]);
});

test("TABLE-3: a mapping overrides what was recognised, and can leave a field out", async () => {
  const text = "Name,Status,Owner,Other\nA,Open,ada,B\n";
  const mapping = { title: "Other", assignees: "" };
  const [card] = await cardsOf(text, { mapping });
  expect(card).toMatchObject({
    title: "B",
    column: "open",
    people: [],
    description: "- Name: A\n- Owner: ada",
  });
  expect(readTable(text, { mapping: { title: "Missing" } })).rejects.toThrow(
    "The file has no column “Missing”.",
  );
  expect(readTable(text, { mapping: { colour: "Name" } })).rejects.toThrow(
    "“colour” is not a field of a card.",
  );
});

test("TABLE-1: without a header for titles, the first column that is free has them", async () => {
  const { records, warnings } = await readTable("Foo,Status\nA,Open\n");
  expect(of(records, "card")).toMatchObject([{ title: "A" }]);
  expect(warnings).toEqual(["No column is named like a title, so titles are read from “Foo”."]);
});

test("TABLE-6: nothing is lost silently: rows without a title, cells beyond the headers, other columns, strange values", async () => {
  const { records, skipped, warnings } = await readTable(
    "Title,Due,Done,Points\nA,05/06/2020,maybe,3,extra\n,,,5\nB,12/11/2020,2020-01-01\nshort\n",
  );
  expect(
    of(records, "card").map(({ title, dueAt, isComplete, description }) => ({
      title,
      dueAt,
      isComplete,
      description,
    })),
  ).toEqual([
    {
      title: "A",
      dueAt: null,
      isComplete: false,
      description: "- Due: 05/06/2020\n- Done: maybe\n- Points: 3",
    },
    { title: "B", dueAt: null, isComplete: true, description: "- Due: 12/11/2020" },
    { title: "short", dueAt: null, isComplete: false, description: null },
  ]);
  expect(skipped).toEqual([
    { what: "cells", why: "they are beyond the last header", count: 1 },
    { what: "rows", why: "they have no title", count: 1 },
  ]);
  expect(warnings).toEqual([
    "Columns that match no field of a card are at the end of its description: Points.",
    "What is not unmistakably a date in “Due” is at the end of the description: “05/06/2020” and 1 more.",
    "What is neither yes nor no in “Done” is at the end of the description: “maybe”.",
  ]);
});

test("TABLE-4: what was completed on one of two days is complete", async () => {
  const cards = await cardsOf("Title,Completed\nA,05/06/2020\nB,5/20/2020\nC,13/25/2020\n");
  expect(cards.map(({ isComplete }) => isComplete)).toEqual([true, true, false]);
});

const preview = (text: string, options: Partial<typeof OPTIONS> = {}) =>
  csvPreview(
    { kind: "document", head: new Uint8Array(), bytes: documentBytes(text) },
    { ...OPTIONS, ...options },
  );

test.each([
  [["3/5/2024 14:00", "6/7/2024"], null, "3/5/2024 14:00"],
  [["3/5/2024", "25/5/2024"], "day_first", null],
  [["3/5/2024", "5/25/2024"], "month_first", null],
  // Both orders are shown: whatever somebody answered would be wrong for some.
  [["3/5/2024", "5/25/2024", "25/5/2024"], null, null],
  [["5/5/2024", "2024-03-05", "5.3.2024", ""], null, null],
  // No dates in any order, so they show nothing.
  [["13/25/2024", "3/5/2024 at noon", "0/5/2024", "30/2/2024", "3/4/2024"], null, "3/4/2024"],
] as const)(
  "TABLE-7: the dates %j show the order %s, and ambiguous is %s",
  async (dates, shown, ambiguous) => {
    const text = `Title,Due,Text\n${dates.map((date) => `A,${date},4/5/2024\n`).join("")}`;
    expect((await preview(text)).dates).toEqual({ order: shown, shown, ambiguous });
    const given = await preview(text, { dateOrder: "month_first" });
    expect(given.dates).toEqual({ order: "month_first", shown, ambiguous });
  },
);

test("TABLE-2: what is no table is refused with a sentence", async () => {
  expect(readTable("")).rejects.toThrow(new Unreadable("The file is empty."));
  expect(readTable(`Title,Column\n"never closed,${"x".repeat(100)}`)).rejects.toThrow(
    new Unreadable("The file is not a table: a quotation mark is never closed."),
  );
  expect(readTable(`Title,Column\n"${"never closed\n".repeat(200_000)}`)).rejects.toThrow(
    "belongs to a row of more than 1 MiB",
  );
  const columns = Array.from({ length: 1001 }, (_, index) => `A,${index}\n`).join("");
  expect(readTable(`Title,Column\n${columns}`)).rejects.toThrow("more than 1000 different values");
  for (const text of ['{"a": 1, "b": 2}', "[1, 2]", "\0\0,\0", "one line of text"])
    expect(detectsCsv(documentSource(text))).toBe(false);
});

test("TABLE-7: a preview shows headers, the mapping and the first rows, cut to a size that can be shown", async () => {
  const rows = Array.from({ length: 9 }, (_, index) => `A${index},${"x".repeat(300)}\n`).join("");
  const preview = await csvPreview(
    { kind: "document", head: new Uint8Array(), bytes: documentBytes(`Title,\n${rows}`) },
    OPTIONS,
  );
  expect(preview).toEqual({
    headers: ["Title", "Column 2"],
    mapping: { title: "Title" },
    rows: [0, 1, 2, 3, 4].map((index) => [`A${index}`, "x".repeat(200)]),
    dates: { order: null, shown: null, ambiguous: null },
  });
});

test("TABLE-2: whatever a table contains, it is read or refused, and every card has its column, labels and people", async () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('"', '""', ",", "\n", "\r\n", ";", "2024-01-01", "x", "\uFEFF", "\t"),
  );
  const row = fc.array(cell, { maxLength: 10 }).map((cells) => cells.join(","));
  const header = fc
    .shuffledSubarray(["title", "status", "labels", "owner", "due", "done", "", '"'])
    .map((names) => names.join(","));
  await fc.assert(
    fc.asyncProperty(header, fc.array(row, { maxLength: 10 }), async (first, rest) => {
      const { records } = await readTable([first, ...rest].join("\n")).catch((error: unknown) => {
        if (error instanceof Unreadable) return { records: [] };
        throw error;
      });
      const keys = new Set(records.map((record) => `${record.kind} ${"key" in record ? record.key : ""}`));
      for (const { title, column, labels, people } of of(records, "card")) {
        expect(title).not.toBe("");
        const named = [
          `column ${column}`,
          ...labels.map((key) => `label ${key}`),
          ...people.map((key) => `person ${key}`),
        ];
        expect(named.filter((key) => !keys.has(key))).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

function documentBytes(text: string) {
  return async function* () {
    yield new TextEncoder().encode(text);
  };
}

test("German headers, and yes and no in German, are recognised", async () => {
  const headers = [
    "Titel",
    "Beschreibung",
    "Spalte",
    "Etiketten",
    "Zuständig",
    "Beginn",
    "Fällig (am)",
    "Erledigt",
  ];
  const fields = ["title", "description", "column", "labels", "assignees", "start_at", "due_at", "complete"];
  expect(mappingFor(headers, {})).toEqual(
    Object.fromEntries(fields.map((field, index) => [field, headers[index]])),
  );
  expect([csvBoolean("Ja"), csvBoolean("nein")]).toEqual([true, false]);
});

test("IMPORTED-5: a table is read no further than a board may have cards", async () => {
  async function* endless() {
    yield Buffer.from("title,due_at\n,\n");
    for (;;) yield Buffer.from("a,\n");
  }
  const source = { kind: "document" as const, head: new Uint8Array(), bytes: endless };
  await expect(readAll(csv, source, { mostCards: 50 })).rejects.toThrow("The file has more than 50 cards");
  const rows = "title\n\n,\na\nb\n";
  expect((await cardsOf(rows, { mostCards: 2 })).map(({ title }) => title)).toEqual(["a", "b"]);
});

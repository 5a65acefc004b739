/** Where records are until a board is built of them. */
import { afterEach, expect, test } from "bun:test";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CardRecord, type CommentRecord, Unreadable } from "../../server/imports/records.ts";
import { FolderUnusable } from "../../server/imports/temporary-folder.ts";
import { openWorkspace, type Workspace } from "../../server/imports/workspace.ts";

const folder = mkdtempSync(join(tmpdir(), "boardcast-test-"));
let workspace: Workspace;
afterEach(() => workspace.close());

function card(key: string, more: Partial<CardRecord> = {}): CardRecord {
  return {
    kind: "card",
    key,
    column: "todo",
    sort: 0,
    number: null,
    title: key,
    description: null,
    labels: [],
    people: [],
    startAt: null,
    dueAt: null,
    isComplete: false,
    cover: null,
    createdAt: null,
    updatedAt: null,
    isArchived: false,
    ...more,
  };
}

function comment(key: string, createdAt: string | null): CommentRecord {
  return { kind: "comment", key, card: "a", author: null, body: key, createdAt, editedAt: null };
}

test("records come back in order: by `sort`, then as they came; comments by their date", () => {
  workspace = openWorkspace(folder);
  const cards = Array.from({ length: 60 }, (_, index) => card(`c${index}`, { sort: index % 3 }));
  for (const record of [...cards, card("elsewhere", { column: "done" })]) workspace.sink.put(record);
  for (const sort of [Number.NaN, Number.POSITIVE_INFINITY])
    workspace.sink.put(card(`odd ${sort}`, { sort }));
  const expected = [0, 1, 2].flatMap((sort) => [
    ...cards.filter((record) => record.sort === sort).map(({ key }) => key),
    ...(sort === 0 ? ["odd NaN", "odd Infinity"] : []),
  ]);
  expect([...workspace.each("card", "todo")].map(({ key }) => key)).toEqual(expected);
  const dates = ["2024-03-01T00:00:00.000Z", null, "2023-01-01T00:00:00.000Z", "not a date"];
  for (const [index, date] of dates.entries()) workspace.sink.put(comment(`n${index}`, date));
  expect([...workspace.each("comment", "a")].map(({ key }) => key)).toEqual(["n1", "n3", "n2", "n0"]);
  expect(workspace.countIn("card", "todo")).toBe(62);
  expect(workspace.count("card")).toBe(63);
});

test("with a card comes what there is on it, also under a key that is too long for the index", () => {
  workspace = openWorkspace(folder);
  const long = "a".repeat(1000);
  for (const key of [long, "b", "c\u0000\ud800"]) workspace.sink.put(card(key));
  workspace.sink.put({ kind: "checklist", key: "k", card: long, title: "Steps", sort: 0 });
  const file = { name: "f", mimeType: null, content: { blob: 1 }, sort: 0 };
  workspace.sink.put({ kind: "file", key: "f", card: "c\u0000\ud800", ...file });
  workspace.sink.put({ ...comment("n", null), card: "c\u0000\ud800" });
  const none = { checklists: false, comments: false, files: false };
  expect([...workspace.cards("todo")].map(({ has }) => has)).toEqual([
    { ...none, checklists: true },
    none,
    { ...none, comments: true, files: true },
  ]);
});

test("a record with the key of an earlier one of its kind replaces it, in its place", () => {
  workspace = openWorkspace(folder);
  workspace.sink.put(card("a"));
  workspace.sink.put(card("b"));
  workspace.sink.put(card("a", { title: "again" }));
  workspace.sink.put(comment("a", null));
  expect([...workspace.each("card", "todo")].map(({ title }) => title)).toEqual(["again", "b"]);
  expect(workspace.countIn("comment", "a")).toBe(1);
});

test("texts and keys are bounded, whatever a file holds", () => {
  workspace = openWorkspace(folder);
  const long = "x".repeat(100_000);
  workspace.sink.put(card(long, { column: long, title: long, labels: Array(3000).fill("l") }));
  const [only] = workspace.each("card", long);
  expect(only?.title).toHaveLength(65_536);
  expect(only?.labels).toHaveLength(2000);
  workspace.sink.put(card("huge", { labels: Array(30).fill(long) }));
  expect(workspace.findings.report("test").skipped).toMatchObject([
    { what: "cards", count: 1, why: "they are larger than anything that fits on a board" },
  ]);
});

test("bytes that were put aside come back", () => {
  workspace = openWorkspace(folder);
  const numbers = ["one", "three"].map((text) => workspace.sink.blob(Buffer.from(text)));
  expect(numbers.map((number) => workspace.blobSize(number))).toEqual([3, 5]);
  expect(numbers.map((number) => Buffer.from(workspace.blob(number)).toString())).toEqual(["one", "three"]);
});

test("no file has a name, so a killed process leaves none", () => {
  workspace = openWorkspace(folder);
  workspace.sink.put(card("a"));
  expect(readdirSync(folder)).toEqual([]);
});

test("a file that holds too much is refused; a folder that cannot be written is an error of the service", () => {
  workspace = openWorkspace(folder, 20);
  const putMany = () => {
    for (let number = 0; number < 1000; number++) workspace.sink.put(card(`c${number}`));
  };
  expect(putMany).toThrow(new Unreadable("The file holds too much to be imported."));
  const missing = join(folder, "missing");
  expect(() => openWorkspace(missing)).toThrow(FolderUnusable);
  expect(() => openWorkspace(missing)).toThrow(missing);
});

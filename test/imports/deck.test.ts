import { expect, test } from "bun:test";
import { deck, detectsDeck } from "../../server/imports/formats/deck.ts";
import type { CardRecord } from "../../server/imports/records.ts";
import { documentSource, readAll } from "../support/import-source.ts";
import { deckBoard } from "./fixtures/deck.ts";
import { ofKind } from "./records.ts";

const source = (value: object) => documentSource(JSON.stringify(value));
const exported = source({ version: "1.16.0", boards: { "7": deckBoard } });

test("DECK-1 a board of Nextcloud Deck comes over with its lists, labels, cards, comments and people", async () => {
  const { records, blobs } = await readAll(deck, exported);
  expect(records).toEqual([
    { kind: "board", title: "Office move", description: null, color: "#e0ed31" },
    { kind: "label", key: "31", name: "Ready", color: "#31cc7c", sort: 0 },
    { kind: "label", key: "32", name: "Later", color: null, sort: 1 },
    { ...column, key: "11", title: "Packing", isDone: false, sort: 2 },
    { ...column, key: "12", title: "Moved", isDone: true, sort: 1 },
    { kind: "person", key: "ana", name: "Ana Alba", username: "ana", email: null },
    { kind: "person", key: "bo", name: "bo", username: "bo", email: null },
    {
      ...card,
      key: "101",
      sort: 3,
      title: "Books",
      description: "- [ ] Shelf one",
      labels: ["31"],
      people: ["ana", "bo"],
      dueAt: "2026-01-04T10:00:00.000Z",
      isComplete: true,
      createdAt: "2025-12-31T00:00:00.000Z",
      updatedAt: "2026-01-01T00:00:00.000Z",
    },
    { kind: "person", key: "cleo", name: "Cleo", username: "cleo", email: null },
    {
      kind: "comment",
      key: "901",
      card: "101",
      author: "cleo",
      body: "Boxes are here",
      createdAt: "2026-01-02T08:00:00.000Z",
      editedAt: null,
    },
    {
      kind: "file",
      key: "101/0",
      card: "101",
      name: "list.txt",
      mimeType: null,
      content: { blob: 0 },
      sort: 0,
    },
    { ...card, key: "102", sort: 1, title: "Kept", isArchived: true },
  ]);
  expect(blobs.map((bytes) => new TextDecoder().decode(bytes))).toEqual(["hello"]);
});

test("DECK-1 what Deck has and a board here has not is counted", async () => {
  const { skipped, warnings } = await readAll(deck, exported);
  expect(skipped.map(({ what, why, count }) => `${count} ${what}: ${why}`)).toEqual([
    "1 assignments: they were to a group or team, not to a person",
    "1 attachments: Deck does not export them with a board",
    "1 cards: they are in Deck's trash",
    "1 cards: their list is in Deck's trash, or has no id",
    "1 card colours: only columns and labels have colours here",
    "2 comments: Deck left them out of the file",
  ]);
  expect(warnings).toEqual(["1 of 3 comments were in the file."]);
});

test("DECK-1 every layout that Deck has had is read: a list of boards, boards by their ids, one board", async () => {
  const { records } = await readAll(deck, exported);
  const stacks = Object.values(deckBoard.stacks);
  for (const layout of [{ boards: [deckBoard] }, { "7": deckBoard }, { ...deckBoard, stacks }]) {
    expect(await detectsDeck(source(layout))).toBe(true);
    expect((await readAll(deck, source(layout))).records).toEqual(records);
  }
  expect(await detectsDeck(source({ name: "x", lists: [] }))).toBe(false);
});

test("DECK-2 of several boards the first that is in use comes over, and the others are reported", async () => {
  const boards = [{ ...deckBoard, id: 6, title: "Old", archived: true }, deckBoard, { ...deckBoard, id: 8 }];
  const { records, skipped } = await readAll(deck, source({ boards }));
  expect(ofKind(records, "board").map(({ title }) => title)).toEqual(["Office move"]);
  expect(skipped[0]).toEqual({
    what: "boards",
    count: 2,
    why: "an import creates one board: export the others one by one",
  });
});

const column = { kind: "column", color: null, cardLimit: null, isArchived: false } as const;
const card: Omit<CardRecord, "key" | "sort" | "title"> = {
  kind: "card",
  column: "11",
  number: null,
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
};

import { expect, test } from "bun:test";
import { detectsWekan, wekan } from "../../server/imports/formats/wekan.ts";
import type { ItemRecord } from "../../server/imports/records.ts";
import { archiveSource, documentSource, readAll } from "../support/import-source.ts";
import { wekanBoard } from "./fixtures/wekan.ts";
import { ofKind } from "./records.ts";

const source = (board: object) => documentSource(JSON.stringify(board));

test("WEKAN-1 a Wekan board comes over with its people, lists, labels, cards, checklists, comments and files", async () => {
  const { records, blobs } = await readAll(wekan, source(wekanBoard));
  expect(ofKind(records, "board")).toEqual([
    { kind: "board", title: "Garden", description: "Beds and paths", color: "#27ae60" },
  ]);
  expect(ofKind(records, "person")).toEqual([
    { kind: "person", key: "userAna", name: "Ana Alba", username: "ana", email: null },
    { kind: "person", key: "userBo", name: "bo", username: "bo", email: null },
  ]);
  const column = { kind: "column", isDone: false } as const;
  expect(ofKind(records, "column")).toEqual([
    { ...column, key: "list1", title: "To do", color: null, cardLimit: 3, sort: 1.5, isArchived: false },
    {
      ...column,
      key: "list2",
      title: "To do (Back)",
      color: "#ffd700",
      cardLimit: null,
      sort: 0,
      isArchived: true,
    },
  ]);
  expect(ofKind(records, "card")[0]).toEqual({
    kind: "card",
    key: "card1",
    column: "list1",
    sort: 1,
    number: 4,
    title: "Water",
    description: [
      "Daily",
      "",
      "### Fields",
      "",
      "- Season: Autumn",
      "- Loud: yes",
      "- Cost: 12 EUR",
      "- Received: 2026-01-04 00:00 UTC",
      "- Finished: 2026-01-03 00:00 UTC",
      "- Requested by: Cleo",
      "- Hours spent: 2.5",
    ].join("\n"),
    labels: ["lab001", "swimlane/lane2"],
    people: ["userAna", "userBo"],
    startAt: "2026-01-01T00:00:00.000Z",
    dueAt: "2026-01-02T00:00:00.000Z",
    isComplete: true,
    cover: "attach0001",
    createdAt: "2026-01-05T00:00:00.000Z",
    updatedAt: "2026-01-06T00:00:00.000Z",
    isArchived: false,
  });
  expect(ofKind(records, "checklist")).toEqual([
    { kind: "checklist", key: "check1", card: "card1", title: "Steps", sort: 0 },
    { kind: "checklist", key: "check2", card: "card2", title: "Old", sort: 1 },
  ]);
  const item: Pick<ItemRecord, "kind" | "people"> = { kind: "item", people: [] };
  expect(ofKind(records, "item")).toEqual([
    { ...item, key: "check2/0", checklist: "check2", content: "Blade", isDone: true, sort: 0 },
    { ...item, key: "item1", checklist: "check1", content: "Can", isDone: true, sort: 2.5 },
    { ...item, key: "item2", checklist: "check1", content: "Tap", isDone: false, sort: 1 },
  ]);
  expect(ofKind(records, "comment")).toEqual([
    {
      kind: "comment",
      key: "com1",
      card: "card1",
      author: "userBo",
      body: "Done?",
      createdAt: "2026-01-07T00:00:00.000Z",
      editedAt: "2026-01-08T00:00:00.000Z",
    },
  ]);
  const file = { key: "attach0001", card: "card1", name: "plan.txt", mimeType: "text/plain", sort: 0 };
  expect(ofKind(records, "file")).toEqual([{ kind: "file", ...file, content: { blob: 0 } }]);
  expect(blobs.map((bytes) => new TextDecoder().decode(bytes))).toEqual(["hello"]);
});

test("WEKAN-2 of several swimlanes each becomes a label; columns are ordered by them; an archived one archives its cards", async () => {
  const { records, warnings } = await readAll(wekan, source(wekanBoard));
  expect(ofKind(records, "label").map(({ key, name, color }) => [key, name, color])).toEqual([
    ["swimlane/lane1", "Front", null],
    ["swimlane/lane2", "Back", "#c0c0c0"],
    ["swimlane/lane3", "Old bed", null],
    ["lab001", "Wet", "#0079bf"],
    ["lab002", "Saddlebrown", "#8b4513"],
  ]);
  const cards = ofKind(records, "card");
  expect(cards.map(({ title, sort, isArchived }) => [title, sort, isArchived])).toEqual([
    ["Water", 1, false],
    ["Mow", 0, true],
    ["Rake", 2, true],
  ]);
  expect(warnings).toEqual([
    "3 swimlanes became labels on their cards.",
    "Cards in archived swimlanes: 1 came over as archived cards.",
  ]);
});

test("WEKAN-2 a single swimlane leaves no trace", async () => {
  const cards = wekanBoard.cards.map((card) => ({ ...card, swimlaneId: "lane1" }));
  const { records, warnings } = await readAll(wekan, source({ ...wekanBoard, cards }));
  expect(ofKind(records, "label").map(({ key }) => key)).toEqual(["lab001", "lab002"]);
  expect(warnings).toEqual([]);
});

test("WEKAN-1 what Wekan has and a board here has not is counted", async () => {
  const { skipped } = await readAll(wekan, source(wekanBoard));
  expect(skipped.map(({ what, why, count }) => `${count} ${what}: ${why}`)).toEqual([
    "1 cards: they are in Wekan's trash",
    "1 cards: their list is not in the file",
    "1 attachments: the board was exported without them",
    "1 attachments: they do not belong to a card in the file",
    "1 labels on cards: the label is not in the file",
    "1 assignments: the file does not name the person",
    "1 custom fields: the file does not say what they are",
    "1 comments: they are on cards that are not in the file",
    "1 subtasks: they are cards of another board",
    "2 activity entries: the history of a board here begins with the import",
    "1 rules: Wekan's rules are of another kind: create them anew",
    "1 votes: cards here have no votes",
  ]);
});

test("WEKAN-1 an attachment too large to be read is left out, and the rest of the board comes over", async () => {
  const [first] = wekanBoard.attachments;
  const attachments = [{ ...first, _id: "attach0009", file: "A".repeat(26 * 2 ** 20) }, first];
  const { records, skipped } = await readAll(wekan, source({ ...wekanBoard, attachments }));
  expect(ofKind(records, "file").map(({ key }) => key)).toEqual(["attach0001"]);
  expect(skipped).toContainEqual({ what: "attachments", why: "they are too large", count: 1 });
});

test("WEKAN-1 Wekan boards are recognised, in a ZIP with the files as well", async () => {
  const attachments = wekanBoard.attachments.map(({ file: _, ...attachment }) => attachment);
  const archive = archiveSource({
    "wekan.json": JSON.stringify({ ...wekanBoard, attachments }),
    "attachments/attach0002-lost.txt": "found",
  });
  expect(await detectsWekan(archive)).toBe(true);
  expect(await detectsWekan(source({ name: "x", lists: [] }))).toBe(false);
  const files = ofKind((await readAll(wekan, archive)).records, "file");
  expect(files.map(({ key, content }) => [key, content])).toEqual([
    ["attach0002", { entry: "attachments/attach0002-lost.txt" }],
  ]);
});

import { describe, expect, test } from "bun:test";
import { detectsTrello, trello } from "../../server/imports/formats/trello.ts";
import type { CardRecord } from "../../server/imports/records.ts";
import { archiveSource, documentSource, readAll } from "../support/import-source.ts";
import { id, trelloBoard } from "./fixtures/trello.ts";
import { ofKind } from "./records.ts";

const source = (board: object) => documentSource(JSON.stringify(board));
const [DOING, CARD, ANA] = [id(1), id(10), id(100)];

test("TRELLO-1 a Trello board comes over with its people, lists, labels, cards, checklists and comments", async () => {
  const { records } = await readAll(trello, source(trelloBoard));
  expect(ofKind(records, "board")).toEqual([
    { kind: "board", title: "Launch", description: "What is left.", color: "#0079bf" },
  ]);
  expect(ofKind(records, "person")).toEqual([
    { kind: "person", key: ANA, name: "Ana Alba", username: "ana", email: null },
    { kind: "person", key: id(101), name: "bo", username: "bo", email: null },
  ]);
  const column = { kind: "column", isDone: false } as const;
  expect(ofKind(records, "column")).toEqual([
    { ...column, key: DOING, title: "Doing", color: "#6cc3e0", cardLimit: 4, sort: 2, isArchived: false },
    {
      ...column,
      key: id(2),
      title: "Done in May",
      color: null,
      cardLimit: null,
      sort: 1.5,
      isArchived: true,
    },
  ]);
  expect(ofKind(records, "label")).toEqual([
    { kind: "label", key: id(20), name: "Ready", color: "#4bce97", sort: 0 },
    { kind: "label", key: id(21), name: "Dark blue", color: "#0c66e4", sort: 1 },
    { kind: "label", key: id(22), name: "Plain", color: null, sort: 2 },
  ]);
  expect(ofKind(records, "card")).toEqual(cards);
  expect(ofKind(records, "checklist")).toEqual([
    { kind: "checklist", key: id(30), card: CARD, title: "Steps", sort: 1 },
  ]);
  const item = { kind: "item", checklist: id(30) } as const;
  expect(ofKind(records, "item")).toEqual([
    { ...item, key: id(31), content: "Last", isDone: false, people: [ANA], sort: 20.25 },
    { ...item, key: id(32), content: "First", isDone: true, people: [], sort: 10 },
  ]);
  const comment = { kind: "comment", card: CARD, editedAt: null } as const;
  expect(ofKind(records, "comment")).toEqual([
    {
      ...comment,
      key: id(62),
      author: ANA,
      body: "Second",
      createdAt: "2026-01-02T00:00:00.000Z",
      editedAt: "2026-01-03T00:00:00.000Z",
    },
    { ...comment, key: id(63), author: id(101), body: "Copied", createdAt: "2026-01-03T00:00:00.000Z" },
  ]);
});

test("TRELLO-3 TRELLO-4 what Trello has and a board here has not is counted, and the report says why", async () => {
  const result = await readAll(trello, source(trelloBoard));
  expect(result.skipped.map(({ what, count }) => `${count} ${what}`)).toEqual([
    "1 comments",
    "1 labels on cards",
    "1 assignments",
    "1 attachments",
    "1 custom fields",
    "1 checklists",
    "1 activity entries",
    "1 e-mail addresses of cards",
    "1 votes",
    "1 stickers",
    "1 power-up data",
    "1 reminders",
    "1 due dates of checklist items",
    "1 cards",
    "1 comments",
  ]);
  expect(result.skipped.every(({ why }) => why !== "")).toBe(true);
  expect(result.warnings).toEqual([
    "Card templates: 1 came over as ordinary cards.",
    "Mirror cards: 1 came over as ordinary cards, which no longer follow the original.",
    "2 of 3 comments were in the file.",
  ]);
  expect(JSON.stringify(result)).not.toContain("secret+inbox");
});

describe("a file of 2013", () => {
  const old = {
    name: "Old",
    labelNames: { red: "Urgent", blue: "Later", green: "" },
    lists: [{ id: "514a4378ff0ca3341300788a", name: "Basics", pos: 1 }],
    cards: [
      {
        id: "514a4378ff0ca3341300788e",
        idList: "514a4378ff0ca3341300788a",
        name: "With labels",
        labels: [
          { color: "red", name: "Urgent" },
          { color: "green", name: "" },
        ],
        dateLastActivity: "2012-06-03T14:02:18.556Z",
      },
    ],
  };

  test("TRELLO-1 has its labels on the cards, without ids", async () => {
    const { records } = await readAll(trello, source(old));
    expect(ofKind(records, "label").map(({ name, color }) => [name, color])).toEqual([
      ["Urgent", "#f87168"],
      ["Later", "#579dff"],
      ["Green", "#4bce97"],
    ]);
    expect(ofKind(records, "card").map(({ labels, isComplete }) => [labels, isComplete])).toEqual([
      [["red/Urgent", "green/Green"], false],
    ]);
  });

  test("TRELLO-2 has ids that are younger than its cards", async () => {
    const { records } = await readAll(trello, source(old));
    expect(ofKind(records, "card")[0]?.createdAt).toBe("2012-06-03T14:02:18.556Z");
  });
});

describe("TRELLO-5 uploaded files", () => {
  const files = async (...args: Parameters<typeof readAll>) =>
    ofKind((await readAll(...args)).records, "file");
  const json = JSON.stringify(trelloBoard);
  const file = {
    kind: "file",
    key: id(40),
    card: CARD,
    name: "front page.png",
    mimeType: "image/png",
    sort: 2.5,
  } as const;

  test("come from a ZIP, where the name of their folder or file has the id", async () => {
    const entry = `export/files/${id(40)}_x.png`;
    const archive = archiveSource({ "a/front page.png": "no!", [entry]: "png", "a/b/board.json": json });
    expect(await files(trello, archive)).toEqual([{ ...file, content: { entry } }]);
  });

  test("come from a ZIP by their name, of several the one with the right size", async () => {
    const archive = archiveSource({
      "1/Front Page.png": "longer",
      "2/front page.png": "png",
      "board.json": json,
    });
    expect(await files(trello, archive)).toEqual([{ ...file, content: { entry: "2/front page.png" } }]);
    expect(ofKind((await readAll(trello, archive)).records, "card")[0]?.cover).toBe(id(40));
  });

  test("are downloaded with the key and the token, which are sent to Trello only", async () => {
    const options = { trello: { key: "k", token: "t/1" } };
    const authorization = 'OAuth oauth_consumer_key="k", oauth_token="t%2F1"';
    const [card] = trelloBoard.cards;
    const url = `https://trello.com/1/cards/${CARD}/attachments/${id(40)}/download/front%20page.png`;
    expect(await files(trello, source(trelloBoard), options)).toEqual([
      { ...file, content: { url, authorization } },
    ]);
    const from = (address: string) => {
      const attachments = [{ id: id(40), name: "x", url: address, isUpload: true }];
      return files(trello, source({ ...trelloBoard, cards: [{ ...card, attachments }] }), options);
    };
    expect((await from("https://trello-attachments.s3.amazonaws.com/x"))[0]?.content).toEqual({
      url: "https://trello-attachments.s3.amazonaws.com/x",
      authorization: null,
    });
    for (const other of [
      "https://trello.com.example.org/x",
      "http://trello.com/x",
      "https://a@trello.com/x",
      "file:x",
    ]) {
      expect(await from(other)).toEqual([]);
    }
  });
});

test("TRELLO-1 Trello boards are recognised, in a ZIP as well, and other files are not", async () => {
  expect(await detectsTrello(source(trelloBoard))).toBe(true);
  expect(
    await detectsTrello(archiveSource({ "x/y.JSON": JSON.stringify(trelloBoard), "z.json": "[]" })),
  ).toBe(true);
  const others = [
    { format: "boardcast", name: "x", cards: [] },
    { _format: "wekan-board-1.0.0", title: "x" },
    [],
  ];
  for (const other of others) expect(await detectsTrello(source(other))).toBe(false);
});

const cards: CardRecord[] = [
  {
    kind: "card",
    key: CARD,
    column: DOING,
    sort: 16384.5,
    number: 7,
    title: "Write the notes",
    description: [
      "All of them.",
      "",
      "### Fields",
      "",
      "- Priority: High",
      "- Cost: 2.50",
      "- Agreed: yes",
      "- Review: 2026-05-01 12:00 UTC",
      "- Note: two lines",
      "- Location: Office; 1.5, 2",
      "",
      "### Links",
      "",
      `- [Front page](https://trello.com/1/cards/${CARD}/attachments/${id(40)}/download/front%20page.png)`,
      "- [Our \\[site\\]](https://example.org/a%28b%29)",
    ].join("\n"),
    labels: [id(20), id(21)],
    people: [ANA],
    startAt: "2026-03-01T10:00:00.000Z",
    dueAt: "2026-03-02T10:00:00.000Z",
    isComplete: true,
    cover: null,
    createdAt: "2026-01-01T00:00:00.123Z",
    updatedAt: "2026-02-01T08:00:00.000Z",
    isArchived: false,
  },
  {
    kind: "card",
    key: id(11),
    column: id(2),
    sort: 1,
    number: null,
    title: "Old",
    description: null,
    labels: [],
    people: [],
    startAt: null,
    dueAt: null,
    isComplete: false,
    cover: null,
    createdAt: "2024-03-24T10:27:12.000Z",
    updatedAt: null,
    isArchived: true,
  },
];

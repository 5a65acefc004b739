/** What imports leave out, cut or report, and those that fail: IMPORTED-3 to IMPORTED-5. */
import { expect, spyOn, test } from "bun:test";
import { type Source, Unreadable } from "../../server/imports/records.ts";
import { sql } from "../../server/platform/db/sql.ts";
import {
  built,
  cardRecord,
  checklistRecord,
  columnRecord,
  commentRecord,
  fileRecord,
  itemRecord,
  labelRecord,
  previewed,
  ruleRecord,
} from "../support/import-records.ts";
import {
  APRIL,
  alice,
  boardFrom,
  cardsIn,
  entry,
  MARCH,
  service,
  setImportScene,
  todo,
} from "../support/imported-boards-scene.ts";
import { purgeIn } from "../support/purge.ts";

setImportScene();

test("IMPORTED-3 texts that are too long are cut and reported; a title is whole in the description", async () => {
  const long = `${"t".repeat(299)}🦄`;
  const { board, report } = await boardFrom([
    todo,
    cardRecord({ key: "long", column: "todo", title: long, description: "and more" }),
    cardRecord({ key: "nameless", column: "todo", title: " \u0000", description: "\ud800" }),
    checklistRecord({ key: "", card: "long", title: "x".repeat(300) }),
    itemRecord({ key: "long item", checklist: "", content: "y".repeat(2001) }),
    itemRecord({ key: "empty", checklist: "", content: " " }),
  ]);
  const [card, nameless] = cardsIn(board);
  expect(card!.title).toBe(`${"t".repeat(254)}…`);
  expect(card!.description).toBe(`${long}\n\nand more`);
  expect(nameless).toMatchObject({ title: "Untitled", description: "\ufffd" });
  expect(card!.checklists[0]!.title).toHaveLength(255);
  expect(card!.checklists[0]!.items.map(({ content }) => content.length)).toEqual([2000]);
  expect(report.skipped).toMatchObject([{ what: "checklist items", count: 1, why: "they are empty" }]);
  expect(report.warnings).toEqual([
    "The title of a card was longer than 255 characters: it is whole in the description.",
    "The name of a checklist was longer than 255 characters and was cut.",
    "A checklist item was longer than 2000 characters and was cut.",
    "A card had no title: it is called “Untitled”.",
  ]);
});

test("IMPORTED-4 what is not valid or does not fit is left out and counted", async () => {
  const files = ["a", "b", "c", "d"].map((key) => fileRecord({ key, card: "full", content: { entry: key } }));
  const source: Source = {
    kind: "archive",
    entries: [entry("a", "x".repeat(101)), entry("b", "x".repeat(100)), entry("c", "x".repeat(99))],
  };
  const { board, report } = await boardFrom(
    [
      todo,
      ...["one", "two", "three"].map((key) => labelRecord({ key })),
      ...["r1", "r2", "r3"].map((key) => ruleRecord({ key, actionColumn: "todo" })),
      ruleRecord({ key: "unknown", triggerType: "on_fire" }),
      cardRecord({
        key: "full",
        column: "todo",
        labels: ["one", "three", "nowhere"],
        startAt: APRIL,
        dueAt: MARCH,
        cover: "b",
        createdAt: "yesterday",
      }),
      cardRecord({ key: "lost", column: "nowhere" }),
      ...["k1", "k2", "k3"].map((key) => checklistRecord({ key, card: "full" })),
      itemRecord({ key: "in a checklist that is left out", checklist: "k3" }),
      ...["n1", "n2", "n3", "n4"].map((key) => commentRecord({ key, card: "full" })),
      commentRecord({ key: "on a lost card", card: "lost" }),
      commentRecord({ key: "empty", card: "full", body: "" }),
      ...files,
    ],
    { source },
  );
  const [card] = cardsIn(board);
  expect(card).toMatchObject({
    start_at: null,
    due_at: MARCH,
    cover_attachment_id: null,
    labels: [{ name: "one" }],
    comment_count: 2,
    attachments: [{ name: "b" }, { name: "c" }],
  });
  expect(report.created).toEqual({
    columns: 1,
    cards: 1,
    labels: 2,
    checklists: 2,
    items: 0,
    comments: 2,
    attachments: 2,
  });
  const skipped = report.skipped.map(({ what, count, why }) => `${count} ${what}: ${why}`).sort();
  expect(skipped).toEqual([
    "1 attachments: a card may have no more than 3",
    "1 attachments: it is larger than 100 bytes",
    "1 cards: what they belong to did not come over",
    "1 checklist items: what they belong to did not come over",
    "1 checklists: a card may have no more than 2",
    "1 comments: they are empty",
    "1 comments: what they belong to did not come over",
    "1 covers: they are not images among the attachments that came over",
    "1 creation dates of cards: they are not dates between the years 0 and 9999",
    "1 labels: a board may have no more than 2",
    "1 rules: a board may have no more than 2",
    "1 rules: their trigger or action is not known here",
    "1 start dates of cards: they are after the due date",
    "2 comments: a card may have no more than 2",
    "2 labels on cards: the label did not come over",
  ]);
});

test("IMPORTED-4 of a card that would be too large, the last items are left out", async () => {
  const items = Array.from({ length: 150 }, (_, index) =>
    itemRecord({ key: `i${index}`, checklist: "k", sort: index, content: `${index} ${"é".repeat(1900)}` }),
  );
  const { board, report } = await boardFrom([
    todo,
    cardRecord({ key: "large", column: "todo", description: "d".repeat(50_000) }),
    checklistRecord({ key: "k", card: "large" }),
    ...items,
  ]);
  const [card] = cardsIn(board);
  expect(Buffer.byteLength(JSON.stringify(card))).toBeLessThanOrEqual(262_144);
  const kept = card!.checklists[0]!.items;
  expect(kept.map(({ content }) => content.split(" ")[0])).toEqual(
    Array.from({ length: kept.length }, (_, index) => String(index)),
  );
  expect(card!.description).toHaveLength(50_000);
  expect(report.created.items).toBe(kept.length);
  expect(report.skipped).toMatchObject([{ what: "checklist items", count: 150 - kept.length }]);
});

test.each([
  [
    "columns",
    Array.from({ length: 5 }, (_, index) => columnRecord({ key: `${index}` })),
    "more than 4 columns",
  ],
  [
    "cards",
    [todo, ...Array.from({ length: 9 }, (_, index) => cardRecord({ key: `${index}`, column: "todo" }))],
    "more than 8 cards",
  ],
  [
    "bytes",
    [
      todo,
      ...Array.from({ length: 8 }, (_, index) =>
        cardRecord({ key: `${index}`, column: "todo", description: "é".repeat(45_000) }),
      ),
    ],
    "more than 600000 bytes",
  ],
  [
    "bytes, those of the board itself counted,",
    [
      { kind: "board", title: "Large", description: "é".repeat(50_000), color: null } as const,
      todo,
      ...Array.from({ length: 6 }, (_, index) =>
        cardRecord({ key: `${index}`, column: "todo", description: "é".repeat(45_000) }),
      ),
    ],
    "more than 600000 bytes",
  ],
])(
  "IMPORTED-5 a file with more %s than a board may have is not imported, and nothing is left",
  async (_, records, message) => {
    const before = await alice.listBoards({});
    await expect(built(service, alice, { records })).rejects.toThrow(message);
    await expect(previewed(service, alice, { records })).rejects.toThrow(message);
    expect(await alice.listBoards({})).toEqual(before);
  },
);

test("IMPORTED-5 an import that is cancelled or taken over leaves nothing", async () => {
  const before = await alice.listBoards({});
  const source: Source = { kind: "archive", entries: [entry("f", "file")] };
  const records = [
    todo,
    { kind: "person", key: "ann", name: "Ann", username: null, email: null } as const,
    cardRecord({ key: "a", column: "todo", people: ["ann"] }),
    cardRecord({ key: "b", column: "todo", people: ["ann"], isArchived: true }),
    commentRecord({ key: "n", card: "a", author: "ann" }),
    fileRecord({ key: "f", card: "a", content: { entry: "f" } }),
  ];
  const signal = AbortSignal.abort(new Error("cancelled"));
  await expect(built(service, alice, { records, source, signal })).rejects.toThrow("cancelled");
  await expect(built(service, alice, { records, source, isHeld: false })).rejects.toThrow("not created");
  expect(await alice.listBoards({})).toEqual(before);
  await purgeIn(0, service);
  const { hidden } = await service.app.context.db.read({
    hidden: sql`SELECT id FROM boards WHERE deleted_at IS NOT NULL AND deleted_by IS NULL`,
  });
  expect(hidden).toEqual([]);
});

test("IMPORTED-4 what is lost or changed without being seen on the board is in the report", async () => {
  const { username } = alice.me;
  const { board, report } = await boardFrom([
    todo,
    { kind: "person", key: "me", name: "Somebody", username: username.toUpperCase(), email: null },
    labelRecord({ key: "l", name: "safe\u202egnp.exe\u0007" }),
    cardRecord({ key: "a", column: "todo", title: "First" }),
    cardRecord({ key: "a", column: "todo", title: "Two\n\u2066lines", dueAt: "some day", labels: ["l"] }),
    checklistRecord({ key: "c", card: "a", title: "St\u0007eps" }),
    itemRecord({ key: "i", checklist: "c", content: " One\r\nstep\u0000\u0007\u202e\ud800 " }),
    itemRecord({ key: "j", checklist: "c", content: "\u0007\n" }),
    commentRecord({ key: "n", card: "a", createdAt: MARCH, editedAt: "2999-01-01T00:00:00.000Z" }),
  ]);
  expect(cardsIn(board).map(({ title, due_at, labels }) => [title, due_at, labels[0]?.name])).toEqual([
    ["Two lines", null, "safegnp.exe"],
  ]);
  const [card] = cardsIn(board);
  expect(card?.checklists.map(({ title, items }) => [title, ...items.map(({ content }) => content)])).toEqual(
    [["Steps", "One step\ufffd"]],
  );
  const { items } = await alice.listComments({ card_id: card?.id ?? "" });
  expect(Date.parse(items[0]?.edited_at ?? "")).toBeLessThanOrEqual(Date.now());
  expect(report.skipped).toMatchObject([
    { what: "cards", count: 1, why: "another one has the same id" },
    { what: "checklist items", count: 1, why: "they are empty" },
    { what: "due dates of cards", count: 1, why: "they are not dates between the years 0 and 9999" },
  ]);
  expect(report.warnings).toEqual([
    `“${username.toUpperCase()}” in the file is taken to be you.`,
    "A date of the past was in the future: it became the time of the import.",
  ]);
});

test("IMPORTED-5 the board stays alive while one download after another fails", async () => {
  let laterMs = 0;
  const nowMs = performance.now.bind(performance);
  const clock = spyOn(performance, "now").mockImplementation(() => nowMs() + laterMs);
  const seen = new Set<unknown>();
  const content = { url: "https://files.example/slow", authorization: null };
  try {
    await built(service, alice, {
      records: [
        todo,
        cardRecord({ key: "a", column: "todo" }),
        ...["1", "2", "3"].map((key) => fileRecord({ key, card: "a", content })),
      ],
      async download() {
        const { hidden } = await service.app.db.read({
          hidden: sql<{ deleted_at: string }>`SELECT deleted_at FROM boards
            WHERE deleted_at IS NOT NULL AND deleted_by IS NULL ORDER BY created_at DESC LIMIT 1`,
        });
        seen.add(hidden[0]?.deleted_at);
        laterMs += 3_000_000;
        await Bun.sleep(5);
        throw new Unreadable("the server did not answer in time");
      },
    });
  } finally {
    clock.mockRestore();
  }
  expect(seen.size).toBe(3);
});

/** The boards that imports create. */
import { afterAll, beforeAll, expect, spyOn, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import { type Source, Unreadable } from "../../server/imports/records.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { type Person, type Service, startService } from "../harness.ts";
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
import { purgeIn } from "../support/purge.ts";

const LIMITS = {
  MAX_COLUMNS_PER_BOARD: "4",
  MAX_CARDS_PER_BOARD: "8",
  MAX_LABELS_PER_BOARD: "2",
  MAX_RULES_PER_BOARD: "2",
  MAX_CHECKLISTS_PER_CARD: "2",
  MAX_ITEMS_PER_CHECKLIST: "200",
  MAX_ATTACHMENTS_PER_CARD: "3",
  MAX_COMMENTS_PER_CARD: "2",
  MAX_ATTACHMENT_BYTES: "100",
  BOARD_STORAGE_BYTES: "200",
  BOARD_BYTES: "600000",
};

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: LIMITS });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const todo = columnRecord({ key: "todo" });
const MARCH = "2024-03-01T10:00:00.000Z";
const APRIL = "2024-04-01T10:00:00.000Z";

function cardsIn(board: FullBoard) {
  return board.columns.flatMap(({ cards }) => cards);
}

async function boardFrom(records: Parameters<typeof built>[2]["records"], more: { source?: Source } = {}) {
  const { boardId, report } = await built(service, alice, { records, ...more });
  return { board_id: boardId, report, board: await alice.getBoard({ board_id: boardId }) };
}

test("IMPORTED-1 columns, cards, labels, checklists and comments come over in order, with numbers, dates and files", async () => {
  const source: Source = {
    kind: "archive",
    entries: [entry("files/a.png", "picture"), entry("files/b.txt", "text")],
  };
  const { board_id, board, report } = await boardFrom(
    [
      { kind: "board", title: "  Moved  ", description: "From elsewhere", color: "#112233" },
      columnRecord({ key: "second", sort: 2, isDone: true, color: "#ff0000" }),
      columnRecord({ key: "first", sort: 1, cardLimit: 3 }),
      labelRecord({ key: "bug", name: "Bug", color: "#00ff00" }),
      labelRecord({ key: "blue", name: "", color: "#0000ff" }),
      cardRecord({
        key: "b",
        column: "first",
        sort: 2,
        number: 7,
        title: "B",
        description: "*Why*",
        labels: ["blue", "bug", "bug"],
        startAt: MARCH,
        dueAt: APRIL,
        isComplete: true,
        cover: "picture",
        createdAt: "2020-01-01T01:00:00+01:00",
        updatedAt: MARCH,
      }),
      cardRecord({ key: "a", column: "first", sort: 1, number: 7 }),
      cardRecord({ key: "c", column: "second" }),
      checklistRecord({ key: "k", card: "b", title: "Steps" }),
      itemRecord({ key: "two", checklist: "k", sort: 2 }),
      itemRecord({ key: "one", checklist: "k", sort: 1, isDone: true }),
      fileRecord({ key: "text", card: "b", name: "../b.txt", content: { entry: "files/b.txt" }, sort: 2 }),
      fileRecord({ key: "picture", card: "b", name: "a.png", content: { entry: "files/a.png" }, sort: 1 }),
      commentRecord({ key: "later", card: "b", createdAt: APRIL, editedAt: APRIL }),
      commentRecord({ key: "earlier", card: "b", createdAt: MARCH }),
      ruleRecord({ key: "rule", name: "Finish", triggerType: "card_completed", actionColumn: "second" }),
    ],
    { source },
  );
  const [bug, blue] = board.labels;
  const [first, second] = board.columns;
  const [a, b] = first!.cards;
  expect(board).toMatchObject({
    title: "Moved",
    description: "From elsewhere",
    color: "#112233",
    seq: 0,
    labels: [
      { name: "Bug", color: "#00ff00" },
      { name: "Blue", color: "#0000ff" },
    ],
    members: [{ user_id: alice.id, role: "owner" }],
    columns: [
      { title: "first", card_limit: 3, is_done_column: false },
      { title: "second", is_done_column: true, color: "#ff0000" },
    ],
  });
  expect([a, b, ...second!.cards].map((card) => [card!.title, card!.number])).toEqual([
    ["a", 7],
    ["B", 8],
    ["c", 9],
  ]);
  const picture = b!.attachments.find(({ name }) => name === "a.png");
  const text = b!.attachments.find(({ name }) => name === "b.txt");
  expect(b).toMatchObject({
    description: "*Why*",
    start_at: MARCH,
    due_at: APRIL,
    is_complete: true,
    cover_attachment_id: picture!.id,
    labels: [bug!, blue!],
    checklists: [
      {
        title: "Steps",
        items: [
          { content: "one", is_done: true },
          { content: "two", is_done: false },
        ],
      },
    ],
    attachments: [
      { name: "a.png", mime_type: "image/png", size: 7 },
      { name: "b.txt", size: 4 },
    ],
    comment_count: 2,
    created_at: "2020-01-01T00:00:00.000Z",
    updated_at: MARCH,
  });
  const file = await service.send("GET", `/api/attachments/${text!.id}`, { token: alice.token });
  expect(file.body).toBe("text");
  const { items: comments } = await alice.listComments({ card_id: b!.id });
  expect(comments.map(({ body, created_at, edited_at }) => ({ body, created_at, edited_at }))).toEqual([
    { body: "later", created_at: APRIL, edited_at: APRIL },
    { body: "earlier", created_at: MARCH, edited_at: null },
  ]);
  expect(await alice.listRules({ board_id })).toMatchObject([
    { name: "Finish", is_enabled: true, action_column_id: second!.id },
  ]);
  expect(report).toEqual({
    source: "test",
    created: { columns: 2, cards: 3, labels: 2, checklists: 1, items: 2, comments: 2, attachments: 2 },
    skipped: [],
    warnings: [],
    notes: [],
  });
});

function entry(name: string, text: string) {
  const bytes = Buffer.from(text);
  return {
    name,
    size: bytes.byteLength,
    bytes: async function* () {
      yield bytes;
    },
  };
}

test("IMPORTED-1 the history of the board begins with it, cards and comments are found, and numbers go on", async () => {
  const { board_id, board } = await boardFrom([
    todo,
    cardRecord({ key: "needle", column: "todo", number: 41 }),
    commentRecord({ key: "haystack", card: "needle" }),
  ]);
  expect(await alice.getBoard({ board_id, at: 0 })).toEqual(board);
  for (const q of ["needle", "haystack"]) {
    const { items } = await alice.search({ q, board_id });
    expect(items.map(({ card }) => card.id)).toEqual([cardsIn(board)[0]!.id]);
  }
  const column_id = board.columns[0]!.id;
  expect(await alice.createCard({ board_id, column_id, title: "next" })).toMatchObject({ number: 42 });
});

test("PEOPLE-2: an e-mail address in a name is its part before the @, and people with the same part stay two", async () => {
  const bob = await service.person("bob");
  const person = (key: string, name: string, more: { username?: string; email?: string } = {}) => ({
    kind: "person" as const,
    key,
    name,
    username: more.username ?? null,
    email: more.email ?? null,
  });
  const { board_id, board } = await boardFrom([
    todo,
    person("1 mine", alice.me.email),
    person("2 named by it", "carol@corp.example"),
    person("3 the same part", "carol@example.org", { email: "carol@example.org" }),
    person("4 logs in by it", "", { username: bob.me.email }),
    person("5 in brackets", "Dan <dan@corp.example> (away)"),
    person("6 no address", "@eve", { username: "eve" }),
    person("7 of a network", "Fay (@fay@corp.example)", { username: "@fay@corp.example" }),
    person("8 several", "gus@corp.example,hal@corp.example", { username: "Gus <gus@corp.example>" }),
    cardRecord({ key: "a", column: "todo", people: ["1 mine", "2 named by it", "3 the same part"] }),
  ]);
  await alice.invite({ board_id, user_id: bob.id });
  const { items } = await alice.listPeople({ board_id });
  expect(items.map(({ name, username, suggested }) => [name, username, suggested])).toEqual([
    ["carol", null, null],
    ["carol", null, null],
    [bob.me.email.split("@")[0]!, null, bob.me],
    ["Dan <dan> (away)", null, null],
    ["@eve", "eve", null],
    ["Fay (@fay)", null, null],
    ["gus", null, null],
  ]);
  expect(cardsIn(board)).toMatchObject([
    { assignees: [alice.me], placeholders: [{ name: "carol" }, { name: "carol" }] },
  ]);
});

test("IMPORTED-7 only the importer is recognised; other people are named on cards, items and comments", async () => {
  const { board_id, board, report } = await boardFrom([
    todo,
    { kind: "person", key: "me", name: "Me", username: null, email: alice.me.email.toUpperCase() },
    { kind: "person", key: "too", name: "Me again", username: alice.me.username, email: null },
    { kind: "person", key: "ann", name: "Ann", username: "ann", email: null },
    { kind: "person", key: "bob", name: " ", username: "bob", email: "bob@example.org" },
    cardRecord({ key: "a", column: "todo", people: ["bob", "me", "ann", "too", "ann", "nobody"] }),
    cardRecord({ key: "away", column: "todo", people: ["ann", "bob", "me"], isArchived: true }),
    checklistRecord({ key: "away", card: "away" }),
    itemRecord({ key: "away", checklist: "away", people: ["ann", "bob"] }),
    checklistRecord({ key: "k", card: "a" }),
    itemRecord({ key: "i", checklist: "k", people: ["ann", "me"] }),
    commentRecord({ key: "1 of mine", card: "a", author: "too" }),
    commentRecord({ key: "2 of Ann", card: "a", author: "ann" }),
    commentRecord({ key: "3 of nobody", card: "a" }),
    ruleRecord({ key: "1 mine", actionType: "assign_member", actionPerson: "me" }),
    ruleRecord({ key: "2 Ann's", actionType: "assign_member", actionPerson: "ann" }),
  ]);
  const { items: people } = await alice.listPeople({ board_id });
  const [ann, bob] = people.map(({ id, name }) => ({ id, name }));
  expect(people).toMatchObject([
    { name: "Ann", username: "ann", user_id: null },
    { name: "bob", username: "bob", user_id: null },
  ]);
  const [card] = cardsIn(board);
  expect(card).toMatchObject({
    assignees: [alice.me],
    placeholders: [ann!, bob!],
    checklists: [{ items: [{ assignees: [alice.me], placeholders: [ann!] }] }],
  });
  const { items: comments } = await alice.listComments({ card_id: card!.id });
  expect(comments.map(({ body, user_id, author_name }) => ({ body, user_id, author_name }))).toEqual([
    { body: "2 of Ann", user_id: null, author_name: "Ann" },
    { body: "1 of mine", user_id: alice.id, author_name: null },
  ]);
  const rules = await alice.listRules({ board_id });
  expect(rules.map(({ action_user_id, is_enabled }) => ({ action_user_id, is_enabled }))).toEqual([
    { action_user_id: alice.id, is_enabled: true },
    { action_user_id: null, is_enabled: false },
  ]);
  expect(report.skipped).toMatchObject([
    { what: "assignments", count: 1, why: "the person did not come over" },
    { what: "comments", count: 1, why: "a card may have no more than 2" },
  ]);
  expect(await alice.getBoard({ board_id, at: 0 })).toEqual(board);
  for (const { id: person_id } of [ann!, bob!])
    await alice.matchPerson({ board_id, person_id, user_id: alice.id });
  const { items: archived } = await alice.listTrash({ board_id, kind: "archived" });
  expect(await alice.restoreCard({ trashed_card_id: archived[0]!.id })).toMatchObject({
    assignees: [alice.me],
    placeholders: [],
    checklists: [{ items: [{ assignees: [alice.me], placeholders: [] }] }],
  });
});

test("IMPORTED-2 a rule adds the label of its board; one whose label did not come over is disabled", async () => {
  const { board_id, board } = await boardFrom([
    todo,
    labelRecord({ key: "bug", name: "Bug" }),
    ruleRecord({ key: "1", triggerType: "due_passed", actionType: "add_label", actionLabel: "bug" }),
    ruleRecord({ key: "2", triggerType: "due_passed", actionType: "remove_label", actionLabel: "gone" }),
  ]);
  const rules = await alice.listRules({ board_id });
  expect(
    rules.map(({ action_type, action_label_id, is_enabled }) => ({
      action_type,
      action_label_id,
      is_enabled,
    })),
  ).toEqual([
    { action_type: "add_label", action_label_id: board.labels[0]!.id, is_enabled: true },
    { action_type: "remove_label", action_label_id: null, is_enabled: false },
  ]);
});

test("IMPORTED-2 archived columns and cards are in the archive, and come back with everything on them", async () => {
  const source: Source = { kind: "archive", entries: [entry("f", "file")] };
  const { board_id, board, report } = await boardFrom(
    [
      todo,
      columnRecord({ key: "old", isArchived: true, sort: -1 }),
      cardRecord({ key: "live", column: "todo", sort: 1 }),
      cardRecord({ key: "away", column: "todo", number: 5, isArchived: true, description: "kept" }),
      cardRecord({ key: "with its column", column: "old" }),
      cardRecord({ key: "away before", column: "old", isArchived: true }),
      checklistRecord({ key: "k", card: "away" }),
      itemRecord({ key: "i", checklist: "k" }),
      fileRecord({ key: "f", card: "with its column", content: { entry: "f" } }),
      commentRecord({ key: "said", card: "away" }),
    ],
    { source },
  );
  expect(board.columns.map(({ title, cards }) => [title, cards.map((card) => card.title)])).toEqual([
    ["todo", ["live"]],
  ]);
  expect(report.created).toMatchObject({ columns: 2, cards: 4, items: 1, comments: 1, attachments: 1 });
  const pages = [await alice.listTrash({ board_id, kind: "archived", limit: 1 })];
  for (let next = pages[0]!.next; next !== null; next = pages.at(-1)!.next)
    pages.push(await alice.listTrash({ board_id, kind: "archived", limit: 1, before: Number(next) }));
  const entries = pages.flatMap(({ items }) => items);
  expect(entries.map(({ type, title }) => `${type} ${title}`).sort()).toEqual([
    "card away",
    "card away before",
    "column old",
  ]);
  const idOf = (title: string) => entries.find((one) => one.title === title)!.id;
  const away = await alice.restoreCard({ trashed_card_id: idOf("away") });
  expect(away).toMatchObject({
    number: 5,
    description: "kept",
    comment_count: 1,
    checklists: [{ items: [{ content: "i" }] }],
  });
  const { items: comments } = await alice.listComments({ card_id: away.id });
  expect(comments.map(({ body }) => body)).toEqual(["said"]);
  await alice.restoreColumn({ trashed_column_id: idOf("old") });
  const now = await alice.getBoard({ board_id });
  expect(now.columns.map(({ title, cards }) => [title, cards.map((card) => card.title)])).toEqual([
    ["old", ["with its column"]],
    ["todo", ["away", "live"]],
  ]);
  expect(now.columns[0]!.cards[0]!.attachments).toMatchObject([{ name: "f", size: 4 }]);
});

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

test("IMPORTED-6 a preview says what the import will report, and creates nothing", async () => {
  const before = await alice.listBoards({});
  const records = [
    { kind: "board", title: "Plans", description: null, color: null } as const,
    todo,
    columnRecord({ key: "old", isArchived: true }),
    { kind: "person", key: "ann", name: "Ann", username: null, email: null } as const,
    cardRecord({ key: "a", column: "todo", title: "A" }),
    cardRecord({ key: "b", column: "old", title: "B" }),
    cardRecord({ key: "c", column: "nowhere" }),
    cardRecord({ key: "d", column: "todo", isArchived: true }),
    checklistRecord({ key: "k", card: "a" }),
    itemRecord({ key: "i", checklist: "k" }),
    commentRecord({ key: "n", card: "a", createdAt: "2999-01-01T00:00:00.000Z" }),
    fileRecord({ key: "missing", card: "a", content: { entry: "missing" } }),
  ];
  const preview = await previewed(service, alice, { records });
  expect(await alice.listBoards({})).toEqual(before);
  expect(preview).toMatchObject({
    title: "Plans",
    columns: [{ title: "todo", cards: 1 }],
    cards: [{ title: "A", column: "todo" }],
    people: 1,
    archived: { columns: 1, cards: 2 },
  });
  const { report } = await built(service, alice, { records });
  expect(preview.report.created).toEqual(report.created);
  expect(preview.report.skipped).toEqual(report.skipped);
});

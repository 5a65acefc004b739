/** The boards that imports create. */
import { expect, test } from "bun:test";
import type { Source } from "../../server/imports/records.ts";
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

setImportScene();

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

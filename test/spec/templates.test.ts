/** Templates: the built-in ones, and boards that are marked as such. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import type { Template } from "../../contract/templates.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { fullCard } from "../support/full-card.ts";
import { built, cardRecord, columnRecord } from "../support/import-records.ts";

const MOST_BOARDS = 15;

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ settings: { MAX_BOARDS_PER_OWNER: `${MOST_BOARDS}` } });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

async function builtIn(language: "en" | "de"): Promise<Template[]> {
  const newcomer = await service.person("newcomer");
  return (await newcomer.listTemplates({ language })).items;
}

/** The content of a board, as far as a template decides it. */
function summaryOf({ title, description, columns }: FullBoard) {
  const cards = columns.flatMap((column) => column.cards);
  return {
    title,
    description,
    columns: columns.map((column) => column.title),
    card_count: cards.length,
  };
}

test("TEMPLATE-1: three templates come with the service, in English and in German", async () => {
  const english = await builtIn("en");
  expect(english.map(({ title, kind, board_id }) => [title, kind, board_id])).toEqual([
    ["Team board", "built-in", null],
    ["Weekly plan", "built-in", null],
    ["Bug triage", "built-in", null],
  ]);
  expect((await alice.listTemplates({})).items.slice(0, 3)).toEqual(english);
  const german = await builtIn("de");
  expect(german.map(({ title }) => title)).toEqual(["Team-Board", "Wochenplan", "Fehlerbearbeitung"]);
  const shape = ({ columns, card_count }: Template) => [columns.length, card_count];
  expect(german.map(shape)).toEqual(english.map(shape));
  const { status } = await service.send("GET", "/templates?language=tlh", { token: alice.token });
  expect(status).toBe(422);
});

test("TEMPLATE-1: whatever is in a built-in template is on the board that is created from it", async () => {
  for (const template of [...(await builtIn("en")), ...(await builtIn("de"))]) {
    const { id: board_id } = await alice.createFromTemplate({ template_id: template.id, title: "Mine" });
    const board = await alice.getBoard({ board_id });
    const { title: _, ...summary } = summaryOf(board);
    const { description, columns, card_count } = template;
    expect(summary).toEqual({ description, columns, card_count });
    expect(board.columns.map((column) => column.is_done_column).at(-1)).toBe(true);
    expect(board.columns.some(({ card_limit }) => card_limit !== null)).toBe(true);
    const cards = board.columns.flatMap((column) => column.cards);
    expect(cards.map(({ number }) => number)).toEqual(cards.map((_, index) => index + 1));
    expect(board.labels.length).toBeGreaterThanOrEqual(4);
    expect(cards.some(({ labels }) => labels.length > 0)).toBe(true);
    expect(cards.some(({ checklists }) => checklists[0]?.items.length)).toBe(true);
    const rules = await alice.listRules({ board_id });
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.every(({ is_enabled }) => is_enabled)).toBe(true);
  }
});

test("TEMPLATE-2: the board belongs to the caller alone, and its history begins with that content", async () => {
  const [template] = await builtIn("en");
  const answer = await alice.createFromTemplate({ template_id: template!.id, title: " Our work " });
  const { columns, ...board } = await alice.getBoard({ board_id: answer.id });
  expect(answer).toEqual(board);
  expect({ title: board.title, seq: board.seq, is_template: board.is_template }).toEqual({
    title: "Our work",
    seq: 0,
    is_template: false,
  });
  expect(board.members).toEqual([{ board_id: answer.id, user_id: alice.id, role: "owner", user: alice.me }]);
  expect(await alice.getBoard({ board_id: answer.id, at: 0 })).toEqual({ ...board, columns });
  const found = await alice.search({ q: "password", board_id: answer.id });
  expect(found.items).toHaveLength(1);
  const done = columns.at(-1)!;
  const card = columns.flatMap(({ cards }) => cards).find(({ is_complete }) => !is_complete)!;
  await alice.updateCard({ card_id: card.id, is_complete: true });
  const after = await alice.getBoard({ board_id: answer.id });
  expect(after.columns.find(({ id }) => id === done.id)!.cards.map(({ id }) => id)).toContain(card.id);
});

test("TEMPLATE-2: the board has the colour of its template, unless another one or none is given", async () => {
  const dora = await service.person("dora");
  const [template] = await builtIn("en");
  const { board_id } = await boardOf(dora);
  await dora.updateBoard({ board_id, is_template: true, color: "#2f8f5b" });
  const colorOf = async (template_id: string, given: { color?: string | null }) => {
    const board = await dora.createFromTemplate({ template_id, title: "New", ...given });
    expect((await dora.getBoard({ board_id: board.id })).color).toBe(board.color);
    return board.color;
  };
  expect(await colorOf(template!.id, { color: "#3b7dd8" })).toBe("#3b7dd8");
  expect(await colorOf(board_id, {})).toBe("#2f8f5b");
  expect(await colorOf(board_id, { color: "#3b7dd8" })).toBe("#3b7dd8");
  expect(await colorOf(board_id, { color: null })).toBe(null);
  const input = { template_id: board_id, title: "New", color: "no colour" };
  expect((await refusal(dora.createFromTemplate(input))).status).toBe(422);
  expect((await dora.getBoard({ board_id })).color).toBe("#2f8f5b");
});

test("TEMPLATE-3: an owner marks a board as a template, with an event, and can undo it", async () => {
  const { board_id } = await boardOf(alice, bob);
  expect((await refusal(bob.updateBoard({ board_id, is_template: true }))).status).toBe(403);
  const before = await alice.getBoard({ board_id });
  expect(before.is_template).toBe(false);
  const marked = await alice.updateBoard({ board_id, is_template: true });
  expect(marked.is_template).toBe(true);
  const event = (await service.events(alice, board_id)).at(-1)!;
  expect([event.type, event.data]).toEqual(["board.updated", marked]);
  expect(event.previous).toMatchObject({ is_template: false });
  expect(await alice.updateBoard({ board_id, is_template: true })).toEqual(marked);
  const tag = { headers: { "if-match": 'W/"1-other"' }, token: alice.token, json: { is_template: false } };
  expect((await service.send("PATCH", `/boards/${board_id}`, tag)).status).toBe(412);
  await alice.undo({ board_id, seq: event.seq! });
  expect((await alice.getBoard({ board_id })).is_template).toBe(false);
  for (const is_template of [null, "true", 1]) {
    const request = { token: alice.token, json: { is_template } };
    expect((await service.send("PATCH", `/boards/${board_id}`, request)).status).toBe(422);
  }
});

test("TEMPLATE-4: members find the board among their templates, after the built-in ones; others do not", async () => {
  const carol = await service.person("carol");
  const { board_id } = await boardOf(carol, bob);
  await carol.createColumn({ board_id, title: "Second" });
  await carol.updateBoard({ board_id, title: "Ours", description: "x".repeat(600), is_template: true });
  const { columns } = await carol.getBoard({ board_id });
  await carol.createCards({ board_id, column_id: columns[0]!.id, titles: ["a", "b"] });
  const listed = {
    id: board_id,
    title: "Ours",
    description: "x".repeat(500),
    kind: "board" as const,
    board_id,
    columns: columns.map(({ title }) => title),
    card_count: 2,
  };
  expect(await carol.listTemplates({})).toEqual({ items: [...(await builtIn("en")), listed], next: null });
  const bobs = (await bob.listTemplates({})).items.filter(({ kind }) => kind === "board");
  expect(bobs).toContainEqual(listed);
  const stranger = await service.person("stranger");
  expect((await stranger.listTemplates({})).items).not.toContainEqual(listed);
  const refused = await refusal(stranger.createFromTemplate({ template_id: board_id, title: "x" }));
  expect(refused.status).toBe(404);
  await carol.deleteBoard({ board_id });
  expect((await carol.listTemplates({})).items).toEqual(await builtIn("en"));
  expect((await refusal(carol.createFromTemplate({ template_id: board_id, title: "x" }))).status).toBe(404);
});

test("TEMPLATE-4: the list comes in pages", async () => {
  const dora = await service.person("dora");
  for (const title of ["one", "two", "three"]) {
    const { id: board_id } = await dora.createBoard({ title });
    if (title !== "two") await dora.updateBoard({ board_id, is_template: true });
  }
  const all = (await dora.listTemplates({})).items;
  const pages: Template[][] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof dora.listTemplates>> = await dora.listTemplates({
      limit: 2,
      ...(after !== null && { after }),
    });
    pages.push(page.items);
    after = page.next;
  } while (after !== null);
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(pages.flat()).toEqual(all);
});

test("TEMPLATE-5: a board that is created from another is a copy without its members, and no template", async () => {
  const made = await boardOf(alice, bob);
  const { board_id } = made;
  const { card } = await fullCard({ owner: alice, member: bob }, { ...made, title: "Whole" });
  await alice.updateBoard({ board_id, is_template: true });
  const answer = await bob.createFromTemplate({ template_id: board_id, title: "From it" });
  const board = await bob.getBoard({ board_id: answer.id });
  expect([board.is_template, board.title]).toEqual([false, "From it"]);
  expect(board.members.map(({ user_id, role }) => [user_id, role])).toEqual([[bob.id, "owner"]]);
  const [copy] = board.columns[0]!.cards;
  expect([copy!.title, copy!.description]).toEqual([card.title, card.description]);
  expect(copy!.attachments.map(({ name }) => name).sort()).toEqual(
    card.attachments.map(({ name }) => name).sort(),
  );
  const { id: copied } = await alice.copyBoard({ board_id, title: "Copy" });
  expect((await alice.getBoard({ board_id: copied })).is_template).toBe(false);
  const plain = await boardOf(alice);
  const refused = await refusal(alice.createFromTemplate({ template_id: plain.board_id, title: "x" }));
  expect(refused.status).toBe(404);
});

test("TEMPLATE-6: a board from a template appears complete or not at all, and a repeat creates no second one", async () => {
  const erin = await service.person("erin");
  const [template] = await builtIn("en");
  const path = `/templates/${template!.id}/boards`;
  const request = {
    token: erin.token,
    json: { title: "Once" },
    headers: { "idempotency-key": crypto.randomUUID() },
  };
  const first = await service.send("POST", path, request);
  const second = await service.send("POST", path, request);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(first.headers.get("etag")).not.toBeNull();
  expect(await erin.listBoards()).toEqual([first.body]);
  const { rows } = await service.app.db.read({
    rows: sql<{ id: string }>`SELECT id FROM boards WHERE created_by = ${erin.id}`,
  });
  expect(rows).toHaveLength(1);
});

test("TEMPLATE-6: a board from a template counts among those that its creator may have", async () => {
  const frank = await service.person("frank");
  for (let index = 0; index < MOST_BOARDS; index++) await frank.createBoard({ title: `${index}` });
  const [template] = await builtIn("en");
  const refused = await refusal(frank.createFromTemplate({ template_id: template!.id, title: "One more" }));
  expect(refused.status).toBe(409);
  const { rows } = await service.app.db.read({
    rows: sql<{ id: string }>`SELECT id FROM boards WHERE created_by = ${frank.id}`,
  });
  expect(rows).toHaveLength(MOST_BOARDS);
});

test("TEMPLATE-5: people whom an import has brought over do not come along", async () => {
  const carol = await service.person("carol");
  const { boardId } = await built(service, carol, {
    records: [
      columnRecord({ key: "todo" }),
      { kind: "person", key: "ann", name: "Ann", username: null, email: null },
      cardRecord({ key: "a", column: "todo", people: ["ann"] }),
    ],
  });
  await carol.updateBoard({ board_id: boardId, is_template: true });
  const { id } = await carol.createFromTemplate({ template_id: boardId, title: "Next" });
  const { columns } = await carol.getBoard({ board_id: id });
  expect(columns[0]?.cards[0]?.placeholders).toEqual([]);
  const { people } = await service.app.db.read({
    people: sql`SELECT id FROM board_people WHERE board_id = ${id}`,
  });
  expect(people).toEqual([]);
});

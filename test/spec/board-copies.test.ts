/** Copies of boards. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { fullCard } from "../support/full-card.ts";
import { purgeIn } from "../support/purge.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({});
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

/** Without what a copy has of its own: ids, places in the log, times. */
function contentOf({ columns, ...board }: FullBoard) {
  const { title, description, color, labels } = board;
  return {
    title,
    description,
    color,
    labels: labels.map(({ name, color }) => ({ name, color })),
    columns: columns.map(({ id: _, board_id: __, cards, ...column }) => ({
      ...column,
      cards: cards.map(cardContent),
    })),
  };
}

function cardContent({ checklists, attachments, cover_attachment_id, labels, ...card }: Card) {
  const { id: _, board_id: __, column_id: ___, number: ____, comment_count: _____, ...more } = card;
  const { created_at: ______, updated_at: _______, ...rest } = more;
  return {
    ...rest,
    labels: labels.map(({ name }) => name).sort(),
    files: attachments.map(({ name, mime_type, size }) => JSON.stringify({ name, mime_type, size })).sort(),
    cover: attachments.find(({ id }) => id === cover_attachment_id)?.name,
    checklists: checklists.map(({ title, rank, items }) => ({
      title,
      rank,
      items: items.map(({ content, is_done, rank, assignees }) => ({ content, is_done, rank, assignees })),
    })),
  };
}

function idsIn(board: FullBoard): string[] {
  const ids = JSON.stringify(board).match(/"id":"[^"]+"/g) ?? [];
  const people = board.members.map(({ user_id }) => `"id":"${user_id}"`);
  return ids.filter((id) => !people.includes(id));
}

async function original() {
  const made = await boardOf(alice, bob);
  const { board_id, column_id } = made;
  await alice.updateBoard({ board_id, description: "What it is for", color: "teal" });
  await alice.updateColumn({ column_id, color: "#123456", is_done_column: true, card_limit: 7 });
  const { card } = await fullCard({ owner: alice, member: bob }, { ...made, title: "Whole" });
  await alice.updateCard({
    card_id: card.id,
    start_at: "2026-03-01T00:00:00.000Z",
    due_at: "2026-03-02T00:00:00.000Z",
    is_complete: true,
  });
  await alice.createComment({ card_id: card.id, body: "Not copied" });
  const other = await alice.createColumn({ board_id, title: "Other" });
  await alice.createCards({ board_id, column_id: other.id, titles: ["b", "c", "d"] });
  await alice.deleteCard({ card_id: (await alice.createCard({ board_id, column_id, title: "Gone" })).id });
  return { ...made, card_id: card.id, other };
}

test("BOARD-12: a copy has the same content under new ids, and its cards are numbered from 1", async () => {
  const { board_id } = await original();
  const source = await alice.getBoard({ board_id });
  const answer = await bob.copyBoard({
    board_id,
    title: " Copy ",
    include: ["cards", "labels", "rules", "members"],
  });
  const copy = await bob.getBoard({ board_id: answer.id });
  const { columns: _, ...rest } = copy;
  expect(answer).toEqual(rest);
  expect(contentOf(copy)).toEqual({ ...contentOf(source), title: "Copy" });
  expect(idsIn(copy).filter((id) => idsIn(source).includes(id))).toEqual([]);
  expect(copy.columns.flatMap(({ cards }) => cards.map(({ number }) => number))).toEqual([1, 2, 3, 4]);
  expect(copy.members.map(({ user_id, role }) => [user_id, role])).toEqual(
    [
      [alice.id, "member"],
      [bob.id, "owner"],
    ].sort(),
  );
  const card = copy.columns[0]!.cards[0]!;
  expect(card.comment_count).toBe(0);
  expect(await alice.getBoard({ board_id })).toEqual(source);
  const next = await bob.createCard({
    board_id: copy.id,
    column_id: copy.columns[1]!.id,
    title: "e",
  });
  expect(next.number).toBe(5);
  const files = await Promise.all(
    card.attachments.map(
      async ({ id }) => (await service.send("GET", `/attachments/${id}`, { token: bob.token })).body,
    ),
  );
  expect(files.sort()).toEqual(["bytes", "more"]);
});

test("BOARD-12: without include, everything but the members is copied; only the caller stays assigned", async () => {
  const { board_id } = await original();
  const { id } = await bob.copyBoard({ board_id, title: "Copy" });
  const copy = await bob.getBoard({ board_id: id });
  expect(copy.members).toEqual([{ board_id: id, user_id: bob.id, role: "owner", user: bob.me }]);
  const [card] = copy.columns[0]!.cards;
  expect(card!.assignees).toEqual([bob.me]);
  expect(card!.labels).toEqual(copy.labels);
  expect(copy.labels).toHaveLength(1);
  const items = card!.checklists.flatMap(({ items }) => items);
  expect(items.map(({ assignees }) => assignees)).toEqual([[], [bob.me], [], [bob.me]]);
  expect((await refusal(alice.getBoard({ board_id: id }))).status).toBe(403);
});

test("BOARD-13: columns are always copied; cards and labels only if they are included", async () => {
  const { board_id } = await original();
  const source = await alice.getBoard({ board_id });
  const { id } = await alice.copyBoard({ board_id, title: "Bare", include: [] });
  const bare = contentOf(await alice.getBoard({ board_id: id }));
  const { columns } = contentOf(source);
  const empty = columns.map((column) => ({ ...column, cards: [] }));
  expect(bare).toEqual({ ...contentOf(source), title: "Bare", labels: [], columns: empty });
  const cards = await alice.copyBoard({ board_id, title: "Cards", include: ["cards"] });
  const board = await alice.getBoard({ board_id: cards.id });
  expect(board.labels).toEqual([]);
  expect(board.columns.flatMap((column) => column.cards).map((card) => card.labels)).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test("BOARD-13: a rule whose label or member is not on the copy is disabled there", async () => {
  const { board_id, column_id, other } = await original();
  const { labels } = await alice.getBoard({ board_id });
  const move = { action_type: "move_to_column", action_column_id: other.id } as const;
  const entered = { trigger_type: "card_moved", trigger_column_id: column_id } as const;
  await alice.createRule({ board_id, name: "move", ...entered, ...move });
  await alice.createRule({
    board_id,
    name: "label",
    trigger_type: "label_added",
    trigger_label_id: labels[0]!.id,
    ...move,
  });
  await alice.createRule({
    board_id,
    name: "assign",
    ...entered,
    action_type: "assign_member",
    action_user_id: bob.id,
  });
  const label = { action_type: "add_label", action_label_id: labels[0]!.id } as const;
  await alice.createRule({ board_id, name: "add", ...entered, ...label });
  const { id } = await alice.copyBoard({ board_id, title: "Copy", include: ["rules"] });
  const copy = await alice.getBoard({ board_id: id });
  const [first, second] = copy.columns.map((column) => column.id);
  const base = {
    id: expect.any(String),
    board_id: id,
    trigger_label_id: null,
    action_user_id: null,
    action_label_id: null,
    is_enabled: false,
  };
  const rules = await alice.listRules({ board_id: id });
  expect(rules as unknown).toEqual([
    {
      ...base,
      name: "move",
      ...entered,
      trigger_column_id: first,
      ...move,
      action_column_id: second,
      is_enabled: true,
    },
    {
      ...base,
      name: "label",
      trigger_type: "label_added",
      trigger_column_id: null,
      ...move,
      action_column_id: second,
    },
    {
      ...base,
      name: "assign",
      ...entered,
      trigger_column_id: first,
      action_type: "assign_member",
      action_column_id: null,
    },
    {
      ...base,
      name: "add",
      ...entered,
      trigger_column_id: first,
      action_type: "add_label",
      action_column_id: null,
    },
  ]);
  const whole = await alice.copyBoard({ board_id, title: "Copy", include: ["rules", "labels", "members"] });
  const enabled = await alice.listRules({ board_id: whole.id });
  expect(enabled.map(({ is_enabled }) => is_enabled)).toEqual([true, true, true, true]);
  const { labels: copied } = await alice.getBoard({ board_id: whole.id });
  expect(copied.map(({ id }) => id)).toContain(enabled[3]!.action_label_id!);
});

test("BOARD-14: the log of a copy begins with its content, and a search finds its cards", async () => {
  const { board_id } = await original();
  const { id, seq } = await alice.copyBoard({ board_id, title: "Copy" });
  expect(seq).toBe(0);
  const copy = await alice.getBoard({ board_id: id });
  await alice.updateBoard({ board_id: id, title: "Changed" });
  expect(await alice.getBoard({ board_id: id, at: 0 })).toEqual(copy);
  expect((await service.events(alice, id)).map(({ type, seq }) => [type, seq])).toEqual([
    ["board.updated", 1],
  ]);
  const { items } = await alice.search({ q: "whole" });
  expect(items.map(({ card }) => card.id)).toContain(copy.columns[0]!.cards[0]!.id);
});

test("BOARD-15: a repeat with the same key is answered with the same copy", async () => {
  const { board_id } = await boardOf(alice);
  const copy = () => alice.copyBoard({ board_id, title: "Once" }, { key: "copy once" });
  const first = await copy();
  expect(await copy()).toEqual(first);
  expect((await alice.listBoards()).filter(({ title }) => title === "Once")).toEqual([first]);
});

test("BOARD-15: what does not fit is refused, and leaves nothing", async () => {
  const small = await startService({ settings: { MAX_BOARDS_PER_OWNER: "1" } });
  try {
    const carol = await small.person("carol");
    const { board_id } = await boardOf(carol);
    expect((await refusal(carol.copyBoard({ board_id, title: "Copy" }))).status).toBe(409);
    const { boards } = await small.app.db.read({ boards: sql<{ id: string }>`SELECT id FROM boards` });
    expect(boards).toEqual([{ id: board_id }]);
  } finally {
    await small.stop();
  }
});

test("BOARD-15: a copy that fails half way is never seen, and housekeeping removes it", async () => {
  const dora = await service.person("dora");
  const { board_id, column_id } = await boardOf(dora);
  await dora.createCards({ board_id, column_id, titles: ["a", "b", "c"] });
  const { context, db } = service.app;
  const card_id = (await dora.getBoard({ board_id })).columns[0]!.cards[2]!.id;
  const { id: attachment_id } = await dora.uploadAttachment({ card_id, file: new File(["x"], "x.txt") });
  const most = context.config.BOARD_STORAGE_BYTES;
  context.config.BOARD_STORAGE_BYTES = 0.5;
  const { status } = await refusal(dora.copyBoard({ board_id, title: "Copy" }));
  context.config.BOARD_STORAGE_BYTES = most;
  expect(status).toBe(409);
  expect((await dora.listBoards()).map(({ id }) => id)).toEqual([board_id]);
  expect((await dora.listDeletedBoards()).items).toEqual([]);
  const left = () =>
    db.read({
      boards: sql<{ id: string }>`SELECT id FROM boards WHERE created_by = ${dora.id} AND id <> ${board_id}`,
    });
  const [half] = (await left()).boards;
  expect((await refusal(dora.restoreBoard({ deleted_board_id: half!.id }))).status).toBe(404);
  await purgeIn(0, service);
  expect((await left()).boards).toEqual([]);
  expect((await service.send("GET", `/attachments/${attachment_id}`, { token: dora.token })).body).toBe("x");
});

test("BOARD-14: a thousand cards are copied in their order", async () => {
  const { board_id, column_id } = await boardOf(alice);
  for (let i = 0; i < 10; i++) {
    const titles = Array.from({ length: 100 }, (_, index) => `card ${i * 100 + index}`);
    await alice.createCards({ board_id, column_id, titles });
  }
  const source = await alice.getBoard({ board_id });
  const { id } = await alice.copyBoard({ board_id, title: "Board" });
  const copy = await alice.getBoard({ board_id: id });
  expect(contentOf(copy)).toEqual(contentOf(source));
  expect(copy.columns[0]!.cards.map(({ number }) => number)).toEqual(
    Array.from({ length: 1000 }, (_, i) => i + 1),
  );
});

test("BOARD-12: whoever is removed while their copy, export or template waits for its turn gets nothing of the board", async () => {
  const { context } = service.app;
  const { boardCopies } = context;
  const { board_id } = await boardOf(alice, bob);
  await alice.updateBoard({ board_id, is_template: true });
  const waiting = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  const turn = Promise.withResolvers<void>();
  let count = 0;
  context.boardCopies = {
    async run(who, work) {
      waiting[count++]?.resolve();
      await turn.promise;
      return boardCopies.run(who, work);
    },
  };
  const before = (await bob.listBoards({})).length;
  const answers = [
    refusal(bob.copyBoard({ board_id, title: "Mine", include: ["cards", "labels", "rules", "members"] })),
    service.send("GET", `/boards/${board_id}/export`, { token: bob.token }),
    refusal(bob.createFromTemplate({ template_id: board_id, title: "Mine" })),
  ] as const;
  await Promise.all(waiting.map(({ promise }) => promise));
  await alice.removeMember({ board_id, user_id: bob.id });
  turn.resolve();
  const [copy, archive, board] = await Promise.all(answers);
  context.boardCopies = boardCopies;
  expect([copy.status, archive.status, board.status]).toEqual([403, 403, 404]);
  expect(await bob.listBoards({})).toHaveLength(before - 1);
});

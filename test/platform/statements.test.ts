/**
 * What the main operations cost in statements, exactly: constant, whatever the board holds. On PostgreSQL a
 * statement is a round trip: a read is one, a change two (load and commit; and a look for the cards of a column), a board
 * that is kept one. Only the tables of
 * a whole board are asked one by one, all at once within a transaction.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Db } from "../../server/platform/db/db.ts";
import { boardOf, PASSWORD, type Person, type Service, startService, WITHOUT_MAIL } from "../harness.ts";

/**
 * SQLite runs the queries of a load, the rows of a commit and its events one by one, without a round trip. The rows
 * include those of the search index, for changed texts, and of notifications.
 */
const COSTS = {
  "GET board, not kept": { postgres: 15, sqlite: 14 },
  "GET board, kept": { postgres: 1, sqlite: 1 },
  "GET board, 304": { postgres: 1, sqlite: 1 },
  "GET card": { postgres: 1, sqlite: 7 },
  "create card": { postgres: 2, sqlite: 9 },
  "create card at a position": { postgres: 2, sqlite: 10 },
  "patch card": { postgres: 2, sqlite: 12 },
  "patch card, no change": { postgres: 1, sqlite: 7 },
  "move card": { postgres: 2, sqlite: 14 },
  "move card to another column": { postgres: 2, sqlite: 14 },
  "add label": { postgres: 2, sqlite: 13 },
  "add label, no change": { postgres: 1, sqlite: 9 },
  "assign card": { postgres: 2, sqlite: 14 },
  "create checklist": { postgres: 2, sqlite: 12 },
  "create item": { postgres: 2, sqlite: 14 },
  "upload attachment": { postgres: 3, sqlite: 20 },
  "move column": { postgres: 3, sqlite: 9 },
  "patch column": { postgres: 3, sqlite: 6 },
  "list events": { postgres: 1, sqlite: 6 },
  "delete card": { postgres: 2, sqlite: 13 },
  "restore card": { postgres: 2, sqlite: 21 },
  "list boards": { postgres: 1, sqlite: 4 },
  "patch board": { postgres: 2, sqlite: 6 },
  "refused: not a member": { postgres: 1, sqlite: 1 },
  login: { postgres: 3, sqlite: 3 },
};

type Measured = Record<keyof typeof COSTS, number>;

const KIND = process.env.BOARDCAST_TEST_DB === "postgres" ? "postgres" : "sqlite";

let service: Service;
let db: Db;
let alice: Person;
let bob: Person;
let mallory: Person;

beforeAll(async () => {
  // The mailer looks for mail every second, which would be counted.
  service = await startService({ settings: WITHOUT_MAIL, secondMs: 500_000 });
  db = service.app.db;
  [alice, bob, mallory] = (await Promise.all(
    ["alice", "bob", "mallory"].map((name) => service.person(name)),
  )) as [Person, Person, Person];
});
afterAll(() => service.stop());

async function statements(work: () => Promise<unknown>): Promise<number> {
  const before = db.statements;
  await work();
  return db.statements - before;
}

async function boardWith(count: number) {
  const made = await boardOf(alice, bob);
  const { board_id, column_id } = made;
  const card = await alice.createCard({ board_id, column_id, title: "Measured" });
  for (let i = 1; i < count; i++) await alice.createCard({ board_id, column_id, title: `Card ${i}` });
  const done = await alice.createColumn({ board_id, title: "Done" });
  const label = await alice.createLabel({ board_id, name: "Label" });
  const checklist = await alice.createChecklist({ card_id: card.id, title: "List" });
  return {
    board_id,
    column_id,
    done_id: done.id,
    label_id: label.id,
    card_id: card.id,
    checklist_id: checklist.id,
  };
}

async function measure(count: number): Promise<Measured> {
  const { board_id, column_id, done_id, label_id, card_id, checklist_id } = await boardWith(count);
  const get = () => alice.getBoard({ board_id });
  const path = `/boards/${board_id}`;
  const notKept = await statements(get);
  const { headers } = await service.send("GET", path, { token: alice.token });
  const tagged = { token: alice.token, headers: { "if-none-match": headers.get("etag")! } };
  const file = new File(["bytes"], "file");
  return {
    "GET board, not kept": notKept,
    "GET board, kept": await statements(get),
    "GET board, 304": await statements(async () => {
      expect((await service.send("GET", path, tagged)).status).toBe(304);
    }),
    "GET card": await statements(() => alice.getCard({ card_id })),
    "create card": await statements(() => alice.createCard({ board_id, column_id, title: "New" })),
    "create card at a position": await statements(() =>
      alice.createCard({ board_id, column_id, title: "New", position: 1 }),
    ),
    "patch card": await statements(() => alice.updateCard({ card_id, title: "Changed" })),
    "patch card, no change": await statements(() => alice.updateCard({ card_id, title: "Changed" })),
    "move card": await statements(() => alice.moveCard({ card_id, position: 1 })),
    "move card to another column": await statements(() =>
      alice.moveCard({ card_id, column_id: done_id, position: 0 }),
    ),
    "add label": await statements(() => alice.addLabel({ card_id, label_id })),
    "add label, no change": await statements(() => alice.addLabel({ card_id, label_id })),
    "assign card": await statements(() => alice.assignCard({ card_id, user_ids: [bob.id] })),
    "create checklist": await statements(() => alice.createChecklist({ card_id, title: "Next" })),
    "create item": await statements(() => alice.createItem({ checklist_id, content: "Item" })),
    "upload attachment": await statements(() => alice.uploadAttachment({ card_id, file })),
    "move column": await statements(() => alice.moveColumn({ column_id, position: 1 })),
    "patch column": await statements(() => alice.updateColumn({ column_id, title: "Changed" })),
    "list events": await statements(() => alice.listEvents({ board_id })),
    "delete card": await statements(() => alice.deleteCard({ card_id })),
    "restore card": await statements(() => alice.restoreCard({ trashed_card_id: card_id })),
    "list boards": await statements(() => alice.listBoards()),
    "patch board": await statements(() => alice.updateBoard({ board_id, title: "Changed" })),
    "refused: not a member": await statements(() => mallory.getBoard({ board_id }).catch(() => {})),
    login: await statements(() => service.anonymous.login({ username: alice.me.email, password: PASSWORD })),
  };
}

const EXPECTED = Object.fromEntries(
  Object.entries(COSTS).map(([operation, cost]) => [operation, cost[KIND]]),
) as Measured;

/** Of two rounds the lesser: now and then something is done in the background meanwhile, which adds to one of them. */
async function measureTwice(count: number): Promise<Measured> {
  const [first, second] = [await measure(count), await measure(count)];
  const least = Object.entries(first).map(([operation, cost]) => [
    operation,
    Math.min(cost, second[operation as keyof Measured]),
  ]);
  return Object.fromEntries(least);
}

test("on a board with one card", async () => {
  expect(await measureTwice(1)).toEqual(EXPECTED);
});

test("on a board with 300 cards in one column: the same", async () => {
  expect(await measureTwice(300)).toEqual(EXPECTED);
});

test("a move that numbers 300 cards anew is still one change, on SQLite with one statement more", async () => {
  const { board_id } = await boardWith(300);
  const costs: { cost: number; renumbered: boolean }[] = [];
  for (let i = 0; i < 20; i++) {
    const { columns, seq } = await alice.getBoard({ board_id });
    const third = columns[0]!.cards[2]!;
    const cost = await statements(() => alice.moveCard({ card_id: third.id, position: 1 }));
    const { events } = await alice.listEvents({ board_id, since: seq });
    costs.push({ cost, renumbered: events[0]!.renumbered !== undefined });
  }
  // These cards have nothing on them.
  const usual = Math.min(...costs.map(({ cost }) => cost));
  expect(usual).toBeLessThanOrEqual(EXPECTED["move card"]);
  expect(costs.filter(({ renumbered }) => renumbered)).toEqual([
    { cost: KIND === "sqlite" ? usual + 1 : usual, renumbered: true },
  ]);
  // Something done in the background may add to one of the others.
  expect(costs.filter(({ cost }) => cost !== usual).length).toBeLessThanOrEqual(2);
});

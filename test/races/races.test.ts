/** Many at once: one after another in effect, nothing lost, nothing twice, and a log that tells it. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { App } from "../../server/app.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { checkBoard } from "../support/board-checks.ts";
import { emptyStore, startInstance, through } from "../support/instances.ts";
import { outcomes, tally } from "../support/outcomes.ts";

let service: Service;
let alice: Person;
let bob: Person;
let other: App;
let aliceThere: Person;
let bobThere: Person;

beforeAll(async () => {
  service = await startService();
  [alice, bob] = (await Promise.all(["alice", "bob"].map((name) => service.person(name)))) as [
    Person,
    Person,
  ];
  other = await startInstance(service.app.context.config);
  aliceThere = through(other, alice);
  bobThere = through(other, bob);
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

/** A board of alice and bob with that many cards in its column. */
async function boardWith(count: number) {
  const made = await boardOf(alice, bob);
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) cards.push(await alice.createCard({ ...made, title: `Card ${i}` }));
  return { ...made, cards, before: await alice.getBoard(made) };
}

const cardIds = (board: FullBoard) => board.columns.flatMap((column) => column.cards.map(({ id }) => id));

/** Moves all cards at once, each to its own position, as different people and through different services. */
async function moveAll(count: number, people: Person[]) {
  const { cards, before } = await boardWith(count);
  const positions = new Map(cards.map(({ id }, index) => [id, (index * 7) % count]));
  const calls = [...positions].map(([card_id, position], index) =>
    people[index % people.length]!.moveCard({ card_id, position }),
  );
  expect(await tally(calls)).toEqual({ done: count });
  const { board, log } = await checkBoard(alice, before);
  // The moves one by one, in the order of the log, must lead to the same order of cards.
  const order = cardIds(before);
  for (const event of log.slice(before.seq)) {
    expect(event.type).toBe("card.moved");
    const { id } = event.data as Card;
    order.splice(order.indexOf(id), 1);
    order.splice(positions.get(id)!, 0, id);
  }
  expect(log.length).toBe(before.seq + count);
  expect(cardIds(board)).toEqual(order);
  return board;
}

/** Creates cards at once, half of them at position 0, half at position 1. */
async function createMany(people: Person[]) {
  const { board_id, column_id, before } = await boardWith(2);
  const calls = Array.from({ length: 40 }, (_, index) =>
    people[index % people.length]!.createCard({
      board_id,
      column_id,
      title: String(index),
      position: index < 20 ? 0 : 1,
    }),
  );
  expect(await tally(calls)).toEqual({ done: 40 });
  const { board, log } = await checkBoard(alice, before);
  const order = cardIds(before);
  for (const event of log.slice(before.seq)) {
    const { id, title } = event.data as Card;
    order.splice(Number(title) < 20 ? 0 : 1, 0, id);
  }
  expect(cardIds(board)).toEqual(order);
  expect(new Set(order).size).toBe(42);
  return board;
}

describe("BOARD-10: order", () => {
  test("50 moves at once in one column: all succeed, no card is lost", () => moveAll(50, [alice, bob]));

  test("150 moves at once of cards that were never touched before: none is refused", () =>
    moveAll(150, [alice, bob]));

  test("creates at once at positions 0 and 1: all succeed, each at its position", () =>
    createMany([alice, bob]));

  test("columns, checklists and items moved at once keep their order", async () => {
    const { board_id, cards } = await boardWith(1);
    const checklist = await alice.createChecklist({ card_id: cards[0]!.id, title: "List" });
    const columns = [];
    const checklists = [];
    const items = [];
    for (let i = 0; i < 8; i++) {
      columns.push(await alice.createColumn({ board_id, title: `Column ${i}` }));
      checklists.push(await alice.createChecklist({ card_id: cards[0]!.id, title: `List ${i}` }));
      items.push(await alice.createItem({ checklist_id: checklist.id, content: `Item ${i}` }));
    }
    const before = await alice.getBoard({ board_id });
    const calls = [
      ...columns.map(({ id }, index) => alice.moveColumn({ column_id: id, position: index % 3 })),
      ...checklists.map(({ id }, index) => bob.moveChecklist({ checklist_id: id, position: index % 3 })),
      ...items.map(({ id }, index) => alice.moveItem({ item_id: id, position: index % 3 })),
    ];
    expect(await tally(calls)).toEqual({ done: 24 });
    const { board } = await checkBoard(alice, before);
    expect(board.seq).toBe(before.seq + 24);
  });
});

describe("BOARD-10: two services on one database", () => {
  test("50 moves at once in one column, half through each: all succeed, no card is lost", async () => {
    const board = await moveAll(50, [alice, bobThere]);
    expect(await bobThere.getBoard({ board_id: board.id })).toEqual(board);
  });

  test("creates at once at positions 0 and 1, half through each", async () => {
    const board = await createMany([aliceThere, bob]);
    expect(await aliceThere.getBoard({ board_id: board.id })).toEqual(board);
  });

  test("what one changed, the other answers at once, although it had cached the board", async () => {
    const { board_id, cards } = await boardWith(1);
    for (let i = 0; i < 5; i++) {
      await bobThere.getBoard({ board_id });
      await alice.updateCard({ card_id: cards[0]!.id, title: `Changed ${i}` });
      expect((await bobThere.getBoard({ board_id })).columns[0]!.cards[0]!.title).toBe(`Changed ${i}`);
    }
  });

  test("that start at the same time on an empty database migrate it once, and both serve", async () => {
    const store = await emptyStore();
    const instances = await Promise.all([startInstance(store.config), startInstance(store.config)]);
    try {
      const versions = { versions: sql`SELECT version FROM schema_version ORDER BY version` };
      expect(await instances[0].context.db.read(versions)).toEqual(
        await service.app.context.db.read(versions),
      );
      for (const { url } of instances) {
        expect(await fetch(`${url}/health`).then((answer) => answer.json())).toEqual({
          status: "ok",
          database: "ok",
          pubsub: "ok",
        });
      }
    } finally {
      await Promise.all(instances.map((instance) => instance.stop()));
      await store.remove();
    }
  });
});

describe("accounts", () => {
  test("AUTH-4: of many registrations of one e-mail address exactly one succeeds", async () => {
    const calls = Array.from({ length: 8 }, (_, index) =>
      service.anonymous.register({
        email: index % 2 ? "same@example.org" : "SAME@Example.org",
        username: `same-mail-${index}`,
        password: PASSWORD,
      }),
    );
    expect(await tally(calls)).toEqual({ done: 1, 409: 7 });
    expect(await alice.searchUsers({ q: "same-mail-" })).toHaveLength(1);
  });

  test("AUTH-4: of many registrations of one username exactly one succeeds", async () => {
    const calls = Array.from({ length: 8 }, (_, index) =>
      service.anonymous.register({
        email: `same-name-${index}@example.org`,
        username: "same-name",
        password: PASSWORD,
      }),
    );
    expect(await tally(calls)).toEqual({ done: 1, 409: 7 });
    expect(await alice.searchUsers({ q: "same-name" })).toHaveLength(1);
  });

  test("AUTH-18: of password changes with the same old password exactly one wins", async () => {
    const carol = await service.person("carol");
    const passwords = Array.from({ length: 4 }, (_, index) => `a new password ${index}`);
    const ended = await outcomes(
      passwords.map((new_password) => carol.changePassword({ current_password: PASSWORD, new_password })),
    );
    expect([...ended].sort()).toEqual([400, 400, 400, "done"]);
    const login = (password: string) => service.anonymous.login({ username: carol.me.email, password });
    const winner = passwords[ended.indexOf("done")]!;
    const logins = await outcomes([PASSWORD, ...passwords].map(login));
    expect(logins).toEqual([PASSWORD, ...passwords].map((one) => (one === winner ? "done" : 401)));
  });

  test("AUTH-16: a logout among requests: each is answered or refused, and none after it", async () => {
    const { access_token: token } = await service.anonymous.login({
      username: alice.me.email,
      password: PASSWORD,
    });
    const { board_id } = await boardWith(0);
    const here = through(service.app, { ...alice, token });
    const there = through(other, { ...alice, token });
    const ended = await outcomes([
      ...Array.from({ length: 10 }, () => here.createLabel({ board_id, name: "Before?" })),
      here.logout(),
      ...Array.from({ length: 10 }, () => there.createLabel({ board_id, name: "After?" })),
    ]);
    expect(ended[10]).toBe("done");
    expect(ended.filter((outcome) => outcome !== "done" && outcome !== 401)).toEqual([]);
    expect(await alice.listLabels({ board_id })).toHaveLength(
      ended.filter((outcome) => outcome === "done").length - 1,
    );
    expect(
      await outcomes([here.getMe(), there.getMe(), there.createLabel({ board_id, name: "No" })]),
    ).toEqual([401, 401, 401]);
  });

  test("profiles changed while their boards change: nothing fails", async () => {
    const { board_id, column_id } = await boardWith(0);
    const calls = Array.from({ length: 10 }, (_, index) => [
      alice.updateMe({ firstname: `Alice ${index}` }),
      bobThere.updateMe({ firstname: `Bob ${index}` }),
      alice.createCard({ board_id, column_id, title: String(index) }),
      bobThere.createCard({ board_id, column_id, title: String(index) }),
    ]).flat();
    expect(await tally(calls)).toEqual({ done: 40 });
    const names = (await alice.getBoard({ board_id })).members.map(({ user }) => user.firstname);
    const now = await Promise.all([alice, bob].map((person) => person.getMe()));
    expect(names.sort()).toEqual(now.map(({ firstname }) => firstname).sort());
    await alice.updateMe({ firstname: null });
    await bob.updateMe({ firstname: null });
  });
});

/** The numbered events of a board: GET /boards/{board_id}/events. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { runHousekeeping } from "../../server/housekeeping.ts";
import { join, sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import { addEvents, checkpointsOf, storeCheckpointAt } from "../support/checkpoints.ts";

const DAY_MS = 86_400_000;

let service: Service;
let alice: Person;
let bob: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService({ settings: { EVENT_RETENTION_DAYS: "30" }, skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

/** A board with `count` events, all of them new columns. */
async function boardWith(count: number) {
  const board = await alice.createBoard({ title: "Board" });
  let column_id = "";
  for (let i = 1; i <= count; i++)
    ({ id: column_id } = await alice.createColumn({ board_id: board.id, title: `column ${i}` }));
  return { board_id: board.id, column_id };
}

async function page(board_id: string, query: { since?: number; limit?: number } = {}) {
  const { seq, resync, events } = await alice.listEvents({ board_id, ...query });
  return { seq, resync, events: events.map((event) => event.seq) };
}

describe("the envelope", () => {
  test("EVENT-2: has exactly its fields, the number and the board among them", async () => {
    const { board_id, column } = await boardOf(alice, bob);
    const { cards: _, ...fields } = column;
    const { body } = await service.send("GET", `/boards/${board_id}/events`, { token: bob.token });
    expect(body).toEqual({
      seq: 2,
      resync: null,
      events: [
        {
          type: "board.member_added",
          data: { board_id, user_id: bob.id, role: "member", user: bob.me },
          user_id: alice.id,
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          version: "1.0",
          board_id,
          seq: 1,
        },
        {
          type: "column.created",
          data: fields,
          user_id: alice.id,
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          version: "1.0",
          board_id,
          seq: 2,
        },
      ],
      next: null,
    });
  });

  test("ORDER-4: says how the siblings were renumbered when there was no room left, and only then", async () => {
    const { board_id } = await boardWith(3);
    const order = async () =>
      (await alice.getBoard({ board_id })).columns.map(({ id, rank }) => ({ id, rank }));
    for (let moves = 0; moves < 20; moves++) {
      const columns = await order();
      await alice.moveColumn({ column_id: columns[2]!.id, position: 1 });
      const event = (await service.events(alice, board_id)).at(-1)!;
      const { first, step } = event.renumbered ?? {};
      const after = await order();
      if (first === undefined || step === undefined) {
        expect(event).not.toHaveProperty("renumbered");
        expect(after).toEqual([columns[0]!, { id: columns[2]!.id, rank: expect.any(Number) }, columns[1]!]);
      } else {
        expect(after.map(({ rank }) => rank)).toEqual([first, first + step, first + 2 * step]);
        return;
      }
    }
    throw new Error("the columns were never numbered anew");
  });
});

describe("since and limit", () => {
  test("EVENT-3: events come oldest first, numbered 1, 2, 3 … without gaps (EVENT-8)", async () => {
    const { board_id } = await boardWith(5);
    expect(await page(board_id)).toEqual({ seq: 5, resync: null, events: [1, 2, 3, 4, 5] });
    expect(await page(board_id, { since: 0 })).toEqual({ seq: 5, resync: null, events: [1, 2, 3, 4, 5] });
  });

  test("EVENT-8: since omits what the caller has, limit bounds the page, seq is always the last number", async () => {
    const { board_id } = await boardWith(5);
    expect(await page(board_id, { since: 3 })).toEqual({ seq: 5, resync: null, events: [4, 5] });
    expect(await page(board_id, { since: 1, limit: 2 })).toEqual({ seq: 5, resync: null, events: [2, 3] });
    expect(await page(board_id, { limit: 1 })).toEqual({ seq: 5, resync: null, events: [1] });
    expect(await page(board_id, { since: 5 })).toEqual({ seq: 5, resync: null, events: [] });
    expect(await page(board_id, { limit: 1000 })).toEqual({ seq: 5, resync: null, events: [1, 2, 3, 4, 5] });
  });

  test("EVENT-8: a page has 100 events unless limit says otherwise", async () => {
    const { board_id } = await boardWith(0);
    for (let i = 1; i <= 101; i++) await alice.updateBoard({ board_id, title: `Board ${i}` });
    expect((await page(board_id)).events).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect((await page(board_id, { since: 100 })).events).toEqual([101]);
  });

  test("EVENT-13: a page has at most 1 MiB of events", async () => {
    const { board_id } = await boardWith(0);
    for (let i = 1; i <= 25; i++) await alice.updateBoard({ board_id, description: `${i}`.padEnd(50_000) });
    const first = await alice.listEvents({ board_id });
    const sizes = first.events.map((event) => JSON.stringify(event).length);
    expect(first.events.length).toBeLessThan(25);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(1_048_576);
    const last = first.events.at(-1)!.seq;
    expect(first.next).toBe(last);
    const [second] = (await page(board_id, { since: last })).events;
    expect(second).toBe(last + 1);
  });

  test("EVENT-13: previous values count, and what is removed counts twice", async () => {
    const { board_id, column_id } = await boardWith(1);
    const description = "x".repeat(50_000);
    for (let i = 1; i <= 12; i++) {
      const { id: card_id } = await alice.createCard({ board_id, column_id, title: `${i}`, description });
      await alice.deleteCard({ card_id });
    }
    for (let since = 0; since < 25; ) {
      const { events } = await alice.listEvents({ board_id, since });
      expect(JSON.stringify(events).length).toBeLessThan(1_048_576 + 50_000);
      since = events.at(-1)!.seq;
    }
  });

  test("EVENT-3: a board without events has number 0", async () => {
    const { board_id } = await boardWith(0);
    expect(await page(board_id)).toEqual({ seq: 0, resync: null, events: [] });
  });

  test("EVENT-3: each board has its own numbers", async () => {
    const one = await boardWith(2);
    const two = await boardWith(3);
    await alice.createColumn({ board_id: one.board_id, title: "another" });
    expect((await page(one.board_id)).events).toEqual([1, 2, 3]);
    expect((await page(two.board_id)).events).toEqual([1, 2, 3]);
  });

  test("EVENT-8: invalid values are refused with 422", async () => {
    const { board_id } = await boardWith(1);
    for (const query of [
      "since=-1",
      "since=x",
      "since=1.5",
      "since=",
      "since=1e3",
      "limit=0",
      "limit=-1",
      "limit=1001",
      "limit=all",
    ]) {
      const path = `/boards/${board_id}/events?${query}`;
      expect([query, (await service.send("GET", path, { token: alice.token })).status]).toEqual([query, 422]);
    }
  });
});

describe("before, card_id, user_id and type", () => {
  const numbers = async (board_id: string, query: object) => {
    const { events, next, resync } = await bob.listEvents({ board_id, ...query });
    return { events: events.map(({ seq }) => seq), next, resync };
  };

  /** Two cards, with a checklist, an item and a file on the first. */
  async function story() {
    const { board_id, column_id } = await boardOf(alice, bob);
    const { id: card_id } = await alice.createCard({ board_id, column_id, title: "one" });
    const { id: other_id } = await bob.createCard({ board_id, column_id, title: "two" });
    const { id: checklist_id } = await bob.createChecklist({ card_id, title: "list" });
    const { id: item_id } = await alice.createItem({ checklist_id, content: "item" });
    await bob.updateCard({ card_id: other_id, title: "2" });
    await bob.updateItem({ item_id, is_done: true });
    await alice.uploadAttachment({ card_id, file: new File(["x"], "x.txt") });
    await alice.deleteItem({ item_id });
    await alice.deleteCard({ card_id });
    return { board_id, card_id, other_id };
  }

  test("EVENT-16: before lists the newest first, in pages that join up", async () => {
    const { board_id } = await story();
    expect(await numbers(board_id, { before: 12, limit: 4 })).toEqual({
      events: [11, 10, 9, 8],
      next: 8,
      resync: null,
    });
    expect(await numbers(board_id, { before: 8 })).toEqual({
      events: [7, 6, 5, 4, 3, 2, 1],
      next: null,
      resync: null,
    });
    expect(await numbers(board_id, { before: 1 })).toEqual({ events: [], next: null, resync: null });
    expect(await numbers(board_id, { before: 1000, limit: 1 })).toEqual({
      events: [11],
      next: 11,
      resync: null,
    });
  });

  test("EVENT-16: card_id has the card and everything on it, also once they are deleted", async () => {
    const { board_id, card_id, other_id } = await story();
    expect((await numbers(board_id, { card_id })).events).toEqual([3, 5, 6, 8, 9, 10, 11]);
    expect((await numbers(board_id, { card_id: other_id, before: 100 })).events).toEqual([7, 4]);
    expect((await numbers(board_id, { card_id, user_id: bob.id, before: 100 })).events).toEqual([8, 5]);
  });

  test("EVENT-16: user_id and type choose; a resource's kinds go by its name and .*", async () => {
    const { board_id } = await story();
    expect((await numbers(board_id, { user_id: bob.id })).events).toEqual([4, 5, 7, 8]);
    expect((await numbers(board_id, { type: "card.created" })).events).toEqual([3, 4]);
    expect((await numbers(board_id, { type: "card.*,checklist.created", before: 100 })).events).toEqual([
      11, 7, 5, 4, 3,
    ]);
    expect(await numbers(board_id, { type: "checklist_item.*", limit: 1 })).toEqual({
      events: [6],
      next: 6,
      resync: null,
    });
  });

  test("EVENT-16: a kind that does not exist, and since together with before, are refused with 422", async () => {
    const { board_id } = await boardWith(1);
    for (const query of [{ type: "card.eaten" }, { type: "*" }, { type: "" }, { since: 1, before: 2 }]) {
      expect(await refusal(alice.listEvents({ board_id, ...query }))).toMatchObject({ status: 422 });
    }
  });

  test("EVENT-17: a page looks at 5,000 events for those that match, and says where the next one begins", async () => {
    const { board_id } = await boardOf(alice, bob);
    const data = JSON.stringify({ id: board_id });
    const rows = Array.from({ length: 12_000 }, (_, index) => index + 3);
    while (rows.length > 0) {
      const values = rows
        .splice(0, 500)
        .map((seq) => sql`(${board_id}, ${seq}, ${seq}, 'board.updated', ${alice.id}, ${data}, '2026')`);
      await service.app.db.write([
        sql`INSERT INTO board_events (board_id, seq, first_seq, type, user_id, data, created_at)
          VALUES ${join(values, ", ")}`,
      ]);
    }
    await service.app.db.write([sql`UPDATE boards SET seq = 12002 WHERE id = ${board_id}`]);
    const filter = { type: "column.created" };
    expect(await numbers(board_id, { ...filter, before: 12_003 })).toMatchObject({ events: [], next: 7003 });
    expect(await numbers(board_id, { ...filter, before: 7003 })).toMatchObject({ events: [], next: 2003 });
    expect(await numbers(board_id, { ...filter, before: 2003 })).toMatchObject({ events: [2], next: null });
    expect(await numbers(board_id, { ...filter, since: 2 })).toMatchObject({ events: [], next: 5002 });
  });
});

describe("resync", () => {
  test("EVENT-9: ahead: the caller has a number that the board has not reached", async () => {
    const { board_id } = await boardWith(2);
    for (const since of [3, 1000, Number.MAX_SAFE_INTEGER]) {
      expect(await page(board_id, { since })).toEqual({ seq: 2, resync: "ahead", events: [] });
    }
  });

  test("EVENT-9: expired: the log no longer reaches back to the caller's number", async () => {
    const { board_id } = await boardWith(10);
    await storeCheckpointAt(service.app.db, board_id, 7);
    await housekeepingIn(31, 0);
    for (const since of [0, 1, 6]) {
      expect(await page(board_id, { since })).toEqual({ seq: 10, resync: "expired", events: [] });
    }
    expect(await page(board_id)).toEqual({ seq: 10, resync: "expired", events: [] });
    expect(await page(board_id, { since: 7 })).toEqual({ seq: 10, resync: null, events: [8, 9, 10] });
    expect(await page(board_id, { since: 10 })).toEqual({ seq: 10, resync: null, events: [] });
    expect(await page(board_id, { since: 11 })).toEqual({ seq: 10, resync: "ahead", events: [] });
    await alice.createColumn({ board_id, title: "next" });
    expect(await page(board_id, { since: 10 })).toEqual({ seq: 11, resync: null, events: [11] });
  });

  test("EVENT-10: events stay for EVENT_RETENTION_DAYS", async () => {
    const { board_id } = await boardWith(10);
    await storeCheckpointAt(service.app.db, board_id, 7);
    await housekeepingIn(29, 0);
    expect((await page(board_id)).events).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await housekeepingIn(31, 0);
    expect((await page(board_id, { since: 7 })).events).toEqual([8, 9, 10]);
  });

  test("EVENT-10: the last thousand events of a board stay, however old", async () => {
    const { board_id } = await boardWith(3);
    await housekeepingIn(1000);
    expect(await page(board_id)).toEqual({ seq: 3, resync: null, events: [1, 2, 3] });
  });

  test("EVENT-10: also when a checkpoint lies among them", async () => {
    const { db } = service.app;
    for (const [head, oldest] of [
      [1500, 1],
      [2000, 1001],
      [2003, 1001],
      [2999, 1001],
      [3500, 2001],
    ] as const) {
      const { id: board_id } = await alice.createBoard({ title: "Title 0" });
      await addEvents(db, await alice.getBoard({ board_id }), head);
      // The first run stores the checkpoints that are due, the second removes what is before them.
      for (let times = 0; times < 2; times++) await housekeepingIn(1000);
      expect(await page(board_id, { since: oldest - 1, limit: 1 })).toEqual({
        seq: head,
        resync: null,
        events: [oldest],
      });
      expect((await checkpointsOf(db, board_id))[0]).toBe(oldest - 1);
    }
  });
});

function housekeepingIn(days: number, keptEvents?: number): Promise<boolean> {
  const { context, db } = service.app;
  return runHousekeeping(
    { ...context, db, ...(keptEvents !== undefined && { keptEvents }) },
    new Date(Date.now() + days * DAY_MS),
  );
}

test("EVENT-8: the log is for members: 403; of an unknown board 404; without a token 401", async () => {
  const { board_id } = await boardWith(1);
  expect(await refusal(mallory.listEvents({ board_id }))).toEqual({
    status: 403,
    detail: "You are not a member of this board.",
  });
  expect((await refusal(alice.listEvents({ board_id: UNKNOWN_ID }))).status).toBe(404);
  expect((await refusal(service.anonymous.listEvents({ board_id }))).status).toBe(401);
});

test("API-16: reading causes no event", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const card = await alice.createCard({ board_id, column_id, title: "card" });
  await changesNothing(alice, board_id, async () => {
    await bob.listBoards();
    await bob.getCard({ card_id: card.id });
    await bob.listLabels({ board_id });
    await bob.labelStats({ board_id });
    await bob.listRules({ board_id });
    await bob.listEvents({ board_id });
  });
});

/** The data of older events is packed by housekeeping, by several instances at once, and goes with the last of its events. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { packStatements } from "../../server/boards/history/packing.ts";
import { runHousekeeping } from "../../server/housekeeping.ts";
import type { Queries } from "../../server/platform/db/db.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { encodePack } from "../../server/platform/event-log/pack-text.ts";
import { createNextReader } from "../../server/webhooks/next-message.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { Listener } from "../live/listener.ts";
import { storeCheckpointAt } from "../support/checkpoints.ts";
import { packAll, packsOf } from "../support/packs.ts";

const DAY_MS = 86_400_000;

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: { EVENT_RETENTION_DAYS: "40" }, skipLogCheck: true });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const runHousekeepingIn = (days: number) =>
  runHousekeeping(
    { ...service.app.context, db: service.app.db, keptEvents: 0 },
    new Date(Date.now() + days * DAY_MS),
  );
/** All of the log. A page ends early when its events are in many packs. */
async function textOf(board_id: string) {
  const events: Awaited<ReturnType<Person["listEvents"]>>["events"] = [];
  for (let since: number | null = 0; since !== null; ) {
    const page = await alice.listEvents({ board_id, since, limit: 1000 });
    events.push(...page.events);
    since = page.next;
  }
  return events;
}

/** The column is event 1. */
async function boardWithCards(count: number) {
  const made = await boardOf(alice);
  for (let i = 0; i < count; i++)
    await alice.createCard({ ...made, title: `Card ${i}`, description: `Ä "quoted" text ${i} 🦄\n` });
  return made;
}

test("EVENT-10: events that are older than a day are packed when there are enough of them, after 30 days in any case", async () => {
  const { board_id } = await boardWithCards(270);
  const before = await textOf(board_id);
  await runHousekeepingIn(0.9);
  expect(await packsOf(service.app.db, board_id)).toEqual({ packs: [], packed: 0 });
  for (let times = 0; times < 2; times++) {
    await runHousekeepingIn(1.1);
    expect(await packsOf(service.app.db, board_id)).toEqual({ packs: [[1, 250]], packed: 250 });
  }
  expect(await textOf(board_id)).toEqual(before);
  await runHousekeepingIn(31);
  expect(await packsOf(service.app.db, board_id)).toEqual({
    packs: [
      [1, 250],
      [251, 271],
    ],
    packed: 271,
  });
  expect(await textOf(board_id)).toEqual(before);
}, 60_000);

test("EVENT-10: a few events are not packed, however old; long ones fill a pack sooner", async () => {
  const few = await boardWithCards(14);
  const long = await boardOf(alice);
  for (let i = 0; i < 5; i++)
    await alice.createCard({ ...long, title: "Long", description: "x".repeat(50_000) });
  await runHousekeepingIn(31);
  expect((await packsOf(service.app.db, few.board_id)).packs).toEqual([]);
  expect((await packsOf(service.app.db, long.board_id)).packs).toEqual([]);
  for (let i = 0; i < 12; i++) await alice.createCard({ ...long, title: "Short" });
  const before = await textOf(long.board_id);
  await runHousekeepingIn(2);
  expect((await packsOf(service.app.db, long.board_id)).packs).toEqual([
    [1, 3],
    [4, 5],
  ]);
  expect(await textOf(long.board_id)).toEqual(before);
}, 60_000);

test("EVENT-10: a pack outlives some of its events, and goes after the last of them", async () => {
  const { db } = service.app;
  const { board_id } = await boardWithCards(40);
  await packAll(db, board_id, 10);
  const events = await textOf(board_id);
  await storeCheckpointAt(db, board_id, 25);
  await runHousekeepingIn(41);
  const left = () => alice.listEvents({ board_id, since: 25, limit: 1000 });
  expect((await left()).events).toEqual(events.slice(25));
  const packs = (await packsOf(db, board_id)).packs;
  expect(packs.slice(0, 3)).toEqual([
    [1, 10],
    [11, 20],
    [21, 30],
  ]);
  await runHousekeepingIn(41);
  expect((await packsOf(db, board_id)).packs).toEqual(packs.slice(2));
  expect((await left()).events).toEqual(events.slice(25));
  expect((await alice.getBoard({ board_id, at: 25 })).seq).toBe(25);
}, 60_000);

test("EVENT-10: two instances pack the same events at once: each event is in one pack", async () => {
  const { db } = service.app;
  for (const [first, second] of [
    [7, 7],
    [7, 5],
    [3, 20],
  ] as const) {
    const { board_id } = await boardWithCards(60);
    const before = await textOf(board_id);
    await Promise.all([
      packAll(db, board_id, first),
      packAll(db, board_id, second),
      packAll(db, board_id, first),
    ]);
    await packAll(db, board_id);
    const { packs, packed } = await packsOf(db, board_id);
    expect(packed).toBe(61);
    // One begins where the one before ends.
    expect(packs.map(([from]) => from)).toEqual([1, ...packs.slice(0, -1).map(([, to]) => to + 1)]);
    expect(await textOf(board_id)).toEqual(before);
  }
}, 60_000);

test("EVENT-10: events keep their data unless exactly this pack of them is stored", async () => {
  const { db } = service.app;
  const { board_id } = await boardWithCards(9);
  const before = await textOf(board_id);
  const { events } = await db.read({
    events: sql<{
      seq: number;
      data: string;
    }>`SELECT seq, data FROM board_events WHERE board_id = ${board_id} ORDER BY seq`,
  });
  const texts = new Map(events.map(({ seq, data }) => [seq, data]));
  const shorter = new Map([...texts].slice(1));
  const other = new Map([...texts].map(([seq, data]) => [seq, seq === 4 ? `${data} ` : data]));
  const run = { first: 1, last: 10 };
  for (const wrong of [shorter, other]) {
    await db.write(packStatements(db.kind, board_id, { run, texts: wrong, pack: await encodePack(wrong) }));
    expect(await packsOf(db, board_id)).toEqual({ packs: [], packed: 0 });
  }
  await db.write([
    sql`INSERT INTO event_packs (board_id, first_seq, last_seq, texts) VALUES (${board_id}, 1, 10, ${await encodePack(shorter)})`,
  ]);
  await db.write(packStatements(db.kind, board_id, { run, texts, pack: await encodePack(texts) }));
  expect((await packsOf(db, board_id)).packed).toBe(0);
  expect(await textOf(board_id)).toEqual(before);
});

test("EVENT-10: a pack that is damaged or missing is an error, not a gap; other events can be read", async () => {
  const { db } = service.app;
  const { board_id } = await boardWithCards(30);
  await packAll(db, board_id, 10);
  const events = await textOf(board_id);
  const ask = (since: number) =>
    service.send("GET", `/boards/${board_id}/events?since=${since}&limit=5`, { token: alice.token });
  const pack = await db.bytes(
    sql`SELECT texts FROM event_packs WHERE board_id = ${board_id} AND first_seq = 11`,
  );
  const flipped = pack!.map((byte, index) => (index === 40 ? byte ^ 1 : byte));
  for (const spoilt of [
    sql`UPDATE event_packs SET texts = ${flipped} WHERE board_id = ${board_id} AND first_seq = 11`,
    sql`UPDATE event_packs SET texts = ${pack!.slice(0, -9)} WHERE board_id = ${board_id} AND first_seq = 11`,
    sql`UPDATE event_packs SET texts = ${await encodePack(new Map())} WHERE board_id = ${board_id} AND first_seq = 11`,
    sql`DELETE FROM event_packs WHERE board_id = ${board_id} AND first_seq = 11`,
  ]) {
    await db.write([spoilt]);
    expect((await ask(12)).status).toBe(500);
    expect((await ask(0)).body.events).toEqual(events.slice(0, 5));
    expect((await ask(20)).body.events).toEqual(events.slice(20, 25));
    expect((await service.send("GET", `/boards/${board_id}?at=15`, { token: alice.token })).status).toBe(500);
    // Whoever resumes there reads the board again instead of trying for ever.
    const listener = new Listener(service.url, board_id, { token: alice.token, since: 5 });
    expect(await listener.sees("resync")).toEqual({ type: "resync", reason: "expired" });
    listener.close();
    await listener.closed;
  }
});

test("WEBHOOK-5: a webhook whose events are lost is told to read the board again, and no other waits for it", async () => {
  const { db } = service.app;
  const [spoilt, whole] = [await boardWithCards(30), await boardWithCards(3)];
  await packAll(db, spoilt.board_id, 10);
  await db.write([sql`DELETE FROM event_packs WHERE board_id = ${spoilt.board_id} AND first_seq = 11`]);
  const read = createNextReader(db);
  const place = { id: "", url: "", types: null, secret: "", generation: 0, attempts: 0 };
  const now = new Date(0);
  const [lost, other] = await Promise.all([
    // Of a webhook, the reader looks at these alone.
    read({ ...place, board_id: spoilt.board_id, cursor: 12 } as never, now),
    read({ ...place, board_id: whole.board_id, cursor: 0 } as never, now),
  ]);
  expect(lost).toMatchObject({ messages: [{ seq: 31, type: "resync" }] });
  expect(other).toMatchObject({ messages: [{ seq: 1 }, { seq: 2 }, { seq: 3 }, { seq: 4 }] });
});

test("a read that fails is the failure of those who asked for it, and of no others", async () => {
  const { board_id } = await boardWithCards(1);
  const read = createNextReader({
    async readWithin(id: string, queries: Queries) {
      if (id === board_id) return service.app.db.readWithin(id, queries);
      throw new Error("no such board");
    },
  } as never);
  const place = { id: "", url: "", types: null, secret: "", generation: 0, attempts: 0, cursor: 0 };
  const outcomes = await Promise.allSettled(
    [board_id, Bun.randomUUIDv7()].map((id) => read({ ...place, board_id: id } as never, new Date(0))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
});

test("EVENT-8: a page of events that are far apart in the log ends early, and the next goes on", async () => {
  const { db } = service.app;
  const { board_id } = await boardWithCards(60);
  const before = await textOf(board_id);
  await packAll(db, board_id, 2);
  const { events, next } = await alice.listEvents({ board_id, limit: 1000 });
  expect(events).toHaveLength(40);
  expect(next).toBe(40);
  expect(await textOf(board_id)).toEqual(before);
});

test("UNDO-3: while events are packed, read and pruned, every undo finds what it undoes, and no reader a gap", async () => {
  const { db } = service.app;
  const { board_id, column_id } = await boardWithCards(30);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "0" });
  let isDone = false;
  const packing = (async () => {
    while (!isDone) {
      await packAll(db, board_id, 3);
      await Bun.sleep(1);
    }
  })();
  const reading = (async () => {
    while (!isDone) {
      const page = await alice.listEvents({ board_id, since: 0, limit: 1000 });
      if (page.resync === null)
        expect(page.events.map(({ seq }) => seq)).toEqual(numbersTo(page.events.length));
      await Bun.sleep(1);
    }
  })();
  for (let i = 1; i <= 40; i++) {
    await alice.updateCard({ card_id, title: `${i}` });
    const { seq } = await alice.getBoard({ board_id });
    await alice.undo({ board_id, seq });
    expect((await alice.getCard({ card_id })).title).toBe("0");
    await alice.undo({ board_id, seq: seq + 1 });
    await alice.updateCard({ card_id, title: "0" });
  }
  const { seq } = await alice.getBoard({ board_id });
  await storeCheckpointAt(db, board_id, seq - 20);
  await Promise.all([runHousekeepingIn(41), packAll(db, board_id, 4)]);
  isDone = true;
  await Promise.all([packing, reading]);
  await packAll(db, board_id);
  const { events } = await alice.listEvents({ board_id, since: seq - 20, limit: 1000 });
  expect(events).toHaveLength(20);
}, 60_000);

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

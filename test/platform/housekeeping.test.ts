/** What is forgotten, when, and what is said to those who come too late. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { runHousekeeping } from "../../server/housekeeping.ts";
import { startHousekeeping } from "../../server/platform/core/housekeeping.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { boardOf, PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { addEvents, checkpointsOf, storeCheckpointAt } from "../support/checkpoints.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: { EVENT_RETENTION_DAYS: "2" }, skipLogCheck: true });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const context = () => ({ ...service.app.context, db: service.app.db });
const runHousekeepingIn = (ms: number) => runHousekeeping(context(), new Date(Date.now() + ms));

/** The first numbers that the log has. */
async function sequences(boardId: string): Promise<number[]> {
  const { events } = await service.app.context.db.read({
    events: sql<{
      seq: number;
    }>`SELECT seq FROM board_events WHERE board_id = ${boardId} ORDER BY seq LIMIT 8`,
  });
  return events.map(({ seq }) => seq);
}

/** The last thousand events of a board stay, however old. */
async function addThousand(board_id: string): Promise<void> {
  await addEvents(service.app.db, await alice.getBoard({ board_id }), 1000);
}

test("EVENT-10: events are removed when they are too old, up to a checkpoint, board by board", async () => {
  const { db } = service.app;
  const busy = await boardOf(alice);
  for (let i = 0; i < 7; i++) await alice.createCard({ ...busy, title: `Card ${i}` });
  for (const seq of [2, 5]) await storeCheckpointAt(db, busy.board_id, seq);
  await addThousand(busy.board_id);
  const calm = await boardOf(alice);
  await alice.createLabel({ board_id: calm.board_id, name: "Label" });

  await runHousekeepingIn(DAY_MS);
  expect(await sequences(busy.board_id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await checkpointsOf(db, busy.board_id)).toEqual([0, 2, 5, 1005]);

  for (let times = 0; times < 2; times++) {
    await runHousekeepingIn(3 * DAY_MS);
    expect(await sequences(busy.board_id)).toEqual([6, 7, 8, 9, 10, 11, 12, 13]);
    expect(await checkpointsOf(db, busy.board_id)).toEqual([5, 1005]);
    expect(await sequences(calm.board_id)).toEqual([1, 2]);
    expect(await checkpointsOf(db, calm.board_id)).toEqual([0]);
  }
});

test("who asks for what is no longer kept is told to take a new snapshot", async () => {
  const { board_id, column_id } = await boardOf(alice);
  for (let i = 0; i < 7; i++) await alice.createCard({ board_id, column_id, title: `Card ${i}` });
  await storeCheckpointAt(service.app.db, board_id, 5);
  await addThousand(board_id);
  await runHousekeepingIn(3 * DAY_MS);
  const ask = async (since?: number) => {
    const page = await alice.listEvents({ board_id, since, limit: 3 });
    return { ...page, events: page.events.map(({ seq }) => seq) };
  };
  expect(await ask()).toEqual({ seq: 1008, resync: "expired", next: null, events: [] });
  expect(await ask(4)).toEqual({ seq: 1008, resync: "expired", next: null, events: [] });
  expect(await ask(5)).toEqual({ seq: 1008, resync: null, next: 8, events: [6, 7, 8] });
  expect(await ask(1008)).toEqual({ seq: 1008, resync: null, next: null, events: [] });
  expect(await ask(1009)).toEqual({ seq: 1008, resync: "ahead", next: null, events: [] });
});

test("the board itself loses nothing when its log is pruned, and goes on counting", async () => {
  const { board_id, column_id } = await boardOf(alice);
  for (let i = 0; i < 5; i++) await alice.createCard({ board_id, column_id, title: `Card ${i}` });
  await storeCheckpointAt(service.app.db, board_id, 6);
  await addThousand(board_id);
  const before = await alice.getBoard({ board_id });
  await runHousekeepingIn(3 * DAY_MS);
  expect((await sequences(board_id))[0]).toBe(7);
  expect(await alice.getBoard({ board_id })).toEqual(before);
  await alice.createCard({ board_id, column_id, title: "Next" });
  expect((await alice.getBoard({ board_id })).seq).toBe(before.seq + 1);
});

test("an ended session is remembered as long as one of its tokens could be used, and no longer", async () => {
  const { access_token: token } = await service.anonymous.login({
    username: alice.me.email,
    password: PASSWORD,
  });
  const me = () => service.send("GET", "/auth/me", { token });
  expect((await me()).status).toBe(200);
  await service.send("POST", "/auth/logout", { token });
  const ended = async () =>
    (await service.app.context.db.read({ all: sql`SELECT id FROM ended_sessions` })).all.length;

  // A refresh that was under way may have issued a token a moment after.
  await runHousekeepingIn(HOUR_MS + 60_000);
  expect(await ended()).toBe(1);
  expect((await me()).status).toBe(401);

  await runHousekeepingIn(HOUR_MS + 10 * 60_000);
  expect(await ended()).toBe(0);
});

test("expired sessions are forgotten, however many there are; the others stay", async () => {
  const bob = await service.person("bob");
  const { db } = service.app;
  const sessions = async () =>
    (await db.read({ all: sql`SELECT id FROM sessions WHERE user_id = ${bob.id}` })).all.length;
  const past = new Date(Date.now() - 1000).toISOString();
  await db.write(
    Array.from({ length: 1200 }, () => {
      return sql`INSERT INTO sessions (id, user_id, created_at, last_used_at, expires_at, address, user_agent)
        VALUES (${newId()}, ${bob.id}, ${past}, ${past}, ${past}, '', '')`;
    }),
  );
  expect(await sessions()).toBe(1201);
  await runHousekeepingIn(0);
  expect(await sessions()).toBe(1);
  await runHousekeepingIn(HOUR_MS + 60_000);
  expect(await sessions()).toBe(0);
});

test("KEY-8: answers for repeats are kept for a day", async () => {
  const key = { "idempotency-key": "once" };
  const create = () =>
    service.send("POST", "/boards", { token: alice.token, json: { title: "Once" }, headers: key });
  const first = await create();
  await runHousekeepingIn(23 * HOUR_MS);
  expect((await create()).body).toEqual(first.body);
  await runHousekeepingIn(25 * HOUR_MS);
  expect((await create()).body).not.toEqual(first.body);
});

test("more than one step's worth goes too", async () => {
  const { db } = service.app;
  const many = Array.from(
    { length: 1201 },
    () => sql`INSERT INTO ended_sessions (id, expires_at) VALUES (${newId()}, '2024-01-01T00:00:00.000Z')`,
  );
  await db.write(many);
  const { board_id, column_id } = await boardOf(alice);
  await alice.createCard({ board_id, column_id, title: "Gone" });
  await db.write([
    ...Array.from(
      { length: 1201 },
      (_, i) => sql`INSERT INTO board_events (board_id, seq, first_seq, type, data, created_at)
      VALUES (${board_id}, ${i + 3}, ${i + 3}, 'card.updated', '{}', '2024-01-01T00:00:00.000Z')`,
    ),
    sql`UPDATE boards SET deleted_at = '2024-01-01T00:00:00.000Z' WHERE id = ${board_id}`,
  ]);
  await runHousekeepingIn(0);
  const { sessions, boards, events } = await db.read({
    sessions: sql`SELECT id FROM ended_sessions WHERE expires_at < '2025'`,
    boards: sql`SELECT id FROM boards WHERE id = ${board_id}`,
    events: sql`SELECT seq FROM board_events WHERE board_id = ${board_id}`,
  });
  expect({ sessions, boards, events }).toEqual({ sessions: [], boards: [], events: [] });
});

test("the first run comes soon after the start", async () => {
  const { db } = service.app;
  const id = newId();
  await db.write([
    sql`INSERT INTO ended_sessions (id, expires_at) VALUES (${id}, '2024-01-01T00:00:00.000Z')`,
  ]);
  const stop = startHousekeeping(service.app.context, () => runHousekeeping(context()), 1);
  await eventually(async () => {
    const { stale } = await db.read({
      stale: sql`SELECT id FROM ended_sessions WHERE id = ${id}`,
    });
    return stale.length === 0;
  }, "the first run");
  stop();
});

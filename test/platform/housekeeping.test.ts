/** What is forgotten, when, and what is said to those who come too late. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { runHousekeeping } from "../../server/housekeeping.ts";
import { shareOf } from "../../server/notifications/retention.ts";
import { createRemovals } from "../../server/platform/core/removals.ts";
import { sql } from "../../server/platform/db/sql.ts";
import type { Log } from "../../server/platform/observability/log.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { boardOf, PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { checkpointsOf, storeCheckpointAt } from "../support/checkpoints.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: { EVENT_RETENTION_DAYS: "2" }, skipLogCheck: true });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

function recordedLog() {
  const warnings: { message: string; fields: Record<string, unknown> | undefined }[] = [];
  const log: Log = {
    ...service.app.context.log,
    warn: (message, fields) => warnings.push({ message, fields }),
  };
  return { log, warnings };
}

const context = () => ({ ...service.app.context, db: service.app.db, keptEvents: 0 });
const runHousekeepingIn = (ms: number) => runHousekeeping(context(), new Date(Date.now() + ms));

async function sequences(boardId: string): Promise<number[]> {
  const { events } = await service.app.context.db.read({
    events: sql<{ seq: number }>`SELECT seq FROM board_events WHERE board_id = ${boardId} ORDER BY seq`,
  });
  return events.map(({ seq }) => seq);
}

test("EVENT-10: events are removed when they are too old, up to a checkpoint, board by board", async () => {
  const { db } = service.app;
  const busy = await boardOf(alice);
  for (let i = 0; i < 7; i++) await alice.createCard({ ...busy, title: `Card ${i}` });
  for (const seq of [2, 5]) await storeCheckpointAt(db, busy.board_id, seq);
  const calm = await boardOf(alice);
  await alice.createLabel({ board_id: calm.board_id, name: "Label" });

  await runHousekeepingIn(DAY_MS);
  expect(await sequences(busy.board_id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await checkpointsOf(db, busy.board_id)).toEqual([0, 2, 5]);

  for (let times = 0; times < 2; times++) {
    await runHousekeepingIn(3 * DAY_MS);
    expect(await sequences(busy.board_id)).toEqual([6, 7, 8]);
    expect(await checkpointsOf(db, busy.board_id)).toEqual([5]);
    expect(await sequences(calm.board_id)).toEqual([1, 2]);
    expect(await checkpointsOf(db, calm.board_id)).toEqual([0]);
  }
});

test("EVENT-10: the last thousand events of a board stay, however old, wherever its checkpoints are", async () => {
  const { db } = service.app;
  const { board_id } = await boardOf(alice);
  const numbers = Array.from({ length: 1004 }, (_, index) => index + 2);
  await db.write([
    ...numbers.map(
      (seq) => sql`INSERT INTO board_events (board_id, seq, first_seq, type, data, created_at)
        VALUES (${board_id}, ${seq}, ${seq}, 'card.updated', '{}', '2024-01-01T00:00:00.000Z')`,
    ),
    ...[5, 900, 1005].map(
      (seq) => sql`INSERT INTO board_checkpoints (board_id, seq, created_at, data)
        SELECT board_id, ${seq}, created_at, data FROM board_checkpoints WHERE board_id = ${board_id} AND seq = 0`,
    ),
    sql`UPDATE boards SET seq = 1005 WHERE id = ${board_id}`,
  ]);
  const { keptEvents: _, ...asInService } = context();
  await runHousekeeping(asInService, new Date(Date.now() + 3 * DAY_MS));
  expect(await sequences(board_id)).toEqual(numbers.slice(4));
});

test("who asks for what is no longer kept is told to take a new snapshot", async () => {
  const { board_id, column_id } = await boardOf(alice);
  for (let i = 0; i < 7; i++) await alice.createCard({ board_id, column_id, title: `Card ${i}` });
  await storeCheckpointAt(service.app.db, board_id, 5);
  await runHousekeepingIn(3 * DAY_MS);
  const ask = async (since?: number) => {
    const page = await alice.listEvents({ board_id, since });
    return { ...page, events: page.events.map(({ seq }) => seq) };
  };
  expect(await ask()).toEqual({ seq: 8, resync: "expired", next: null, events: [] });
  expect(await ask(4)).toEqual({ seq: 8, resync: "expired", next: null, events: [] });
  expect(await ask(5)).toEqual({ seq: 8, resync: null, next: null, events: [6, 7, 8] });
  expect(await ask(8)).toEqual({ seq: 8, resync: null, next: null, events: [] });
  expect(await ask(9)).toEqual({ seq: 8, resync: "ahead", next: null, events: [] });
});

test("the board itself loses nothing when its log is pruned, and goes on counting", async () => {
  const { board_id, column_id } = await boardOf(alice);
  for (let i = 0; i < 5; i++) await alice.createCard({ board_id, column_id, title: `Card ${i}` });
  const before = await alice.getBoard({ board_id });
  await storeCheckpointAt(service.app.db, board_id, before.seq);
  await runHousekeepingIn(3 * DAY_MS);
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

test("a task that fails is logged, and the others run", async () => {
  const { db } = service.app;
  await db.write([
    sql`INSERT INTO ended_sessions (id, expires_at) VALUES (${newId()}, '2024-01-01T00:00:00.000Z')`,
  ]);
  const { board_id, column_id } = await boardOf(alice);
  await alice.createCard({ board_id, column_id, title: "Card" });
  await storeCheckpointAt(db, board_id, 1);
  const logged = recordedLog();
  const { config } = service.app.context;
  // There is no such time.
  const broken = { ...context(), log: logged.log, config: { ...config, TRASH_DAYS: Number.NaN } };
  const removals = createRemovals(logged.log);
  const inThreeDays = new Date(Date.now() + 3 * DAY_MS);
  await removals.during(service.app.db, (db) => runHousekeeping({ ...broken, db }, inThreeDays));
  expect(removals.finishedMs).toBe(0);
  expect(logged.warnings.map(({ message, fields }) => [message, fields?.task])).toEqual([
    ["housekeeping failed", "purgeBoards"],
    ["housekeeping failed", "emptyTrash"],
  ]);
  expect(await sequences(board_id)).toEqual([2]);
});

test("EVENT-10: a board whose checkpoint is damaged keeps its log, and the logs of the others are pruned", async () => {
  const { db } = service.app;
  const [damaged, other] = [await boardOf(alice), await boardOf(alice)];
  await db.write([
    sql`UPDATE board_checkpoints SET data = ${Buffer.from("damaged")} WHERE board_id = ${damaged.board_id}`,
    sql`UPDATE boards SET seq = 1151 WHERE id = ${damaged.board_id}`,
    ...Array.from(
      { length: 1150 },
      (_, i) => sql`INSERT INTO board_events (board_id, seq, first_seq, type, data, created_at)
      VALUES (${damaged.board_id}, ${i + 2}, ${i + 2}, 'card.updated', '{}', '2024-01-01T00:00:00.000Z')`,
    ),
  ]);
  await alice.createCard({ ...other, title: "Card" });
  await storeCheckpointAt(db, other.board_id, 1);
  const logged = recordedLog();
  await runHousekeeping({ ...context(), log: logged.log }, new Date(Date.now() + 3 * DAY_MS));
  expect(logged.warnings).toEqual([
    {
      message: "the event log of a board could not be pruned or packed",
      fields: { board_id: damaged.board_id, reason: expect.any(String) },
    },
  ]);
  expect((await sequences(damaged.board_id)).length).toBe(1151);
  expect(await sequences(other.board_id)).toEqual([2]);
  await db.write([sql`DELETE FROM boards WHERE id = ${damaged.board_id}`]);
});

test("INBOX-8: notifications that were read go after NOTIFICATION_DAYS, and the oldest beyond NOTIFICATIONS_PER_USER", async () => {
  const [bob, carol] = [await service.person("bob"), await service.person("carol")];
  const { board_id } = await boardOf(alice, bob, carol);
  const insert = (userId: string, id: string, readAt: string | null) =>
    sql`INSERT INTO notifications (board_id, id, user_id, kind, created_at, read_at)
      VALUES (${board_id}, ${id}, ${userId}, 'added', ${new Date().toISOString()}, ${readAt})`;
  const [unread, recent, old] = [newId(), newId(), newId()];
  await service.app.db.write([
    insert(carol.id, unread, null),
    insert(carol.id, recent, new Date(Date.now() - 89 * DAY_MS).toISOString()),
    insert(carol.id, old, new Date(Date.now() - 91 * DAY_MS).toISOString()),
  ]);
  const many = Array.from({ length: 120 }, newId);
  await service.app.db.write(many.map((id) => insert(bob.id, id, null)));
  const config = { ...service.app.context.config, NOTIFICATIONS_PER_USER: 100 };
  const removals = createRemovals(recordedLog().log);
  await removals.during(service.app.db, (db) => runHousekeeping({ ...context(), db, config }));
  // Of bob, who was added to the board, 21; of carol, one.
  expect(removals.rows.get("notifications")).toBe(22);
  const idsOf = async ({ id }: Person) => {
    const { rows } = await service.app.db.read({
      rows: sql<{ id: string }>`SELECT id FROM notifications WHERE user_id = ${id} ORDER BY id`,
    });
    return rows.map((row) => row.id);
  };
  expect(await idsOf(bob)).toEqual(many.slice(20));
  expect(await idsOf(carol)).toEqual([expect.any(String), unread, recent]);
});

test("INBOX-8: many notifications of one board do not push out those of others; boards that were left go first", async () => {
  const dave = await service.person("dave");
  const [quiet, lively, noisy, left] = [
    await boardOf(alice, dave),
    await boardOf(alice, dave),
    await boardOf(alice, dave),
    await boardOf(alice, dave),
  ];
  const { db } = service.app;
  await db.write([sql`DELETE FROM notifications WHERE user_id = ${dave.id}`]);
  const fill = (boardId: string, count: number) =>
    db.write(
      Array.from({ length: count }, () => {
        const now = new Date().toISOString();
        return sql`INSERT INTO notifications (board_id, id, user_id, kind, created_at)
          VALUES (${boardId}, ${newId()}, ${dave.id}, 'added', ${now})`;
      }),
    );
  await fill(quiet.board_id, 20);
  await fill(lively.board_id, 60);
  await fill(left.board_id, 300);
  await fill(noisy.board_id, 700);
  await alice.removeMember({ board_id: left.board_id, user_id: dave.id });
  await runHousekeeping({
    ...context(),
    config: { ...service.app.context.config, NOTIFICATIONS_PER_USER: 100 },
  });
  const countOf = async (boardId: string) => {
    const { rows } = await db.read({
      rows: sql`SELECT 1 FROM notifications WHERE user_id = ${dave.id} AND board_id = ${boardId}`,
    });
    return rows.length;
  };
  expect({
    quiet: await countOf(quiet.board_id),
    lively: await countOf(lively.board_id),
    noisy: await countOf(noisy.board_id),
    left: await countOf(left.board_id),
  }).toEqual({ quiet: 20, lively: 40, noisy: 40, left: 0 });
});

test("INBOX-8: a share is what all boards may keep together, divided among those that have more; at least one", () => {
  const shares = [[], [120], [50, 50], [300, 20, 60], Array.from({ length: 200 }, () => 1)];
  expect(shares.map((counts) => shareOf(counts, 100))).toEqual([100, 100, 100, 40, 1]);
});

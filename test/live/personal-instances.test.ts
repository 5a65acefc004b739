/** Personal streams on several instances: INBOX-9 and INBOX-11 hold with Redis, without it, and while it is away. */
import { afterAll, beforeAll, describe, expect, spyOn, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person } from "../harness.ts";
import { type Redis, startRedis } from "../machine/redis.ts";
import { eventually } from "./eventually.ts";
import { type Fleet, ON_POSTGRES, startFleet } from "./fleet.ts";
import { StreamReader } from "./stream-reader.ts";

const open: StreamReader[] = [];

async function streamsOf({ instances }: Fleet, person: Person): Promise<StreamReader[]> {
  const readers = await Promise.all(
    instances.map(({ url }) =>
      StreamReader.open(`${url}/me/stream`, { authorization: `Bearer ${person.token}` }),
    ),
  );
  open.push(...readers);
  for (const reader of readers) await reader.sees("ready");
  return readers;
}

const notified = ({ messages }: StreamReader) =>
  messages.flatMap(({ data }) => (data.type === "notification" ? data.data.id : []));
const lists = ({ messages }: StreamReader) =>
  messages.map(({ data }) => data.type).filter((type) => type.startsWith("board."));

/** Every stream gets every notification once, and every change of the list. */
async function holds(fleet: Fleet, cards = 5): Promise<void> {
  const { alice, bob } = fleet;
  const readers = await streamsOf(fleet, bob);
  const { board_id, column_id } = await boardOf(alice, bob);
  const made = await Promise.all(
    Array.from({ length: cards }, (_, i) => alice.createCard({ board_id, column_id, title: `Card ${i}` })),
  );
  await Promise.all(made.map(({ id }) => alice.assignCard({ card_id: id, user_ids: [bob.id] })));
  await alice.deleteBoard({ board_id });
  await alice.restoreBoard({ deleted_board_id: board_id });
  const { items } = await bob.listNotifications({ limit: cards + 1 });
  const ids = items.map(({ id }) => id).sort();
  for (const reader of readers) {
    await eventually(() => notified(reader).length >= ids.length, "every notification");
    expect(notified(reader).sort()).toEqual(ids);
    await eventually(() => lists(reader).length > 0 && lists(reader).at(-1) !== "board.deleted", "the list");
  }
  for (const reader of readers) reader.close();
}

if (ON_POSTGRES) {
  afterAll(() => {
    for (const reader of open) reader.close();
  });

  describe("two instances without a Redis", () => {
    let fleet: Fleet;
    beforeAll(async () => {
      fleet = await startFleet(2);
    });
    afterAll(() => fleet.stop());
    test("INBOX-9, INBOX-11: notifications and lists reach streams on both", () => holds(fleet));
  });

  describe("three instances with a Redis", () => {
    let redis: Redis;
    let fleet: Fleet;
    beforeAll(async () => {
      redis = await startRedis();
      fleet = await startFleet(3, { REDIS_URL: redis.url });
    });
    afterAll(async () => {
      await fleet.stop();
      await redis.stop();
    });
    test("INBOX-9, INBOX-11: notifications and lists reach streams on all", () => holds(fleet));

    test("everybody is checked once after the connection to the database was lost", async () => {
      const { db, live } = fleet.service.app.context;
      const check = spyOn(live.personal, "check");
      const forAll = () => check.mock.calls.filter(([, isForAll]) => isForAll).map(([what]) => what);
      try {
        await eventually(
          () => live.bus.healthy && check.mock.calls.length > 0,
          "checks while Redis delivers",
        );
        check.mockClear();
        // It ends its own connection, and fails.
        await db.read({ ended: sql`SELECT pg_terminate_backend(pg_backend_pid()) AS ended` }).catch(() => {});
        await eventually(() => new Set(forAll()).size === 2, "both checks, for everybody");
      } finally {
        check.mockRestore();
      }
    });

    test("INBOX-9: also while Redis is away, and a session that is ended ends its streams on all", async () => {
      const readers = await streamsOf(fleet, fleet.bob);
      await redis.stop();
      await holds(fleet);
      await fleet.bob.logout();
      for (const reader of readers) await eventually(() => reader.ended, "the end of the stream");
    });
  });
} else {
  test("INBOX-9: two streams of one process are told the same", async () => {
    const fleet = await startFleet(1);
    await holds(fleet);
    await fleet.stop();
  });
}

/**
 * What is asked of many boards can be put together from the answers of the machines that they are spread over: Citus refuses
 * anything else. Found out by the plans of PostgreSQL with partitions by board.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type RouteName, routes } from "../../contract/index.ts";
import { CLOCK_TASKS } from "../../server/clock.ts";
import { runHousekeeping } from "../../server/housekeeping.ts";
import { runClock } from "../../server/platform/core/clock.ts";
import { type Sql, sql } from "../../server/platform/db/sql.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { fannedOut, refusedByCitus } from "../support/explained.ts";
import { built, cardRecord, columnRecord } from "../support/import-records.ts";
import { type PartitionedService, startPartitioned } from "../support/partitioned-service.ts";
import { NAME } from "../support/partitions.ts";
import { ABOUT_MANY } from "./about-many.ts";
import { call } from "./call.ts";
import { freshToken, meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

const DAY_MS = 86_400_000;
const NO_BOARD = "00000000-0000-0000-0000-000000000000";
/** Why a route is not called here. */
const LEFT_OUT: Partial<Record<RouteName, string>> = {
  search: "a machine reads all documents that it has: see search-parts.test.ts",
};
/** Those about one board are called by one-board.test.ts; a copy is on another one. */
const ROUTES = everyRoute
  .filter(
    ([name, { access }]) =>
      (access !== "member" && access !== "owner") || ABOUT_MANY.includes(name) || name === "copyBoard",
  )
  .map(([name]) => name)
  .filter((name) => !(name in LEFT_OUT));

describe.if(process.env.BOARDCAST_TEST_DB === "postgres")("with boards in partitions", () => {
  let partitioned: PartitionedService;
  let people: People;
  let world: World;

  beforeAll(async () => {
    partitioned = await startPartitioned({ NOTIFICATIONS_PER_USER: "100" });
    people = await meetPeople(partitioned.service);
    world = await makeWorld(partitioned.service, people);
    await world.furnish();
  });
  afterAll(() => partitioned.stop());

  async function refused(work: () => Promise<unknown>): Promise<{ asked: number; refused: string[] }> {
    const { recorder, statistics } = partitioned;
    recorder.take();
    recorder.takeOfOne();
    await work();
    const statements = recorder.take();
    // Where that is spread over machines, only one of them answers.
    expect(await fannedOut(statistics, recorder.takeOfOne(), NAME)).toEqual(new Map());
    return { asked: statements.length, refused: await refusedByCitus(statistics, statements, NAME) };
  }

  test.each(ROUTES)("%s asks nothing that a machine cannot answer by itself", async (name) => {
    const example = await exampleOf(name, world, people.owner);
    const caller = routes[name].access === "superuser" ? people.superuser : people.owner;
    const token = name === "logout" ? await freshToken(partitioned.service, caller) : caller.token;
    const found = await refused(async () => {
      const { status } = await call(partitioned.service, routes[name], example, { token });
      expect({ name, status }).toEqual({ name, status: routes[name].status });
    });
    expect(found.refused).toEqual([]);
    if (ABOUT_MANY.includes(name)) expect(found.asked).toBeGreaterThan(0);
  });

  test("neither do the tasks of the clock", async () => {
    const { service } = partitioned;
    // Only those who have confirmed their address are mailed.
    await service.app.db.write([sql`UPDATE users SET is_verified = ${true}`]);
    const { id: card_id } = await world.card();
    await people.owner.assignCard({ card_id, user_ids: [people.member.id] });
    await people.owner.createComment({ card_id, body: "Comment" });
    await people.owner.updateCard({ card_id, due_at: new Date(Date.now() + DAY_MS / 2).toISOString() });
    for (const days of [0, 1, 3]) {
      const now = () => new Date(Date.now() + days * DAY_MS);
      const found = await refused(() => runClock(service.app.context, CLOCK_TASKS, { now }));
      expect(found.refused).toEqual([]);
      expect(found.asked).toBeGreaterThan(0);
    }
  });

  test("neither does an import", async () => {
    const records = [columnRecord({ key: "todo" }), cardRecord({ key: "a", column: "todo" })];
    const found = await refused(() => built(partitioned.service, people.owner, { records }));
    expect(found.refused).toEqual([]);
    expect(found.asked).toBeGreaterThan(0);
  });

  test("neither does housekeeping", async () => {
    const { app } = partitioned.service;
    const { id: board_id } = await people.owner.createBoard({ title: "Board" });
    await people.owner.deleteBoard({ board_id });
    await people.owner.deleteCard({ card_id: (await world.card()).id });
    const { id: card_id } = await world.card();
    await people.owner.assignCard({ card_id, user_ids: [people.member.id] });
    for (let i = 0; i < 101; i++) await people.owner.createComment({ card_id, body: "Comment" });
    const context = { ...app.context, db: app.db, keptEvents: 0 };
    const found = await refused(async () => {
      for (const days of [0, 400])
        expect(await runHousekeeping(context, new Date(Date.now() + days * DAY_MS))).toBe(true);
    });
    expect(found.refused).toEqual([]);
    expect(found.asked).toBeGreaterThan(20);
  });

  test.each<[string, Sql]>([
    [
      "rows of no board",
      sql`SELECT u.id, (SELECT n.id FROM notifications n WHERE n.user_id = u.id ORDER BY n.id LIMIT 1) AS first FROM users u`,
    ],
    [
      "a user",
      sql`SELECT u.id FROM users u WHERE EXISTS (SELECT 1 FROM notifications n WHERE n.user_id = u.id AND n.mail = 'x')`,
    ],
    [
      "some boards",
      sql`SELECT b.id, (SELECT max(e.seq) FROM board_events e WHERE e.board_id = b.id) AS last
        FROM (SELECT id FROM boards ORDER BY id LIMIT 10) b`,
    ],
    [
      "rows of other boards",
      sql`SELECT n.id, (SELECT count(*) FROM card_assignees a WHERE a.user_id = n.user_id) AS cards FROM notifications n`,
    ],
    [
      "a copy of a table on every machine",
      sql`UPDATE users SET is_active = is_active
        WHERE EXISTS (SELECT 1 FROM boards WHERE id = ${NO_BOARD} AND deleted_at IS NULL)`,
    ],
  ])("what is asked of one machine for %s would be noticed", async (_what, statement) => {
    expect(await refusedByCitus(partitioned.statistics, [statement], NAME)).toHaveLength(1);
  });
});

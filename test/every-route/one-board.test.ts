/**
 * What a request about a board reads and writes is of that board alone, so that boards can be spread over many machines.
 * Found out on PostgreSQL with partitions by board: those of other boards must stay untouched, and no plan may contain them.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { SQL } from "bun";
import { type RouteName, routes } from "../../contract/index.ts";
import { purgeBoard } from "../../server/boards/removal.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import type { Service } from "../harness.ts";
import { explainCalls, fannedOut, type Recorder } from "../support/explained.ts";
import { type PartitionedService, startPartitioned } from "../support/partitioned-service.ts";
import { homeOf, NAME, touchedTables, touchesOf } from "../support/partitions.ts";
import { ABOUT_MANY } from "./about-many.ts";
import { call } from "./call.ts";
import { freshToken, meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

const IS_POSTGRES = process.env.BOARDCAST_TEST_DB === "postgres";
/** About two boards, of which the new one may be in any partition. */
const ABOUT_TWO: RouteName = "copyBoard";

describe.if(IS_POSTGRES)("with boards in partitions", () => {
  let partitioned: PartitionedService;
  let service: Service;
  let people: People;
  let world: World;
  let statistics: SQL;
  let home: number;
  let recorder: Recorder;

  beforeAll(async () => {
    partitioned = await startPartitioned();
    ({ service, statistics, recorder } = partitioned);
    people = await meetPeople(service);
    world = await makeWorld(service, people);
    await world.furnish();
    home = await homeOf(statistics, world.board_id);
  });
  afterAll(() => partitioned.stop());

  async function touches() {
    await service.app.context.db.read({ flushed: sql`SELECT 1 AS one FROM pg_stat_force_next_flush()` });
    // To explain a statement, the server may look into indexes of other boards: not to be counted a second later.
    await statistics.unsafe("SELECT pg_stat_force_next_flush()");
    return touchesOf(statistics);
  }

  async function touchedBy(work: () => Promise<unknown>) {
    const before = await touches();
    recorder.take();
    await work();
    const statements = recorder.take();
    const { here, elsewhere } = touchedTables(before, await touches(), home);
    const planned = await fannedOut(statistics, statements, NAME);
    await explainCalls(statistics, recorder.takeCalls());
    return { here, elsewhere: [...new Set([...elsewhere, ...planned.keys()])].sort(), planned };
  }

  async function touchedByRoute(name: RouteName) {
    const caller = routes[name].access === "superuser" ? people.superuser : people.owner;
    const example = await exampleOf(name, world, caller);
    const token = name === "logout" ? await freshToken(service, caller) : caller.token;
    const { importQueue } = service.app.context;
    const { wake } = importQueue;
    let queued: string | null = null;
    const touched = await touchedBy(async () => {
      // A job that is queued would run in between.
      importQueue.wake = () => undefined;
      const { status, body } = await call(service, routes[name], example, { token });
      expect({ name, status }).toEqual({ name, status: routes[name].status });
      if (body.is_preview !== undefined) queued = body.id;
    });
    importQueue.wake = wake;
    if (queued !== null && name !== "deleteImport") await people.owner.deleteImport({ import_id: queued });
    return touched;
  }

  const tested = everyRoute.filter(([name]) => name !== ABOUT_TWO);
  const ofBoards = tested.filter(
    ([name, { access }]) => (access === "member" || access === "owner") && !ABOUT_MANY.includes(name),
  );
  const last: RouteName = "deleteBoard";

  test.each(ofBoards.map(([name]) => name).filter((name) => name !== last))(
    "%s touches no other board",
    async (name) => {
      const { here, elsewhere, planned } = await touchedByRoute(name);
      expect({ elsewhere, planned: Object.fromEntries(planned) }).toEqual({ elsewhere: [], planned: {} });
      expect(here).toBeGreaterThan(0);
    },
  );

  test("moves that number cards anew and set off rules touch no other board", async () => {
    const moveAbout = await world.crowdedColumn();
    const { seq } = await people.owner.getBoard({ board_id: world.board_id });
    expect((await touchedBy(moveAbout)).elsewhere).toEqual([]);
    const { events } = await people.owner.listEvents({ board_id: world.board_id, since: seq, limit: 100 });
    expect(events.filter(({ user_id }) => user_id === null)).toHaveLength(3);
    expect(events.filter(({ renumbered }) => renumbered)).not.toEqual([]);
  });

  test("undo touches no other board, whatever is undone", async () => {
    const undoAll = await world.changesToUndo();
    expect((await touchedBy(undoAll)).elsewhere).toEqual([]);
  });

  test("only the look-up of the board of an unknown id asks all of them, for that id alone", async () => {
    const { id: card_id } = await world.card();
    service.app.context.boardOf.clear();
    expect((await touchedBy(() => people.owner.getCard({ card_id }))).elsewhere).toEqual(["cards"]);
    expect((await touchedBy(() => people.owner.getCard({ card_id }))).elsewhere).toEqual([]);
  });

  test("of the other routes, only those about many boards touch more than one", async () => {
    // Without what is done differently where boards are distributed.
    Object.assign(service.app.db, { isDistributed: false });
    const others = tested.map(([name]) => name).filter((name) => !ofBoards.some(([of]) => of === name));
    const touching: RouteName[] = [];
    for (const name of others) {
      // Nothing to check at intervals: that is about many boards, too.
      service.app.context.live.hub.channels.clear();
      if ((await touchedByRoute(name)).elsewhere.length > 0) touching.push(name);
    }
    expect(touching.sort()).toEqual([...ABOUT_MANY]);
  });

  test("deleteBoard, and the removal of what was on it, touch no other board", async () => {
    expect((await touchedByRoute(last)).elsewhere).toEqual([]);
    const { db } = service.app;
    const later = new Date(Date.now() + 1000).toISOString();
    expect((await touchedBy(() => purgeBoard(db, world.board_id, later))).elsewhere).toEqual([]);
    const { left } = await db.read({ left: sql`SELECT id FROM boards WHERE id = ${world.board_id}` });
    expect(left).toEqual([]);
  });
});

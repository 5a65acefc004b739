/** What a check at intervals covers, and what it costs. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../server/platform/db/db.ts";
import { silentBus } from "../../server/platform/live/bus/bus.ts";
import { Channel } from "../../server/platform/live/hub/channel.ts";
import { HeadCheck } from "../../server/platform/live/hub/head-check.ts";
import { Healer } from "../../server/platform/live/hub/healer.ts";
import { createHubCounts } from "../../server/platform/live/hub/hub-counts.ts";
import { createRecentCommits, findLost } from "../../server/platform/live/hub/recent-commits.ts";
import { createRounds } from "../../server/platform/scheduling/rounds.ts";
import { present } from "../../server/platform/util/present.ts";
import { boardOf, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { ON_POSTGRES } from "../live/fleet.ts";

describe("rounds", () => {
  const map = (...names: string[]) => new Map(names.map((name) => [name, name]));

  test("everything has its turn, some at a time, and nothing twice at once", () => {
    const rounds = createRounds(map("a", "b", "c"));
    expect([rounds.next(2), rounds.next(2), rounds.next(5), rounds.next(0)]).toEqual([
      ["a", "b"],
      ["c", "a"],
      ["b", "c", "a"],
      [],
    ]);
  });

  test("what comes is found, and what has gone is skipped", () => {
    const names = map("a", "b", "c");
    const rounds = createRounds(names);
    rounds.next(1);
    names.delete("b");
    names.set("d", "d");
    expect([rounds.next(2), rounds.next(3)]).toEqual([
      ["c", "d"],
      ["a", "c", "d"],
    ]);
    names.clear();
    expect(rounds.next(3)).toEqual([]);
  });
});

describe("head check", () => {
  const BOARDS = 1200;
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  async function watchingMany(recent = createRecentCommits()) {
    const { board_id } = await boardOf(await service.person("alice"));
    const channels = new Map<string, Channel>();
    for (let index = 0; index < BOARDS; index++) {
      const channel = new Channel(board_id, () => {});
      channel.start(1);
      channels.set(`${index}`, channel);
    }
    const { db } = service.app;
    const { log } = service.app.context;
    const counts = createHubCounts();
    const healer = new Healer({ db, log }, counts);
    const check = new HeadCheck({ db, log, counts, healer, channels, recent, lost() {}, wentBack() {} });
    return { counts, check };
  }

  test("while the bus delivers, one statement; all boards when messages may have been missed", async () => {
    const { counts, check } = await watchingMany();
    const bus = { ...silentBus, shared: true };
    check.tick(bus);
    await eventually(() => counts.headChecks === 1, "a check of some boards");
    check.soon();
    await eventually(() => {
      check.tick(bus);
      return counts.headChecks === 4;
    }, "a check of all boards");
  });

  test("watched boards are checked although the commits on other boards cannot be", async () => {
    const { counts, check } = await watchingMany({
      ...createRecentCommits(),
      list() {
        throw new Error("refused");
      },
    });
    check.recheckHeads();
    check.tick(silentBus);
    await eventually(() => counts.headChecksFailed === 1, "the failure");
    expect(counts.headChecks).toBe(3);
  });

  test.if(ON_POSTGRES)("of boards spread over machines, those that can be reached are checked", async () => {
    const { db, context } = service.app;
    const person = await service.person("carol");
    const [reached, lost] = [(await boardOf(person)).board_id, (await boardOf(person)).board_id];
    const channels = new Map(
      [lost, reached].map((boardId) => {
        const channel = new Channel(boardId, () => {});
        channel.start(0);
        return [boardId, channel];
      }),
    );
    const distributed: typeof db = {
      ...db,
      isDistributed: true,
      readWithin: (boardId, queries) =>
        boardId === lost ? Promise.reject(new DatabaseUnavailable("down")) : db.read(queries),
    };
    const counts = createHubCounts();
    const healer = new Healer({ db: distributed, log: context.log }, counts);
    const check = new HeadCheck({
      ...{ db: distributed, log: context.log, counts, healer, channels },
      recent: createRecentCommits(),
      lost() {},
      wentBack() {},
    });
    check.tick(silentBus);
    await eventually(() => counts.headChecksFailed === 1, "the failure");
    expect([lost, reached].map((boardId) => channels.get(boardId)?.lastSent)).toEqual([
      0,
      (await person.getBoard({ board_id: reached })).seq,
    ]);
  });

  test.if(ON_POSTGRES)("lost commits are found, also with a statement for each board", async () => {
    const { db } = service.app;
    const person = await service.person("bob");
    const boards = [await boardOf(person), await boardOf(person)];
    const commits = await Promise.all(
      boards.map(async ({ board_id }) => {
        const { events } = await person.listEvents({ board_id, limit: 1, before: Number.MAX_SAFE_INTEGER });
        const { seq, timestamp } = present(events[0], "an event");
        return { boardId: board_id, seq, at: timestamp };
      }),
    );
    const [kept, other] = [present(commits[0], "a commit"), present(commits[1], "a commit")];
    const lost = [
      { ...other, at: "2024-01-01T00:00:00.000Z" },
      { ...kept, boardId: crypto.randomUUID() },
    ];
    const read: typeof db.read = () => {
      throw new Error("asked about many boards");
    };
    expect(await findLost(db, [kept, ...lost])).toEqual(lost);
    const readWithin: typeof db.readWithin = (_boardId, queries) => db.read(queries);
    const distributed = { kind: db.kind, isDistributed: true, read, readWithin };
    expect(await findLost(distributed, [kept, ...lost])).toEqual(lost);
  });
});

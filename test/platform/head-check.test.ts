/** What a check at intervals covers, and what it costs. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { silentBus } from "../../server/platform/live/bus/bus.ts";
import { Channel } from "../../server/platform/live/hub/channel.ts";
import { HeadCheck } from "../../server/platform/live/hub/head-check.ts";
import { Healer } from "../../server/platform/live/hub/healer.ts";
import { createHubCounts } from "../../server/platform/live/hub/hub-counts.ts";
import { createRecentCommits } from "../../server/platform/live/hub/recent-commits.ts";
import { createRounds } from "../../server/platform/util/rounds.ts";
import { boardOf, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";

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

  async function watchingMany() {
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
    const recent = createRecentCommits();
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
});

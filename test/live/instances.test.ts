/** Several instances on one database, with and without a Redis between them: EVENT-11. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf } from "../harness.ts";
import { type Redis, startRedis } from "../machine/redis.ts";
import { difference, scrape } from "../observability/scrape.ts";
import { eventually } from "./eventually.ts";
import { holdsOnEveryInstance } from "./every-instance.ts";
import {
  allHeard,
  burst,
  type Fleet,
  listenEverywhere,
  ON_POSTGRES,
  onlineEverywhere,
  startFleet,
  userOf,
} from "./fleet.ts";
import type { Instance } from "./instance.ts";

if (!ON_POSTGRES) {
  test("EVENT-11: two connections of one process see each other's changes and each other", async () => {
    const fleet = await startFleet(1);
    const { alice, bob, instances } = fleet;
    const { board_id, column_id } = await boardOf(alice, bob);
    const listeners = [instances[0]!.listen(board_id, alice), instances[0]!.listen(board_id, bob)];
    for (const listener of listeners) await listener.sees("user_joined");
    await alice.createCard({ board_id, column_id, title: "Alice's" });
    await bob.createCard({ board_id, column_id, title: "Bob's" });
    await allHeard(fleet, board_id, listeners, 2);
    await onlineEverywhere(fleet, board_id, [alice, bob]);
    await fleet.stop();
  });
}

if (ON_POSTGRES) {
  describe("two instances without a Redis find each other's changes in the database:", () => {
    let fleet: Fleet;
    beforeAll(async () => {
      fleet = await startFleet(2);
    });
    afterAll(() => fleet.stop());
    holdsOnEveryInstance(() => fleet);

    test("EVENT-11: a burst from both at once reaches all listeners in the same order", async () => {
      const { alice, bob } = fleet;
      const { board_id, column_id } = await boardOf(alice, bob);
      const listeners = await listenEverywhere(fleet, board_id, bob);
      await burst(fleet, { board_id, column_id }, 100);
      await allHeard(fleet, board_id, listeners, 2);
    });
  });

  describe("three instances with a Redis between them:", () => {
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
    holdsOnEveryInstance(() => fleet);

    test("EVENT-11: a burst of 500 changes from all at once reaches all listeners in the same order", async () => {
      const { alice, bob } = fleet;
      const { board_id, column_id } = await boardOf(alice, bob);
      const listeners = [
        ...(await listenEverywhere(fleet, board_id, bob)),
        ...(await listenEverywhere(fleet, board_id, alice)),
      ];
      await burst(fleet, { board_id, column_id }, 167);
      await allHeard(fleet, board_id, listeners, 2);
    });

    test("the metrics count an event as local where it was made, and as from the bus elsewhere", async () => {
      const { alice, instances } = fleet;
      const { board_id, column_id } = await boardOf(alice);
      const listeners = await listenEverywhere(fleet, board_id, alice);
      const before = await Promise.all(instances.map(scrape));
      await instances[0]!.as(alice).createCard({ board_id, column_id, title: "One" });
      await allHeard(fleet, board_id, listeners, 1);
      const expected = instances.map((_, index) =>
        index === 0 ? { local: 1, bus: 0 } : { local: 0, bus: 1 },
      );
      // The log may have been faster than the bus.
      await eventually(async () => {
        const after = await Promise.all(instances.map(scrape));
        const grown = instances.map((_, index) => {
          const by = (source: string) =>
            difference(before[index]!, after[index]!)("boardcast_events_total", { source });
          return { local: by("local"), bus: by("bus") };
        });
        return Bun.deepEquals(grown, expected);
      }, JSON.stringify(expected));
      for (const listener of listeners) listener.close();
    });

    test("PRESENCE-4: whoever is connected anywhere is present everywhere", async () => {
      const { alice, bob, instances } = fleet;
      const [a, b, c] = instances as [Instance, Instance, Instance];
      const { board_id } = await boardOf(alice, bob);
      const witness = a.listen(board_id, alice);
      await witness.sees("user_joined");
      const tabs = [b.listen(board_id, bob), c.listen(board_id, bob)];
      for (const tab of tabs) await tab.sees("user_joined");
      const arrivals = () => witness.messages.filter(({ user_id }) => user_id === bob.id);
      await witness.until(() => arrivals().length >= 2, "two arrivals");
      await onlineEverywhere(fleet, board_id, [alice, bob]);
      tabs[0]!.close();
      await tabs[0]!.closed;
      await onlineEverywhere(fleet, board_id, [alice, bob]);
      tabs[1]!.close();
      await witness.until(() => arrivals().at(-1)?.type === "user_left", "a farewell");
      await onlineEverywhere(fleet, board_id, [alice]);
      const joined = { type: "user_joined", ...userOf(bob) };
      // An instance that waited for Redis in vain announces an arrival itself, and Redis may do so a second time.
      const [farewell, ...announced] = arrivals().toReversed();
      expect(farewell).toEqual({ type: "user_left", ...userOf(bob) });
      expect(announced).toEqual(announced.map(() => joined));
    });

    test("PRESENCE-2: many tabs on all instances closed at once are one user_left", async () => {
      const { alice, bob, instances } = fleet;
      const { board_id } = await boardOf(alice, bob);
      const witness = instances[0]!.listen(board_id, alice);
      await witness.sees("user_joined");
      const tabs = (await Promise.all([1, 2, 3].map(() => listenEverywhere(fleet, board_id, bob)))).flat();
      for (const tab of tabs) tab.close();
      await witness.sees("user_left");
      await onlineEverywhere(fleet, board_id, [alice]);
      expect(witness.messages.filter(({ type }) => type === "user_left")).toEqual([
        { type: "user_left", ...userOf(bob) },
      ]);
    });
  });
}

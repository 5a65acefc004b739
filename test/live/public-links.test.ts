/** Public links on several instances of one service. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf } from "../harness.ts";
import { type Redis, startRedis } from "../machine/redis.ts";
import { eventually } from "./eventually.ts";
import { type Fleet, ON_POSTGRES, startFleet } from "./fleet.ts";
import { StreamReader } from "./stream-reader.ts";

describe.if(ON_POSTGRES)("two instances with a Redis between them", () => {
  let redis: Redis;
  let fleet: Fleet;
  beforeAll(async () => {
    redis = await startRedis();
    fleet = await startFleet(2, { REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await fleet.stop();
    await redis.stop();
  });

  test("SHARE-7, SHARE-10: a change through one reaches those who watch on the other, and revoking the link closes them at once", async () => {
    const { alice, instances } = fleet;
    const { board_id, column_id } = await boardOf(alice);
    const share = await alice.createShare({ board_id });
    const { seq } = await alice.getBoard({ board_id });
    const open = ({ url }: { url: string }) =>
      StreamReader.open(`${url}/shared/${share.token}/stream?since=${seq}`);
    const readers = await Promise.all(instances.map(open));
    for (const reader of readers) await reader.sees("ready");
    await alice.createCard({ board_id, column_id, title: "Seen everywhere" });
    for (const reader of readers) await reader.sees("card.created");
    await alice.deleteShare({ share_id: share.id });
    for (const reader of readers) {
      await eventually(() => reader.ended, "its end");
      expect(reader.messages.at(-1)).toEqual({
        event: "close",
        data: { code: 1008, reason: "This link has ended." } as never,
      });
    }
    const statuses = instances.map(async ({ url }) => (await fetch(`${url}/shared/${share.token}`)).status);
    expect(await Promise.all(statuses)).toEqual([404, 404]);
  });
});

describe.if(ON_POSTGRES)("two instances without a Redis", () => {
  test("SHARE-10: the next look at the database closes what was not told", async () => {
    const fleet = await startFleet(2);
    const { alice, instances } = fleet;
    const { board_id } = await boardOf(alice);
    const share = await alice.createShare({ board_id });
    const reader = await StreamReader.open(`${instances[1]!.url}/shared/${share.token}/stream`);
    await alice.deleteShare({ share_id: share.id });
    await eventually(() => reader.ended, "its end");
    await fleet.stop();
  });
});

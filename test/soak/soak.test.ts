/** The short form of npm run test:soak: what can be counted comes back. Memory needs longer than this to tell. */
import { expect, test } from "bun:test";
import { leftovers, soak } from "./soak.ts";
import { onPostgres } from "./stage.ts";

test("when everybody has gone, every connection, channel, subscription, key and descriptor is back where it was", async () => {
  const stage = await onPostgres();
  const { before, after, tally, problems } = await soak(stage, {
    warmUpSeconds: 1,
    seconds: 3,
    share: 0.15,
    settleSeconds: 30,
    letLinger: false,
    everySeconds: 60,
    row: () => {},
  });
  await stage.stop();
  expect(problems).toEqual([]);
  expect(leftovers(before, after)).toEqual([]);
  const done = Object.keys(tally).filter((what) => !what.endsWith("refused"));
  expect(done.sort()).toEqual([
    "aborted",
    "boards",
    "card changes",
    "large events",
    "logins",
    "never reading",
    "reads",
    "sockets",
    "streams",
    "uploads",
  ]);
});

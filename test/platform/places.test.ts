/** Places for what is held until somebody else has read it, and who gets one. */
import { expect, test } from "bun:test";
import { createWaitingPlaces } from "../../server/platform/quotas/places.ts";

const waiting = { longestMs: 60_000 };
const who = (account: string) => ({ address: account, account });

/** Asks as often as that, and says how many got in at once; their leaving is kept. */
async function crowd(enter: ReturnType<typeof createWaitingPlaces>["enter"], account: string, times: number) {
  const leaves: (() => void)[] = [];
  // Those who wait are refused after the test.
  const refused = () => {};
  for (let n = 0; n < times; n++) void enter(who(account)).then((leave) => leaves.push(leave), refused);
  await Bun.sleep(1);
  return leaves;
}

test("COLUMN-8: two accounts cannot take all places: an account gets another one only while it has fewer than are free", async () => {
  const { enter } = createWaitingPlaces({ most: 8, mostOfOne: 4, waiting });
  const mallory = await crowd(enter, "mallory", 10);
  const trudy = await crowd(enter, "trudy", 10);
  const alice = await crowd(enter, "alice", 1);
  const bob = await crowd(enter, "bob", 1);
  const lengths = () => [mallory, trudy, alice, bob].map((leaves) => leaves.length);
  expect(lengths()).toEqual([4, 2, 1, 1]);
  // Two places are free, and whoever waits has two already.
  for (const leave of [...alice, ...bob]) leave();
  await Bun.sleep(1);
  expect(lengths()).toEqual([4, 2, 1, 1]);
  for (const leave of mallory.splice(0)) leave();
  await Bun.sleep(1);
  const [ofMallory = 0, ofTrudy = 0] = lengths();
  expect(ofMallory + ofTrudy).toBe(6);
  expect(await crowd(enter, "carol", 1)).toHaveLength(1);
});

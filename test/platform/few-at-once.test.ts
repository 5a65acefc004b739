import { expect, test } from "bun:test";
import { fewAtOnce } from "../../server/platform/scheduling/few-at-once.ts";
import { nextTurn } from "../../server/platform/scheduling/next-turn.ts";

test("only a few begin in a turn of the event loop; the others begin in the next ones, in their order", async () => {
  const pass = fewAtOnce(2);
  const begun: number[] = [];
  const begin = async (n: number) => {
    await pass();
    begun.push(n);
  };
  const all = Promise.all([1, 2, 3, 4, 5].map(begin));
  await Promise.resolve();
  expect(begun).toEqual([1, 2]);
  await nextTurn();
  expect(begun).toEqual([1, 2, 3, 4]);
  await all;
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

test("after a turn in which nobody came, nobody waits", async () => {
  const pass = fewAtOnce(1);
  expect(pass()).toBeUndefined();
  await nextTurn();
  await nextTurn();
  expect(pass()).toBeUndefined();
});

/** Whoever is refused can ask again at once: refusals leave at a pace, so that everybody else is served in between. */
import { expect, test } from "bun:test";
import { createRefusals } from "../../server/platform/quotas/refusals.ts";

const STEP_MS = 100;

test("a single refusal leaves at once", async () => {
  const startedMs = performance.now();
  await createRefusals().wait();
  expect(performance.now() - startedMs).toBeLessThan(STEP_MS);
});

test("three thousand at once wait up to a second, and do not leave together", async () => {
  const refusals = createRefusals(() => 0);
  let left = 0;
  const waiting = Array.from({ length: 3000 }, () => refusals.wait().then(() => left++));
  const leftBy: number[] = [];
  for (let at = STEP_MS; at <= 1000; at += STEP_MS) {
    await Bun.sleep(STEP_MS);
    leftBy.push(left);
  }
  // 500 of them evenly, the others over the second half.
  expect(leftBy[3]).toBeLessThan(500);
  const steps = leftBy.map((count, index) => count - (leftBy[index - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThan(1500);
  await Promise.all(waiting);
  expect(left).toBe(3000);
});

test("only what is refused for reasons of load waits", () => {
  const { isOne } = createRefusals();
  expect([200, 304, 400, 401, 403, 404, 409, 422, 429, 500, 503].filter(isOne)).toEqual([429, 503]);
});

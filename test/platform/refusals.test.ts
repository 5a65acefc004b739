/** Whoever is refused can ask again at once: refusals leave at a pace, so that everybody else is served in between. */
import { expect, test } from "bun:test";
import { createRefusals } from "../../server/platform/quotas/refusals.ts";

test("a single refusal leaves at once, five hundred a second leave at most, and none waits longer than one", async () => {
  const refusals = createRefusals(() => 0);
  const startedMs = performance.now();
  await refusals.wait();
  expect(performance.now() - startedMs).toBeLessThan(100);
  let left = 0;
  const waiting = Array.from({ length: 1000 }, () => refusals.wait().then(() => left++));
  await Bun.sleep(300);
  expect(left).toBeGreaterThan(50);
  expect(left).toBeLessThan(400);
  await Promise.all(waiting);
  expect(performance.now() - startedMs).toBeLessThan(3000);
});

test("only what is refused for reasons of load waits", () => {
  const { isOne } = createRefusals();
  expect([200, 304, 400, 401, 403, 404, 409, 422, 429, 500, 503].filter(isOne)).toEqual([429, 503]);
});

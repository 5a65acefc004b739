/** The short form of npm run test:fuzz, always with the same seed. */
import { expect, test } from "bun:test";
import { emptyStore } from "../support/instances.ts";
import { fuzz, summary } from "./fuzz.ts";

const PLAN = { seed: 20_261_115, requests: 1200, frames: 1200, calls: 300 };

test("thousands of generated requests, frames and messages of agents: documented answers only, and nobody else notices", async () => {
  const { config, remove } = await emptyStore();
  const settings = { DATA_DIR: config.DATA_DIR, DATABASE_URL: config.DATABASE_URL };
  const outcome = await fuzz({ ...PLAN, settings });
  await remove();
  console.log(summary(outcome));
  expect({ seed: PLAN.seed, problems: outcome.problems }).toEqual({ seed: PLAN.seed, problems: [] });
  expect(outcome.http.sent).toBe(PLAN.requests);
  expect(outcome.agents.sent).toBe(PLAN.calls);
  expect(outcome.sockets.sent).toBeGreaterThanOrEqual(PLAN.frames);
});

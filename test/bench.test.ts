/** Every scenario of the benchmark works, as small as it goes; no times are asserted. */
import { afterAll, expect, test } from "bun:test";
import { measureCeiling } from "../bench/ceiling.ts";
import { SMOKE } from "../bench/plan.ts";
import { formatTable } from "../bench/report.ts";
import { scenarios } from "../bench/scenarios/index.ts";
import { createStage } from "../bench/stage.ts";
import { POSTGRES } from "./machine/provide.ts";

// On PostgreSQL it runs with a server of its own, once: the stage brings both stores.
const stage = createStage(SMOKE, POSTGRES.find());
afterAll(() => stage.stop());

test("the load's own ceiling", async () => {
  const { requestsPerSecond, megabytesPerSecond } = await measureCeiling(stage);
  expect(requestsPerSecond).toBeGreaterThan(0);
  expect(megabytesPerSecond).toBeGreaterThan(0);
});

test.each(Object.entries(scenarios))("%s", async (id, { prepare, measure }) => {
  await prepare?.(stage);
  const rows = await measure(stage);
  expect(formatTable(rows).split("\n")).toHaveLength(rows.length + 2);
  for (const row of rows) {
    expect(row.id).toBe(id);
    expect(row.ratio).toBeFinite();
  }
});

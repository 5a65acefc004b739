/**
 * The scenarios of the benchmark work, as small as they go; no times are asserted. Those in a browser, and all of them on
 * PostgreSQL, are left to `npm run test:long`.
 */
import { afterAll, expect, test } from "bun:test";
import { measureCeiling } from "../bench/ceiling.ts";
import { SMOKE } from "../bench/plan.ts";
import { formatTable } from "../bench/report.ts";
import { scenarios } from "../bench/scenarios/index.ts";
import { createStage } from "../bench/stage.ts";
import { POSTGRES } from "./machine/provide.ts";
import { EVERY_TRY } from "./support/tries.ts";

// The stage brings its stores, of which PostgreSQL has a server of its own.
const stage = createStage(SMOKE, EVERY_TRY ? POSTGRES.find() : null);
afterAll(() => stage.stop());

test("the load's own ceiling", async () => {
  const { requestsPerSecond, megabytesPerSecond } = await measureCeiling(stage);
  expect(requestsPerSecond).toBeGreaterThan(0);
  expect(megabytesPerSecond).toBeGreaterThan(0);
});

const IN_BROWSERS = /^U/;
const chosen = Object.entries(scenarios).filter(([id]) => EVERY_TRY || !IN_BROWSERS.test(id));

test.each(chosen)("%s", async (id, { prepare, measure }) => {
  await prepare?.(stage);
  const rows = await measure(stage);
  expect(formatTable(rows).split("\n")).toHaveLength(rows.length + 2);
  for (const row of rows) {
    expect(row.id).toBe(id);
    expect(row.ratio).toBeFinite();
  }
});

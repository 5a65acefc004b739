/** When a check at intervals runs, and whether it covers everything. */
import { afterEach, beforeEach, expect, setSystemTime, test } from "bun:test";
import { silentBus } from "../../server/platform/live/bus/bus.ts";
import { createPersonalChecks } from "../../server/platform/live/personal/checks.ts";

const delivering = { ...silentBus, shared: true };
let nowMs: number;
let failsAfterMs: number | null;
let lists: boolean[];
let checks: ReturnType<typeof createPersonalChecks>;

function advance(ms: number): void {
  nowMs += ms;
  setSystemTime(nowMs);
}

/** Time passes only here. */
async function tickAfter(seconds: number): Promise<boolean[]> {
  advance(seconds * 1000);
  await checks.tick(delivering).catch(() => {});
  return lists.splice(0);
}

beforeEach(() => {
  nowMs = Date.now();
  setSystemTime(nowMs);
  failsAfterMs = null;
  lists = [];
  checks = createPersonalChecks(
    {
      async check(what, isForAll) {
        if (what !== "lists") return;
        lists.push(isForAll);
        if (failsAfterMs === null) return;
        advance(failsAfterMs);
        throw new Error("no server answers");
      },
    },
    { kind: "postgres" },
    1000,
  );
});
afterEach(() => {
  setSystemTime();
});

test("while the bus delivers, some take turns at long intervals; everybody is checked once when hints may be lost", async () => {
  await tickAfter(20);
  expect([await tickAfter(14), await tickAfter(1)]).toEqual([[], [false]]);
  checks.soon();
  expect([await tickAfter(0.5), await tickAfter(15)]).toEqual([[true], [false]]);
});

test("a check that failed is repeated without a pause, for everybody", async () => {
  await tickAfter(20);
  checks.soon();
  failsAfterMs = 30_000;
  expect(await tickAfter(1)).toEqual([true]);
  failsAfterMs = null;
  expect([await tickAfter(0.5), await tickAfter(15)]).toEqual([[true], [false]]);
});

test("a check that is to run soon does not wait for what the one before waited in vain", async () => {
  failsAfterMs = 30_000;
  await tickAfter(20);
  failsAfterMs = null;
  checks.soon();
  expect(await tickAfter(0.5)).toEqual([true]);
});

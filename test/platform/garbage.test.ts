import { expect, test } from "bun:test";
import { join } from "node:path";
import { createLeastOfLate, waitToCollect } from "../../server/platform/util/garbage.ts";
import type { Collected } from "./garbage-process.ts";

const MIB = 1_048_576;

test.each([
  ["little was left", { grown: 15, agoMs: 10_000, tookMs: 30, tookBeforeMs: 30 }, null],
  ["it is time", { grown: 16, agoMs: 300, tookMs: 30, tookBeforeMs: 30 }, 0],
  ["the last one was a moment ago", { grown: 16, agoMs: 100, tookMs: 30, tookBeforeMs: 30 }, 200],
  [
    "collections take long, because much is in use",
    { grown: 200, agoMs: 100, tookMs: 72, tookBeforeMs: 72 },
    620,
  ],
  ["a single one took too long", { grown: 200, agoMs: 300, tookMs: 120, tookBeforeMs: 30 }, 900],
  ["the last two took too long", { grown: 200, agoMs: 80_000, tookMs: 120, tookBeforeMs: 81 }, null],
  ["that was long ago", { grown: 200, agoMs: 81_000, tookMs: 120, tookBeforeMs: 81 }, 0],
])("how long work on a whole board waits for a collection: %s", (_, { grown, ...last }, waitMs) => {
  expect(waitToCollect(grown * MIB, last, 80)).toBe(waitMs);
});

test("what is in use without garbage is the least of the last fifteen to thirty seconds", () => {
  const least = createLeastOfLate();
  const figures: [atSecond: number, figure: number, expected: number][] = [
    [0, 300, 300],
    [1, 200, 200],
    [14, 350, 200],
    [20, 400, 200],
    [29, 250, 200],
    [36, 400, 250],
    [80, 390, 390],
  ];
  for (const [atSecond, figure, expected] of figures)
    expect([atSecond, least(figure, atSecond * 1000)]).toEqual([atSecond, expected]);
});

test("on a busy machine, where they take long for want of a processor, collections go on, each in a turn of its own", async () => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "garbage-process.ts")]);
  const { rounds, collections, atOnce }: Collected = JSON.parse(await new Response(child.stdout).text());
  expect({ collections, atOnce }).toEqual({ collections: rounds, atOnce: 0 });
});

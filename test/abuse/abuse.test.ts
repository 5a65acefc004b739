/** The short form of npm run test:abuse: each route once, each attack briefly, on a board of moderate size. */
import { expect, test } from "bun:test";
import { ATTACKS, abuse } from "./abuse.ts";
import { FLOOD_BYTES, GROWTH_BYTES } from "./memory-bounds.ts";
import { everyDeletion, everyRouteOnce, everyToolOnce } from "./routes.ts";
import { onSqlite } from "./stage.ts";

const SIZE = {
  ...{ members: 20, columns: 5, heavyCards: 20, lightCards: 40 },
  ...{ labels: 20, rules: 20, checklists: 5, items: 5 },
};
/**
 * Whether others wait for 100 ms, and memory grows by 64 MiB, is for the long form to tell, on a machine with nothing
 * else to do: here it is a freeze, and twice as much, because a busy machine collects garbage late.
 */
const FREEZE_MS = 1000;

test("whatever one account sends, the service goes on for others, stores little and gives its memory back", async () => {
  const stage = await onSqlite();
  const windows = await abuse(stage, {
    size: SIZE,
    extent: {
      ...{ ms: 200, perRoute: 1, routesAWindow: 20, boards: 100, importEntries: 20_000 },
      ...{ p99Ms: FREEZE_MS, growthBytes: 2 * GROWTH_BYTES, floodBytes: FLOOD_BYTES, repeats: 1 },
    },
    parts: [...ATTACKS, everyRouteOnce, everyToolOnce, everyDeletion],
    say: () => {},
  }).finally(stage.stop);
  const bad = windows.filter(({ problems }) => problems.length > 0);
  expect(bad.map(({ name, problems }) => [name, ...problems])).toEqual([]);
});

/**
 * npm run test:abuse: every route of the contract and every tool for agents with the worst input its schema allows,
 * every header as long as it may be, and known attacks, on SQLite and on PostgreSQL, while a second account works in a process of its own. Fails
 * when its 99th percentile exceeds 100 ms, when one request stores more than 4 MiB beyond what it sent, or when memory
 * grows by more than memory-bounds.ts says or does not come back.
 * `-- --database sqlite --part everyRouteAtOnce --route getBoard --scale 0.1` runs less.
 */
import { parseArgs } from "node:util";
import { ATTACKS, abuse } from "./abuse.ts";
import type { Size } from "./heaviest-board.ts";
import { FLOOD_BYTES, GROWTH_BYTES } from "./memory-bounds.ts";
import { mostExpensive } from "./report.ts";
import {
  everyDeletion,
  everyHeader,
  everyRouteAtOnce,
  everyRouteOnce,
  everyToolAtOnce,
  everyToolOnce,
} from "./routes.ts";
import { onPostgres, onSqlite, type Stage } from "./stage.ts";

const { values } = parseArgs({
  options: {
    database: { type: "string", default: "both" },
    part: { type: "string", multiple: true },
    route: { type: "string", multiple: true },
    scale: { type: "string", default: "1" },
  },
});

/** More than the limits allow of most things, so that the limits decide. */
const FULL: Size = {
  members: 500,
  columns: 200,
  heavyCards: 1000,
  lightCards: 2000,
  labels: 200,
  rules: 200,
  checklists: 20,
  items: 10,
};
const SMALLEST = 4;
const EXTENT = {
  ...{
    ms: 1500,
    perRoute: Number.POSITIVE_INFINITY,
    routesAWindow: 1,
    boards: 8000,
    importEntries: 20_000_000,
  },
  ...{ p99Ms: 100, growthBytes: GROWTH_BYTES, floodBytes: FLOOD_BYTES, repeats: 2 },
};

const PARTS = [
  ...ATTACKS,
  ...[everyHeader, everyRouteOnce, everyToolOnce, everyRouteAtOnce, everyToolAtOnce, everyDeletion],
];
const names = PARTS.map(({ name }) => name);
const unknown = (values.part ?? []).filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}; there are ${names.join(", ")}.`);
  process.exit(2);
}
const parts = PARTS.filter(({ name }) => !values.part || values.part.includes(name));
let [passed, failed] = [0, 0];
if (values.database !== "postgres") await run(await onSqlite());
if (values.database !== "sqlite") await run(await onPostgres());
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function run(stage: Stage): Promise<void> {
  console.log(`\n${stage.name}`);
  const windows = await abuse(stage, {
    size: scaled(FULL),
    extent: { ...EXTENT, boards: EXTENT.boards * Number(values.scale), routes: values.route },
    parts,
    say: console.log,
  }).finally(stage.stop);
  console.log(mostExpensive(windows));
  const bad = windows.filter(({ problems }) => problems.length > 0).length;
  passed += windows.length - bad;
  failed += bad;
}

function scaled(size: Size): Size {
  const entries = Object.entries(size).map(([name, count]) => [
    name,
    Math.max(SMALLEST, Math.round(count * Number(values.scale))),
  ]);
  return Object.fromEntries(entries);
}

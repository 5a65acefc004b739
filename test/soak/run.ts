/**
 * npm run test:soak: hundreds of people who come and go for a quarter of an hour on SQLite, then on PostgreSQL and
 * Redis with two processes; at the end everything must be back where it began. `-- --minutes 60 --database postgres`
 * changes that. A row of figures every minute; memory in between is as the service keeps it, before and after the
 * garbage has been collected.
 */
import { parseArgs } from "node:util";
import { leftovers, soak } from "./soak.ts";
import { type Counts, onPostgres, onSqlite, type Stage } from "./stage.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "15" },
    database: { type: "string", default: "both" },
  },
});

/**
 * What remembers up to a bound of its own may fill during the run: boards of 100,000 resources, 10,000 tokens,
 * snapshots. That is about 40 MiB; beyond it, something is kept that nobody asked for.
 */
const HEAP_GROWTH_MIB = 40;
/** The allocator keeps some of the pages that the largest burst needed: up to ten backlogs of 4 MiB, and uploads. */
const RSS_GROWTH_MIB = 150;

let failed = 0;
if (values.database !== "postgres") await run(await onSqlite());
if (values.database !== "sqlite") await run(await onPostgres());
process.exit(failed === 0 ? 0 : 1);

async function run(stage: Stage): Promise<void> {
  console.log(`\n${stage.name}`);
  const seconds = Number(values.minutes) * 60;
  const { before, after, tally, problems } = await soak(stage, {
    warmUpSeconds: Math.min(60, seconds / 4),
    seconds,
    share: 1,
    settleSeconds: 60,
    letLinger: true,
    everySeconds: 60,
    row: (label, counts) => console.log(label.padEnd(10), shown(counts)),
  });
  console.log("done:", JSON.stringify(tally));
  const all = [...problems, ...leftovers(before, after), ...growth(before, after)];
  for (const problem of all) console.log(`! ${problem}`);
  console.log(all.length === 0 ? "everything is back where it began" : `${all.length} problems`);
  failed += all.length;
  await stage.stop();
}

function growth(before: Counts, after: Counts): string[] {
  const bounds: [RegExp, number][] = [
    [/: heap MiB$/, HEAP_GROWTH_MIB],
    [/RSS MiB$/, RSS_GROWTH_MIB],
  ];
  return bounds.flatMap(([which, bound]) =>
    Object.keys(after)
      .filter((name) => which.test(name) && after[name]! > before[name]! + bound)
      .map((name) => `${name}: ${before[name]} before, ${after[name]} after`),
  );
}

function shown(counts: Counts): string {
  return Object.entries(counts)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}

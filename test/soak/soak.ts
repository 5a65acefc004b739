/**
 * Load in rounds. The first warms everything up and is let go; what is counted then is where the service must come
 * back to after the long one, however long that was.
 */
import { join } from "node:path";
import type { Tally } from "./people.ts";
import type { Counts, Stage } from "./stage.ts";

export interface Extent {
  warmUpSeconds: number;
  seconds: number;
  /** Of the full cast of the load. */
  share: number;
  /** Watched boards are let go half a minute after the last watcher; idle connections likewise. */
  settleSeconds: number;
  everySeconds: number;
  row(label: string, counts: Counts): void;
}

export interface Outcome {
  before: Counts;
  after: Counts;
  tally: Tally;
  problems: string[];
}

export async function soak(stage: Stage, extent: Extent): Promise<Outcome> {
  await load(stage, extent.warmUpSeconds, extent.share);
  const before = await settle(stage, extent, {});
  extent.row("warmed up", before);
  const started = Date.now();
  const watching = setInterval(async () => {
    const minutes = ((Date.now() - started) / 60_000).toFixed(1);
    extent.row(`${minutes} min`, await stage.count("as it is"));
  }, extent.everySeconds * 1000);
  const tally = await load(stage, extent.seconds, extent.share).finally(() => clearInterval(watching));
  extent.row("load gone", await stage.count("as it is"));
  const after = await settle(stage, extent, before);
  extent.row("settled", after);
  const errors = stage
    .logged()
    .join("")
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));
  const failures = Object.entries(tally).filter(([what]) => what.startsWith("!"));
  const problems = [
    ...failures.map(([what, count]) => `${count} times ${what.slice(2)}`),
    ...errors.slice(0, 5).map((line) => `logged ${line}`),
  ];
  return { before, after, tally, problems };
}

async function load({ urls }: Stage, seconds: number, share: number): Promise<Tally> {
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dir, "load-process.ts"), String(seconds), String(share), ...urls],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const output = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error("the load failed");
  return JSON.parse(output);
}

/** As soon as every count is back, or when the time is up. */
async function settle(stage: Stage, { settleSeconds }: Extent, before: Counts): Promise<Counts> {
  const deadline = Date.now() + settleSeconds * 1000;
  for (;;) {
    const counts = await stage.count();
    if (Date.now() > deadline || (Object.keys(before).length > 0 && leftovers(before, counts).length === 0))
      return counts;
    if (Object.keys(before).length === 0 && isQuiet(counts)) return counts;
    await Bun.sleep(250);
  }
}

const EMPTY = /channels$|connections$|temporary files|Redis keys/;
const OURS = /Redis|PostgreSQL/;

function isQuiet(counts: Counts): boolean {
  return Object.entries(counts).every(([name, value]) => !EMPTY.test(name) || OURS.test(name) || value === 0);
}

/** What is counted and has not come back. Descriptors of the database may come and go with its pool. */
export function leftovers(before: Counts, after: Counts): string[] {
  return Object.keys(after)
    .filter((name) => !/MiB$|objects$/.test(name))
    .filter(
      (name) => after[name]! > before[name]! + (/descriptors|sockets|PostgreSQL/.test(name) ? POOL_SLACK : 0),
    )
    .map((name) => `${name}: ${before[name]} before, ${after[name]} after`);
}

const POOL_SLACK = 2;

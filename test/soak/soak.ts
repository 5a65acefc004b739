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
  const before = await settle(stage, extent, null);
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

/** As soon as every count is back (in the first round: as soon as nobody is left), or when the time is up. */
async function settle(stage: Stage, { settleSeconds }: Extent, before: Counts | null): Promise<Counts> {
  const deadline = Date.now() + settleSeconds * 1000;
  for (;;) {
    const counts = await stage.count();
    const isBack = before ? leftovers(before, counts).length === 0 : isQuiet(counts);
    if (isBack || Date.now() > deadline) return counts;
    await Bun.sleep(250);
  }
}

/** What must be nothing at all once everybody has gone. */
const NOTHING = /: channels$|: connections$|Redis keys/;

function isQuiet(counts: Counts): boolean {
  return Object.entries(counts).every(([name, value]) => value === 0 || !NOTHING.test(name));
}

/** Of the connections to the databases, one more or less may be idle. */
const POOL_SLACK = 2;

/** What is counted and has not come back. */
export function leftovers(before: Counts, after: Counts): string[] {
  const allowed = (name: string) => {
    if (NOTHING.test(name)) return 0;
    return before[name]! + (/descriptors|sockets|PostgreSQL/.test(name) ? POOL_SLACK : 0);
  };
  return Object.keys(after)
    .filter((name) => !/MiB$|objects$/.test(name) && after[name]! > allowed(name))
    .map((name) => `${name}: ${before[name]} before, ${after[name]} after`);
}

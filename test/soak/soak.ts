/**
 * Load in rounds. The first warms everything up and is let go; what is counted then is where the service must come
 * back to after the long one, however long that was.
 */
import { join } from "node:path";
import { createClient } from "../../client/http.ts";
import type { Left } from "./load-process.ts";
import type { Tally } from "./people.ts";
import type { Counts, Stage } from "./stage.ts";

export interface Extent {
  warmUpSeconds: number;
  seconds: number;
  /** Of the full cast of the load. */
  share: number;
  /** Watched boards are let go half a minute after the last watcher; idle connections likewise. */
  settleSeconds: number;
  /** Whether that is waited for, or the boards are deleted at once. */
  letLinger: boolean;
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
  const warmUp = await load(stage, extent.warmUpSeconds, extent.share);
  const stays = await leave(stage, extent, warmUp);
  const before = await stage.count();
  extent.row("warmed up", before);
  const started = Date.now();
  const watching = setInterval(async () => {
    const minutes = ((Date.now() - started) / 60_000).toFixed(1);
    extent.row(`${minutes} min`, await stage.count("as it is"));
  }, extent.everySeconds * 1000);
  const main = await load(stage, extent.seconds, extent.share).finally(() => clearInterval(watching));
  extent.row("load gone", await stage.count("as it is"));
  stays.push(...(await leave(stage, extent, main)));
  const after = await settle(stage, extent, (counts) => leftovers(before, counts).length === 0);
  extent.row("settled", after);
  const lines = stage.logged().join("").split("\n");
  const errors = lines.filter((line) => line.includes('"level":"error"'));
  const failures = Object.entries(main.tally).filter(([what]) => what.startsWith("!"));
  const problems = [
    ...stays,
    ...failures.map(([what, count]) => `${count} times ${what.slice(2)}`),
    ...errors.slice(0, 5).map((line) => `logged ${line}`),
  ];
  return { before, after, tally: main.tally, problems };
}

async function load({ urls }: Stage, seconds: number, share: number): Promise<Left> {
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dir, "load-process.ts"), String(seconds), String(share), ...urls],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const output = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error("the load failed");
  return JSON.parse(output);
}

/**
 * Everybody has gone: what holds a connection must let go of it while its board is still there, for a board that is
 * deleted takes everything with it. Gives back what did not let go.
 */
async function leave(stage: Stage, extent: Extent, { boards, token }: Left): Promise<string[]> {
  const counts = await settle(stage, extent, (now) => held(now, extent.letLinger).length === 0);
  const api = createClient({ baseUrl: stage.urls[0]!, token });
  for (const board_id of boards) await api.deleteBoard({ board_id });
  await settle(stage, extent, (now) => held(now, true).length === 0);
  return held(counts, extent.letLinger).map((what) => `${what} after everybody had gone`);
}

const HELD = /: connections$|Redis keys/;
const WATCHED = /: channels$/;

function held(counts: Counts, withChannels: boolean): string[] {
  return Object.entries(counts)
    .filter(([name, value]) => value > 0 && (HELD.test(name) || (withChannels && WATCHED.test(name))))
    .map(([name, value]) => `${name} ${value}`);
}

/** As soon as it is well, or when the time is up. */
async function settle(stage: Stage, { settleSeconds }: Extent, isWell: (counts: Counts) => boolean) {
  const deadline = Date.now() + settleSeconds * 1000;
  for (;;) {
    const counts = await stage.count();
    if (isWell(counts) || Date.now() > deadline) return counts;
    await Bun.sleep(250);
  }
}

/** Of the connections to the databases, one more or less may be idle. */
const POOL_SLACK = 2;

/** What is counted and has not come back. */
export function leftovers(before: Counts, after: Counts): string[] {
  const slack = (name: string) => (/descriptors|sockets|PostgreSQL/.test(name) ? POOL_SLACK : 0);
  return Object.keys(after)
    .filter((name) => !/MiB$|objects$/.test(name) && after[name]! > before[name]! + slack(name))
    .map((name) => `${name}: ${before[name]} before, ${after[name]} after`);
}

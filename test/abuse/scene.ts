/** What every part of a run has to hand, and the windows in which it is watched what others notice. */
import type { Bystander, Figures } from "./bystander.ts";
import { watchHost } from "./host.ts";
import type { Cost } from "./measure.ts";
import type { Place } from "./place.ts";
import type { Memory, Stage } from "./stage.ts";
import type { Watcher } from "./watcher.ts";

/** How much of everything. */
export interface Extent {
  /** Of a flood. */
  ms: number;
  /** Requests of each route, those that its schema allows first. */
  perRoute: number;
  /** Routes that are watched together, while each of their requests is answered before the next. */
  routesAWindow: number;
  /** By their names in the contract; all of them unless it is said. */
  routes?: readonly string[] | undefined;
  /** Boards of one account. */
  boards: number;
  /** Elements of each file that is imported. */
  importEntries: number;
  /** A bystander that was held up for longer, one time in a hundred, fails the run. */
  p99Ms: number;
  /** By how much memory may grow, and how much of that may stay: see memory-bounds.ts. */
  growthBytes: number;
  /** By how much it may grow for a moment, garbage included, while many requests come at once. */
  floodBytes: number;
  /** A window in which only that failed is watched again so often: what the machine did does not happen twice. */
  repeats: number;
}

export interface Act {
  costs?: Cost[];
  faults?: string[];
  statuses?: Record<number, number>;
}

interface Observing {
  /** Whether the bystander logs in meanwhile. */
  loggingIn?: boolean;
  /** Whether each request was answered before the next was sent. */
  oneAtATime?: boolean;
}

export interface Window {
  name: string;
  figures: Figures;
  costs: Cost[];
  statuses: Record<number, number>;
  memory: MemorySeen;
  problems: string[];
  /** Whether something else is wrong than time and memory. */
  isWrong: boolean;
  /** Processor time that the host did not give to this machine meanwhile. */
  withheldMs: number;
  isDisturbed: boolean;
}

interface MemorySeen {
  before: Memory;
  peakBytes: number;
  after: Memory;
  /** Beyond `before`, without garbage; not measured when even with garbage there is little. */
  inUseBytes?: number;
}

export interface Scene {
  stage: Stage;
  bystander: Bystander;
  watcher: Watcher;
  place: Place;
  extent: Extent;
  /** Resident memory while ordinary requests come as many at once: where growth is counted from. */
  ordinaryBytes: number;
  windows: Window[];
  /** Watches what `act` does to others, and judges it. */
  observe(name: string, act: () => Promise<Act>, options?: Observing): Promise<void>;
}

const MIB = 1_048_576;
const MAX_STORED_BYTES = 4 * MIB;
/**
 * A copy of a board stores what it copies: a whole board, its search index, a checkpoint, and the largest file. What an
 * account copies in a day is limited instead (attacks/copies.ts).
 */
const MAX_COPIED_BYTES = 64 * MIB;
/**
 * A column that is deleted takes its cards to the trash. PostgreSQL writes such rows anew, at most all of a board, and uses
 * the place of the old ones again.
 */
const MAX_MOVED_BYTES = 16 * MIB;
const MOST_STORED: Record<string, number> = { copyBoard: MAX_COPIED_BYTES, deleteColumn: MAX_MOVED_BYTES };
const ALONE_MS = 1_000;
const QUIET_MS = 250;
const MAX_QUIET_MS = 10_000;
const COLLECT_EVERY_MS = 50;
/** How often a window with too much time or memory is watched again because the host was busy, and after how long. */
const MOST_DISTURBED = 10;
const HOST_PAUSE_MS = 5_000;

type Parts = Omit<Scene, "windows" | "observe">;

export function setScene(parts: Parts, told: (window: Window) => void): Scene {
  const { stage, bystander, extent, ordinaryBytes } = parts;
  const windows: Window[] = [];

  async function watch(name: string, act: () => Promise<Act>, options: Observing): Promise<Window> {
    const { loggingIn = false, oneAtATime = false } = options;
    const atRest = await stage.memory();
    const before = { ...atRest, rssBytes: Math.max(atRest.rssBytes, ordinaryBytes) };
    stage.resetPeak();
    const host = watchHost();
    const { result, figures } = await bystander.during(act, { loggingIn });
    const seen = host();
    const peakBytes = stage.peakBytes();
    const { costs = [], faults = [], statuses = {} } = result;
    const memory: MemorySeen = {
      before,
      peakBytes,
      after: await settled(stage, before, extent.growthBytes),
    };
    if (!oneAtATime && beyondCache(peakBytes, before, memory.after) > extent.growthBytes)
      memory.inUseBytes = await mostInUse(stage, act);
    const wrong = [...figures.problems, ...faults, ...judgeCosts(costs)];
    const most = oneAtATime ? extent.growthBytes : extent.floodBytes;
    const problems = shortened([...wrong, ...judgeMemory(memory, extent.growthBytes, most)]);
    return { name, figures, costs, statuses, memory, problems, isWrong: wrong.length > 0, ...seen };
  }

  /** Beside how long it waits when nothing happens, which explains much on a busy machine. */
  async function slowness(p99: number): Promise<string> {
    const { figures } = await bystander.during(() => Bun.sleep(ALONE_MS));
    return `the bystander waited ${Math.round(p99)} ms, and ${Math.round(figures.p99)} ms when left alone`;
  }

  return {
    ...parts,
    windows,
    async observe(name, act, options = {}) {
      let window = await watch(name, act, options);
      const isSlow = () => window.figures.p99 > extent.p99Ms;
      const isDue = () => window.isDisturbed && !window.isWrong && (isSlow() || window.problems.length > 0);
      for (let i = 0; i < MOST_DISTURBED && isDue(); i++) {
        await Bun.sleep(HOST_PAUSE_MS);
        window = await watch(name, act, options);
      }
      for (let i = 0; i < extent.repeats && isSlow() && window.problems.length === 0; i++)
        window = await watch(name, act, options);
      if (isSlow()) window.problems.push(await slowness(window.figures.p99));
      windows.push(window);
      told(window);
    },
  };
}

/** As soon as memory is back, or when it had time enough to be. */
async function settled(stage: Stage, before: Memory, growthBytes: number): Promise<Memory> {
  for (let waited = 0; ; waited += QUIET_MS) {
    const now = await stage.memory();
    if (beyondCache(now.rssBytes, before, now) <= growthBytes || waited >= MAX_QUIET_MS) return now;
    await Bun.sleep(QUIET_MS);
  }
}

/** By how much memory in use grows at most while `act` is under way: it is measured right after each collection. */
async function mostInUse(stage: Stage, act: () => Promise<unknown>): Promise<number> {
  const before = await stage.memory();
  let most = 0;
  let isOver = false;
  const done = act().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await Bun.sleep(COLLECT_EVERY_MS);
    const now = await stage.memory();
    most = Math.max(most, beyondCache(now.rssBytes, before, now));
  }
  await done;
  return most;
}

/** What the service keeps of boards, and says so, has a bound of its own and is not counted. */
export function beyondCache(rssBytes: number, before: Memory, after: Memory): number {
  return rssBytes - before.rssBytes - Math.max(0, after.cacheBytes - before.cacheBytes);
}

function judgeMemory(
  { before, peakBytes, after, inUseBytes = 0 }: MemorySeen,
  growthBytes: number,
  peakGrowthBytes: number,
): string[] {
  const [grown, kept] = [peakBytes, after.rssBytes].map((bytes) => beyondCache(bytes, before, after)) as [
    number,
    number,
  ];
  if (kept > growthBytes) return [`memory grew by ${mib(grown)}, and ${mib(kept)} did not come back`];
  if (grown > peakGrowthBytes) return [`memory grew by ${mib(grown)}`];
  return inUseBytes > growthBytes ? [`memory in use grew by ${mib(inUseBytes)}`] : [];
}

function judgeCosts(costs: Cost[]): string[] {
  return costs.flatMap(({ route, about, storedBytes, sentBytes, fault }) => {
    const stored = storedBytes - sentBytes;
    const most = MOST_STORED[route] ?? MAX_STORED_BYTES;
    const request = `${route}, ${about}`;
    return [
      ...(fault ? [`${request}: ${fault}`] : []),
      ...(stored > most ? [`${request}: stored ${mib(stored)} beyond what was sent`] : []),
    ];
  });
}

const MAX_PROBLEMS = 5;

function shortened(problems: string[]): string[] {
  const more = problems.length - MAX_PROBLEMS;
  return more > 0 ? [...problems.slice(0, MAX_PROBLEMS), `and ${more} more`] : problems;
}

export function mib(bytes: number): string {
  return `${(bytes / MIB).toFixed(bytes < 10 * MIB ? 1 : 0)} MiB`;
}

export function countStatuses(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

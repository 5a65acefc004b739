/**
 * The runtime collects garbage beside the event loop, once there is about as much of it as there is memory in use. Work on a
 * whole board would take hundreds of mebibytes that way, so it collects what it leaves between its steps.
 */
import { edenGC, fullGC } from "bun:jsc";

const MIB = 1_048_576;
/** What was allocated since the last collection, and is garbage by now, is found in a millisecond or two. */
const YOUNG_BYTES = 8 * MIB;
/** From here on, everything is collected: by work on whole boards, and by whatever else has large answers. */
const LEFT_BYTES = 16 * MIB;
const MUCH_LEFT_BYTES = 96 * MIB;
const VERY_MUCH_LEFT_BYTES = 160 * MIB;
/**
 * A full collection blocks the event loop for two to four milliseconds for each mebibyte of objects in use; bytes and the
 * characters of texts take no time. At most a tenth of the time goes into them.
 */
const REST_FACTOR = 10;
const LEAST_REST_MS = 200;
/**
 * After two that took longer than this, it is left to the runtime for a thousand times as long. Between two steps of work on
 * a board, of which there is little at a time, it may take longer than in a flood of requests, which wait for each other, too;
 * unless very much is left.
 */
const MOST_MS = { betweenSteps: 80, inFloods: 50 };
const REST_FACTOR_OF_LONG = 1000;
/** What a collection finds is freed some time after it. Until then, whatever would leave more pauses for so long. */
const PAUSE_MS = 50;
/** The least resident memory of the last two of these is what is in use without garbage. */
const PERIOD_MS = 15_000;

/** The least resident memory since young garbage was last collected, which leaves it resident, to be used again. */
let youngFromBytes = Number.POSITIVE_INFINITY;
/** The least resident memory since everything was. */
let collectedBytes = Number.POSITIVE_INFINITY;
let collectedMs = Number.NEGATIVE_INFINITY;
let tookMs = 0;
let tookBeforeMs = 0;
const leastOfLate = createLeastOfLate();

/**
 * Between two steps of work on a whole board. If everything was collected a moment ago and much has been left since, it waits
 * a little first: otherwise, the faster the machine, the more memory such work takes. Bytes that the next step will hold
 * count as if they were left already.
 */
export async function collectLeft(comingBytes = 0): Promise<void> {
  collectYoung();
  const waitMs = waitForNext(MOST_MS.betweenSteps, comingBytes);
  if (waitMs === null) return;
  if (waitMs > 0) {
    await Bun.sleep(waitMs);
    // Others may have collected it meanwhile.
    if (leftBytes() + comingBytes < LEFT_BYTES) return;
  }
  await collectAll();
}

/** Before work that may take much memory. */
export function collectIfDue(): Promise<void> | undefined {
  collectYoung();
  return waitInFlood() === 0 ? collectAll() : undefined;
}

/** After a large answer: the runtime lets the garbage of many of them grow to several times what is in use. */
export function collectIfMuchLeft(): void {
  if (leftBytes() >= MUCH_LEFT_BYTES && waitInFlood() === 0) void collectAll();
}

/** Before large bodies, large answers and refusals, of which a flood leaves garbage faster than the runtime frees it. */
export function pauseIfMuchLeft(): Promise<void> | undefined {
  const bytes = process.memoryUsage.rss();
  const isMuch = bytes - leastOfLate(bytes, performance.now()) >= MUCH_LEFT_BYTES;
  return isMuch ? Bun.sleep(PAUSE_MS) : undefined;
}

/** Takes a figure, and returns the least in this period and the one before. */
export function createLeastOfLate(): (figure: number, nowMs: number) => number {
  let [sinceMs, least, before] = [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  return (figure, nowMs) => {
    const periods = Math.floor((nowMs - sinceMs) / PERIOD_MS);
    if (periods > 0) {
      before = periods === 1 ? least : Number.POSITIVE_INFINITY;
      [sinceMs, least] = [nowMs, figure];
    }
    least = Math.min(least, figure);
    return Math.min(least, before);
  };
}

function waitInFlood(): number | null {
  const isVeryMuch = leftBytes() >= VERY_MUCH_LEFT_BYTES;
  return waitForNext(isVeryMuch ? MOST_MS.betweenSteps : MOST_MS.inFloods);
}

function waitForNext(mostMs: number, comingBytes = 0): number | null {
  const last = { agoMs: performance.now() - collectedMs, tookMs, tookBeforeMs };
  return waitToCollect(leftBytes() + comingBytes, last, mostMs);
}

/** Between two slices of whatever takes long. */
export function collectYoung(): void {
  const bytes = process.memoryUsage.rss();
  youngFromBytes = Math.min(youngFromBytes, bytes);
  if (bytes - youngFromBytes < YOUNG_BYTES) return;
  youngFromBytes = bytes;
  edenGC();
}

interface Last {
  agoMs: number;
  tookMs: number;
  /** The one before it. */
  tookBeforeMs: number;
}

/** How long to wait for the next collection; null: it is not worth it, or the last ones took too long. */
export function waitToCollect(
  leftBytes: number,
  { agoMs, tookMs, tookBeforeMs }: Last,
  mostMs: number,
): number | null {
  if (leftBytes < LEFT_BYTES) return null;
  const leastMs = Math.min(tookMs, tookBeforeMs);
  if (leastMs > mostMs && agoMs < leastMs * REST_FACTOR_OF_LONG) return null;
  return Math.max(0, Math.max(LEAST_REST_MS, tookMs * REST_FACTOR) - agoMs);
}

function leftBytes(): number {
  const bytes = process.memoryUsage.rss();
  collectedBytes = Math.min(collectedBytes, bytes);
  return bytes - collectedBytes;
}

let collecting: Promise<void> | undefined;

/** In a turn of the event loop of its own: everybody waits for all that is done in the same turn. */
function collectAll(): Promise<void> {
  collecting ??= collectAlone().finally(() => {
    collecting = undefined;
  });
  return collecting;
}

async function collectAlone(): Promise<void> {
  await Bun.sleep(0);
  collectNow();
  await Bun.sleep(0);
}

/**
 * How long it takes is not how long it has to wait for a processor: where other programs take much of the time, everything
 * would be left to the runtime, just when it collects late.
 */
function collectNow(): void {
  const startedMs = performance.now();
  const before = process.cpuUsage();
  fullGC();
  const { user, system } = process.cpuUsage(before);
  collectedBytes = process.memoryUsage.rss();
  collectedMs = performance.now();
  tookBeforeMs = tookMs;
  tookMs = Math.min(collectedMs - startedMs, (user + system) / 1000);
}

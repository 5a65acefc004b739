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
/** At most a tenth of the time goes into such collections. */
const REST_FACTOR = 10;
const LEAST_REST_MS = 200;
const LONGEST_REST_MS = 600;
/**
 * That blocks the event loop for two to four milliseconds for each mebibyte of objects in use; bytes and the characters of
 * texts take no time. After one that took longer than this, it is left to the runtime for a thousand times as long.
 */
const MOST_MS = 80;
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
const leastOfLate = createLeastOfLate();

/**
 * Between two steps of work on a whole board. If everything was collected a moment ago and much has been left since, it waits
 * a little first: otherwise, the faster the machine, the more memory such work takes. Bytes that the next step will hold
 * count as if they were left already.
 */
export async function collectLeft(comingBytes = 0): Promise<void> {
  collectYoung();
  const waitMs = waitForNext(comingBytes);
  if (waitMs === null) return;
  if (waitMs > 0) {
    await Bun.sleep(waitMs);
    // Others may have collected it meanwhile.
    if (leftBytes() + comingBytes < LEFT_BYTES) return;
  }
  collectAll();
}

/** Before work that may take much memory. */
export function collectIfDue(): void {
  collectYoung();
  if (waitForNext() === 0) collectAll();
}

/** After a large answer: the runtime lets the garbage of many of them grow to several times what is in use. */
export function collectIfMuchLeft(): void {
  if (leftBytes() >= MUCH_LEFT_BYTES && waitForNext() === 0) collectAll();
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

function waitForNext(comingBytes = 0): number | null {
  return waitToCollect(leftBytes() + comingBytes, performance.now() - collectedMs, tookMs);
}

/** Between two slices of whatever takes long. */
export function collectYoung(): void {
  const bytes = process.memoryUsage.rss();
  youngFromBytes = Math.min(youngFromBytes, bytes);
  if (bytes - youngFromBytes < YOUNG_BYTES) return;
  youngFromBytes = bytes;
  edenGC();
}

/** How long to wait for the next collection, after one that took so long, so long ago; null: it is not worth it. */
export function waitToCollect(leftBytes: number, agoMs: number, tookMs: number): number | null {
  if (tookMs > MOST_MS && agoMs < tookMs * REST_FACTOR_OF_LONG) return null;
  const waitMs = Math.max(0, Math.max(LEAST_REST_MS, tookMs * REST_FACTOR) - agoMs);
  return leftBytes < LEFT_BYTES || waitMs > LONGEST_REST_MS ? null : waitMs;
}

function leftBytes(): number {
  const bytes = process.memoryUsage.rss();
  collectedBytes = Math.min(collectedBytes, bytes);
  return bytes - collectedBytes;
}

function collectAll(): void {
  const startedMs = performance.now();
  fullGC();
  collectedBytes = process.memoryUsage.rss();
  collectedMs = performance.now();
  tookMs = collectedMs - startedMs;
}

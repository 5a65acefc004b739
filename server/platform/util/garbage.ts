/**
 * The runtime collects garbage once there is about as much of it as there is memory in use. A few large boards in a row
 * would take hundreds of mebibytes that way, so whatever handles much at a time asks for a collection earlier.
 */
import { edenGC, fullGC, heapSize } from "bun:jsc";

const MIB = 1_048_576;
const GROWTH_BYTES = 32 * MIB;
/** What one piece of work leaves is collected at once from this size on, which blocks the event loop for 30 ms. */
const LEFT_BYTES = 16 * MIB;
/** What was allocated since the last collection, and is garbage by now, is found in a millisecond or two. */
const YOUNG_BYTES = 8 * MIB;
const BETWEEN_MS = 1000;
/** What many pieces leave together is collected sooner: then memory matters more than time. */
const MUCH_BYTES = 96 * MIB;
const BETWEEN_MUCH_MS = 200;
/**
 * A collection that is waited for takes about a millisecond for each mebibyte in use. With more than this in use, such as
 * many cached boards, it runs beside the event loop instead, and frees memory a moment later.
 */
const MOST_WAITED_FOR_BYTES = 48 * MIB;
/** When it does not keep up, and so much has been left, memory matters more than time. */
const MOST_BYTES = 256 * MIB;
/** At most a tenth of the time goes into collections between steps. */
const REST_FACTOR = 10;
const LONGEST_WAIT_MS = 600;

/** The least resident memory since the last collection that was asked for. */
let leastBytes = Number.POSITIVE_INFINITY;
let collectedMs = Number.NEGATIVE_INFINITY;
/** How long the last full collection took: longer, the more is in use. */
let tookMs = 0;
/** The least resident memory since young garbage was last collected, which leaves it resident, to be used again. */
let youngFromBytes = Number.POSITIVE_INFINITY;
/** The least resident memory since the last collection, and since the last one that was waited for. */
let collectedBytes = Number.POSITIVE_INFINITY;
let waitedForBytes = Number.POSITIVE_INFINITY;
/** What was in use after the last collection that was waited for. */
let inUseBytes = 0;

/** Starts a collection that runs beside the event loop and does not free everything. */
export function collectIfGrown(): void {
  const bytes = process.memoryUsage.rss();
  leastBytes = Math.min(leastBytes, bytes);
  if (bytes - leastBytes < GROWTH_BYTES) return;
  leastBytes = bytes;
  Bun.gc(false);
}

/**
 * Between two steps of work on a whole board: collects what they have left. Where young garbage is not all, that blocks for
 * 30 ms or more. If it was done a moment ago and much has been left since, it waits a little first: otherwise, the faster
 * the machine, the more memory such work takes. Where a collection takes long, because much is in use, it goes on without
 * one.
 */
export async function collectLeft(): Promise<void> {
  collectYoung();
  const waitMs = waitToCollect(growthSinceCollection(), performance.now() - collectedMs, tookMs);
  if (waitMs === null) return;
  if (waitMs > 0) {
    await Bun.sleep(waitMs);
    // Others may have collected it meanwhile.
    if (growthSinceCollection() < LEFT_BYTES) return;
  }
  collectedMs = performance.now();
  collect();
}

function collectYoung(): void {
  const bytes = process.memoryUsage.rss();
  youngFromBytes = Math.min(youngFromBytes, bytes);
  if (bytes - youngFromBytes < YOUNG_BYTES) return;
  youngFromBytes = bytes;
  edenGC();
}

/** How long to wait for the next collection, after one that took so long, so long ago; null: it is not worth it. */
export function waitToCollect(grownBytes: number, agoMs: number, tookMs: number): number | null {
  const waitMs = Math.max(0, Math.max(BETWEEN_MUCH_MS, tookMs * REST_FACTOR) - agoMs);
  if (grownBytes < LEFT_BYTES || waitMs > LONGEST_WAIT_MS) return null;
  return waitMs > 0 && grownBytes < GROWTH_BYTES ? null : waitMs;
}

function growthSinceCollection(): number {
  return residentBytes() - collectedBytes;
}

function residentBytes(): number {
  const bytes = process.memoryUsage.rss();
  collectedBytes = Math.min(collectedBytes, bytes);
  waitedForBytes = Math.min(waitedForBytes, bytes);
  return bytes;
}

/** Runs work that may take much memory, and collects what it leaves. */
export async function collectingAfter<T>(work: () => Promise<T>): Promise<T> {
  const before = residentBytes();
  try {
    return await work();
  } finally {
    const bytes = residentBytes();
    const isMuch = bytes - collectedBytes >= MUCH_BYTES;
    const isLeft = isMuch || bytes - before >= LEFT_BYTES;
    const nowMs = performance.now();
    if (isLeft && nowMs - collectedMs >= (isMuch ? BETWEEN_MUCH_MS : BETWEEN_MS)) {
      collectedMs = nowMs;
      setImmediate(collect);
    } else collectIfGrown();
  }
}

/** The size of the heap takes the runtime longer to tell, the larger it is: up to a millisecond. */
function collect(): void {
  const startedMs = performance.now();
  const isMost = residentBytes() - waitedForBytes >= MOST_BYTES;
  if (!isMost && inUseBytes > MOST_WAITED_FOR_BYTES && heapSize() > MOST_WAITED_FOR_BYTES) {
    Bun.gc(false);
    collectedBytes = process.memoryUsage.rss();
  } else {
    fullGC();
    inUseBytes = heapSize();
    collectedBytes = process.memoryUsage.rss();
    waitedForBytes = collectedBytes;
  }
  tookMs = performance.now() - startedMs;
  leastBytes = process.memoryUsage.rss();
}

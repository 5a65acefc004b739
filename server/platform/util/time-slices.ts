/**
 * Long work in time slices, so that it does not block the event loop. Interruptible work is a generator that may be
 * suspended at every `yield`. It yields often (a step takes well under a millisecond); the length of a slice is decided
 * here. All such work in the process shares one slice per turn of the event loop.
 */
const SLICE_MS = 6;
/** Rows handled between two yields. */
const ROWS_A_STEP = 64;

export type Work<Result> = Generator<void, Result>;

/** Runs to the end without a pause: for work known to be short. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Work that fits into this turn's slice is done before the call returns. */
export async function inSlices<Result>(work: Work<Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (!isInTime()) await new Promise<void>((resolve) => resting.push(resolve));
  }
}

const resting: (() => void)[] = [];
let isSliceOpen = false;
let endMs = 0;

function isInTime(): boolean {
  if (!isSliceOpen) openSlice();
  return performance.now() < endMs;
}

function openSlice(): void {
  isSliceOpen = true;
  endMs = performance.now() + SLICE_MS;
  setImmediate(nextTurn);
}

/** Resumes the work that has been suspended longest. */
function nextTurn(): void {
  isSliceOpen = false;
  const resume = resting.shift();
  if (!resume) return;
  openSlice();
  resume();
}

/** `list.map(change)` */
export function* mapped<From, To>(list: readonly From[], change: (entry: From) => To): Work<To[]> {
  const results: To[] = [];
  for (const entry of list) {
    results.push(change(entry));
    if (results.length % ROWS_A_STEP === 0) yield;
  }
  return results;
}

export function* collected<Row>(rows: Iterable<Row>): Work<Row[]> {
  const list: Row[] = [];
  for (const row of rows) {
    list.push(row);
    if (list.length % ROWS_A_STEP === 0) yield;
  }
  return list;
}

export function* grouped<Row>(rows: readonly Row[], key: (row: Row) => string): Work<Map<string, Row[]>> {
  const groups = new Map<string, Row[]>();
  let count = 0;
  for (const row of rows) {
    const name = key(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
    if (++count % ROWS_A_STEP === 0) yield;
  }
  return groups;
}

/**
 * Long work in time slices, so that it does not block the event loop. Interruptible work is a generator that may be
 * suspended at every `yield`. It yields often (a step takes well under a millisecond); the length of a slice is decided
 * here. All such work in the process shares one slice per turn of the event loop. Short work does not queue behind long
 * work: every other slice goes to the work that has had the fewest so far, and so does what others leave of theirs.
 */
import { collectYoung } from "../util/garbage.ts";
import { nextTurn } from "./next-turn.ts";

const SLICE_MS = 4;
/** Of work that nobody waits for: how long its slices are, and how many turns it leaves to others between two of them. */
const SPARE = { sliceMs: 1, turns: 10 };
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
  let slices = 0;
  try {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      if (!isInTime()) await rest(++slices);
    }
  } finally {
    if (resting.length > 0 && isInTime()) resume(shortest());
  }
}

/** Runs work to its end, in slices of one kind or another. */
export type RunInSlices = <Result>(work: Work<Result>) => Promise<Result>;

/** Short slices for work that nobody waits for; while others are busy, it takes one in every few turns only. */
export function createSpareTime(isBusy: () => boolean): RunInSlices {
  let endMs = 0;

  async function restForOthers(): Promise<void> {
    collectYoung();
    let turns = 0;
    do await nextTurn();
    while (++turns < SPARE.turns && isBusy());
    endMs = performance.now() + SPARE.sliceMs;
  }

  return async (work) => {
    for (;;) {
      if (performance.now() >= endMs) await restForOthers();
      const step = work.next();
      if (step.done) return step.value;
    }
  };
}

/** For work that is no generator: asks after every step whether its time is up, and rests if so. */
export interface Pace {
  isDue(): boolean;
  rest(): Promise<void>;
}

export function createPace(): Pace {
  let slices = 0;
  return { isDue: () => !isInTime(), rest: () => rest(++slices) };
}

/** The same work, until it is not wanted any more. */
export function* stoppable<Result>(work: Work<Result>, signal: AbortSignal): Work<Result> {
  for (;;) {
    signal.throwIfAborted();
    const step = work.next();
    if (step.done) return step.value;
    yield;
  }
}

interface Resting {
  /** How many slices it has had. */
  slices: number;
  resume(): void;
}

/** The work that was suspended first comes first. */
const resting: Resting[] = [];
let isSliceOpen = false;
let endMs = 0;
let isForOldest = false;

function rest(slices: number): Promise<void> {
  collectYoung();
  return new Promise((resume) => resting.push({ slices, resume }));
}

function isInTime(): boolean {
  if (!isSliceOpen) openSlice();
  return performance.now() < endMs;
}

function openSlice(): void {
  isSliceOpen = true;
  endMs = performance.now() + SLICE_MS;
  setImmediate(beginTurn);
}

/** In turns, the work that has been suspended longest and the work with the fewest slices: so none waits for ever. */
function beginTurn(): void {
  isSliceOpen = false;
  if (resting.length === 0) return;
  openSlice();
  isForOldest = !isForOldest;
  resume(isForOldest ? 0 : shortest());
}

function shortest(): number {
  const fewest = Math.min(...resting.map(({ slices }) => slices));
  return resting.findIndex(({ slices }) => slices === fewest);
}

function resume(index: number): void {
  for (const { resume } of resting.splice(index, 1)) resume();
}

/** `list.map(change)` */
export function* mapped<From, To>(list: readonly From[], change: (entry: From) => To): Work<To[]> {
  const results: To[] = [];
  yield* eachStep(list, (entry) => results.push(change(entry)));
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
  yield* eachStep(rows, (row) => {
    const name = key(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  });
  return groups;
}

/** The rows of a step in a function of its own: the runtime makes such loops faster than those with a yield in them. */
function* eachStep<Row>(rows: readonly Row[], work: (row: Row) => void): Work<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STEP) {
    oneStep(rows, start, work);
    yield;
  }
}

function oneStep<Row>(rows: readonly Row[], start: number, work: (row: Row) => void): void {
  for (const row of rows.slice(start, start + ROWS_A_STEP)) work(row);
}

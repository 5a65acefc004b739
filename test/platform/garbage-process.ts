/**
 * Says how many of several collections took place on a machine where everything takes long, though it takes little work, and
 * how many of them beside other work.
 */
import { edenGC } from "bun:jsc";
import { collectIfDue } from "../../server/platform/util/garbage.ts";

export interface Collected {
  rounds: number;
  collections: number;
  /** Those that began before the call returned. */
  atOnce: number;
}

const ROUNDS = 5;
const THINGS = 50;
const STEP_MS = 10_000;
const STEP_BYTES = 64 * 1_048_576;

let [nowMs, bytes] = [0, 0];
performance.now = () => (nowMs += STEP_MS);
process.memoryUsage.rss = () => (bytes += STEP_BYTES);

let begun = 0;
const cpuUsage = process.cpuUsage;
process.cpuUsage = (before) => {
  begun++;
  return cpuUsage(before);
};

/** What has outlived a collection of young garbage goes with everything only. */
function oldThings(): WeakRef<object>[] {
  const things = Array.from({ length: THINGS }, () => ({}));
  edenGC();
  return things.map((thing) => new WeakRef(thing));
}

const collected: Collected = { rounds: ROUNDS, collections: 0, atOnce: 0 };
for (let round = 0; round < ROUNDS; round++) {
  const things = oldThings();
  await Bun.sleep(1);
  begun = 0;
  const done = collectIfDue();
  if (begun > 0) collected.atOnce++;
  await done;
  const gone = things.filter((thing) => thing.deref() === undefined).length;
  if (gone > THINGS / 2) collected.collections++;
}
console.log(JSON.stringify(collected));

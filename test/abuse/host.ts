/** Processor time that the host of this virtual machine gave to others: what is watched meanwhile says nothing of the service. */
import { existsSync, readFileSync } from "node:fs";
import { cpus } from "node:os";

const STAT = "/proc/stat";
const MS_A_TICK = 10;
const STEAL_COLUMN = 8;
/** Of the processor time of all cores. */
const MOST_WITHHELD = 0.01;

/** Begins to count. The function it answers says how much was withheld since, and whether that is too much to judge by. */
export function watchHost(): () => { withheldMs: number; isDisturbed: boolean } {
  const [startedMs, stolen] = [performance.now(), stolenMs()];
  return () => {
    const withheldMs = stolenMs() - stolen;
    const elapsedMs = performance.now() - startedMs;
    return { withheldMs, isDisturbed: withheldMs > elapsedMs * cpus().length * MOST_WITHHELD };
  };
}

function stolenMs(): number {
  if (!existsSync(STAT)) return 0;
  const [first] = readFileSync(STAT, "utf8").split("\n", 1);
  return Number(first!.split(/ +/)[STEAL_COLUMN]) * MS_A_TICK;
}

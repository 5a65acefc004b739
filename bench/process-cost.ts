/** What processes have cost so far, as the operating system counts it. */
import { readdirSync, readFileSync } from "node:fs";

/** Of /proc: the kernel's unit for user space, on every platform that Linux runs on today. */
const TICKS_PER_SECOND = 100;
/** No work is cheaper than what can be counted. */
export const LEAST_CPU_SECONDS = 1 / TICKS_PER_SECOND;

interface Stat {
  parent: number;
  cpu: number;
  /** Of children that have ended. */
  endedCpu: number;
}

export function cpuSeconds(pid: number): number {
  return readStat(pid)?.cpu ?? 0;
}

/** A process with its children, those that have ended included: PostgreSQL is one process a connection. */
export function familyCpuSeconds(pid: number): number {
  const own = readStat(pid);
  if (!own) return 0;
  let sum = own.cpu + own.endedCpu;
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? readStat(Number(name)) : null;
    if (stat?.parent === pid) sum += stat.cpu;
  }
  return sum;
}

export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
}

function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const seconds = (index: number) => Number(fields[index]) / TICKS_PER_SECOND;
    return { parent: Number(fields[1]), cpu: seconds(11) + seconds(12), endedCpu: seconds(13) + seconds(14) };
  } catch {
    return null;
  }
}

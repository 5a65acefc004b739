/** What it costs a server to deliver. */
import { cpuSeconds, LEAST_CPU_SECONDS } from "./process-cost.ts";
import type { Sample } from "./row.ts";

const SETTLED_MS = 100;

interface Listeners {
  ask(job: { kind: "count" }): Promise<{ events: number }>;
}

/** Nothing counts before all that was sent has arrived. */
export async function perCpuSecond(
  listeners: Listeners,
  pid: number,
  work: () => Promise<number>,
): Promise<Sample> {
  const before = await listeners.ask({ kind: "count" });
  const cpuBefore = cpuSeconds(pid);
  const expected = before.events + (await work());
  let now = await listeners.ask({ kind: "count" });
  for (let events = -1; now.events < expected && now.events > events; ) {
    events = now.events;
    await Bun.sleep(SETTLED_MS);
    now = await listeners.ask({ kind: "count" });
  }
  if (now.events !== expected) throw new Error(`${expected - now.events} events did not arrive`);
  const used = Math.max(cpuSeconds(pid) - cpuBefore, LEAST_CPU_SECONDS);
  const delivered = expected - before.events;
  return { value: delivered / used, cpuUs: (used * 1e6) / delivered };
}

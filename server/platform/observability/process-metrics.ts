/** The process itself, under the names that every Prometheus client library uses. */
import { counter, createHistogram, type Family, gauge, type Histogram } from "./metrics.ts";
import { openFiles } from "./open-files.ts";

const LAG_PROBE_MS = 100;
const LAG_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

export interface LagProbe {
  readonly lag: Histogram;
  stop(): void;
}

/** How late a timer fires is how long everything else waits: looked at ten times a second. */
export function startLagProbe(): LagProbe {
  const lag = createHistogram(LAG_SECONDS);
  let dueMs = performance.now() + LAG_PROBE_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    lag.observe(Math.max(0, now - dueMs) / 1000);
    dueMs = now + LAG_PROBE_MS;
  }, LAG_PROBE_MS);
  return { lag, stop: () => clearInterval(timer) };
}

export function processFamilies(): Family[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const families = [
    counter("process_cpu_seconds_total", "CPU time used, user and system", (user + system) / 1e6),
    gauge("process_resident_memory_bytes", "Memory the process holds", rss),
    gauge("process_heap_bytes", "Memory of the JavaScript heap in use", heapUsed),
    gauge("process_start_time_seconds", "When the process started", performance.timeOrigin / 1000),
  ];
  const files = openFiles();
  if (!files) return families;
  return [
    ...families,
    gauge("process_open_fds", "Open files and sockets", files.open),
    gauge("process_max_fds", "How many there may be", files.max),
  ];
}

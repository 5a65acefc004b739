/** The run in lines: each window as it ends, the ten most expensive requests, and what failed. */
import type { Figures } from "./bystander.ts";
import type { Cost } from "./measure.ts";
import { beyondCache, mib, type Window } from "./scene.ts";

const TOP = 10;

export function figuresLine(name: string, { p99, worst, liveP99 }: Figures): string {
  return `${name}: 99th percentile ${p99.toFixed(1)} ms (liveness ${liveP99.toFixed(1)}), worst ${worst.toFixed(1)} ms`;
}

export function windowLine({ name, figures, statuses, memory, problems, withheldMs }: Window): string {
  const { before, peakBytes, after, inUseBytes } = memory;
  const grown = beyondCache(peakBytes, before, after);
  const kept = beyondCache(after.rssBytes, before, after);
  const answers = Object.entries(statuses).map(([status, count]) => `${count}×${status}`);
  const parts = [
    `p99 ${figures.p99.toFixed(0)} ms (liveness ${figures.liveP99.toFixed(0)}), worst ${figures.worst.toFixed(0)}`,
    ...(figures.login > 0 ? [`slowest login ${figures.login.toFixed(0)} ms`] : []),
    `memory ${mib(peakBytes - before.rssBytes)} up, ${mib(grown)} without kept boards, ${mib(kept)} stayed`,
    ...(inUseBytes === undefined ? [] : [`${mib(inUseBytes)} in use without garbage`]),
    ...(answers.length > 0 ? [answers.join(" ")] : []),
    ...(withheldMs > 0 ? [`the host withheld ${withheldMs} ms`] : []),
  ];
  return [
    `${problems.length === 0 ? "ok  " : "FAIL"} ${name}: ${parts.join("; ")}`,
    ...problems.map((problem) => `       ! ${problem}`),
  ].join("\n");
}

const ORDERS: [string, (cost: Cost) => number][] = [
  ["processor time of the service", ({ cpuMs }) => cpuMs],
  ["bytes stored, answered and told to each watcher", bytesOf],
  ["processor time for each byte sent", ({ cpuMs, sentBytes }) => cpuMs / sentBytes],
];

export function mostExpensive(windows: readonly Window[]): string {
  const costs = windows.flatMap((window) => window.costs);
  return ORDERS.map(([by, order]) => {
    const top = [...costs].sort((a, b) => order(b) - order(a)).slice(0, TOP);
    return [`\nThe ten most expensive requests by ${by}:`, HEADINGS, ...top.map(costLine)].join("\n");
  }).join("\n");
}

const HEADINGS = row(
  "CPU ms",
  "sent",
  "stored",
  "answered",
  "told each",
  "CPU µs/byte",
  "bytes/byte",
  "status",
);

function costLine(cost: Cost): string {
  const { cpuMs, sentBytes, storedBytes, answeredBytes, toldBytes, status, route, about } = cost;
  const figures = row(
    cpuMs.toFixed(1),
    String(sentBytes),
    String(storedBytes),
    String(answeredBytes),
    String(toldBytes),
    ((cpuMs * 1000) / sentBytes).toFixed(2),
    (bytesOf(cost) / sentBytes).toFixed(1),
    String(status),
  );
  return `${figures}  ${route}: ${about}`;
}

function bytesOf({ storedBytes, answeredBytes, toldBytes }: Cost): number {
  return Math.max(0, storedBytes) + answeredBytes + toldBytes;
}

function row(...cells: string[]): string {
  return cells.map((cell) => cell.padStart(12)).join("");
}

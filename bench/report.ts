/** The table for people. */
import { costOf, type Row, type Sample, type Target } from "./row.ts";

const HEAD = [
  "#",
  "Work",
  "Unit",
  "Service",
  "Anchor",
  "Ratio",
  "Target",
  "",
  "CPU µs",
  "Anchor CPU µs",
  "CPU ratio",
  "Load",
  "Spread",
];
/** From here on the load process, not the server, may be what is measured. */
const LOAD_LIMIT = 0.9;

export function formatTable(rows: Row[]): string {
  const lines = [HEAD, HEAD.map(() => "---"), ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) => `| ${line.map((cell, column) => pad(cell, widths[column]!)).join(" | ")} |`)
    .join("\n");
}

/** Shown as soon as it is measured: a run that is ended has not been in vain. */
export function formatRow(row: Row): string {
  const [id, work, unit, service, anchor, ratio, target, met] = cells(row);
  return `${id}  ${work}: ${service} ${unit}, anchor ${anchor}, ratio ${ratio}, target ${target} ${met}`;
}

export function formatWarnings(rows: Row[]): string[] {
  const named = (chosen: Row[]) => chosen.map((row) => `${row.id} (${row.work})`).join("; ");
  const noisy = rows.filter((row) => row.noisy);
  const bound = rows.filter((row) => Math.max(loadOf(row.service), loadOf(row.anchor)) > LOAD_LIMIT);
  const warnings: string[] = [];
  if (noisy.length > 0) warnings.push(`Too noisy to trust, measure again: ${named(noisy)}`);
  if (bound.length > 0)
    warnings.push(`The load used its whole core, so go by the CPU ratio: ${named(bound)}`);
  return warnings;
}

function cells(row: Row): string[] {
  const { id, work, unit, service, anchor, ratio, target, met, cpuRatio, spread, noisy } = row;
  return [
    id,
    work,
    unit,
    figure(service.value),
    anchor ? figure(anchor.value) : "–",
    anchor ? ratio.toFixed(2) : "–",
    formatTarget(target),
    met ? "met" : "missed",
    formatCpu(service),
    anchor ? formatCpu(anchor) : "–",
    cpuRatio === null ? "–" : cpuRatio.toFixed(2),
    service.loadShare === undefined ? "–" : `${percent(service.loadShare)}/${percent(loadOf(anchor))}`,
    `${percent(spread)}${noisy ? " noisy" : ""}`,
  ];
}

function formatTarget({ atLeast, atMost }: Target): string {
  return atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
}

/** Of the server, and of the database beside it. */
function formatCpu(sample: Sample): string {
  if (costOf(sample) === 0) return "–";
  const database = sample.databaseCpuUs ? ` + ${figure(sample.databaseCpuUs)} db` : "";
  return `${figure(sample.cpuUs ?? 0)}${database}`;
}

function loadOf(sample: Sample | null): number {
  return sample?.loadShare ?? 0;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function figure(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString("en");
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function pad(text: string, width: number): string {
  return text.padEnd(width, text === "---" ? "-" : " ");
}

/** What operators are given (dashboard, alerts, the page about them) speaks of metrics that exist, and of all of them. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { boardOf, type Service, startService } from "../harness.ts";
import type { Exposition } from "./exposition.ts";
import { scrape } from "./scrape.ts";

const read = (path: string) => readFileSync(join(import.meta.dir, "../..", path), "utf8");

let service: Service;
let printed: Exposition;

beforeAll(async () => {
  // Nobody listens there: spans are dropped, and said to be. Nothing is stored.
  const nowhere = "http://127.0.0.1:9";
  service = await startService({
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: nowhere,
      S3_ENDPOINT: nowhere,
      S3_BUCKET: "bucket",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    },
  });
  await boardOf(await service.person("alice"));
  printed = await scrape(service);
});
afterAll(() => service.stop());

/** Every place that may hold an expression, wherever it is nested. */
function* expressions(node: unknown): Iterable<string> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "expr" || key === "query" || key === "definition") {
      if (typeof value === "string" && value !== "prometheus") yield value;
    }
    yield* expressions(value);
  }
}

/** Added by Prometheus itself. */
const OF_PROMETHEUS = ["job", "instance"];

/** Metrics and labels of an expression that are not printed. */
function unknownIn(expression: string): string[] {
  const labelsOf = new Map<string, Set<string>>();
  for (const { name, labels } of printed.samples) {
    labelsOf.set(name, new Set([...(labelsOf.get(name) ?? OF_PROMETHEUS), ...Object.keys(labels)]));
  }
  const used = [...expression.matchAll(/\b((?:boardcast|process)_\w+)(?:\{([^}]*)\})?/g)];
  const metrics = used.map(([, metric]) => metric!);
  const known = new Set(metrics.flatMap((metric) => [...(labelsOf.get(metric) ?? [])]));
  const matched = used.flatMap(([, metric, inside]) =>
    [...(inside ?? "").matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)]
      .map(([, label]) => label!)
      .filter((label) => !labelsOf.get(metric!)?.has(label)),
  );
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)]
    .flatMap(([, list]) => list!.split(",").map((label) => label.trim()))
    .filter((label) => !known.has(label));
  return [...metrics.filter((metric) => !labelsOf.has(metric)), ...matched, ...grouped];
}

test("a name or label that is not printed is found", () => {
  expect(unknownIn('sum by (kind, nobody) (boardcast_connections{kind="sse"})')).toEqual(["nobody"]);
  expect(unknownIn('boardcast_connections{colour="red"} / boardcast_gone')).toEqual([
    "boardcast_gone",
    "colour",
  ]);
  expect(unknownIn("rate(boardcast_event_lag_seconds[5m])")).toEqual(["boardcast_event_lag_seconds"]);
});

test("every query of the dashboard asks for what is printed", () => {
  const queries = [...expressions(JSON.parse(read("ops/grafana-dashboard.json")))];
  expect(queries.length).toBeGreaterThan(30);
  expect(queries.filter((query) => !/\b(boardcast|process)_/.test(query))).toEqual([]);
  expect(queries.flatMap(unknownIn)).toEqual([]);
  for (const what of ["imports_total", "imports", "import_oldest_seconds"])
    expect(queries.some((query) => query.includes(`boardcast_${what}{`))).toBe(true);
});

test("every alert watches what is printed, and says something", () => {
  interface Alert {
    alert: string;
    expr: string;
    for: string;
    labels: { severity: string };
    annotations: { summary: string };
  }
  const { groups } = Bun.YAML.parse(read("ops/alerts.yml")) as { groups: { rules: Alert[] }[] };
  const alerts = groups.flatMap(({ rules }) => rules);
  expect(alerts.map(({ alert }) => alert)).toEqual(
    expect.arrayContaining(["BoardcastFailing", "BoardcastImportsWait", "BoardcastImportsInterrupted"]),
  );
  for (const { alert, expr, labels, annotations } of alerts) {
    expect([alert, unknownIn(expr)]).toEqual([alert, []]);
    expect([alert, /\b(boardcast|process)_|\bup\b/.test(expr)]).toEqual([alert, true]);
    expect(["critical", "warning"]).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(20);
  }
});

test("the page on operations says what to do about every alert on webhooks and imports", () => {
  const page = read("docs/OPERATIONS.md");
  const alerts = [...read("ops/alerts.yml").matchAll(/alert: (Boardcast(?:Import|Webhook)\w+)/g)].map(
    ([, name]) => name!,
  );
  expect(alerts.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("the page on operations explains every metric, and none that is not there", () => {
  const page = read("docs/OPERATIONS.md");
  const table = page.slice(page.indexOf("### Metrics"), page.indexOf("### Traces"));
  const explained = new Set([...table.matchAll(/`((?:boardcast|process)_\w+)`/g)].map(([, name]) => name!));
  expect([...explained].sort()).toEqual([...printed.types.keys()].sort());
});

/**
 * Metrics for Prometheus. Each part keeps plain counters of its own, which are read when a scrape asks for them. Only
 * durations need more: histograms. A request's labels are determined when its route is mounted.
 */
export interface Histogram {
  readonly bounds: readonly number[];
  /** How many fell under each bound and over the one before; the last is what fell over all of them. */
  readonly counts: readonly number[];
  readonly sum: number;
  observe(value: number): void;
}

export function createHistogram(bounds: readonly number[]): Histogram {
  const counts = Array.from({ length: bounds.length + 1 }, () => 0);
  let sum = 0;
  return {
    bounds,
    counts,
    get sum() {
      return sum;
    },
    observe(value) {
      const found = bounds.findIndex((bound) => value <= bound);
      const index = found < 0 ? bounds.length : found;
      counts[index] = (counts[index] ?? 0) + 1;
      sum += value;
    },
  };
}

const REQUEST_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The requests of one method and route: times by the first digit of the status. */
export interface RouteTimes {
  readonly name: string;
  readonly method: string;
  readonly route: string;
  readonly byClass: readonly (Histogram | undefined)[];
  observe(status: number, durationMs: number): void;
}

export interface Requests {
  inFlight: number;
  readonly routes: readonly RouteTimes[];
  /** Whatever has no route of its own; callers could invent any number of methods and addresses. */
  readonly unrouted: RouteTimes;
  mount(method: string, route: string): RouteTimes;
}

export function createRequests(): Requests {
  const routes: RouteTimes[] = [];
  function mount(method: string, route: string): RouteTimes {
    const byClass: (Histogram | undefined)[] = [];
    const times: RouteTimes = {
      name: `${method} ${route}`,
      method,
      route,
      byClass,
      observe(status, durationMs) {
        const first = Math.trunc(status / 100);
        (byClass[first] ??= createHistogram(REQUEST_SECONDS)).observe(durationMs / 1000);
      },
    };
    routes.push(times);
    return times;
  }
  return { inFlight: 0, routes, unrouted: mount("other", "none"), mount };
}

type Labels = Record<string, string | number>;

interface Sample {
  labels?: Labels;
  value: number | Histogram;
}

/** Everything under one name. */
export interface Family {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: readonly Sample[];
}

type Value = Sample["value"] | readonly Sample[];

const familyOf =
  (type: Family["type"]) =>
  (name: string, help: string, value: Value): Family => {
    return {
      type,
      name,
      help,
      samples: isList(value) ? value : [{ value }],
    };
  };

function isList(value: Value): value is readonly Sample[] {
  return Array.isArray(value);
}

export const counter = familyOf("counter");
export const gauge = familyOf("gauge");
export const histogram = familyOf("histogram");

export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** The text format, version 0.0.4. */
export function exposition(families: readonly Family[]): string {
  return families
    .map(({ name, help, type, samples }) => {
      const lines = samples.flatMap(({ labels = {}, value }) =>
        typeof value === "number" ? line(name, labels, value) : histogramLines(name, labels, value),
      );
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
    })
    .join("");
}

function histogramLines(name: string, labels: Labels, { bounds, counts, sum }: Histogram): string[] {
  let below = 0;
  const buckets = counts.map((count, index) => {
    below += count;
    return line(`${name}_bucket`, { ...labels, le: bounds[index] ?? "+Inf" }, below);
  });
  return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, below)];
}

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escaped(String(text))}"`);
  const number = value === Number.POSITIVE_INFINITY ? "+Inf" : value;
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${number}\n`;
}

function escaped(text: string): string {
  return text.replace(/[\\"\n]/g, (character) => (character === "\n" ? "\\n" : `\\${character}`));
}

/** A strict reader of Prometheus' text format: whatever it does not know is an error. */
type Type = "counter" | "gauge" | "histogram";
export type Labels = Record<string, string>;

interface Sample {
  name: string;
  labels: Labels;
  value: number;
}

export interface Exposition {
  types: Map<string, Type>;
  help: Map<string, string>;
  samples: Sample[];
  /** The one value under this name and these labels. */
  value(name: string, labels?: Labels): number;
  has(name: string, labels?: Labels): boolean;
}

const NAME = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const COMMENT = new RegExp(`^# (HELP|TYPE) (${NAME}) (.+)$`);
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (\\S+)$`);
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,(?=[a-zA-Z_])|$)/gy;
const NUMBER = /^(?:[+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|NaN)$/;
const SUFFIXES: Record<Type, string[]> = {
  counter: [""],
  gauge: [""],
  histogram: ["_bucket", "_sum", "_count"],
};

export function parseExposition(text: string): Exposition {
  if (!text.endsWith("\n")) throw new Error("the last line does not end");
  const types = new Map<string, Type>();
  const help = new Map<string, string>();
  const samples: Sample[] = [];
  const seen = new Set<string>();
  let family = "";
  for (const line of text.slice(0, -1).split("\n")) {
    const comment = COMMENT.exec(line);
    if (comment) {
      const [, kind, name, rest] = comment as unknown as [string, string, string, string];
      const target: Map<string, string> = kind === "HELP" ? help : types;
      if (target.has(name)) throw new Error(`${name} has ${kind} twice`);
      if (kind === "TYPE" && !(rest in SUFFIXES)) throw new Error(`${name} is of no type: ${rest}`);
      target.set(name, rest);
      family = name;
      continue;
    }
    const sample = parseSample(line);
    const type = types.get(family);
    if (!type || !SUFFIXES[type].some((suffix) => sample.name === family + suffix)) {
      throw new Error(`a sample outside its family: ${line}`);
    }
    const identity = `${sample.name} ${JSON.stringify(Object.entries(sample.labels).sort())}`;
    if (seen.has(identity)) throw new Error(`twice: ${line}`);
    seen.add(identity);
    samples.push(sample);
  }
  for (const [name, type] of types) {
    if (!help.has(name)) throw new Error(`${name} has no help`);
    if (type === "counter" && !name.endsWith("_total")) throw new Error(`a counter must be _total: ${name}`);
    if (type !== "counter" && name.endsWith("_total")) throw new Error(`only counters are _total: ${name}`);
    if (type === "histogram") checkHistogram(name, samples);
  }
  const find = (name: string, labels: Labels = {}) =>
    samples.find((sample) => sample.name === name && Bun.deepEquals(sample.labels, labels));
  const has = (name: string, labels?: Labels) => find(name, labels) !== undefined;
  const value = (name: string, labels?: Labels) => {
    const found = find(name, labels);
    if (!found) throw new Error(`there is no ${name} ${JSON.stringify(labels)}`);
    return found.value;
  };
  return { types, help, samples, value, has };
}

function parseSample(line: string): Sample {
  const [, name, inside, number] = SAMPLE.exec(line) ?? [];
  if (name === undefined || !NUMBER.test(number!)) throw new Error(`no sample: ${line}`);
  const labels: Labels = {};
  let length = 0;
  for (const match of (inside ?? "").matchAll(LABEL)) {
    if (match[1]! in labels) throw new Error(`a label twice: ${line}`);
    labels[match[1]!] = match[2]!.replace(/\\(.)/g, (_, character) => (character === "n" ? "\n" : character));
    length += match[0].length;
  }
  if (length !== (inside ?? "").length) throw new Error(`malformed labels: ${line}`);
  return { name, labels, value: Number(number!.replace("Inf", "Infinity")) };
}

/** Buckets grow with their bounds, and the last one counts everything. */
function checkHistogram(name: string, samples: Sample[]): void {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples.filter((one) => one.name.startsWith(`${name}_`))) {
    const { le: _, ...labels } = sample.labels;
    const key = JSON.stringify(labels);
    groups.set(key, [...(groups.get(key) ?? []), sample]);
  }
  for (const [key, group] of groups) {
    const buckets = group.filter((one) => one.name === `${name}_bucket`);
    const bounds = buckets.map(({ labels }) => Number(labels.le!.replace("+Inf", "Infinity")));
    const counts = buckets.map(({ value }) => value);
    const grows = (list: number[], by: (a: number, b: number) => boolean) =>
      list.every((value, index) => index === 0 || by(list[index - 1]!, value));
    const total = group.find((one) => one.name === `${name}_count`)?.value;
    const sum = group.find((one) => one.name === `${name}_sum`)?.value;
    const fits =
      grows(bounds, (a, b) => a < b) &&
      grows(counts, (a, b) => a <= b) &&
      bounds.at(-1) === Number.POSITIVE_INFINITY &&
      counts.at(-1) === total &&
      sum !== undefined &&
      sum >= 0;
    if (!fits) throw new Error(`no histogram: ${name} ${key}`);
  }
}

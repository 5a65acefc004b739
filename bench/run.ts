/**
 * npm run bench: the service and, interleaved in the same run, the anchor that bounds it; one table of ratios.
 * `--only R1,W1` measures less, `--rounds 5` measures longer, `--json` prints everything for machines.
 */
import { cpus, release } from "node:os";
import { parseArgs } from "node:util";
import { POSTGRES, provide } from "../test/machine/provide.ts";
import { endOnSignal } from "../test/runner/processes.ts";
import { measureCeiling } from "./ceiling.ts";
import { measureAll } from "./measure-all.ts";
import { FULL } from "./plan.ts";
import { formatRow, formatTable, formatWarnings } from "./report.ts";
import { scenarios } from "./scenarios/index.ts";
import { createStage } from "./stage.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: Object.keys(scenarios).join(",") },
    rounds: { type: "string", default: String(FULL.rounds) },
    json: { type: "boolean", default: false },
  },
});
const wanted = values.only.split(",");
const rounds = Number(values.rounds);
const unknown = wanted.filter((id) => !(id in scenarios));
if (unknown.length > 0)
  fail(`There is no ${unknown.join(", ")}; there are ${Object.keys(scenarios).join(", ")}.`);
if (!Number.isInteger(rounds) || rounds < 1) fail("--rounds must be a whole number from 1");

const started = performance.now();
const [postgresBin] = await provide([POSTGRES]);
if (!postgresBin) console.error("!!! NOT MEASURED: everything on PostgreSQL (install postgresql)");
const stage = createStage({ ...FULL, rounds }, postgresBin!);
endOnSignal(() => {
  // What is measured fails then, wherever it is.
  process.on("unhandledRejection", () => {});
  return stage.stop();
});
try {
  const ceiling = await measureCeiling(stage);
  const rows = await measureAll(stage, wanted, (id, measured) => {
    for (const row of measured) console.error(formatRow(row));
    console.error(`${id} after ${seconds(started)} s`);
  });
  const machine = `${cpus().length} cores, ${process.arch}, Linux ${release()}, Bun ${Bun.version}`;
  const date = new Date().toISOString().slice(0, 10);
  if (values.json) console.log(JSON.stringify({ date, machine, rounds, ceiling, rows }, null, 2));
  else {
    console.log(`\n${date}, ${machine}; ${rounds} rounds, ${seconds(started)} s in all`);
    console.log(
      `The load by itself: ${Math.round(ceiling.requestsPerSecond)} requests/s, ${Math.round(ceiling.megabytesPerSecond)} MB/s\n`,
    );
    console.log(formatTable(rows));
    for (const warning of formatWarnings(rows)) console.log(`\n${warning}`);
  }
} finally {
  await stage.stop();
}

function seconds(from: number): number {
  return Math.round((performance.now() - from) / 1000);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

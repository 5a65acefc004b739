/**
 * npm test: style, types, unused code, then every test on SQLite and on a PostgreSQL started here.
 * What cannot be run is said loudly, and fails where CI=true.
 */

import { type Postgres, startPostgres } from "./machine/postgres.ts";
import { POSTGRES, provide } from "./machine/provide.ts";

interface Run {
  name: string;
  passed: number;
  failed: number;
}

const filters = process.argv.slice(2);
const runs: Run[] = [];
const notRun: string[] = [];

if (filters.length === 0) {
  await Promise.all([
    command("biome", ["biome", "check", "."]),
    command("tsc", ["tsc"]),
    command("knip", ["knip"]),
  ]);
}
const [postgresBin] = await provide([POSTGRES]);
let postgres: Postgres | undefined;
if (postgresBin) postgres = await startPostgres(postgresBin, ["fsync=off"]);
else notRun.push("everything on PostgreSQL (install the package postgresql)");
try {
  await Promise.all([
    tests("SQLite", { BOARDCAST_TEST_DB: "sqlite" }),
    ...(postgres
      ? [tests("PostgreSQL", { BOARDCAST_TEST_DB: "postgres", BOARDCAST_TEST_POSTGRES: postgres.url })]
      : []),
  ]);
} finally {
  await postgres?.stop();
}

console.log("");
for (const { name, passed, failed } of runs) console.log(`${name}: ${passed} passed, ${failed} failed`);
for (const what of notRun) console.log(`\n!!! NOT RUN: ${what}`);
const sum = (pick: (run: Run) => number) => runs.reduce((total, run) => total + pick(run), 0);
console.log(`\n${sum((run) => run.passed)} passed, ${sum((run) => run.failed)} failed`);
const incomplete = notRun.length > 0 && process.env.CI === "true";
process.exit(sum((run) => run.failed) > 0 || incomplete ? 1 : 0);

async function command(name: string, args: string[]): Promise<void> {
  const { code, output } = await capture(args, {});
  if (code !== 0) console.log(`\n=== ${name}\n${output}`);
  runs.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

async function tests(name: string, env: Record<string, string>): Promise<void> {
  const { code, output } = await capture([process.execPath, "test", "--timeout", "60000", ...filters], env);
  const count = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}$`, "m").exec(output)?.[1] ?? 0);
  const failed = count("fail");
  if (code !== 0) console.log(`\n=== ${name}\n${output}`);
  runs.push({
    name: `tests on ${name}`,
    passed: count("pass"),
    failed: code !== 0 && failed === 0 ? 1 : failed,
  });
}

async function capture(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const child = Bun.spawn(args, {
    env: { ...process.env, ...env },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, errors] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { code: await child.exited, output: out + errors };
}

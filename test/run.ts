/**
 * npm test: style, types, unused code; every test on SQLite and on a PostgreSQL started here; then the faults.
 * What cannot be run is said loudly, and fails where CI=true. `npm test -- some/file` runs less.
 */
import { startPostgres } from "./machine/postgres.ts";
import { CHROMIUM, PGBOUNCER, POSTGRES, provide, REDIS } from "./machine/provide.ts";

interface Run {
  name: string;
  passed: number;
  failed: number;
}

const NEEDS_REDIS =
  /^test\/(faults\/faults|soak\/|live\/(instances|redis-bus|redis-failures|workers)|security\/shared|spec\/cli-doctor)/;
const NEEDS_POSTGRES = /^test\/faults\/(failover|pooler)/;
const NEEDS_PGBOUNCER = /^test\/faults\/pooler/;
const NEEDS_CHROMIUM = /^test\/(spec\/docs-pages|browser\/|bench)/;
/** Any database will do, or they bring their own: once is enough. */
const ON_ONE_DATABASE = /^test\/((web|packaging)\/|bench|security\/slow|spec\/(cli|config|docs-pages)\.)/;
/** The same, and they need the machine for themselves. */
const ALONE = /^test\/((abuse|faults|soak|browser)\/|security\/shared)/;

const filters = process.argv.slice(2);
const runs: Run[] = [];
const notRun: string[] = [];
const wanted = (file: string) => filters.length === 0 || filters.some((filter) => file.includes(filter));

const [postgresBin, redisBin, chromiumBin, poolerBin] = await provide([POSTGRES, REDIS, CHROMIUM, PGBOUNCER]);
const files = [...new Bun.Glob("test/**/*.test.ts").scanSync(".")].sort().filter(wanted);
const runnable = files.filter(
  (file) =>
    (postgresBin || skip(file, NEEDS_POSTGRES, "PostgreSQL (install postgresql)")) &&
    (poolerBin || skip(file, NEEDS_PGBOUNCER, "PgBouncer (install pgbouncer)")) &&
    (redisBin || skip(file, NEEDS_REDIS, "Redis (install redis-server)")) &&
    (chromiumBin || skip(file, NEEDS_CHROMIUM, "Chromium (install chromium)")),
);

if (filters.length === 0) {
  await Promise.all([
    command("biome", ["biome", "check", "--error-on-warnings", "."]),
    command("tsc", ["tsc", "-b"]),
    command("knip", ["knip"]),
  ]);
}
const onSqlite = runnable.filter((file) => !ALONE.test(file));
const onPostgres = onSqlite.filter((file) => !ON_ONE_DATABASE.test(file));
if (postgresBin) {
  const postgres = await startPostgres(postgresBin, ["fsync=off"]);
  const env = { BOARDCAST_TEST_DB: "postgres", BOARDCAST_TEST_POSTGRES: postgres.url };
  await Promise.all([tests("SQLite", onSqlite, {}), tests("PostgreSQL", onPostgres, env)]);
  await postgres.stop();
} else {
  notRun.push("everything on PostgreSQL (install postgresql)");
  await tests("SQLite", onSqlite, {});
}
await tests(
  "processes that die, and browsers",
  runnable.filter((file) => ALONE.test(file)),
  {},
);

console.log("");
for (const { name, passed, failed } of runs) console.log(`${name}: ${passed} passed, ${failed} failed`);
for (const what of new Set(notRun)) console.log(`\n!!! NOT RUN: ${what}`);
const sum = (pick: (run: Run) => number) => runs.reduce((total, run) => total + pick(run), 0);
console.log(`\n${sum((run) => run.passed)} passed, ${sum((run) => run.failed)} failed`);
const incomplete = notRun.length > 0 && process.env.CI === "true";
process.exit(sum((run) => run.failed) > 0 || incomplete ? 1 : 0);

function skip(file: string, needs: RegExp, what: string): boolean {
  if (needs.test(file)) notRun.push(`${file}: there is no ${what}`);
  return !needs.test(file);
}

async function command(name: string, args: string[]): Promise<void> {
  const { code, output } = await capture(args, {});
  if (code !== 0) console.log(`\n=== ${name}\n${output}`);
  runs.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

async function tests(name: string, paths: string[], env: Record<string, string>): Promise<void> {
  if (paths.length === 0) return;
  const args = [process.execPath, "test", "--timeout", "60000", ...paths.map((path) => `./${path}`)];
  const { code, output } = await capture(args, env);
  const count = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}$`, "m").exec(output)?.[1] ?? 0);
  const failed = count("fail");
  if (code !== 0) console.log(`\n=== ${name}\n${output}`);
  runs.push({
    name: `tests: ${name}`,
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

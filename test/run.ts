/**
 * npm test: style, types and unused code; every test on SQLite and on a PostgreSQL started here; then most tests in
 * browsers and those whose processes die. What cannot be run is said loudly, and fails where CI=true. A few files that
 * failed are run once more, alone: only those that fail again count, the others are named as unsteady.
 *
 *   npm test -- test/spec/cards            the files whose path contains that, on SQLite; a path that no file has is a failure
 *   npm test -- test/spec/cards --postgres ... and on PostgreSQL
 *   npm test -- test/spec/cards -t moves   whatever else begins with a dash, and all after it, is for `bun test`
 *   npm run test:quick                     what needs nothing but SQLite and is not slow
 */
import { rmSync } from "node:fs";
import { type Postgres, startPostgres } from "./machine/postgres.ts";
import { CHROMIUM, HEADLESS_SHELL, POSTGRES, type Program, provide } from "./machine/provide.ts";
import { bunTest, seconds, type TestRun } from "./runner/bun-test.ts";
import { isIn } from "./runner/groups.ts";
import { memoryFolder } from "./runner/memory-folder.ts";
import { needsOf, usesDatabase } from "./runner/needs.ts";
import { endOnSignal, exitOf } from "./runner/processes.ts";
import { repeatFailed } from "./runner/repeat.ts";
import { printReport } from "./runner/report.ts";

const ON_POSTGRESQL = "PostgreSQL";
/** test/browser/combinations.ts */
const WITHOUT_DETAILS = ["-t", "^(?!.*\\bdetail: )"];
const LANES_AT_THE_END = 4;
/** The checks of one project by several threads at once repeat half of the work. */
const TSC = ["tsc", "-b", "--checkers", "1", "--builders", "1"];

const args = process.argv.slice(2).filter((arg) => arg !== "--quick" && arg !== "--postgres");
const firstOption = args.findIndex((arg) => arg.startsWith("-"));
const paths = firstOption === -1 ? args : args.slice(0, firstOption);
const more = firstOption === -1 ? [] : args.slice(firstOption);
const quick = process.argv.includes("--quick");
const full = args.length === 0 && !quick;
const onPostgres = full || process.argv.includes("--postgres");

const runs: TestRun[] = [];
const notRun: string[] = [];
let postgres: Postgres | undefined;
const memory = memoryFolder();
if (memory) process.env.TMPDIR = memory;
// The web client is built once in a run (test/support/web-app.ts).
if (memory) process.env.BOARDCAST_TEST_WEB = memory;
if (full) process.env.BOARDCAST_TEST_SCREENS ??= "few";
endOnSignal(cleanUp);

const files = await filesToRun();
const verbatim = files.length === 1;
const together = files.filter((file) => !isIn("ALONE", file));
const alone = files.filter((file) => isIn("ALONE", file));

// Three at a time, and four when only tests in browsers are left, which wait now and then: on two cores. Each lane takes on
// some of the tests in browsers when it has nothing else left. One begins beside the checks, of which one is long.
const inBrowsers = longestFirst(alone.filter((file) => isIn("IN_BROWSERS", file)));
const checked = full ? checkSources() : Promise.resolve();
await Promise.all([firstLane(), secondLane(), thirdLane()]);
const unsteady = full ? await repeatFailed(runs, runAlone) : [];
await cleanUp();
const leftOut = allFiles().filter((file) => isIn("LOOKS", file));
if (full) {
  const details = runs.reduce((sum, run) => sum + run.leftOut, 0);
  const left = `${leftOut.length} test files, and ${details} tests of others,`;
  console.log(`\n${left} are left to npm run test:browsers.`);
}
process.exit(printReport(runs, { notRun, unsteady }));

async function cleanUp(): Promise<void> {
  await postgres?.stop();
  if (memory) rmSync(memory, { recursive: true, force: true });
}

async function checkSources(): Promise<void> {
  const biome = ["biome", "check", "--error-on-warnings", "."];
  await Promise.all([check("biome", biome), check("tsc", TSC), check("knip", ["knip"])]);
}

async function firstLane(): Promise<void> {
  await checked;
  const here = full ? together.filter((file) => !isIn("ON_POSTGRES", file)) : together;
  await (quick ? testsInHalves(here) : tests("SQLite", here));
  await testsInBrowsers();
}

async function secondLane(): Promise<void> {
  if (onPostgres) await testsOnPostgres(await filesForPostgres());
  await testsInBrowsers();
}

async function filesForPostgres(): Promise<string[]> {
  const some = together.filter(
    (file) => !isIn("ON_ONE_DATABASE", file) && !(full && isIn("SENT_BY_OTHERS", file)),
  );
  const differ = await Promise.all(
    some.map(async (file) => isIn("ON_POSTGRES", file) || (await usesDatabase(file))),
  );
  return some.filter((_, index) => differ[index]);
}

async function thirdLane(): Promise<void> {
  await checked;
  await tests(
    "processes that die, and others that wait",
    alone.filter((file) => isIn("WAITING", file)),
  );
  const long = alone.filter((file) => !isIn("IN_BROWSERS", file) && !isIn("WAITING", file));
  await tests("long ones", long);
  await Promise.all([testsInBrowsers(), testsInBrowsers()]);
}

async function runAlone(path: string, { name }: TestRun): Promise<TestRun | undefined> {
  const before = runs.length;
  const again = `${name}, once more`;
  await (name === ON_POSTGRESQL ? testsOnPostgres([path], again) : tests(again, [path]));
  return runs[before];
}

async function testsInBrowsers(): Promise<void> {
  while (inBrowsers.length > 0) await tests("browsers", nextPart());
}

/** Many files in one process, which starts one browser for them; fewer towards the end, so that nobody waits for the last. */
function nextPart(): string[] {
  const share = sumOf(inBrowsers) / LANES_AT_THE_END;
  const part = inBrowsers.splice(0, 1);
  while (inBrowsers[0] && !isLong(part) && sumOf([...part, inBrowsers[0]]) <= share)
    part.push(...inBrowsers.splice(0, 1));
  return part;
}

function longestFirst(some: string[]): string[] {
  return some.sort((a, b) => Number(isLong([b])) - Number(isLong([a])) || sumOf([b]) - sumOf([a]));
}

function isLong(some: string[]): boolean {
  return some.some((file) => isIn("LONG_IN_BROWSERS", file));
}

function sumOf(some: string[]): number {
  return some.reduce((sum, file) => sum + Bun.file(file).size, 0);
}

function allFiles(): string[] {
  return [...new Bun.Glob("test/**/*.test.ts").scanSync(".")].sort();
}

async function filesToRun(): Promise<string[]> {
  const all = allFiles();
  const wanted = paths.map((path) => path.replace(/^\.\//, ""));
  const missing = wanted.filter((path) => !all.some((file) => file.includes(path)));
  for (const path of missing) console.error(`There is no test file with ${path} in its path.`);
  if (missing.length > 0) process.exit(1);
  const chosen = all.filter((file) =>
    wanted.length === 0 ? !isIn("LOOKS", file) : wanted.some((path) => file.includes(path)),
  );
  const needs = new Map<string, Set<Program>>();
  for (const file of chosen) needs.set(file, await needsOf(file));
  if (quick) {
    return chosen.filter(
      (file) => needs.get(file)?.size === 0 && !isIn("ALONE", file) && !isIn("NOT_QUICK", file),
    );
  }
  const programs = new Set([...needs.values()].flatMap((some) => [...some]));
  if (onPostgres) programs.add(POSTGRES);
  // Any Chromium will do, but with one that has windows, the tests in browsers cost two thirds more.
  if (full && programs.has(CHROMIUM)) programs.add(HEADLESS_SHELL);
  await provide([...programs]);
  return chosen.filter((file) => {
    const absent = [...(needs.get(file) ?? [])].filter((program) => !program.find());
    for (const { name, debianPackage } of absent)
      notRun.push(`${file}: there is no ${name} (install ${debianPackage})`);
    return absent.length === 0;
  });
}

async function check(name: string, command: string[]): Promise<void> {
  const startedMs = performance.now();
  const child = Bun.spawn(command, { detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const output = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  const ok = (await exitOf(child)) === 0;
  console.log(`${name}: ${ok ? "passed" : "FAILED"}, ${seconds(performance.now() - startedMs)}`);
  if (!ok) console.log((await output).join(""));
  const counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, leftOut: 0 };
  runs.push({ name, ...counts, files: [], tests: [], failures: new Map() });
}

async function tests(name: string, some: string[], env: Record<string, string> = {}): Promise<void> {
  if (some.length === 0) return;
  const inBrowsers = full && some.some((file) => isIn("IN_BROWSERS", file));
  const options = inBrowsers && process.env.BOARDCAST_TEST_SCREENS === "few" ? WITHOUT_DETAILS : more;
  const database = { BOARDCAST_TEST_DB: "sqlite", ...env };
  runs.push(await bunTest({ name, files: some, env: database, more: options, verbatim }));
}

/** On two cores the shortest way. */
async function testsInHalves(some: string[]): Promise<void> {
  await Promise.all(
    [1, 2].map((half) =>
      tests(
        `SQLite, half ${half}`,
        some.filter((_, index) => index % 2 === half - 1),
      ),
    ),
  );
}

async function testsOnPostgres(some: string[], name = ON_POSTGRESQL): Promise<void> {
  if (some.length === 0) return;
  const bin = POSTGRES.find();
  if (!bin) {
    notRun.push(`everything on PostgreSQL (install ${POSTGRES.debianPackage})`);
    return;
  }
  postgres = await startPostgres(bin, ["fsync=off"]);
  const env = { BOARDCAST_TEST_DB: "postgres", BOARDCAST_TEST_POSTGRES: postgres.url };
  await tests(name, some, env);
  await postgres.stop();
  postgres = undefined;
}

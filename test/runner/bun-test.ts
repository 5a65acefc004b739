/** Runs `bun test` and tells what it says while it says it: a line for each file, and whatever failed in full. */
import { exitOf } from "./processes.ts";

export interface Timed {
  name: string;
  ms: number;
}

export interface TestRun {
  name: string;
  passed: number;
  failed: number;
  /** By an option of `bun test`. */
  leftOut: number;
  files: Timed[];
  tests: Timed[];
  /** The paths of files in which something failed, with the number of tests that did. */
  failures: Map<string, number>;
}

interface Options {
  name: string;
  files: string[];
  env: Record<string, string>;
  /** Further arguments of `bun test`. */
  more: string[];
  /** Print every line as it comes. */
  verbatim: boolean;
}

/** A file under way. */
interface Current {
  path: string;
  startedMs: number;
  passed: number;
  failed: number;
  lines: string[];
}

/** For a test that hangs; what a test waits for has limits of its own. */
const LONGEST_TEST_MS = 300_000;

/** Set to anything else, these make `bun test` leave lines out or write them in another form. */
const PLAIN_OUTPUT = { AGENT: "0", CLAUDECODE: "0", REPL_ID: "0", GITHUB_ACTIONS: "false", NO_COLOR: "1" };

export async function bunTest({ name, files, env, more, verbatim }: Options): Promise<TestRun> {
  const run: TestRun = { name, passed: 0, failed: 0, leftOut: 0, files: [], tests: [], failures: new Map() };
  const paths = new Set(files);
  const width = String(files.length).length;
  let current: Current = begin("");

  function begin(path: string): Current {
    return { path, startedMs: performance.now(), passed: 0, failed: 0, lines: [] };
  }

  function finish(): void {
    const { path, startedMs, passed, failed, lines } = current;
    const ms = performance.now() - startedMs;
    if (path) {
      run.files.push({ name: `${path} (${name})`, ms });
      const count = `${String(run.files.length).padStart(width)}/${files.length}`;
      const outcome = failed > 0 ? "FAILED" : `${passed} passed`;
      if (failed > 0) run.failures.set(path, failed);
      if (!verbatim) console.log(`${name} ${count} ${path}: ${outcome}, ${seconds(ms)}`);
    }
    if (failed > 0 && !verbatim) console.log(lines.join("\n"));
  }

  function readErrorLine(line: string): void {
    if (verbatim) console.log(line);
    const header = line.endsWith(":") ? line.slice(0, -1) : "";
    const summary = /^\d+ tests? (skipped|todo|failed)$/.test(header);
    if (paths.has(header) || summary) {
      finish();
      current = begin(summary ? "" : header);
      return;
    }
    current.lines.push(line);
    const test = /^\((pass|fail)\) (.*) \[([\d.]+)ms\]$/.exec(line);
    if (test && current.path)
      run.tests.push({ name: `${test[2]} (${current.path}, ${name})`, ms: Number(test[3]) });
    if (line.startsWith("(pass)")) current.passed++;
    if ((line.startsWith("(fail)") && current.path) || line.startsWith("# Unhandled error")) current.failed++;
    const total = /^ +(\d+) (pass|fail|filtered out)$/.exec(line);
    if (total?.[2] === "pass") run.passed = Number(total[1]);
    if (total?.[2] === "fail") run.failed = Number(total[1]);
    if (total?.[2] === "filtered out") run.leftOut = Number(total[1]);
  }

  const child = Bun.spawn(
    [
      process.execPath,
      "test",
      "--timeout",
      `${LONGEST_TEST_MS}`,
      ...more,
      ...files.map((path) => `./${path}`),
    ],
    {
      env: { ...process.env, ...PLAIN_OUTPUT, ...env },
      // In a process group of its own.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const [code] = await Promise.all([
    exitOf(child),
    eachLine(child.stderr, readErrorLine),
    eachLine(child.stdout, (line) => (verbatim ? console.log(line) : current.lines.push(line))),
  ]);
  // It may end without a word of any test, when nothing could be loaded or it crashed. Then files may not have been run.
  const crashed = code !== 0 && run.failed === 0;
  if (crashed) current.failed++;
  finish();
  // The total of `bun test` has no errors outside of tests.
  run.failed = Math.max(
    run.failed,
    [...run.failures.values()].reduce((sum, count) => sum + count, 0),
  );
  if (crashed) {
    run.failed = 1;
    run.failures.clear();
  }
  return run;
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

async function eachLine(stream: ReadableStream<Uint8Array>, read: (line: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop()!;
    for (const line of lines) read(line);
  }
  if (rest !== "") read(rest);
}

/** The end of a run: what was slow, what was not run, and the totals. */
import { seconds, type TestRun, type Timed } from "./bun-test.ts";

const SLOWEST = 10;

interface Remarks {
  notRun: string[];
  /** Files that failed at first and passed when they were run alone. */
  unsteady: string[];
}

/** Answers the exit code. */
export function printReport(runs: TestRun[], { notRun, unsteady }: Remarks): number {
  const files = runs.flatMap((run) => run.files);
  if (files.length > SLOWEST) {
    printSlowest("files", files);
    printSlowest(
      "tests",
      runs.flatMap((run) => run.tests),
    );
  }
  console.log("");
  for (const [name, parts] of Map.groupBy(runs, (run) => run.name)) {
    const [passed, failed] = [sumOf(parts, "passed"), sumOf(parts, "failed")];
    const what = parts.some((part) => part.files.length > 0) ? "tests: " : "";
    console.log(`${what}${name}: ${passed} passed, ${failed} failed`);
  }
  for (const what of unsteady) console.log(`\n!!! UNSTEADY: ${what}: failed beside others, passed alone`);
  for (const what of new Set(notRun)) console.log(`\n!!! NOT RUN: ${what}`);
  const failed = sumOf(runs, "failed");
  const passed = sumOf(runs, "passed");
  console.log(`\n${passed} passed, ${failed} failed`);
  if (passed + failed === 0) console.error("No test was run. Some are run with --postgres only.");
  return failed > 0 || passed === 0 || (notRun.length > 0 && process.env.CI === "true") ? 1 : 0;
}

function sumOf(runs: TestRun[], what: "passed" | "failed"): number {
  return runs.reduce((sum, run) => sum + run[what], 0);
}

function printSlowest(what: string, timed: Timed[]): void {
  console.log(`\nThe slowest ${what}`);
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  for (const { name, ms } of slowest) console.log(`${seconds(ms).padStart(9)}  ${name}`);
}

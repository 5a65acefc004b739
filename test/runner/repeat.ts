/**
 * Many tests run at a time on two cores, so one may be late for a reason that is not its own. A few files that failed
 * are run once more, alone: what passes then is not a failure, but it is named in the report.
 */
import type { TestRun } from "./bun-test.ts";

/** If more files failed, the cause is not the company they were in. */
const MOST_REPEATED = 20;

/** Answers what failed at first only. */
export async function repeatFailed(
  runs: readonly TestRun[],
  runAlone: (path: string, run: TestRun) => Promise<TestRun | undefined>,
): Promise<string[]> {
  const failed = runs.flatMap((run) => [...run.failures].map(([path, count]) => ({ run, path, count })));
  if (failed.length > MOST_REPEATED) return [];
  const unsteady: string[] = [];
  for (const { run, path, count } of failed) {
    if ((await runAlone(path, run))?.failed !== 0) continue;
    run.failed -= count;
    unsteady.push(`${path} (${run.name})`);
  }
  return unsteady;
}

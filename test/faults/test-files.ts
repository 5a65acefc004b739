/** Faults whose short form is all there is: their tests once more, on both databases. */
import type { Machines } from "./machines.ts";
import type { Outcome } from "./scenarios.ts";

const TIMEOUT_MS = 120_000;

export const killMailer = (machines: Machines) => onBoth("mail", machines);
export const killImporter = (machines: Machines) => onBoth("import", machines);
export const killCopier = (machines: Machines) => onBoth("board-copy", machines);

async function onBoth(file: string, { postgres }: Machines): Promise<Outcome> {
  const problems: string[] = [];
  for (const database of ["sqlite", "postgres"]) {
    const command = [
      process.execPath,
      "test",
      "--timeout",
      String(TIMEOUT_MS),
      `./test/faults/${file}.test.ts`,
    ];
    const child = Bun.spawn(command, {
      env: { ...process.env, BOARDCAST_TEST_DB: database, BOARDCAST_TEST_POSTGRES: postgres.url },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const [code, output] = await Promise.all([child.exited, new Response(child.stderr).text()]);
    if (code !== 0) problems.push(`on ${database}:\n${output}`);
  }
  return { problems, figures: {} };
}

/**
 * npx bun test/imports/hostile-long.ts: the hostile files of hostile.test.ts at full size (a million entries, half a gigabyte of
 * zeros), and an archive that is cut off at every byte of its end. Prints what became of each and the memory it took; fails
 * if a refused file leaves something behind, or if the process grows by more than a fixed amount.
 */
import { rm } from "node:fs/promises";
import { startService } from "../harness.ts";
import { zip } from "./archives.ts";
import { hostileFiles } from "./hostile-files.ts";
import { importFile, rowCounts, temporaryFiles } from "./import-file.ts";

const MIB = 1_048_576;
const MOST_GROWTH = 192 * MIB;

const service = await startService({});
const alice = await service.person("alice");
let failures = 0;

function complain(what: string, wrong: string): void {
  failures++;
  console.error(`${what}: ${wrong}`);
}

/** The most that the process has while `work` runs. */
async function peakOf<T>(work: () => Promise<T>): Promise<{ result: T; peak: number }> {
  Bun.gc(true);
  const start = process.memoryUsage.rss();
  let most = start;
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  try {
    return { result: await work(), peak: most - start };
  } finally {
    clearInterval(watching);
  }
}

async function judge(
  what: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer> | string,
  becomes: string,
): Promise<void> {
  const before = await rowCounts(service);
  const { result, peak } = await peakOf(() => importFile(alice, name, bytes));
  const ended = result.status === "done" ? "imported" : "refused";
  console.log(`${what}: ${ended}, ${Math.round(peak / MIB)} MiB ${result.error ?? ""}`);
  if (ended !== becomes) complain(what, `should have been ${becomes}`);
  if (peak > MOST_GROWTH + Buffer.byteLength(bytes)) complain(what, "took too much memory");
  const left = await temporaryFiles();
  if (left.length > 0) complain(what, `left ${left.join(", ")}`);
  if (ended === "imported") return;
  const after = await rowCounts(service);
  for (const [table, count] of Object.entries(after))
    if (count !== before[table]) complain(what, `${table} has ${count} rows, and had ${before[table]}`);
}

for (const { what, name, bytes, becomes } of hostileFiles({ entries: 1_000_000, zerosMib: 512 }))
  await judge(what, name, bytes, becomes);
const small = zip([{ name: "board.json", content: JSON.stringify({ format: "boardcast" }) }]);
for (let end = 1; end < small.length; end++)
  await judge(`cut off at byte ${end}`, "board.zip", small.subarray(0, end), "refused");

await service.stop();
await rm(service.app.context.config.DATA_DIR, { recursive: true, force: true });
process.exit(failures > 0 ? 1 : 0);

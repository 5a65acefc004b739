/** Checks of the machine: disk, file descriptors, memory, the runtime. */
import { existsSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir, totalmem } from "node:os";
import { dirname, join, resolve } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import type { Config } from "../../server/config.ts";
import { openFiles, roomForConnections } from "../../server/platform/observability/open-files.ts";
import { messageOf } from "../../server/platform/util/unknown-value.ts";
import { type Finding, fail, firstOf, ok, warn } from "./finding.ts";

const GIB = 2 ** 30;
const MANY_DESCRIPTORS = 4096;
const LITTLE_MEMORY = GIB / 2;
/** What an import may need in the temporary folder. */
const IMPORT_BYTES = 2 * GIB;

export function checkMachine(config: Config): Finding[] {
  const { DATA_DIR, SNAPSHOT_CACHE_BYTES, WORKERS, DATABASE_URL, DATABASE_POOL } = config;
  return [
    ...disk(resolve(DATA_DIR)),
    descriptors(DATABASE_URL ? DATABASE_POOL : 0),
    memory(SNAPSHOT_CACHE_BYTES * WORKERS),
    runtime(),
  ];
}

function disk(folder: string): Finding[] {
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  const free = freeIn(there);
  const says = `${gib(free)} free for ${folder}`;
  return [
    firstOf(
      [
        [free < GIB / 10, fail("disk", says, "free some space: when there is none left, every change fails")],
        [
          free < GIB,
          warn("disk", says, "free some space: a backup or a restore needs as much as the database takes"),
        ],
      ],
      ok("disk", says),
    ),
    writable("data folder", there, "make it writable for the user of the service"),
    temporary(tmpdir()),
  ];
}

function temporary(folder: string): Finding {
  const check = "temporary folder";
  const found = writable(check, folder, "imports need it: make it writable, or set TMPDIR to another one");
  if (found.state !== "ok") return found;
  const free = freeIn(folder);
  const says = `${found.says}, ${gib(free)} free`;
  if (free >= IMPORT_BYTES) return ok(check, says);
  return warn(
    check,
    says,
    `an import may need ${gib(IMPORT_BYTES)}: free some space, or set TMPDIR to another one`,
  );
}

function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function writable(check: string, folder: string, advice: string): Finding {
  const probe = join(folder, `.doctor-${process.pid}`);
  try {
    writeFileSync(probe, "", { mode: 0o600 });
    rmSync(probe);
    return ok(check, `${folder} is writable`);
  } catch (error) {
    return fail(check, messageOf(error), advice);
  }
}

function descriptors(connections: number): Finding {
  const check = "file descriptors";
  const { max } = openFiles() ?? { max: Number.POSITIVE_INFINITY };
  if (max === Number.POSITIVE_INFINITY) return ok(check, "no known limit on this system");
  const says = `${max}, enough for ${roomForConnections(connections)} live connections`;
  if (max >= MANY_DESCRIPTORS) return ok(check, says);
  return warn(check, says, "raise the limit (ulimit -n, LimitNOFILE=): every live connection needs one");
}

function memory(cacheBytes: number): Finding {
  const limit = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const says = `${gib(limit)}, ${gib(cacheBytes)} of it for cached boards`;
  return firstOf(
    [
      [cacheBytes > limit / 2, fail("memory", says, "lower SNAPSHOT_CACHE_BYTES")],
      [limit < LITTLE_MEMORY, warn("memory", says, "give it at least half a GiB")],
    ],
    ok("memory", says),
  );
}

function runtime(): Finding {
  const wanted = packageJson.dependencies.bun;
  if (Bun.version === wanted) return ok("runtime", `Bun ${Bun.version}`);
  return warn(
    "runtime",
    `Bun ${Bun.version}`,
    `this version is tested with Bun ${wanted}: use npm start or npx, which run that one`,
  );
}

function gib(bytes: number): string {
  return `${(bytes / GIB).toFixed(bytes < GIB ? 2 : 1)} GiB`;
}

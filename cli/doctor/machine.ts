/** Checks of the machine: disk, file descriptors, memory, the runtime. */
import { existsSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { totalmem } from "node:os";
import { dirname, join, resolve } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import type { Config } from "../../server/config.ts";
import { openFiles, roomForConnections } from "../../server/platform/observability/open-files.ts";
import { messageOf } from "../../server/platform/util/unknown-value.ts";
import { type Finding, fail, firstOf, ok, warn } from "./finding.ts";

const GIB = 2 ** 30;
const MANY_DESCRIPTORS = 4096;
const LITTLE_MEMORY = GIB / 2;

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
  const { bavail, bsize } = statfsSync(there);
  const free = bavail * bsize;
  const says = `${gib(free)} free for ${folder}`;
  return [
    firstOf(
      [
        [free < GIB / 10, fail("disk", says, "make room: without it every change fails")],
        [
          free < GIB,
          warn("disk", says, "make room; a backup or a restore needs as much again as the database"),
        ],
      ],
      ok("disk", says),
    ),
    writable(there),
  ];
}

function writable(folder: string): Finding {
  const probe = join(folder, `.doctor-${process.pid}`);
  try {
    writeFileSync(probe, "", { mode: 0o600 });
    rmSync(probe);
    return ok("data folder", `${folder} can be written`);
  } catch (error) {
    return fail("data folder", messageOf(error), "give it to the user that the service runs as");
  }
}

function descriptors(connections: number): Finding {
  const check = "file descriptors";
  const { max } = openFiles() ?? { max: Number.POSITIVE_INFINITY };
  if (max === Number.POSITIVE_INFINITY) return ok(check, "no limit is known on this system");
  const says = `${max}, enough for ${roomForConnections(connections)} live connections`;
  if (max >= MANY_DESCRIPTORS) return ok(check, says);
  return warn(check, says, "raise the limit (ulimit -n, LimitNOFILE=): every live connection takes one");
}

function memory(cacheBytes: number): Finding {
  const limit = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const says = `${gib(limit)}, ${gib(cacheBytes)} of it for encoded boards`;
  return firstOf(
    [
      [cacheBytes > limit / 2, fail("memory", says, "lower SNAPSHOT_CACHE_BYTES")],
      [limit < LITTLE_MEMORY, warn("memory", says, "half a GiB is the least to be comfortable with")],
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
    `this version is tested with Bun ${wanted}: start it with npm start or npx`,
  );
}

function gib(bytes: number): string {
  return `${(bytes / GIB).toFixed(bytes < GIB ? 2 : 1)} GiB`;
}

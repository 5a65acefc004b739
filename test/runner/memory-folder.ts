import { accessSync, chmodSync, constants, existsSync, mkdtempSync, readFileSync, statfsSync } from "node:fs";

const IN_MEMORY = "/dev/shm";
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * A folder in memory for what tests store, where the machine offers one that is large enough and in which programs may
 * be started: thousands of small commits would otherwise wait for the disk.
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(IN_MEMORY) || !isWritable()) return undefined;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (bavail * bsize < ENOUGH_BYTES || isNoexec()) return undefined;
  const folder = mkdtempSync(`${IN_MEMORY}/boardcast-`);
  // Servers run as users of their own.
  chmodSync(folder, 0o755);
  return folder;
}

function isWritable(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function isNoexec(): boolean {
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  return mounts.some((line) => {
    const [, place, , options = ""] = line.split(" ");
    return place === IN_MEMORY && options.split(",").includes("noexec");
  });
}

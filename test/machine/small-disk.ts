/** A file system of a few megabytes, in memory, that can be filled to the last byte. */
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BLOCKS_BYTES = [2 ** 20, 4096];

export interface SmallDisk {
  readonly path: string;
  readonly freeBytes: number;
  /** Leaves so many bytes. */
  fill(leftBytes?: number): void;
  /** What was filled is free again. */
  free(): void;
  /** From now on nothing on it can be written. */
  makeReadOnly(): void;
  remove(): void;
}

export function mountSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), "boardcast-disk-"));
  run(["mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "boardcast", path]);
  const filler = join(path, "filler");
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  };
  const free = () => rmSync(filler, { force: true });
  return {
    path,
    get freeBytes() {
      return freeBytes();
    },
    fill(leftBytes = 0) {
      free();
      const file = openSync(filler, "w");
      for (const bytes of BLOCKS_BYTES) {
        const block = Buffer.alloc(bytes);
        while (freeBytes() >= leftBytes + bytes) writeSync(file, block);
      }
      closeSync(file);
    },
    free,
    makeReadOnly: () => run(["mount", "-o", "remount,ro", path]),
    remove() {
      run(["umount", "--lazy", path]);
      rmdirSync(path);
    },
  };
}

function run(command: string[]): void {
  const { success, stderr } = Bun.spawnSync(command);
  if (!success) throw new Error(`${command.join(" ")}: ${stderr}`);
}

import { statfsSync } from "node:fs";
import { dirname } from "node:path";

/** Less than a few changes take, with the write-ahead log. */
const FEW_BYTES = 2 ** 20;

/** Whether there is no room to speak of where the file is. */
export function isDiskFull(file: string): boolean {
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize < FEW_BYTES;
}

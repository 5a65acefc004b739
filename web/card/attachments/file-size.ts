import { bytes as bytesText } from "#texts/files.ts";
import { number } from "../../texts/format.ts";

const UNITS = ["KB", "MB", "GB"];

/** For people: 1.4 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return bytesText(bytes);
  const power = Math.min(UNITS.length, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${number(value, value < 10 ? 1 : 0)} ${UNITS[power - 1]}`;
}

/** How much may come out of compressed bytes. Real files shrink to a hundredth at best; a bomb to a thousandth. */
import { Unreadable } from "../../records.ts";

const MIB = 1_048_576;
const MAX_RATIO = 250;
/** A small file may be one blank picture. */
const ALWAYS_BYTES = 32 * MIB;
const TOTAL_BYTES = 2048 * MIB;

export function mostFrom(compressedBytes: number): number {
  return Math.min(ALWAYS_BYTES + MAX_RATIO * compressedBytes, Math.max(TOTAL_BYTES, 4 * compressedBytes));
}

export const tooMuch = () => new Unreadable("The file expands to more than can be imported.");

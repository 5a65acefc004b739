/** What a reader may remember of a file until its end, whatever there is in the file and however long it is. */
import { type Sink, Unreadable } from "../records.ts";

const MOST_BYTES = 40 * 1_048_576;
/** Of an entry in a map, with an object and a few short texts. */
const ENTRY_BYTES = 400;
const CHARACTER_BYTES = 2;

export type Memory = Pick<Sink, "remember" | "rememberBytes">;

export function createMemory(): Memory {
  let all = 0;
  function rememberBytes(bytes: number): void {
    all += bytes;
    if (all > MOST_BYTES) throw new Unreadable("The file holds too much to be imported.");
  }
  return {
    rememberBytes,
    remember: (...texts) => rememberBytes(ENTRY_BYTES + bytesOf(texts)),
  };
}

export function bytesOf(texts: readonly (string | null)[]): number {
  return texts.reduce((sum, text) => sum + (text?.length ?? 0) * CHARACTER_BYTES, 0);
}

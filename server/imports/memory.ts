/** What a reader may remember of a file until its end, whatever there is in the file and however long it is. */
import { type Sink, Unreadable } from "./records.ts";

const MOST_BYTES = 24 * 1_048_576;
/** Of an entry in a map, with an object and a few short texts. */
const ENTRY_BYTES = 200;
const CHARACTER_BYTES = 2;

export type Memory = Pick<Sink, "remember">;

export function createMemory(): Memory {
  let bytes = 0;
  return {
    remember(...parts) {
      bytes += ENTRY_BYTES;
      for (const part of parts)
        bytes += typeof part === "number" ? part : (part?.length ?? 0) * CHARACTER_BYTES;
      if (bytes > MOST_BYTES) throw new Unreadable("The file holds too much to be imported.");
    },
  };
}

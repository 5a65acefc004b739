/**
 * The stamp of a commit with events is a hash of the stamp before it and of these events. So whoever has a board at one
 * version, and the events since, can prove that they lead to another version and that nothing else happened in between:
 * a commit without events gets a random stamp, and another history of the board has other stamps.
 */
import type { EffectRow } from "./effects.ts";

export function stampAfter(stamp: string, events: readonly EffectRow[]): string {
  return events.reduce(next, stamp);
}

function next(stamp: string, { seq, type, data, renumbered, mark, created_at }: EffectRow): string {
  // None of these but the last can have a line break in it.
  const text = `${stamp}\n${seq}\n${type}\n${renumbered}\n${mark}\n${created_at}\n${data}`;
  return Bun.hash.xxHash64(text).toString(36);
}

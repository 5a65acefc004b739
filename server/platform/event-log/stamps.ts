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
  const seed = Bun.hash.xxHash64(JSON.stringify([stamp, seq, type, renumbered, mark, created_at]));
  return Bun.hash.xxHash64(data, seed).toString(36);
}

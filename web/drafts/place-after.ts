/** Where a place in a text is once lines elsewhere in it were changed. Pure. */
import { diff } from "../card/history/diff.ts";

export function placeAfter(place: number, before: string, after: string): number {
  let old = 0;
  let now = 0;
  for (const { kind, token } of diff(before.split("\n"), after.split("\n"))) {
    const length = token.length + 1;
    if (kind !== "added") {
      if (place < old + length) return kind === "same" ? now + place - old : Math.min(now, after.length);
      old += length;
    }
    if (kind !== "removed") now += length;
  }
  return after.length;
}

/** Code within a line, between runs of backticks of the same length. Pure. */

/** By length: where the runs of backticks of that length begin, the last one first. */
export type Ticks = Map<number, number[]>;

export function ticksOf(text: string): Ticks {
  const ticks: Ticks = new Map();
  for (let at = text.indexOf("`"); at >= 0; at = text.indexOf("`", at)) {
    const end = endOfRun(text, at);
    const starts = ticks.get(end - at) ?? [];
    ticks.set(end - at, starts);
    starts.push(at);
    at = end;
  }
  for (const starts of ticks.values()) starts.reverse();
  return ticks;
}

/**
 * The code that begins with the backticks at this place, and where it ends; `text` is null if they are never closed.
 * Takes from `ticks` what lies behind, so that nothing is looked at twice.
 */
export function codeAt(text: string, at: number, ticks: Ticks): { text: string | null; end: number } {
  const from = endOfRun(text, at);
  const starts = ticks.get(from - at) ?? [];
  let close = starts.at(-1);
  while (close !== undefined && close < from) {
    starts.pop();
    close = starts.at(-1);
  }
  if (close === undefined) return { text: null, end: from };
  const inner = text.slice(from, close).replaceAll("\n", " ");
  const padded = inner.startsWith(" ") && inner.endsWith(" ") && inner.trim() !== "";
  return { text: padded ? inner.slice(1, -1) : inner, end: endOfRun(text, close) };
}

/** Where the run of equal characters that begins here ends. */
export function endOfRun(text: string, at: number): number {
  let end = at + 1;
  while (text[end] === text[at]) end++;
  return end;
}

/** What holds the character before it: marks, colours of skin, and parts of an emoji that follow a joiner. */
const HELD = /^[\p{M}\p{EMod}\u200d]/u;

let segmenter: Intl.Segmenter | undefined;

/** Where the characters of a text begin, as people read them: an emoji may consist of several. */
export function characterStarts(text: string): number[] {
  // Firefox before April 2024 has none.
  if (typeof Intl.Segmenter === "function") {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
    return Array.from(segmenter.segment(text), ({ index }) => index);
  }
  const starts: number[] = [];
  let at = 0;
  let isJoined = false;
  for (const point of text) {
    if (!HELD.test(point) && !isJoined) starts.push(at);
    isJoined = point === "\u200d";
    at += point.length;
  }
  return starts;
}

/** Where somebody clicked in a formatted text, as a place in the Markdown that it was written in. */

interface Clicked {
  /** The texts up to the point. */
  before: readonly string[];
  /** The texts after it. */
  after: readonly string[];
}

/** The words of the Markdown are found in their order; what only formats lies between them. Pure. */
export function placeInSource(source: string, { before, after }: Clicked): number {
  let place = 0;
  for (const word of wordsIn(before)) {
    const found = source.indexOf(word, place);
    if (found >= 0) place = found + word.length;
  }
  const isInWord = /\S$/.test(before.at(-1) ?? "") && /^\S/.test(after[0] ?? "");
  const next = isInWord ? undefined : wordsIn(after)[0];
  const found = next === undefined ? -1 : source.indexOf(next, place);
  // Between two words: at the one that follows, behind what formats it.
  return found < 0 ? place : found;
}

function wordsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);
}

/** What is before and after a point on the screen; null if it is at no text of the element. */
export function clickedAt(root: Element, x: number, y: number): Clicked | null {
  const [place, offset] = placeAt(x, y);
  if (!place || !root.contains(place)) return null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const before: string[] = [];
  let after: string[] | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    if (node === place) {
      before.push(text.slice(0, offset));
      after = [text.slice(offset)];
    } else (after ?? before).push(text);
  }
  return after && { before, after };
}

/** Safari knows the second one only. */
function placeAt(x: number, y: number): [Node | undefined, number] {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (caret) return [caret.offsetNode, caret.offset];
  const range = document.caretRangeFromPoint?.(x, y);
  return [range?.startContainer, range?.startOffset ?? 0];
}

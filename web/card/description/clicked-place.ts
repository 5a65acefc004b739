/** Where somebody clicked in a formatted text, as a place in the Markdown that it was written in. */

/** The words of the Markdown are found in their order; what only formats lies between them. Pure. */
export function placeInSource(source: string, before: readonly string[]): number {
  let place = 0;
  for (const word of before.flatMap((text) => text.split(/\s+/))) {
    const found = source.indexOf(word, place);
    if (found >= 0) place = found + word.length;
  }
  return place;
}

/** The texts of the element up to a point on the screen; null if there is none at it. */
export function textsBefore(root: Element, x: number, y: number): string[] | null {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (!caret || !root.contains(caret.offsetNode)) return null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    if (node === caret.offsetNode) return [...texts, text.slice(0, caret.offset)];
    texts.push(text);
  }
  return null;
}

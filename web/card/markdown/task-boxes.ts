/** Ticking the box of a task in a text. Pure. */
import { type Block, parseBlocks } from "../../../contract/markdown/blocks.ts";

const BOX = /\[[ xX]\]/g;
const OPEN = "[ ]";
const DONE = "[x]";

/** The text with its n-th box ticked, or no longer; unchanged if there is no such box. */
export function withToggledBox(text: string, number: number): string {
  const isDone = boxesIn(parseBlocks(text))[number];
  if (isDone === undefined) return text;
  const at = placeOf(text, number);
  return text.slice(0, at) + (isDone ? OPEN : DONE) + text.slice(at + OPEN.length);
}

/**
 * Where it stands. What looks like a box may be code or a part of a sentence, which only the parser knows: it is asked
 * which boxes are ticked when all from some place on are. Whether a box is ticked changes nothing else about a text.
 */
function placeOf(text: string, number: number): number {
  const places = [...text.matchAll(BOX)].map(({ index }) => index);
  let first = 0;
  let last = places.length - 1;
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    const from = places[middle] ?? 0;
    const ticked = text.replaceAll(BOX, (_, index: number) => (index < from ? OPEN : DONE));
    if (boxesIn(parseBlocks(ticked))[number]) first = middle;
    else last = middle - 1;
  }
  return places[first] ?? 0;
}

/** Whether they are ticked, in their order. */
function boxesIn(blocks: readonly Block[]): boolean[] {
  return blocks.flatMap((block) => {
    if (block.type === "quote") return boxesIn(block.blocks);
    if (block.type !== "list") return [];
    return block.items.flatMap((item) => [
      ...(item.task === null ? [] : [item.task]),
      ...boxesIn(item.blocks),
    ]);
  });
}

import { type Block, parseBlocks } from "../../contract/markdown/blocks.ts";
import { parseInline } from "../../contract/markdown/inline.ts";

/** What is left of emphasis, code and struck text that is cut off. */
const HALF_MARKS = /\*{2,3}|__|~~|`+/g;
/** The end of a link whose beginning is cut off, and the beginning of one whose end is. */
const END_OF_LINK = /^([^[\]\n]*)\]\([^\s()]*\)/;
const START_OF_LINK = /^\[([^\]\n]*)(?:\]\([^\s()]*)?$/;
/** The rows of a table whose head is cut off. */
const ROW = /^[ \t]*\|.*$/gm;
const BETWEEN_ROWS = /^[-:| \t]+$/;

/** A short Markdown text as it reads, on one line. It may be cut off at both ends. */
export function plainLine(text: string): string {
  const last = Math.max(0, text.lastIndexOf("["));
  const whole = (text.slice(0, last) + text.slice(last).replace(START_OF_LINK, "$1"))
    .replace(END_OF_LINK, "$1")
    .replaceAll(ROW, (row) => (BETWEEN_ROWS.test(row) ? "" : row.replaceAll("|", " ").trim()));
  return parseBlocks(whole).flatMap(textsOf).join(" ").replace(/\s+/g, " ").trim();
}

/** What is below it, such as a list or a table, says nothing in one line. */
export function firstParagraph(text: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => line.trim() === "");
  return lines.slice(0, end === -1 ? lines.length : end).join("\n");
}

function textsOf(block: Block): string[] {
  switch (block.type) {
    case "heading":
    case "paragraph":
      return [plain(block.text)];
    case "quote":
      return block.blocks.flatMap(textsOf);
    case "list":
      return block.items.flatMap((item) => item.blocks.flatMap(textsOf));
    case "table":
      return [block.header, ...block.rows].flat().map((cell) => plain(cell.text));
    case "code":
      return [block.text];
    case "rule":
      return [];
  }
}

function plain(text: string): string {
  return parseInline(text)
    .map((piece) => {
      if (piece.type === "text") return piece.text.replaceAll(HALF_MARKS, "");
      if (piece.type === "code") return piece.text;
      return piece.type === "break" ? " " : "";
    })
    .join("");
}

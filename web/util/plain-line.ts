import { type Block, parseBlocks } from "../../contract/markdown/blocks.ts";
import { parseInline } from "../../contract/markdown/inline.ts";

/** A short Markdown text as it reads, on one line. */
export function plainLine(text: string): string {
  return parseBlocks(text).flatMap(textsOf).join(" ").replace(/\s+/g, " ").trim();
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
    .map((piece) =>
      piece.type === "text" || piece.type === "code" ? piece.text : piece.type === "break" ? " " : "",
    )
    .join("");
}

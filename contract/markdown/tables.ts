/** Tables: a header, a line of dashes that aligns the columns, and rows until something else begins. Pure. */
import { interrupts, isBlank, type LineReader } from "./lines.ts";

export type Align = "left" | "center" | "right" | null;

export interface Cell {
  text: string;
  align: Align;
}

export interface Table {
  type: "table";
  header: Cell[];
  rows: Cell[][];
}

/** How the columns of the table that begins with this line are aligned; null if none begins. */
export function tableAt(line: string, next: string | undefined): Align[] | null {
  if (next === undefined || !line.includes("|") || !next.includes("-")) return null;
  const aligns = alignsOf(next);
  return aligns?.length === cellsOf(line).length ? aligns : null;
}

export function readTable(reader: LineReader, headerLine: string, aligns: readonly Align[]): Table {
  // Missing cells are not filled in: few characters would become very many of them.
  const rowOf = (line: string): Cell[] =>
    cellsOf(line)
      .slice(0, aligns.length)
      .map((text, index) => ({ text, align: aligns[index] ?? null }));
  const header = rowOf(headerLine);
  const rows: Cell[][] = [];
  reader.advance();
  reader.advance();
  for (let line = reader.line; line !== undefined; line = reader.line) {
    if (isBlank(line) || interrupts(line)) break;
    rows.push(rowOf(line));
    reader.advance();
  }
  return { type: "table", header, rows };
}

/** Null if the line is not the one below a header. */
function alignsOf(line: string): Align[] | null {
  const aligns: Align[] = [];
  for (const cell of cellsOf(line)) {
    if (!/^:?-+:?$/.test(cell)) return null;
    const right = cell.endsWith(":");
    aligns.push(cell.startsWith(":") ? (right ? "center" : "left") : right ? "right" : null);
  }
  return aligns;
}

function cellsOf(line: string): string[] {
  const trimmed = line.trim();
  const cells: string[] = [];
  let cell = "";
  for (let at = trimmed.startsWith("|") ? 1 : 0; at < trimmed.length; at++) {
    if (trimmed[at] === "\\" && trimmed[at + 1] === "|") cell += trimmed[++at];
    else if (trimmed[at] !== "|") cell += trimmed[at];
    else {
      cells.push(cell.trim());
      cell = "";
    }
  }
  if (cell.trim() !== "" || !trimmed.endsWith("|")) cells.push(cell.trim());
  return cells;
}

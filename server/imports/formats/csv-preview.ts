/** What is asked before a table is imported: which of its columns is what. */
import type { DocumentSource } from "../records.ts";
import type { Mapping } from "./csv-fields.ts";
import { openTable, type TableOptions } from "./csv-table.ts";

const SAMPLE_ROWS = 5;
const MAX_HEADERS = 100;
const MAX_CELL_LENGTH = 200;

interface CsvPreview {
  headers: string[];
  mapping: Mapping;
  rows: string[][];
}

export async function csvPreview(source: DocumentSource, options: TableOptions): Promise<CsvPreview> {
  const table = await openTable(source.bytes(), options);
  const headers = table.headers.slice(0, MAX_HEADERS);
  const rows: string[][] = [];
  for await (const row of table.rows) {
    rows.push(headers.map((_, index) => (row[index] ?? "").slice(0, MAX_CELL_LENGTH)));
    if (rows.length === SAMPLE_ROWS) break;
  }
  return { headers, mapping: table.mapping, rows };
}

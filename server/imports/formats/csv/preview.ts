/** What is asked before a table is imported: which of its columns is what, and how its dates are meant. */
import type { ImportPreview } from "../../../../contract/imports.ts";
import type { DocumentSource } from "../../records.ts";
import { openTable, shownOrderOf, type TableOptions } from "./table.ts";

const SAMPLE_ROWS = 5;
const MAX_HEADERS = 100;
const MAX_CELL_LENGTH = 200;

export async function csvPreview(
  source: DocumentSource,
  options: TableOptions,
): Promise<NonNullable<ImportPreview["csv"]>> {
  const dates = await shownOrderOf(source, options);
  const table = await openTable(source.bytes(), options);
  const headers = table.headers.slice(0, MAX_HEADERS);
  const rows: string[][] = [];
  for await (const row of table.rows) {
    rows.push(headers.map((_, index) => (row[index] ?? "").slice(0, MAX_CELL_LENGTH)));
    if (rows.length === SAMPLE_ROWS) break;
  }
  const { mapping } = table;
  return { headers, mapping, rows, dates: { order: options.dateOrder ?? dates.shown, ...dates } };
}

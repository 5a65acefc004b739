/** The tables of an export of 4ga Boards: one CSV file each, whose first row names the columns of a database table. */
import { csvRows } from "../../read/csv-rows.ts";
import { filledOf, numberOf } from "../../read/values.ts";
import type { ArchiveSource, Key, Sink, Source } from "../../records.ts";
import type { Thing } from "../../words.ts";

export type Row = Readonly<Record<string, string>>;

export interface Tables {
  /** The rows of a table by column; none if the archive does not have it. Empty cells are missing. */
  rows(table: string): AsyncGenerator<Row>;
  /** The name of the entry with the bytes of an attachment. */
  file(folder: string, name: string): string | null;
}

const NEEDED = ["boards", "lists", "cards"];

export function detectsFourGa(source: Source): boolean {
  return source.kind === "archive" && NEEDED.every((table) => entryOf(source, table) !== undefined);
}

export function tablesOf(source: ArchiveSource): Tables {
  const names = new Set(source.entries.map(({ name }) => name));
  const prefix = entryOf(source, "boards")?.name.replace(/boards\.csv$/, "") ?? "";
  return {
    async *rows(table) {
      const entry = entryOf(source, table);
      if (!entry) return;
      let headers: string[] | null = null;
      for await (const cells of csvRows(entry.bytes())) {
        if (headers === null) headers = cells;
        else yield rowOf(headers, cells);
      }
    },
    file(folder, name) {
      const entry = `${prefix}attachments/${folder}/${name}`;
      return names.has(entry) ? entry : null;
    },
  };
}

function rowOf(headers: readonly string[], cells: readonly string[]): Row {
  return Object.fromEntries(
    headers.flatMap((header, index) => {
      const cell = filledOf(cells[index]);
      return cell === null ? [] : [[header, cell]];
    }),
  );
}

/** What belongs to another board, or to something that was not read, is counted by its table. */
export async function* rowsOn(
  tables: Tables,
  table: Thing,
  belongs: (row: Row) => boolean,
  sink: Sink,
): AsyncGenerator<Row> {
  for await (const row of tables.rows(table)) {
    if (belongs(row)) yield row;
    else sink.skip(table, "what they belong to is not in the file");
  }
}

export const isOn = (board: Key) => (row: Row) => row.boardId === undefined || row.boardId === board;
export const sortOf = (row: Row) => numberOf(row.position) ?? 0;

/** At the top of the archive, or in its only folder. */
function entryOf({ entries }: ArchiveSource, table: string) {
  const name = `${table}.csv`;
  const tops = entries.filter((entry) => entry.name.split("/").length <= 2);
  return tops.find((entry) => entry.name === name) ?? tops.find((entry) => entry.name.endsWith(`/${name}`));
}

/** The tables of an export of 4ga Boards: one CSV file each, whose first row names the columns of a database table. */
import type { ArchiveSource, Source } from "../records.ts";
import { csvRows } from "../read/csv-rows.ts";
import { filledOf } from "../read/values.ts";

export interface Tables {
  /** The rows of a table by column; none if the archive does not have it. Empty cells are missing. */
  rows(table: string): AsyncGenerator<Readonly<Record<string, string>>>;
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

function rowOf(headers: readonly string[], cells: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    headers.flatMap((header, index) => {
      const cell = filledOf(cells[index]);
      return cell === null ? [] : [[header, cell]];
    }),
  );
}

/** At the top of the archive, or in its only folder. */
function entryOf({ entries }: ArchiveSource, table: string) {
  const name = `${table}.csv`;
  const tops = entries.filter((entry) => /^(\.\/)?([^/]+\/)?[^/]+$/.test(entry.name));
  return tops.find((entry) => entry.name === name) ?? tops.find((entry) => entry.name.endsWith(`/${name}`));
}

/** Cards from a table: CSV or TSV of a spreadsheet, or of a tool that exports tables. */

import { shapeOf } from "../read/csv-rows.ts";
import type { DocumentSource, FormatReader, ReadOptions, Sink, Source } from "../records.ts";
import { Unreadable } from "../records.ts";
import { type Said, say } from "../words.ts";
import { type CsvField, mappingFor, namedHeaders } from "./csv/fields.ts";
import { createNames } from "./csv/names.ts";
import { csvPreview } from "./csv/preview.ts";
import { openTable, type Row, rowOf, shownOrderOf, type Table } from "./csv/table.ts";
import { csvBoolean, csvList, wekanList } from "./csv/values.ts";

/** For rows that name no column. */
const DEFAULT_COLUMN = "Imported";
const MAX_COLUMNS = 1000;

/** Text that is no JSON, with headers that say what the titles are, or with several columns. */
export function detectsCsv(source: Source): boolean {
  if (source.kind !== "document") return false;
  const head = new TextDecoder().decode(source.head);
  if (/^\s*[[{]/.test(head) || head.includes("\0")) return false;
  const [line = ""] = head.split(/\r?\n/, 1);
  const headers = line.split(shapeOf(head).delimiter).map((header) => header.replaceAll('"', "").trim());
  return headers.length > 1 || mappingFor(namedHeaders(headers), {}).title !== undefined;
}

export const csv: FormatReader = {
  name: "csv",
  async read(source, sink, options) {
    if (source.kind !== "document") throw new Unreadable("The file is not a table.");
    await readTable(source, sink, options);
  },
  previewTable: async (source, options) => (source.kind === "document" ? csvPreview(source, options) : null),
};

async function readTable(source: DocumentSource, sink: Sink, options: ReadOptions): Promise<void> {
  const order = options.dateOrder ?? (await shownOrderOf(source, options)).shown;
  const table = await openTable(source.bytes(), options);
  sink.put({ kind: "board", title: titleOf(options.fileName), description: null, color: null });
  const cards = createCards(table, sink);
  const refusals = createRefusals();
  let sort = 0;
  for await (const cells of table.rows) {
    const beyond = cells.slice(table.headers.length).filter((cell) => cell !== "").length;
    if (beyond > 0) sink.skip("cells", "they are beyond the last header", beyond);
    const { timeZone } = options;
    cards.put(rowOf(table, cells, { order, timeZone, refused: refusals.add }), sort++);
  }
  if (table.isTitleGuessed)
    sink.warn(
      say("No column is named like a title, so titles are read from “{header}”.", {
        header: table.mapping.title ?? "",
      }),
    );
  warnOfOthers(table, sink);
  for (const sentence of refusals.sentences(table)) sink.warn(sentence);
}

function createCards(table: Table, sink: Sink) {
  const names = createNames(sink);
  const listOf = table.isWekan ? wekanList : csvList;
  return {
    put(row: Row, sort: number): void {
      const title = row.text("title");
      if (title === "") {
        sink.skip("rows", "they have no title");
        return;
      }
      const column = names.column(row.text("column") || DEFAULT_COLUMN, MAX_COLUMNS);
      const fields = {
        labels: listOf(row.text("labels")).flatMap(names.label),
        people: listOf(row.text("assignees")).flatMap(names.person),
        startAt: row.date("start_at"),
        dueAt: row.date("due_at"),
        createdAt: row.date("created_at"),
        updatedAt: row.date("updated_at"),
        // A column such as "Completed" may hold the day.
        isComplete: csvBoolean(row.text("complete")) ?? row.date("complete") !== null,
      };
      // What could not be read as a date is known by now.
      const description = describedBy(row.text("description"), row.others());
      const key = String(sort);
      const card = { key, column, sort, title, description, number: null, cover: null, isArchived: false };
      sink.put({ kind: "card", ...card, ...fields });
    },
  };
}

function describedBy(text: string, others: readonly string[]): string | null {
  const section = others.length === 0 ? [] : [others.join("\n")];
  return [...(text === "" ? [] : [text]), ...section].join("\n\n---\n\n") || null;
}

function warnOfOthers({ headers, mapping }: Table, sink: Sink): void {
  const read = new Set(Object.values(mapping));
  const others = headers.filter((header) => !read.has(header)).slice(0, 20);
  if (others.length > 0)
    sink.warn(
      say("Columns that match no field of a card are at the end of its description: {headers}.", {
        headers: others.join(", "),
      }),
    );
}

/** Values that mean nothing, by field, with one of them as an example. */
function createRefusals() {
  const found = new Map<CsvField, { count: number; example: string }>();
  return {
    add(field: CsvField, text: string): void {
      const { count = 0, example = text } = found.get(field) ?? {};
      found.set(field, { count: count + 1, example });
    },
    *sentences({ mapping }: Table): Generator<Said> {
      for (const [field, { count, example }] of found) {
        const what = field === "complete" ? "neither yes nor no" : "not unmistakably a date";
        const values = { header: mapping[field] ?? "", example: example.slice(0, 40) };
        yield count === 1
          ? say(`What is ${what} in “{header}” is at the end of the description: “{example}”.`, values)
          : say(
              `What is ${what} in “{header}” is at the end of the description: “{example}” and {more} more.`,
              { ...values, more: count - 1 },
            );
      }
    },
  };
}

/** The name of the file without its ending. */
function titleOf(fileName: string): string {
  return fileName.replace(/\.(csv|tsv|txt)$/i, "").trim() || "Imported board";
}

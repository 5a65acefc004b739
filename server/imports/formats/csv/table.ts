/** A table with the meaning of its columns. */
import type { DateOrder } from "../../../../contract/imports.ts";
import { csvRows } from "../../read/csv-rows.ts";
import { type DocumentSource, type ReadOptions, tooManyCards, Unreadable } from "../../records.ts";
import { createOrderSurvey, csvDate, type ShownOrder } from "./dates.ts";
import { type CsvField, DATES, type Mapping, mappingFor, namedHeaders, plain } from "./fields.ts";

export interface Table {
  headers: readonly string[];
  mapping: Mapping;
  /** Nothing in the headers says what the title is, so it is the first column that is not something else. */
  isTitleGuessed: boolean;
  /** It follows the template of Wekan. */
  isWekan: boolean;
  rows: AsyncIterable<string[]>;
}

export type TableOptions = Pick<ReadOptions, "mapping" | "dateOrder" | "mostCards">;

/** The headers that only the template of Wekan has together. */
const WEKAN = ["title", "stage", "owner", "members", "finishdate", "createdat"];

export async function openTable(
  bytes: AsyncIterable<Uint8Array>,
  { mapping: given, mostCards }: Pick<TableOptions, "mapping" | "mostCards">,
): Promise<Table> {
  const rows = csvRows(bytes);
  const { done, value } = await rows.next();
  if (done) throw new Unreadable("The file is empty.");
  const headers = namedHeaders(value);
  const mapping = mappingFor(headers, given ?? {});
  const isTitleGuessed = mapping.title === undefined;
  if (isTitleGuessed) {
    const free = headers.find((header) => !Object.values(mapping).includes(header));
    if (free === undefined) throw new Unreadable("The file has no column for the titles of cards.");
    mapping.title = free;
  }
  const names = headers.map(plain);
  const isWekan = WEKAN.every((name) => names.includes(name));
  const titles = indexOf(headers, mapping.title) ?? -1;
  return { headers, mapping, isTitleGuessed, isWekan, rows: bounded(rows, titles, mostCards) };
}

/** Each row with a title is a card. */
async function* bounded(
  rows: AsyncIterable<string[]>,
  titles: number,
  most: number,
): AsyncGenerator<string[]> {
  let cards = 0;
  for await (const row of rows) {
    if (row[titles] && ++cards > most) throw tooManyCards(most);
    yield row;
  }
}

/** Reads the whole table, for the order of day and month in its dates. */
export async function shownOrderOf(source: DocumentSource, options: TableOptions): Promise<ShownOrder> {
  const { headers, mapping, rows } = await openTable(source.bytes(), options);
  const indexes = DATES.flatMap((field) => indexOf(headers, mapping[field]) ?? []);
  const survey = createOrderSurvey();
  if (indexes.length === 0) return survey.result;
  for await (const row of rows) {
    for (const index of indexes) survey.see(row[index] ?? "");
  }
  return survey.result;
}

/** Null if the field is read from no column. */
function indexOf(headers: readonly string[], header: string | undefined): number | null {
  return header === undefined ? null : headers.indexOf(header);
}

/** A row, by field. Whatever cannot be used is kept as a text, under its header. */
export interface Row {
  text(field: CsvField): string;
  date(field: CsvField): string | null;
  /** What no field was read from, and what could not be read as a date. */
  others(): string[];
}

/** The last minute, as in the web client: nothing is overdue on the day it is due. */
const DUE_TIME = "23:59";

interface RowOptions {
  order: DateOrder | null;
  /** Of dates that do not name one. */
  timeZone: string;
  refused(field: CsvField, text: string): void;
}

export function rowOf(
  { headers, mapping }: Pick<Table, "headers" | "mapping">,
  cells: readonly string[],
  { order, timeZone, refused }: RowOptions,
): Row {
  const used = new Set(Object.values(mapping).map((header) => headers.indexOf(header)));
  const text = (field: CsvField) => cells[indexOf(headers, mapping[field]) ?? -1] ?? "";
  return {
    text,
    date(field) {
      const timeOfDay = field === "due_at" ? DUE_TIME : "00:00";
      const reckoning = { timeZone, timeOfDay };
      // On whichever of two days something was completed, it is complete.
      const orders = field === "complete" ? [order, "day_first" as const, "month_first" as const] : [order];
      const date =
        orders.map((each) => csvDate(text(field), each, reckoning)).find((each) => each !== null) ?? null;
      if (date !== null || text(field) === "") return date;
      refused(field, text(field));
      used.delete(indexOf(headers, mapping[field]) ?? -1);
      return null;
    },
    others: () =>
      headers.flatMap((header, index) => {
        const value = used.has(index) ? "" : (cells[index] ?? "").replaceAll(/\s+/g, " ");
        return value === "" ? [] : [`- ${header}: ${value}`];
      }),
  };
}

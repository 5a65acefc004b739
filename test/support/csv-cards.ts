/** Tables of cards as the reader for CSV files takes them. */
import { csv } from "../../server/imports/formats/csv.ts";
import type { ImportRecord, ReadOptions } from "../../server/imports/records.ts";
import { documentSource, readAll } from "./import-source.ts";

export const readTable = (text: string | Uint8Array, options: Partial<ReadOptions> = {}) =>
  readAll(csv, documentSource(text), { fileName: "Plans.csv", ...options });

export const of = <K extends ImportRecord["kind"]>(records: readonly ImportRecord[], kind: K) =>
  records.filter((record): record is Extract<ImportRecord, { kind: K }> => record.kind === kind);

export const cardsOf = async (text: string, options?: Partial<ReadOptions>) =>
  of((await readTable(text, options)).records, "card");

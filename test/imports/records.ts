import type { ImportRecord } from "../../server/imports/records.ts";

/** The records of one kind, in their order. */
export function ofKind<K extends ImportRecord["kind"]>(records: readonly ImportRecord[], kind: K) {
  return records.filter((record): record is Extract<ImportRecord, { kind: K }> => record.kind === kind);
}

/** Which column of a CSV file each field of a card is read from. Pure. */

/** By field, the header; empty or missing for a field that is not in the file. */
export type Mapping = Readonly<Record<string, string>>;

export const CSV_FIELDS = [
  "title",
  "description",
  "column",
  "labels",
  "assignees",
  "start_at",
  "due_at",
  "complete",
] as const;

export function changedMapping(before: Mapping, now: Mapping): boolean {
  return CSV_FIELDS.some((field) => (before[field] ?? "") !== (now[field] ?? ""));
}

/** Dates of other columns may be written in another order. */
export function changedDates(before: Mapping, now: Mapping): boolean {
  return (["start_at", "due_at"] as const).some((field) => (before[field] ?? "") !== (now[field] ?? ""));
}

/** With every field: the service recognises by their names those that it is not told about. */
export function completeMapping(mapping: Mapping): Record<string, string> {
  return Object.fromEntries(CSV_FIELDS.map((field) => [field, mapping[field] ?? ""]));
}

/** The rows as cards would have them: the fields that are in the file, and the cells for them. */
export function sampleOf(headers: readonly string[], rows: readonly (readonly string[])[], mapping: Mapping) {
  const fields = CSV_FIELDS.filter((field) => headers.includes(mapping[field] ?? ""));
  const places = fields.map((field) => headers.indexOf(mapping[field] ?? ""));
  return { fields, rows: rows.map((row) => places.map((place) => row[place] ?? "")) };
}

import { dateOf, type Fields, listOf, numberOf, stringOf } from "../../read/values.ts";
import type { Key, Sink } from "../../records.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { lineOf, shownDate } from "../sections.ts";

/** The definition of a custom field. */
export interface Field {
  name: string;
  sort: number;
  options: ReadonlyMap<Key, string>;
}

export function fieldOf(value: unknown, sink: Sink): [Key, Field] | null {
  const field = fieldsOf(value);
  const key = shortKeyOf(field.id);
  if (key === null) return null;
  const options = new Map<Key, string>();
  for (const option of listOf(field.options).map(fieldsOf)) {
    const optionKey = shortKeyOf(option.id);
    const text = stringOf(fieldsOf(option.value).text);
    if (optionKey === null || text === null) continue;
    sink.remember(optionKey, text);
    options.set(optionKey, text);
  }
  const name = stringOf(field.name) ?? "Field";
  sink.remember(key, name);
  return [key, { name, sort: numberOf(field.pos) ?? 0, options }];
}

/** The values on a card as lines of its description, in the order of the fields; the number of unknown ones. */
export function fieldLines(
  items: unknown,
  fields: ReadonlyMap<Key, Field>,
): { lines: string[]; unknown: number } {
  const values = listOf(items).map(fieldsOf).filter(isSet);
  const found = values.flatMap((item) => {
    const field = fields.get(shortKeyOf(item.idCustomField) ?? "");
    const value =
      field && (field.options.get(shortKeyOf(item.idValue) ?? "") ?? textOf(fieldsOf(item.value)));
    return field && value !== null && value !== undefined ? [{ field, value }] : [];
  });
  const lines = found
    .toSorted((a, b) => a.field.sort - b.field.sort)
    .map(({ field, value }) => lineOf(field.name, value));
  return { lines, unknown: values.length - lines.length };
}

/** A field that was emptied stays in the file, with neither a value nor an option. */
function isSet(item: Fields): boolean {
  return (item.value ?? item.idValue ?? null) !== null;
}

/** Trello writes numbers, dates and check marks as strings. */
function textOf(value: Fields): string | null {
  if (value.checked !== undefined) return String(value.checked) === "true" ? "yes" : "no";
  const date = dateOf(value.date);
  if (date !== null) return shownDate(date);
  return stringOf(value.number) ?? stringOf(value.text);
}

import { dateOf, type Fields, listOf, stringOf } from "../../read/values.ts";
import type { Key, Sink } from "../../records.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { lineOf, shownDate } from "../sections.ts";

/** The definition of a custom field. */
export interface Field {
  name: string;
  type: string | null;
  options: ReadonlyMap<Key, string>;
  currency: string | null;
}

export function fieldOf(value: unknown, sink: Sink): [Key, Field] | null {
  const field = fieldsOf(value);
  const key = shortKeyOf(field._id);
  if (key === null) return null;
  const settings = fieldsOf(field.settings);
  const options = new Map<Key, string>();
  for (const item of listOf(settings.dropdownItems).map(fieldsOf)) {
    const itemKey = shortKeyOf(item._id);
    if (itemKey === null) continue;
    const itemName = stringOf(item.name) ?? "";
    sink.remember(itemKey, itemName);
    options.set(itemKey, itemName);
  }
  const name = stringOf(field.name) ?? "Field";
  const [type, currency] = [stringOf(field.type), stringOf(settings.currencyCode)];
  sink.remember(key, name, type, currency);
  return [key, { name, type, options, currency }];
}

/** The values on a card as lines of its description; the number of unknown ones. */
export function fieldLines(
  values: unknown,
  fields: ReadonlyMap<Key, Field>,
): { lines: string[]; unknown: number } {
  const set = listOf(values)
    .map(fieldsOf)
    .filter(({ value }) => value !== null && value !== undefined && value !== "");
  const lines = set.flatMap(({ _id, value }) => {
    const field = fields.get(shortKeyOf(_id) ?? "");
    const text = field ? textOf(value, field) : null;
    return field && text !== null ? [lineOf(field.name, text)] : [];
  });
  return { lines, unknown: set.length - lines.length };
}

function textOf(value: unknown, { type, options, currency }: Field): string | null {
  if (type === "dropdown") return options.get(shortKeyOf(value) ?? "") ?? null;
  if (type === "checkbox") return value === true ? "yes" : "no";
  if (type === "stringtemplate")
    return listOf(value)
      .flatMap((part) => stringOf(part) ?? [])
      .join(", ");
  const date = type === "date" ? dateOf(value) : null;
  if (date !== null) return shownDate(date);
  return type === "currency" && currency ? `${stringOf(value) ?? ""} ${currency}` : stringOf(value);
}

/** What a card has beside its custom fields and what has a place here. */
export function cardLines(card: Fields): string[] {
  const dates = [
    ["Received", dateOf(card.receivedAt)],
    ["Finished", dateOf(card.endAt)],
  ] as const;
  const texts = [
    ["Requested by", stringOf(card.requestedBy)],
    ["Assigned by", stringOf(card.assignedBy)],
    ["Hours spent", stringOf(card.spentTime)],
    [
      "Location",
      [card.locationName, card.locationAddress].flatMap((part) => stringOf(part) || []).join("; "),
    ],
  ] as const;
  return [
    ...dates.flatMap(([name, date]) => (date === null ? [] : [lineOf(name, shownDate(date))])),
    ...texts.flatMap(([name, text]) => (text?.trim() ? [lineOf(name, text)] : [])),
  ];
}

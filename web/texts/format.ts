/** Numbers, plurals, lists and dates in the language of the page, and in the reader's variant of it where known. */
import { language } from "#texts/language.ts";
import { clock, weekStart } from "../storage/choices/date-choices.ts";

/** Such as en-GB for somebody who reads English pages there: the order of days and months differs. */
export const locale =
  globalThis.navigator?.languages?.find((tag) => tag.split("-", 1)[0] === language) ?? language;

const plurals = new Intl.PluralRules(locale);
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percents = new Intl.NumberFormat(locale, { style: "percent" });
const lists = new Intl.ListFormat(locale);

/** With one digit after the point if `digits` is 1. */
export function number(value: number, digits: 0 | 1 = 0): string {
  return (digits === 1 ? tenths : whole).format(value);
}

/** The form for a count. Languages that need more forms than these two add theirs. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return plurals.select(count) === "one" ? forms.one : forms.other;
}

export function percent(value: number): string {
  return percents.format(value);
}

/** "a, b and c". */
export function list(items: readonly string[]): string {
  return lists.format(items);
}

/** A list of items that are not text, such as names that are links; each may consist of several. */
export function listOf<T>(items: readonly (readonly T[])[]): (T | string)[] {
  const places = items.map((_, index) => `${index}`);
  return lists
    .formatToParts(places)
    .flatMap(({ type, value }): readonly (T | string)[] =>
      type === "element" ? (items[Number(value)] ?? []) : [value],
    );
}

export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const chosen = clock.get();
  const hasTime = options.timeStyle !== undefined || options.hour !== undefined;
  return new Intl.DateTimeFormat(
    locale,
    hasTime && chosen !== "usual" ? { ...options, hourCycle: chosen } : options,
  );
}

const WEEKDAYS = { sunday: 0, monday: 1, saturday: 6 };

/** The day on which weeks begin: 0 is Sunday. Unless one was chosen, that of the language; Monday where the browser does not say. */
export function firstDayOfWeek(language = locale): number {
  const chosen = weekStart.get();
  if (chosen !== "usual") return WEEKDAYS[chosen];
  const found = new Intl.Locale(language);
  // Not in TypeScript's library yet; browsers have one or the other, or neither.
  const info = Reflect.get(found, "weekInfo") ?? Reflect.get(found, "getWeekInfo")?.call(found);
  return Number(info?.firstDay ?? 1) % 7;
}

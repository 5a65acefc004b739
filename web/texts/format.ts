/** Numbers, plurals, lists and dates in the language of the page, and in the reader's variant of it where known. */
import { language } from "#texts/language.ts";

/** Such as en-GB for somebody who reads English pages there: the order of days and months differs. */
export const locale =
  globalThis.navigator?.languages?.find((tag) => tag.split("-", 1)[0] === language) ?? language;

const plurals = new Intl.PluralRules(locale);
const numbers = new Intl.NumberFormat(locale);
const lists = new Intl.ListFormat(locale);

export function number(value: number): string {
  return numbers.format(value);
}

/** The form for a count. Languages that need more forms than these two add theirs. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return plurals.select(count) === "one" ? forms.one : forms.other;
}

/** "a, b and c". */
export function list(items: readonly string[]): string {
  return lists.format(items);
}

export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, options);
}

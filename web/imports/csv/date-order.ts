/** The two days that a date such as 05/06/2020 could be. Pure. */
import { DATE_ORDERS, type DateOrder } from "../../../contract/imports.ts";

export interface Reading {
  order: DateOrder;
  /** At noon UTC, for a format in UTC. */
  day: Date;
}

export function readingsOf(text: string): Reading[] {
  const [, first, second, year] = /^(\d{1,2})\D(\d{1,2})\D(\d{4})/.exec(text) ?? [];
  if (year === undefined) return [];
  return DATE_ORDERS.map((order) => {
    const [day, month] = order === "day_first" ? [first, second] : [second, first];
    return { order, day: new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), 12)) };
  });
}

/** Null unless it is one. */
export function dateOrderOf(text: string | null): DateOrder | null {
  return DATE_ORDERS.find((order) => order === text) ?? null;
}

/** Values that no text field of the service takes: each must be refused with 422. */
export const NOT_STORABLE = ["nul \u0000 inside", "lone \ud800 high", "lone \udc00 low"];

/** For a required text of 1 to `max` characters after trimming. */
export function badTexts(max: number): unknown[] {
  return [...NOT_STORABLE, "", " \t\n ", "x".repeat(max + 1), null, 7, true, ["a"], { a: 1 }];
}

/** For a position: an integer from 0. */
export const BAD_POSITIONS: unknown[] = [-1, 0.5, "0", null, true, 2 ** 53, [0]];

export const BAD_COLORS: unknown[] = [
  "",
  "#ff",
  "#ffff",
  "#12345",
  "#1234567",
  "#gggggg",
  "notacolour",
  "red;",
  "rgb(1,2,3)",
  "#fff\n",
  null,
  7,
];

/** Well-formed ids that belong to nothing. */
export const UNKNOWN_ID = "01890000-0000-7000-8000-000000000000";

/** The first of a list that always has one, such as the row of something that was just found to exist. */
export function one<T>(list: readonly T[], what = "row"): T {
  const [first] = list;
  if (first === undefined) throw new Error(`expected a ${what}, but there is none`);
  return first;
}

/** A value that is always there; a bug if it is not. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`expected ${what}, but there is none`);
  return value;
}

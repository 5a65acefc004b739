/** The given fields that differ from the stored ones; null if none does. */
export function changedFields<Row extends object, Name extends keyof Row>(
  before: Row,
  given: { readonly [Field in Name]?: Row[Field] },
): Partial<Pick<Row, Name>> | null {
  const changed: Partial<Pick<Row, Name>> = {};
  let isChanged = false;
  for (const field in given) {
    const value = given[field];
    if (value === undefined || value === before[field]) continue;
    changed[field] = value;
    isChanged = true;
  }
  return isChanged ? changed : null;
}

/** What the fields were. */
export function valuesBefore<Row extends object, Name extends keyof Row>(
  before: Row,
  changed: { readonly [Field in Name]?: unknown },
): Partial<Pick<Row, Name>> {
  const values: Partial<Pick<Row, Name>> = {};
  for (const field in changed) values[field] = before[field];
  return values;
}

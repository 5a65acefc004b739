/** A page of a list. One row more than the page was read, which tells whether another page follows. */
export function pageOf<Row, Item extends { id: string }>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): { items: Item[]; next: string | null } {
  const items = rows.slice(0, limit).map(toItem);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

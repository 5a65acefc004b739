/**
 * How lists lie on the screen, from the measurements of their virtualisers: including what is not rendered, and without
 * the gap and the transitions of a drag, which would make the place under the pointer depend on itself.
 */
interface Item {
  /** Null for something nothing can be dropped before, such as a form. */
  id: string | null;
  size: number;
}

export interface LaidOut {
  list: HTMLElement;
  /** In order, without what is carried and without the gap. */
  items: readonly Item[];
  spacing: number;
}

/** The item that something carried comes before when its leading edge is here; null is the end. */
export function beforeAt(
  { items, spacing }: Pick<LaidOut, "items" | "spacing">,
  edge: number,
): string | null {
  let start = 0;
  for (const { id, size } of items) {
    if (id !== null && edge < start + size / 2) return id;
    start += size + spacing;
  }
  return null;
}

/** The item nearest to a point. */
export function nearestTo(
  { items, spacing }: Pick<LaidOut, "items" | "spacing">,
  point: number,
): string | null {
  let end = -spacing / 2;
  let nearest: string | null = null;
  for (const { id, size } of items) {
    nearest = id ?? nearest;
    end += size + spacing;
    if (point < end) break;
  }
  return nearest;
}

const lists = new Map<string, () => LaidOut | null>();
/** In place of a column's id, for the list of columns. */
const COLUMNS = "columns";

/** Returns the function that takes it away again. */
export function keepLaidOut(columnId: string | null, read: () => LaidOut | null): () => void {
  const key = columnId ?? COLUMNS;
  lists.set(key, read);
  return () => {
    if (lists.get(key) === read) lists.delete(key);
  };
}

/** The cards of a column, or the columns themselves. */
export function laidOut(columnId: string | null): LaidOut | null {
  return lists.get(columnId ?? COLUMNS)?.() ?? null;
}

/** Where a page of a list by time ended: the time and the id of its last entry, as the contract describes them. */
const NONE = "none";

export interface Cursor {
  /** Null after an entry without a time. */
  at: string | null;
  id: string;
}

export function cursorText({ at, id }: Cursor): string {
  return `${at ?? NONE}_${id}`;
}

export function parseCursor(text: string | undefined): Cursor | null {
  const [at, id] = text?.split("_") ?? [];
  return at && id ? { at: at === NONE ? null : at, id } : null;
}

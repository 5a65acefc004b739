import type { DbReader } from "./db.ts";

/** A database with these methods instead of its own. Its figures, which change, are read from it whenever somebody asks. */
export function withMethods<D extends DbReader>(db: D, methods: Partial<D>): D {
  return Object.assign(Object.create(db), methods);
}

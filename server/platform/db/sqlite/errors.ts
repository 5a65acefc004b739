/** Translates errors of SQLite into those that the rest of the program knows. */
import { codeOf, messageOf } from "../../util/unknown-value.ts";
import { DatabaseFull, DatabaseUnavailable, DuplicateKey } from "../db.ts";

export function translate(error: unknown): unknown {
  const code = codeOf(error);
  if (code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY") {
    return new DuplicateKey(messageOf(error));
  }
  if (code === "SQLITE_FULL") return new DatabaseFull(messageOf(error), { cause: error });
  if (/^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|READONLY)/.test(code)) {
    return new DatabaseUnavailable(messageOf(error), { cause: error });
  }
  return error;
}

/** A connection that only reads. */
import { DatabaseUnavailable } from "../db.ts";
import { type Connection, connect } from "./connection.ts";
import { translate } from "./errors.ts";

export function connectReader(file: string, cacheKib?: number): Connection {
  const connection = connect(file);
  connection.database.run("PRAGMA query_only = ON");
  if (cacheKib) connection.database.run(`PRAGMA cache_size = -${cacheKib}`);
  return connection;
}

/** All of it sees one state: another process, such as a command, may write between two queries. */
export function inTransaction<T>(reader: Connection, work: () => T): T {
  reader.control("BEGIN");
  try {
    return work();
  } finally {
    if (reader.database.inTransaction) reader.control("COMMIT");
  }
}

/** Whether reads are still answered, shared by everything that reads one database. */
export class Gate {
  #isOpen = true;

  /** Errors are translated for the rest of the program. */
  pass<T>(work: () => T): T {
    this.#refuseClosed();
    try {
      return work();
    } catch (error) {
      throw translate(error);
    }
  }

  async passSlowly<T>(work: () => Promise<T>): Promise<T> {
    this.#refuseClosed();
    try {
      return await work();
    } catch (error) {
      throw translate(error);
    }
  }

  close(): void {
    this.#isOpen = false;
  }

  #refuseClosed(): void {
    if (!this.#isOpen) throw new DatabaseUnavailable("the database is closed");
  }
}

/** The thread of large-writer.ts: a connection of its own, and one transaction at a time. */
import { fullGC } from "bun:jsc";
import { parentPort } from "node:worker_threads";
import { codeOf, messageOf } from "../../util/unknown-value.ts";
import { type Connection, connect, type Rendered } from "./connection.ts";
import type { Answer, Order } from "./large-writer.ts";

/** Pages that do not fit are written before the commit: it takes as long, and the memory stays small. */
const CACHE_BYTES = 4 * 1_048_576;

let connection: Connection | undefined;

parentPort?.on("message", (order: Order) => {
  parentPort?.postMessage(answer(order));
  // The runtime would keep copies of the last large changes, and nobody waits for this thread now.
  if (order.kind === "commit") fullGC();
});

function answer(order: Order): Answer {
  try {
    return { rows: carryOut(order) };
  } catch (error) {
    return { code: codeOf(error), message: messageOf(error) };
  }
}

function carryOut(order: Order): unknown[][] {
  switch (order.kind) {
    case "begin":
      connection ??= connect(order.file, CACHE_BYTES);
      connection.control("BEGIN IMMEDIATE");
      return [];
    case "commit":
      return commit(order.statements);
    case "undo":
      if (connection?.database.inTransaction) connection.control("ROLLBACK");
      return [];
    case "close":
      connection?.close();
      connection = undefined;
      return [];
  }
}

function commit(statements: readonly Rendered[]): unknown[][] {
  if (!connection) throw new Error("There is no transaction to commit.");
  const rows = statements.map(connection.run);
  connection.control("COMMIT");
  return rows;
}

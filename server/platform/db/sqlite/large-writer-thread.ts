/** The thread of large-writer.ts: a connection of its own, and one transaction at a time. */
import { fullGC } from "bun:jsc";
import { parentPort } from "node:worker_threads";
import { codeOf, messageOf } from "../../util/unknown-value.ts";
import { type Connection, connect, type Rendered } from "./connection.ts";
import type { Answer, Order } from "./large-writer.ts";

/** The runtime would keep copies of the texts of the last large changes. */
const MOST_LEFT_CHARACTERS = 4 * 1_048_576;
/** Pages that do not fit are written before the commit: it takes as long, and the memory stays small. */
const CACHE_BYTES = 4 * 1_048_576;

let connection: Connection | undefined;
let leftCharacters = 0;

parentPort?.on("message", (order: Order) => {
  parentPort?.postMessage(answer(order));
  if (order.kind === "commit") forget(order.statements);
});

/** Files are given back at once. Texts are collected now and then, when nobody waits for this thread. */
function forget(statements: readonly Rendered[]): void {
  for (const { values } of statements)
    for (const value of values) {
      if (value instanceof Uint8Array && value.buffer instanceof ArrayBuffer) value.buffer.transfer(0);
      else if (typeof value === "string") leftCharacters += value.length;
    }
  if (leftCharacters < MOST_LEFT_CHARACTERS) return;
  leftCharacters = 0;
  fullGC();
}

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

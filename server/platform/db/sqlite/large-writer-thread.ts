/** The thread of large-writer.ts: a connection of its own, and one transaction at a time. */
import { parentPort } from "node:worker_threads";
import { codeOf, messageOf } from "../../util/unknown-value.ts";
import { type Connection, connect } from "./connection.ts";
import type { Answer, Order } from "./large-writer.ts";

let connection: Connection | undefined;

parentPort?.on("message", (order: Order) => parentPort?.postMessage(answer(order)));

function answer(order: Order): Answer {
  try {
    carryOut(order);
    return "done";
  } catch (error) {
    return { code: codeOf(error), message: messageOf(error) };
  }
}

function carryOut(order: Order): void {
  switch (order.kind) {
    case "begin":
      connection ??= connect(order.file);
      return connection.control("BEGIN IMMEDIATE");
    case "commit":
      for (const statement of order.statements) connection?.run(statement);
      return connection?.control("COMMIT");
    case "undo":
      if (connection?.database.inTransaction) connection.control("ROLLBACK");
      return;
    case "close":
      connection?.close();
      connection = undefined;
  }
}

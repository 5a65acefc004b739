/**
 * Writes large changes on a thread of its own. With some ten thousand cards a transaction takes half a second or more, in
 * which the event loop would stand still; so only those wait who want to write as well.
 */
import { Worker } from "node:worker_threads";
import { DatabaseUnavailable } from "../db.ts";
import type { Rendered } from "./connection.ts";
import { THREAD_FILE } from "./thread-file.ts";

export type Order =
  | { kind: "begin"; file: string }
  | { kind: "commit"; statements: Rendered[] }
  | { kind: "undo" }
  | { kind: "close" };
/** The rows of each statement. */
export type Answer = { rows: unknown[][] } | { code: string; message: string };

/** One transaction at a time: `begin`, then `commit` or `undo`. */
export interface LargeWriter {
  /** From then on nobody else writes, in this process or another. */
  begin(): Promise<void>;
  /** The rows that each statement returns. */
  commit(statements: Rendered[]): Promise<unknown[][]>;
  undo(): Promise<void>;
  close(): Promise<void>;
}

export function createLargeWriter(
  file: string,
  newThread: () => Worker = () => new Worker(THREAD_FILE),
): LargeWriter {
  let thread: Worker | undefined;
  /** One order at a time. */
  let ordered: PromiseWithResolvers<unknown[][]> | undefined;

  /** The thread starts with the first large change, and stays. If it ends, so does its transaction, and the next starts another. */
  function start(): Worker {
    const started = newThread();
    const ended = () => {
      if (thread !== started) return;
      thread = undefined;
      ordered?.reject(goneError());
    };
    started.on("message", (answer: Answer) => {
      if ("rows" in answer) ordered?.resolve(answer.rows);
      else ordered?.reject(Object.assign(new Error(answer.message), { code: answer.code }));
    });
    started.on("error", ended);
    started.on("exit", ended);
    thread = started;
    return started;
  }

  /** The process does not end while an answer is waited for. */
  async function ask(asked: Worker | undefined, order: Order): Promise<unknown[][]> {
    if (!asked) throw goneError();
    ordered = Promise.withResolvers();
    asked.ref();
    asked.postMessage(order);
    try {
      return await ordered.promise;
    } finally {
      ordered = undefined;
      asked.unref();
    }
  }

  return {
    async begin() {
      await ask(thread ?? start(), { kind: "begin", file });
    },
    commit: (statements) => ask(thread, { kind: "commit", statements }),
    async undo() {
      if (thread) await ask(thread, { kind: "undo" });
    },
    async close() {
      if (!thread) return;
      await ask(thread, { kind: "close" });
      await thread?.terminate();
    },
  };
}

function goneError(): DatabaseUnavailable {
  return new DatabaseUnavailable("the thread for large changes has ended");
}

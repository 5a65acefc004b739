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
export type Answer = "done" | { code: string; message: string };

/** One transaction at a time: `begin`, then `commit` or `undo`. */
export interface LargeWriter {
  /** From then on nobody else writes, in this process or another. */
  begin(): Promise<void>;
  commit(statements: Rendered[]): Promise<void>;
  undo(): Promise<void>;
  close(): Promise<void>;
}

export function createLargeWriter(file: string): LargeWriter {
  let thread: Worker | undefined;

  /** The thread starts with the first large change, and stays. */
  function start(): Worker {
    thread = new Worker(THREAD_FILE);
    return thread;
  }

  /** Nothing ends while it is waited for. */
  function ask(asked: Worker, order: Order): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const answered = (answer: Answer) => {
      if (answer === "done") resolve();
      else reject(Object.assign(new Error(answer.message), { code: answer.code }));
    };
    const gone = () => {
      thread = undefined;
      reject(new DatabaseUnavailable("the thread for large changes has ended"));
    };
    asked.once("message", answered);
    asked.once("exit", gone);
    asked.ref();
    asked.postMessage(order);
    return promise.finally(() => {
      asked.off("message", answered);
      asked.off("exit", gone);
      asked.unref();
    });
  }

  return {
    begin: () => ask(thread ?? start(), { kind: "begin", file }),
    commit: (statements) => ask(thread ?? start(), { kind: "commit", statements }),
    async undo() {
      if (thread) await ask(thread, { kind: "undo" });
    },
    async close() {
      if (!thread) return;
      await ask(thread, { kind: "close" });
      await thread.terminate();
      thread = undefined;
    },
  };
}

/** The thread that writes large changes on SQLite, and what becomes of a change when that thread ends. */
import { Database } from "bun:sqlite";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { DatabaseUnavailable } from "../../server/platform/db/db.ts";
import { createLargeWriter, type LargeWriter } from "../../server/platform/db/sqlite/large-writer.ts";
import { THREAD_FILE } from "../../server/platform/db/sqlite/thread-file.ts";

const INSERT = { text: "INSERT INTO words VALUES (?)", values: ["kept"] };

let folder: string;
let database: Database;
let writer: LargeWriter;
let threads: Worker[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "boardcast-test-"));
  const file = join(folder, "words.db");
  database = new Database(file);
  database.run("PRAGMA journal_mode = WAL");
  database.run("CREATE TABLE words (word TEXT)");
  threads = [];
  writer = createLargeWriter(file, () => {
    const thread = new Worker(THREAD_FILE);
    threads.push(thread);
    return thread;
  });
});

afterEach(async () => {
  await writer.close();
  database.close();
  rmSync(folder, { recursive: true });
});

function words(): unknown[] {
  return database.query("SELECT word FROM words").all();
}

test("what is committed is written; what is undone is not", async () => {
  await writer.begin();
  await writer.commit([INSERT]);
  await writer.begin();
  await writer.undo();
  expect(words()).toEqual([{ word: "kept" }]);
  expect(threads).toHaveLength(1);
});

test("when the thread ends between the beginning and the commit, the commit fails and others can write", async () => {
  await writer.begin();
  await threads[0]?.terminate();
  await expect(writer.commit([INSERT])).rejects.toBeInstanceOf(DatabaseUnavailable);
  database.run("INSERT INTO words VALUES ('of others')");
  expect(words()).toEqual([{ word: "of others" }]);
});

test("when the thread ends, the next change has a thread of its own", async () => {
  await writer.begin();
  await threads[0]?.terminate();
  await writer.undo();
  await writer.begin();
  await writer.commit([INSERT]);
  expect(words()).toEqual([{ word: "kept" }]);
  expect(threads).toHaveLength(2);
});

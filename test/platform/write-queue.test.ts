/** Changes on SQLite: accounts take turns, and a transaction takes on only so much. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TooManyChanges } from "../../server/platform/db/db.ts";
import { type Sql, sql } from "../../server/platform/db/sql.ts";
import { connect } from "../../server/platform/db/sqlite/connection.ts";
import { createLargeWriter } from "../../server/platform/db/sqlite/large-writer.ts";
import { createWriteQueue } from "../../server/platform/db/sqlite/write-queue.ts";
import { createRotation } from "../../server/platform/scheduling/rotation.ts";

const file = join(tmpdir(), `${crypto.randomUUID()}.db`);
let writer: ReturnType<typeof connect>;
const largeWriter = createLargeWriter(file);

beforeAll(() => {
  writer = connect(file);
  writer.database.run("CREATE TABLE written (who TEXT NOT NULL)");
});
afterAll(async () => {
  await largeWriter.close();
  writer.close();
  for (const end of ["", "-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
});

test("accounts take turns, and each gets its own in order", () => {
  const rotation = createRotation<string>();
  for (const entry of ["a1", "a2", "a3", "b1", "c1", "c2"]) rotation.add(entry[0]!, entry);
  expect(rotation.size).toBe(6);
  const order = Array.from({ length: 7 }, () => rotation.next());
  expect(order).toEqual(["a1", "b1", "c1", "a2", "c2", "a3", undefined]);
  expect(rotation.size).toBe(0);
});

test("an account that may not go keeps its turn", () => {
  const rotation = createRotation<string>();
  for (const entry of ["a1", "b1", "b2"]) rotation.add(entry[0]!, entry);
  expect(rotation.next((account) => account !== "a")).toBe("b1");
  expect(rotation.next()).toBe("a1");
  expect(rotation.next((account) => account !== "b")).toBeUndefined();
  expect(rotation.size).toBe(1);
});

/** Takes as long as a very expensive change. */
function decideSlowly(ms = 15): void {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
}

test("expensive changes of one account share no transaction, and a change of another is next but one", async () => {
  const queue = createWriteQueue(writer, largeWriter);
  const done: [account: string, transaction: number][] = [];
  const change = (account: string, decide: () => void) =>
    queue.enqueue<void>(account, (resolve) => {
      decide();
      return {
        writes: [sql`INSERT INTO written VALUES (${account})`],
        committed() {
          done.push([account, queue.totals.transactions]);
          resolve();
        },
      };
    });
  const all = Array.from({ length: 4 }, () => change("expensive", () => decideSlowly()));
  all.push(change("other", () => {}));
  await Promise.all(all);
  expect(done.map(([account]) => account)).toEqual(["expensive", "other", ...Array(3).fill("expensive")]);
  const transactions = done.filter(([account]) => account === "expensive").map(([, one]) => one);
  expect(new Set(transactions).size).toBe(4);
});

test("whoever has a change that takes long rests for as long before the next one, and nobody else does", async () => {
  const queue = createWriteQueue(writer, largeWriter);
  const begun: [string, number][] = [];
  const change = (account: string, ms: number) =>
    queue.enqueue<void>(account, (resolve) => {
      begun.push([account, performance.now()]);
      decideSlowly(ms);
      return { writes: [sql`INSERT INTO written VALUES (${account})`], committed: () => resolve() };
    });
  const files = [change("files", 60), change("files", 60)];
  await files[0];
  await change("other", 0);
  await Promise.all(files);
  expect(begun.map(([account]) => account)).toEqual(["files", "other", "files"]);
  const [[, first], , [, second]] = begun as [[string, number], [string, number], [string, number]];
  expect(second - first).toBeGreaterThan(110);
});

test("ERROR-14: whoever has waited too long for a turn is told to come back, and nothing of it is written", async () => {
  const queue = createWriteQueue(writer, largeWriter, { longestWaitMs: 50 });
  const decided: string[] = [];
  const change = (account: string, ms = 0) =>
    queue.enqueue<void>(account, (resolve) => {
      decided.push(account);
      decideSlowly(ms);
      return { writes: [sql`INSERT INTO written VALUES (${account})`], committed: () => resolve() };
    });
  const first = change("files", 100);
  const late = [change("files"), change("files")].map((one) => one.catch((error) => error));
  await first;
  // It has just come; the others had to rest, and by then it is too late.
  const other = change("other");
  for (const error of await Promise.all(late)) expect(error).toBeInstanceOf(TooManyChanges);
  await other;
  expect(decided).toEqual(["files", "other"]);
  expect(queue.pending).toBe(0);
});

test("large changes have one turn between them, so that many accounts with one each do not delay the others", async () => {
  const queue = createWriteQueue(writer, largeWriter);
  const done: string[] = [];
  const change = (account: string, bytes: number) =>
    queue.enqueue<void>(account, (resolve) => ({
      writes: [sql`INSERT INTO written VALUES (${account})`],
      bytes,
      committed() {
        done.push(account);
        resolve();
      },
    }));
  const large = ["a", "b", "c", "d"].map((account) => change(account, 2 ** 20));
  const others = ["e", "f", "g"].map((account) => change(account, 0));
  await Promise.all([...large, ...others]);
  expect(done).toEqual(["e", "f", "g", "a", "b", "c", "d"]);
  // The small ones together, each large one by itself.
  expect(queue.totals).toEqual({ changes: 7, transactions: 5 });
});

test("nothing is written beside a large change, not even what comes just when it may begin", async () => {
  let isApart = false;
  const queue = createWriteQueue(writer, {
    async begin() {
      isApart = true;
      await Bun.sleep(5);
    },
    async commit() {
      isApart = false;
      return [];
    },
    async undo() {},
    async close() {},
  });
  const beside: boolean[] = [];
  const change = (account: string, bytes: number, ms = 0) =>
    queue.enqueue<void>(account, (resolve) => {
      if (bytes === 0) beside.push(isApart);
      decideSlowly(ms);
      return { writes: [sql`INSERT INTO written VALUES (${account})`], bytes, committed: () => resolve() };
    });
  await change("first", 2 ** 20, 30);
  const second = change("second", 2 ** 20);
  await Bun.sleep(20);
  // While the event loop is busy, two timers become due: that of the other change, then that of the rest.
  const other = Bun.sleep(1).then(() => change("other", 0));
  decideSlowly(500);
  await Promise.all([second, other]);
  expect(beside).toEqual([false]);
});

test("what is written apart returns its rows, as everything else does", async () => {
  const queue = createWriteQueue(writer, largeWriter);
  const write = (bytes: number) =>
    queue.enqueue<unknown>("", (resolve) => ({
      writes: [
        sql`INSERT INTO written VALUES ('file') RETURNING who`,
        sql`DELETE FROM written WHERE who = 'nobody'`,
      ],
      bytes,
      committed: resolve,
    }));
  const rows = [[{ who: "file" }], []];
  expect(await Promise.all([write(2 ** 20), write(0)])).toEqual([rows, rows]);
});

test("among themselves, large changes take turns by account", async () => {
  const queue = createWriteQueue(writer, largeWriter);
  const done: string[] = [];
  const change = (account: string) =>
    queue.enqueue<void>(account, (resolve) => ({
      writes: [sql`INSERT INTO written VALUES (${account})`],
      bytes: 2 ** 20,
      committed() {
        done.push(account);
        resolve();
      },
    }));
  await Promise.all(["a", "a", "a", "b", "b", "c"].map(change));
  expect(done).toEqual(["a", "b", "c", "a", "b", "a"]);
});

test("behind a large change, those of the same account on the same board are decided once, in their order", async () => {
  const queue = createWriteQueue(writer, largeWriter);
  const decided: string[] = [];
  const done: string[] = [];
  const change = (name: string, bytes: number, board: string, account = "a") =>
    queue.enqueue<void>(
      account,
      (resolve) => {
        decided.push(name);
        return {
          writes: [sql`INSERT INTO written VALUES (${name})`],
          bytes,
          committed() {
            done.push(name);
            resolve();
          },
        };
      },
      board,
    );
  await Promise.all([
    change("large", 2 ** 20, "board"),
    change("larger", 2 ** 21, "board"),
    change("small", 1, "board"),
    change("elsewhere", 1, "another"),
    change("of another", 1, "board", "b"),
  ]);
  expect({ decided: decided.sort(), done }).toEqual({
    decided: ["elsewhere", "large", "large", "larger", "of another", "small"],
    done: ["of another", "elsewhere", "large", "larger", "small"],
  });
  await change("afterwards", 1, "board");
  expect(queue.pending).toBe(0);
});

test("ERROR-14: a large change is told to come back as soon as it has waited too long, whoever waits before it", async () => {
  const queue = createWriteQueue(writer, largeWriter, { longestWaitMs: 600 });
  const startedMs = performance.now();
  const change = (account: string, bytes: number, ms: number) =>
    queue.enqueue<void>(account, (resolve) => {
      decideSlowly(ms);
      return { writes: [sql`INSERT INTO written VALUES (${account})`], bytes, committed: () => resolve() };
    });
  // Its account has to rest, so it is known to be large later than those that come after it.
  const own = [change("a", 0, 100), change("a", 0, 100)];
  const late = change("a", 2 ** 20, 0).then(
    () => "written",
    (error) => [error instanceof TooManyChanges, performance.now() - startedMs < 900],
  );
  await Bun.sleep(150);
  const others = Array.from({ length: 12 }, (_, i) => change(`large ${i}`, 2 ** 20, 40).catch(() => {}));
  expect(await late).toEqual([true, true]);
  await Promise.all([...own, ...others]);
});

test("what nobody waits for is written however late", async () => {
  const queue = createWriteQueue(writer, largeWriter, { longestWaitMs: 20 });
  const write = (ms: number) =>
    queue.enqueue<void>("", (resolve) => {
      decideSlowly(ms);
      return { writes: [sql`INSERT INTO written VALUES ('')`], committed: () => resolve() };
    });
  await Promise.all([write(60), write(0), write(0)]);
  expect(queue.totals.changes).toBe(3);
});

test("what rests when the queue is closed is written", async () => {
  const queue = createWriteQueue(writer, largeWriter);
  const change = (ms: number) =>
    queue.enqueue<void>("files", (resolve) => {
      decideSlowly(ms);
      return { writes: [sql`INSERT INTO written VALUES (${"files"})`], committed: () => resolve() };
    });
  const [first, second] = [change(60), change(0)];
  await first;
  await queue.close();
  await second;
  expect(queue.totals.changes).toBe(2);
});

test("changes that wait share one transaction, whoever made them", async () => {
  const queue = createWriteQueue(writer, largeWriter);
  const quick = (account: string) =>
    queue.enqueue<void>(account, (resolve) => ({
      writes: [sql`INSERT INTO written VALUES (${account})`],
      committed: () => resolve(),
    }));
  await Promise.all(["a", "b", "a", "c"].map(quick));
  expect(queue.totals).toEqual({ changes: 4, transactions: 1 });
});

/** Takes SQLite a moment. */
const MANY = sql`INSERT INTO written WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)
  SELECT 'many' FROM n`;
const countOf = (who: string) =>
  writer.all(sql`SELECT count(*) AS n FROM written WHERE who = ${who}`) as [{ n: number }];

test("while a large change is written, the event loop goes on, and smaller changes follow", async () => {
  const queue = createWriteQueue(writer, largeWriter);
  const done: string[] = [];
  const change = (account: string, bytes: number, write: Sql) =>
    queue.enqueue<void>(account, (resolve) => ({
      writes: [write],
      bytes,
      committed() {
        done.push(account);
        resolve();
      },
    }));
  const large = change("large", 2 ** 20, MANY);
  await Bun.sleep(5);
  const small = change("small", 0, sql`INSERT INTO written VALUES ('small')`);
  let turns = 0;
  const turning = setInterval(() => turns++, 1);
  await large;
  expect(turns).toBeGreaterThan(5);
  clearInterval(turning);
  await small;
  expect(done).toEqual(["large", "small"]);
  expect(countOf("many")).toEqual([{ n: 300_000 }]);
});

test("a large change that fails leaves nothing behind, and the next one is written", async () => {
  const queue = createWriteQueue(writer, largeWriter);
  const change = (...writes: Sql[]) =>
    queue.enqueue<void>("a", (resolve) => ({ writes, bytes: 2 ** 20, committed: () => resolve() }));
  const half = sql`INSERT INTO written VALUES ('half')`;
  const failing = change(half, sql`INSERT INTO written VALUES (${null})`);
  expect(await failing.catch((error) => error.code)).toBe("SQLITE_CONSTRAINT_NOTNULL");
  expect(countOf("half")).toEqual([{ n: 0 }]);
  await change(half);
  expect(countOf("half")).toEqual([{ n: 1 }]);
});

test("a large change that is refused when it is decided again writes nothing, and holds nobody up", async () => {
  const queue = createWriteQueue(writer, largeWriter);
  let decided = 0;
  const refused = queue.enqueue<void>("a", (resolve) => {
    if (++decided > 1) throw new Error("gone meanwhile");
    return { writes: [MANY], bytes: 2 ** 20, committed: () => resolve() };
  });
  expect(await refused.catch((error) => error.message)).toBe("gone meanwhile");
  await queue.enqueue<void>("b", (resolve) => ({
    writes: [sql`INSERT INTO written VALUES ('next')`],
    committed: () => resolve(),
  }));
  expect(countOf("next")).toEqual([{ n: 1 }]);
});

test("a large change that is being written when the queue is closed is written to its end", async () => {
  const own = createLargeWriter(file);
  const queue = createWriteQueue(writer, own);
  const before = countOf("many")[0].n;
  const large = queue.enqueue<void>("a", (resolve) => ({
    writes: [MANY],
    bytes: 2 ** 20,
    committed: () => resolve(),
  }));
  await Bun.sleep(20);
  await queue.close();
  await large;
  expect(countOf("many")[0].n - before).toBe(300_000);
});

test("when no transaction can begin, everything that waits is refused", async () => {
  const queue = createWriteQueue(writer, largeWriter);
  writer.database.run("BEGIN");
  const write = (account: string) =>
    queue.enqueue<void>(account, (resolve) => ({ writes: [], committed: () => resolve() }));
  const outcomes = await Promise.allSettled(["a", "b", "a"].map(write));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(queue.pending).toBe(0);
});

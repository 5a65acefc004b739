/**
 * PostgreSQL through Bun.SQL. A read is one statement (except of a whole board), and a commit is one statement: a change
 * costs two round trips and holds row locks during none. Changes in the same queue run one after another in this process;
 * between instances the compare-and-set on `boards.revision` decides, and the loser loads again. Only a change that has lost
 * several times locks the board first.
 *
 * Every read checks in the same statement which server answers. A standby that was the leader a moment ago still answers,
 * but its data may be out of date; and another leader than before may lack what its predecessor has acknowledged.
 */
import type { SQL } from "bun";
import { one } from "../../util/present.ts";
import {
  type Commit,
  DatabaseUnavailable,
  type Db,
  type Queries,
  type Returned,
  type Rows,
  rowsOf,
  WorkerDown,
} from "../db.ts";
import { createKeyedQueue } from "../keyed-queue.ts";
import { createRenderer, type Sql, sql } from "../sql.ts";
import { shownHosts } from "./address.ts";
import { type Asked, createChanges, type Way } from "./changes.ts";
import { MISSING_WORKERS, NO_LONG_LOCKS, ONE_CONNECTION_EACH, workersOf } from "./citus/citus.ts";
import { createHungTransactions } from "./citus/hung-transactions.ts";
import { areSpread, turnsAt } from "./citus/shared-tables.ts";
import { createWorkerWatch, type Worker } from "./citus/worker-watch.ts";
import { createWorkers } from "./citus/workers.ts";
import { commitStatement } from "./commit-statement.ts";
import { isRace, MAX_ATTEMPTS, NotLeader, translate } from "./errors.ts";
import { createLeaderFinder } from "./leader/leader.ts";
import { createServerCheck, IS_READ_ONLY, SERVER, WHICH_SERVER } from "./leader/server-check.ts";
import { ANYBODY, openPool } from "./pool/pool.ts";
import { explained, prepare } from "./pool/prepare.ts";
import type { Sender } from "./pool/shares.ts";
import type { PoolOptions } from "./probe.ts";
import { bind, convertIntegers, placeholder, type Row, readStatement, type Sent } from "./translation.ts";

/** A read that has waited for longer is not asked again. */
const ASK_AGAIN_WITHIN_MS = 1000;
/** Of a change or write, behind others of its board or account. */
const MAX_QUEUED_MS = 10_000;
const ONE_STATE = "ISOLATION LEVEL REPEATABLE READ, READ ONLY";

export interface ServerListener {
  /** `before` is the server that was used until now. */
  onUse(host: string, before?: string): void;
  /** A server accepts writes that should not. */
  onSplit(description: string): void;
  /** So many connections have been waiting for these workers for a while. */
  onSlow(workers: string[], waiting: number): void;
}

/** `longestWaitMs`: how long a change may wait behind others, if that is less than usual. */
export async function openPostgres(
  options: PoolOptions,
  listener?: ServerListener,
  longestWaitMs = MAX_QUEUED_MS,
): Promise<Db> {
  const finder = createLeaderFinder(options, listener?.onSplit);
  const leader = await finder.find().catch((error) => {
    throw explained(error, options.url);
  });
  const { columnTypes, tables, shared, isDistributed } = await prepare({ ...options, url: leader });
  const pool = openPool(options, {
    leader,
    finder,
    onMove: (from, to) => listener?.onUse(shownHosts(to), shownHosts(from)),
  });
  listener?.onUse(shownHosts(leader));
  const byteReads = createKeyedQueue();
  const render = createRenderer("postgres", placeholder);
  let statements = 0;
  const checkServer = createServerCheck(pool.disrupted);
  const { connections } = options;
  const counts = {
    ...{ lostRaces: 0, pending: 0, connections, changes: 0, transactions: 0 },
    get unreachableWorkers() {
      return watch.missing.length;
    },
  };
  const hung = createHungTransactions();
  const watch = createWorkerWatch(
    {
      missing: () =>
        pool.aside((client) =>
          client.begin(async (transaction) => {
            await transaction.unsafe(MISSING_WORKERS.before);
            return transaction.unsafe<Worker[]>(MISSING_WORKERS.query);
          }),
        ),
      workersOf: async (boardIds) => byBoard(await pool.aside((client) => send(workersOf(boardIds), client))),
      workerOf: async (boardId) => byBoard(await run(workersOf([boardId]))).get(boardId),
      async endHung(missing) {
        if (hung.isLeft) await pool.aside((client) => hung.end(client, missing));
      },
    },
    {
      boards: pool.silentBoards,
      giveUp: (isHopeless, error) => hung.givenUp(pool.giveUp(isHopeless, error)),
    },
    (workers, waiting) => listener?.onSlow(workers, waiting),
  );
  if (isDistributed) pool.onSilence(watch.lookIfDue);

  const isSpread = (statements: readonly Sql[]) => isDistributed && areSpread({ tables, shared }, statements);

  function send(statement: Sql, client: Pick<SQL, "unsafe">): Promise<Sent> {
    statements++;
    return client.unsafe<Row[]>(render(statement), statement.values.map(bind));
  }

  async function withWorker(sender: Sender): Promise<Sender> {
    const { boardId } = sender;
    if (!isDistributed || boardId === undefined) return sender;
    await watch.check(boardId);
    return { ...sender, worker: watch.workerOf(boardId) };
  }

  /** A statement or transaction that lost to another (a migration elsewhere, say) was undone whole: it is sent again. */
  async function settle<T>(work: (client: SQL) => Promise<T>, asked = ANYBODY): Promise<T> {
    const sender = await withWorker(asked);
    for (let tries = 1; ; tries++) {
      counts.pending++;
      try {
        return await pool.use(work, sender);
      } catch (error) {
        if (!isRace(error) || tries === MAX_ATTEMPTS) throw translate(error);
        counts.lostRaces++;
      } finally {
        counts.pending--;
      }
    }
  }

  function run(statement: Sql, sender?: Sender): Promise<Sent> {
    return settle((client) => send(statement, client), sender);
  }

  /** What changes nothing may be asked again when its connection turns out to be dead, or to lead to a standby. */
  function ask<T>(sender: Sender, work: (client: SQL) => Promise<T>): Promise<T> {
    const startedMs = performance.now();
    return settle(work, sender).catch((error) => {
      const isQuick = performance.now() - startedMs < ASK_AGAIN_WITHIN_MS;
      const isElsewhere = error instanceof DatabaseUnavailable && !(error instanceof WorkerDown);
      if (isElsewhere && isQuick) return settle(work, sender);
      throw error;
    });
  }

  /** The one row of a statement that also says which server has answered it. */
  async function sendChecked(statement: Sql, client: Pick<SQL, "unsafe">): Promise<Row> {
    const { server, ...row } = one(await send(statement, client));
    checkServer(server);
    return row;
  }

  function askLeader(statement: Sql, sender: Sender): Promise<Row> {
    return ask(sender, (client) => sendChecked(statement, client));
  }

  /**
   * What is asked about many boards, Citus has to put together from its workers, and in a JSON list the names of columns
   * and the order of rows would be lost.
   */
  function read<Q extends Queries>(queries: Q, account?: string): Promise<Rows<Q>> {
    return isDistributed ? readMany(queries, account) : readAtOnce(queries, { account, share: "reads" });
  }

  async function readBy<Q extends Queries>(
    queries: Q,
    rowOf: (statement: Sql) => Promise<Row>,
  ): Promise<Rows<Q>> {
    // `readStatement` answers one list under the name of each query.
    return (await rowOf(readStatement(queries))) as Rows<Q>;
  }

  function readAtOnce<Q extends Queries>(queries: Q, sender: Sender): Promise<Rows<Q>> {
    return readBy(queries, (statement) => askLeader(statement, sender));
  }

  async function readMany<Q extends Queries>(
    queries: Q,
    account?: string,
    boardId?: string,
  ): Promise<Rows<Q>> {
    const worker = boardId === undefined && isSpread(Object.values(queries)) ? "all" : undefined;
    if (worker) await watch.check(undefined);
    const lists = await ask({ account, share: "reads", boardId, worker }, (client) =>
      client.begin(ONE_STATE, async (transaction) => {
        const [server, found] = await Promise.all([
          send(WHICH_SERVER, transaction),
          Promise.all(
            Object.entries(queries).map(async ([key, query]) => ({
              key,
              rows: await send(query, transaction),
            })),
          ),
        ]);
        checkServer(one(server).server);
        return found;
      }),
    );
    for (const { rows } of lists) convertIntegers(rows);
    return rowsOf(queries, Object.fromEntries(lists.map(({ key, rows }) => [key, rows])));
  }

  async function readBytes(query: Sql, account?: string, boardId?: string): Promise<Uint8Array | null> {
    const statement = sql`SELECT (${query}) AS value, ${SERVER}`;
    const { value } = await askLeader(statement, { account, share: "reads", boardId });
    return value instanceof Uint8Array ? value : null;
  }

  /** One value after the other for each account: it may be large, and everybody waits while it is decoded. */
  function bytes(query: Sql, account?: string, boardId?: string): Promise<Uint8Array | null> {
    if (account === undefined) return readBytes(query, account, boardId);
    return byteReads.run(account, () => readBytes(query, account, boardId));
  }

  /** A guard needs a statement of its own: one that waits for a lock does not see what was committed meanwhile. */
  async function commitAtOnce(commit: Commit, sender: Sender): Promise<boolean> {
    const statement = commitStatement(commit, columnTypes);
    if (!commit.guard) return (await run(statement, sender)).length > 0;
    const [, won = []] = await inTransaction([commit.guard.lock, statement], sender);
    return won.length > 0;
  }

  const workers = createWorkers({ columnTypes, tables, shared }, { ask, run, settle, send, checkServer });

  function usual({ queue, account }: Asked): Way {
    const sender: Sender = { account, share: "changes", boardId: queue };
    return {
      load: (queries) => (isDistributed ? workers.load(queue, queries, sender) : readAtOnce(queries, sender)),
      commit: (commit) => (isDistributed ? workers.commit : commitAtOnce)(commit, sender),
    };
  }

  const within = (transaction: Pick<SQL, "unsafe">): Way => ({
    load: (queries) => readBy(queries, (statement) => sendChecked(statement, transaction)),
    async commit(commit) {
      if (commit.guard) await send(commit.guard.lock, transaction);
      return (await send(commitStatement(commit, columnTypes), transaction)).length > 0;
    },
  });

  function locked<T>({ queue, account }: Asked, use: (way: Way) => Promise<T>): Promise<T> {
    const work = async (transaction: Pick<SQL, "unsafe">) => {
      await send(sql`SELECT 1 FROM boards WHERE id = ${queue} FOR UPDATE`, transaction);
      return use(isDistributed ? workers.within(transaction, queue) : within(transaction));
    };
    return settle((client) => client.begin(work), { account, share: "changes", boardId: queue });
  }

  const changes = createChanges(counts, { usual, locked }, Math.min(MAX_QUEUED_MS, longestWaitMs));

  async function writeAll<const S extends readonly Sql[]>(list: S): Promise<Returned<S>> {
    counts.changes++;
    counts.transactions++;
    const isOnAllNodes = isDistributed && turnsAt(shared, list) !== undefined;
    if (isOnAllNodes) await watch.check(undefined);
    const worker = isOnAllNodes || isSpread(list) ? "all" : undefined;
    // Even one statement may be about accounts and many boards, which takes one connection to each worker.
    const isAlone = list.length === 1 && !isDistributed;
    const rows = isAlone ? [await run(one(list))] : await inTransaction(list, { ...ANYBODY, worker });
    // A list of rows for each statement, of the type that the statement says.
    return rows as Returned<S>;
  }

  async function begin(list: readonly Sql[], transaction: Pick<SQL, "unsafe">): Promise<void> {
    const turns = turnsAt(shared, list);
    // Sent together. Turns are worth waiting for: whoever waits for one holds nothing.
    await Promise.all([
      transaction.unsafe(ONE_CONNECTION_EACH),
      turns && send(turns, transaction),
      ...NO_LONG_LOCKS.map((setting) => transaction.unsafe(setting)),
    ]);
  }

  function inTransaction(list: readonly Sql[], sender?: Sender): Promise<Row[][]> {
    const work = async (transaction: Pick<SQL, "unsafe">) => {
      const results: Row[][] = [];
      if (isDistributed) await begin(list, transaction);
      for (const statement of list) results.push(await send(statement, transaction));
      return results;
    };
    return settle((client) => client.begin(work), sender);
  }

  const db: Db = {
    kind: "postgres",
    isDistributed,
    get statements() {
      return statements;
    },
    counts,
    read,
    // Through `db`, so that a test that replaces `read` replaces this as well.
    readWithin: (boardId, queries, account) =>
      isDistributed
        ? workers.load(boardId, queries, { account, share: "reads", boardId })
        : db.read(queries, account),
    readMany,
    async readManyWithin(boardId, queries, account) {
      if (!isDistributed) return db.readMany(queries, account);
      const few = await workers.loadFew(boardId, queries, { account, share: "reads", boardId });
      return few ?? readMany(queries, account, boardId);
    },
    together: async (boardIds) => (isDistributed ? workers.together(boardIds) : [boardIds]),
    groups: async () => (isDistributed ? workers.groups() : []),
    bytes,
    bytesWithin: (boardId, query, account) => bytes(query, account, boardId),
    change: changes.run,
    write: (list, queue) =>
      queue === undefined ? writeAll(list) : changes.inQueue(queue, () => writeAll(list)),
    async checkWritable() {
      await settle(async (client) => {
        const server = one(await send(IS_READ_ONLY, client));
        if (server.is_read_only) throw new NotLeader("the server takes no writes");
      });
    },
    async missingWorkers() {
      return isDistributed ? (await watch.look()).map(({ id }) => id) : [];
    },
    onDisruption: pool.onDisruption,
    close: pool.close,
  };
  return db;
}

function byBoard(rows: Sent): ReadonlyMap<string, Worker> {
  return new Map(
    rows.map(({ board_id, id, address }) => [String(board_id), { id: Number(id), address: String(address) }]),
  );
}

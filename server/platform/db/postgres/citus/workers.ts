/** Where boards are spread over workers, what is about one of them is read and committed by its worker alone. */
import type { SQL } from "bun";
import { one } from "../../../util/present.ts";
import { type Commit, type Queries, type Rows, rowsOf } from "../../db.ts";
import { type Sql, sql } from "../../sql.ts";
import type { Way } from "../changes.ts";
import { commitStatements, numbersFor } from "../commit-statement.ts";
import { WHICH_SERVER } from "../leader/server-check.ts";
import type { Prepared } from "../pool/prepare.ts";
import type { Sender } from "../pool/shares.ts";
import type { Sent } from "../translation.ts";
import { createBoardCalls, FEW_ROWS } from "./board-calls.ts";
import { ONE_OF_EACH_PART, partsOf } from "./citus.ts";
import { turnsAt } from "./shared-tables.ts";

/**
 * In a call, bytes are quoted text, which each machine on the way copies and parses. So a commit with more of them is sent
 * statement by statement in a transaction: that costs some 10 ms, but a quarter of the time for 10 MiB.
 */
const QUOTED_BYTES = 64 * 1024;

type Work<T> = (client: SQL) => Promise<T>;
type Client = Pick<SQL, "unsafe">;

/** How statements are sent. */
interface Sending {
  ask<T>(sender: Sender, work: Work<T>): Promise<T>;
  run(statement: Sql, sender?: Sender): Promise<Sent>;
  settle<T>(work: Work<T>, sender?: Sender): Promise<T>;
  send(statement: Sql, client: Client): Promise<Sent>;
  checkServer(server: unknown): void;
}

export interface Workers {
  load<Q extends Queries>(boardId: string, queries: Q, sender: Sender): Promise<Rows<Q>>;
  /** Null if the board turns out to be large: what was read of it is dropped. */
  loadFew<Q extends Queries>(boardId: string, queries: Q, sender: Sender): Promise<Rows<Q> | null>;
  /** False when the race was lost. */
  commit(commit: Commit, sender: Sender): Promise<boolean>;
  /** In a transaction the coordinator delegates no calls, so these cost several times as much. */
  within(transaction: Client, boardId: string): Way;
  /** In groups whose rows are in the same tables of a worker. */
  together(boardIds: readonly string[]): Promise<string[][]>;
  /** An id in each of these groups. */
  groups(): Promise<string[]>;
}

export function createWorkers(
  { columnTypes, ...names }: Pick<Prepared, "columnTypes" | "tables" | "shared">,
  { ask, run, settle, send, checkServer }: Sending,
): Workers {
  const calls = createBoardCalls(names);

  async function answerTo(call: Sql<{ loaded: unknown }>, client: Client): Promise<unknown> {
    // Sent together, on the same connection.
    const [server, rows] = await Promise.all([send(WHICH_SERVER, client), send(call, client)]);
    checkServer(one(server).server);
    return one(rows).loaded;
  }

  function loaded(call: Sql<{ loaded: unknown }>, sender: Sender): Promise<unknown> {
    return ask(sender, (client) => answerTo(call, client));
  }

  async function statementsOf(commit: Commit, take: (statement: Sql) => Promise<Sent>): Promise<Sql[]> {
    const count = numbersFor(commit);
    const taken =
      count === 0
        ? []
        : await take(sql`SELECT nextval('search_cards') AS number FROM generate_series(1, ${count})`);
    const numbers = taken.map(({ number }) => Number(number));
    return commitStatements(commit, columnTypes, numbers);
  }

  async function isCommitted(
    statements: readonly Sql[],
    { boardId, guard }: Commit,
    transaction: Client,
  ): Promise<boolean> {
    if (guard) {
      const turns = turnsAt(names.shared, [guard.lock]);
      await Promise.all([turns && send(turns, transaction), send(guard.lock, transaction)]);
      const holds = await send(sql`SELECT 1 AS holds WHERE ${guard.holds}`, transaction);
      if (holds.length === 0) return false;
    }
    if (!isMuch(statements))
      return one(await send(calls.commit(boardId, statements), transaction)).is_committed === true;
    for (const [index, statement] of statements.entries()) {
      const rows = await send(statement, transaction);
      if (index === 0 && rows.length === 0) return false;
    }
    return true;
  }

  return {
    async load<Q extends Queries>(boardId: string, queries: Q, sender: Sender) {
      // The function answers one list under the name of each query.
      return (await loaded(calls.load(boardId, queries), sender)) as Rows<Q>;
    },
    async loadFew<Q extends Queries>(boardId: string, queries: Q, sender: Sender) {
      // One list under the name of each query, or null.
      const rows = (await loaded(calls.loadFew(boardId, queries), sender)) as Rows<Queries> | null;
      const isSmall = rows && Object.values(rows).every(({ length }) => length <= FEW_ROWS);
      return isSmall ? rowsOf(queries, rows) : null;
    },
    async commit(commit, sender) {
      const statements = await statementsOf(commit, (statement) => run(statement, sender));
      if (!commit.guard && !isMuch(statements))
        return one(await run(calls.commit(commit.boardId, statements), sender)).is_committed === true;
      return settle(
        (client) => client.begin((transaction) => isCommitted(statements, commit, transaction)),
        sender,
      );
    },
    within: (transaction, boardId) => ({
      async load<Q extends Queries>(queries: Q) {
        // The function answers one list under the name of each query.
        return (await answerTo(calls.load(boardId, queries), transaction)) as Rows<Q>;
      },
      async commit(commit) {
        const statements = await statementsOf(commit, (statement) => send(statement, transaction));
        return isCommitted(statements, commit, transaction);
      },
    }),
    async together(boardIds) {
      const rows = await run(partsOf(boardIds));
      return [...Map.groupBy(rows, ({ part }) => part).values()].map((part) =>
        part.map(({ id }) => String(id)),
      );
    },
    groups: async () => (await run(ONE_OF_EACH_PART)).map(({ id }) => String(id)),
  };
}

function isMuch(statements: readonly Sql[]): boolean {
  let bytes = 0;
  for (const { values } of statements)
    for (const value of values) if (value instanceof Uint8Array) bytes += value.byteLength;
  return bytes > QUOTED_BYTES;
}

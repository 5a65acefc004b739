/** Transactions that write to tables of which every node of a distributed database has a copy, on one server. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SQL } from "bun";
import { turnsAt } from "../../server/platform/db/postgres/citus/shared-tables.ts";
import { bind, placeholder } from "../../server/platform/db/postgres/translation.ts";
import { createRenderer, type Sql, sql } from "../../server/platform/db/sql.ts";
import { emptyDatabase, type OwnDatabase } from "../support/database.ts";

const SHARED = new Set(["users", "sessions", "mail_queue"]);
const INSERT_BY_READING = sql`INSERT INTO sessions (id) SELECT id FROM users WHERE id = ${1}`;
const UPDATE = sql`UPDATE users SET id = ${1}`;
const MAIL = sql`DELETE FROM mail_queue WHERE id = ${1}`;
const BOARD = sql`UPDATE boards SET id = id WHERE EXISTS (SELECT 1 FROM users)`;
const render = createRenderer("postgres", placeholder);

const tablesOf = (...statements: Sql[]) => turnsAt(SHARED, statements)?.values.at(-1);

test("turns are taken at the tables that are written or read on the way, in one order", () => {
  expect(tablesOf(INSERT_BY_READING)).toBe(`{"sessions","users"}`);
  expect(tablesOf(UPDATE, INSERT_BY_READING, MAIL)).toBe(`{"mail_queue","sessions","users"}`);
  expect(tablesOf(MAIL, INSERT_BY_READING, UPDATE)).toBe(`{"mail_queue","sessions","users"}`);
});

test("a transaction that only reads such a table waits for nobody", () => {
  expect(turnsAt(SHARED, [BOARD])).toBeUndefined();
  expect(tablesOf(BOARD, MAIL)).toBe(`{"mail_queue"}`);
});

describe.if(process.env.BOARDCAST_TEST_DB === "postgres")("on PostgreSQL", () => {
  let database: OwnDatabase;
  let connections: SQL;

  beforeAll(async () => {
    database = await emptyDatabase();
    connections = new SQL({ url: database.url, max: 2 });
    for (const table of SHARED) await connections.unsafe(`CREATE TABLE ${table} (id integer)`);
  });
  afterAll(async () => {
    await connections.close();
    await database.drop();
  });

  test("a transaction has its turn when the one before has ended", async () => {
    const take = async (client: Pick<SQL, "unsafe">, ...statements: Sql[]) => {
      const turns = turnsAt(SHARED, statements)!;
      await client.unsafe(render(turns), turns.values.map(bind));
    };
    const order: string[] = [];
    let second: Promise<void> | undefined;
    await connections.begin(async (transaction) => {
      await take(transaction, UPDATE);
      second = connections.begin(async (other) => {
        await take(other, MAIL);
        order.push("another table");
        await take(other, INSERT_BY_READING);
        order.push("the same table");
      });
      while (order.length === 0) await Bun.sleep(5);
      await Bun.sleep(50);
      order.push("first ends");
    });
    await second;
    expect(order).toEqual(["another table", "first ends", "the same table"]);
  });
});

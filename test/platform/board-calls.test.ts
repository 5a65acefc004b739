/** The functions that a distributed database delegates to a board's worker, on one server. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SQL } from "bun";
import { BOARD_FUNCTIONS, commitCall, loadCall } from "../../server/platform/db/postgres/board-calls.ts";
import { bind, placeholder } from "../../server/platform/db/postgres/translation.ts";
import { createRenderer, idList, type Sql, sql } from "../../server/platform/db/sql.ts";
import { type Service, startService } from "../harness.ts";

const IS_POSTGRES = process.env.BOARDCAST_TEST_DB === "postgres";
const BOARD = "01a1e389-2843-726c-89b0-49b5d4dc3703";
const AWKWARD = `a 'quote', a "double" one, a \\ backslash, {braces}, 100 % and %1$L, $1, NULL`;
const render = createRenderer("postgres", placeholder);

describe.if(IS_POSTGRES)("calls about a board", () => {
  let service: Service;
  let connection: SQL;

  beforeAll(async () => {
    service = await startService();
    connection = new SQL({ url: service.app.context.config.DATABASE_URL, max: 1 });
    for (const statement of BOARD_FUNCTIONS) await connection.unsafe(statement);
    await connection.unsafe(
      "CREATE TABLE noted (id int PRIMARY KEY, revision bigint, note text, bytes bytea)",
    );
    await connection.unsafe("INSERT INTO noted VALUES (1, 7, 'old')");
  });
  afterAll(async () => {
    await connection.close();
    await service.stop();
  });

  const send = async (statement: Sql) =>
    Array.from(await connection.unsafe(render(statement), statement.values.map(bind)));
  const commit = (revision: number) =>
    commitCall(BOARD, [
      sql`UPDATE noted SET revision = ${revision + 1}, note = ${AWKWARD} WHERE id = 1 AND revision = ${revision}`,
      sql`INSERT INTO noted (id, note, bytes) VALUES (${revision}, ${null}, ${new Uint8Array([0, 92, 255])})`,
      sql`UPDATE noted SET note = ${"even"} WHERE id <> 1 AND id % 2 = ${0}`,
    ]);
  const noted = sql`SELECT id, revision, note, encode(bytes, 'hex') AS bytes FROM noted ORDER BY id`;

  test("a load answers a list for each query, with values of every kind", async () => {
    const call = loadCall(BOARD, {
      values: sql`SELECT ${AWKWARD} AS text, ${3} + 0 AS number, ${true}::boolean AS flag, 7 % 4 AS rest`,
      missing: sql`SELECT id FROM noted WHERE note = ${AWKWARD}`,
      listed: sql`SELECT u.id FROM (SELECT ${BOARD}::uuid AS id) u WHERE u.id ${idList([BOARD])}`,
    });
    expect(await send(call)).toEqual([
      {
        loaded: {
          values: [{ text: AWKWARD, number: 3, flag: true, rest: 3 }],
          missing: [],
          listed: [{ id: BOARD }],
        },
      },
    ]);
  });

  test("a commit that lost the race writes nothing", async () => {
    expect(await send(commit(6))).toEqual([{ is_committed: false }]);
    expect(await send(noted)).toEqual([{ id: 1, revision: "7", note: "old", bytes: null }]);
  });

  test("a commit that won it executes every statement", async () => {
    expect(await send(commit(7))).toEqual([{ is_committed: true }]);
    expect(await send(commit(8))).toEqual([{ is_committed: true }]);
    expect(await send(noted)).toEqual([
      { id: 1, revision: "9", note: AWKWARD, bytes: null },
      { id: 7, revision: null, note: null, bytes: "005cff" },
      { id: 8, revision: null, note: "even", bytes: "005cff" },
    ]);
  });
});

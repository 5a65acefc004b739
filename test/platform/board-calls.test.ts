/** The functions that a distributed database delegates to a board's worker, on one server. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SQL } from "bun";
import { moveRules } from "../../server/automations/run.ts";
import { insert, numberingSweep } from "../../server/platform/db/db.ts";
import {
  BOARD_FUNCTIONS,
  createBoardCalls,
  FEW_BYTES,
  FEW_ROWS,
  KEPT_PLANS,
} from "../../server/platform/db/postgres/citus/board-calls.ts";
import { createWorkers } from "../../server/platform/db/postgres/citus/workers.ts";
import { isRace } from "../../server/platform/db/postgres/errors.ts";
import { prepare } from "../../server/platform/db/postgres/pool/prepare.ts";
import { bind, placeholder } from "../../server/platform/db/postgres/translation.ts";
import { createRenderer, idList, name, type Sql, sql, type Value } from "../../server/platform/db/sql.ts";
import type { Statement } from "../../server/platform/db/statements.ts";
import { numbersGivenOut } from "../../server/platform/event-log/after-restore.ts";
import { effectsBetween } from "../../server/platform/event-log/effects.ts";
import { eventsAfter } from "../../server/platform/event-log/event-log.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { present } from "../../server/platform/util/present.ts";
import { boardOf, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";

const IS_POSTGRES = process.env.BOARDCAST_TEST_DB === "postgres";
const BOARD = "01a1e389-2843-726c-89b0-49b5d4dc3703";
const AWKWARD = `a 'quote', a "double" one, a \\ backslash, {braces}, 100 % and %1$L, $1, NULL`;
const render = createRenderer("postgres", placeholder);
const calls = createBoardCalls({
  tables: new Set(["noted", "written", "gone", "mails"]),
  shared: new Set(["mails"]),
});
const OTHER = "01a1e389-2843-726c-89b0-49b5d4dc3704";
/** In place of the function that asks Citus: the rows of a board are in tables with another name, but for shared ones. */
const TABLES_OF_BOARD = `CREATE FUNCTION tables_of_board(board uuid, tables text[]) RETURNS text[] LANGUAGE sql
  AS $$ SELECT array_agg(CASE name WHEN 'mails' THEN name ELSE name || CASE board WHEN '${OTHER}' THEN '_8' ELSE '_7' END END
    ORDER BY at) FROM unnest(tables) WITH ORDINALITY named (name, at) $$`;

describe.if(IS_POSTGRES)("calls about a board", () => {
  let service: Service;
  let connection: SQL;

  beforeAll(async () => {
    service = await startService({ skipLogCheck: true });
    connection = new SQL({ url: service.app.context.config.DATABASE_URL, max: 1 });
    for (const statement of [TABLES_OF_BOARD, ...BOARD_FUNCTIONS]) await connection.unsafe(statement);
    for (const table of ["noted", "noted_7", "written_7", "written_8", "mails"])
      await connection.unsafe(
        `CREATE TABLE ${table} (id int PRIMARY KEY, revision bigint, note text, bytes bytea)`,
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
    calls.commit(BOARD, [
      sql`UPDATE noted SET revision = ${revision + 1}, note = ${AWKWARD} WHERE id = 1 AND revision = ${revision}`,
      sql`INSERT INTO written (id, note, bytes) VALUES (${revision}, ${null}, ${new Uint8Array([0, 92, 255])})`,
      sql`UPDATE written SET note = ${"even"} WHERE written.id % 2 = ${0}`,
      sql`INSERT INTO noted (id) SELECT id FROM written w WHERE id = ${revision} AND NOT EXISTS (
        SELECT 1 FROM noted JOIN written AS other ON other.id = noted.id WHERE noted.id = w.id)`,
      sql`DELETE FROM noted WHERE noted.id < ${revision}`,
      sql`INSERT INTO mails (id) VALUES (${revision})`,
    ]);
  const rowsOf = (table: string) =>
    sql`SELECT id, revision, note, encode(bytes, 'hex') AS bytes FROM ${name(table)} ORDER BY id`;

  test("a load answers a list for each query, with values of every kind", async () => {
    const call = calls.load(BOARD, {
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

  test("of a small board a worker answers everything; of one with many rows, one too many; of one with many bytes, nothing", async () => {
    const rows = (count: number, length: number) =>
      calls.loadFew(BOARD, {
        none: sql`SELECT id FROM noted WHERE id < 0`,
        rows: sql`SELECT repeat('x', ${length}) AS text FROM generate_series(1, ${count}) ORDER BY 1`,
      });
    const lists = (count: number) => ({ none: [], rows: Array(count).fill({ text: "x".repeat(100) }) });
    expect(await send(rows(FEW_ROWS, 100))).toEqual([{ loaded: lists(FEW_ROWS) }]);
    expect(await send(rows(FEW_ROWS + 500, 100))).toEqual([{ loaded: lists(FEW_ROWS + 1) }]);
    expect(await send(rows(1, FEW_BYTES + 1))).toEqual([{ loaded: null }]);
    expect(await send(rows(400, 40_000))).toEqual([{ loaded: null }]);
  });

  test("a commit that lost the race writes nothing", async () => {
    expect(await send(commit(6))).toEqual([{ is_committed: false }]);
    expect(await send(rowsOf("noted"))).toEqual([{ id: 1, revision: "7", note: "old", bytes: null }]);
    expect(await send(rowsOf("written_7"))).toEqual([]);
  });

  test("a commit that won it executes every statement, all but the first where the board's rows are", async () => {
    expect(await send(commit(7))).toEqual([{ is_committed: true }]);
    expect(await send(commit(8))).toEqual([{ is_committed: true }]);
    expect(await send(rowsOf("noted"))).toEqual([{ id: 1, revision: "9", note: AWKWARD, bytes: null }]);
    expect(await send(rowsOf("noted_7"))).toEqual([{ id: 8, revision: null, note: null, bytes: null }]);
    expect(await send(rowsOf("written_7"))).toEqual([
      { id: 7, revision: null, note: null, bytes: "005cff" },
      { id: 8, revision: null, note: "even", bytes: "005cff" },
    ]);
  });

  test("what is written to a table with a copy on every node keeps its name", async () => {
    expect(await send(sql`SELECT id FROM mails ORDER BY id`)).toEqual([{ id: 7 }, { id: 8 }]);
  });

  test("a load reads where the board's rows are, whatever else has the name of a table", async () => {
    const load = calls.load(BOARD, {
      noted: sql`SELECT noted.id, w.note AS written FROM noted
        LEFT JOIN written w ON w.id = noted.id WHERE w.note <> ${"FROM noted"}`,
    });
    expect(await send(load)).toEqual([{ loaded: { noted: [{ id: 8, written: "even" }] } }]);
  });

  test("a load is planned once, and a session keeps the plans of the loads that are used most", async () => {
    const plans = async (of = "%") =>
      (
        await send(
          sql`SELECT name FROM pg_prepared_statements WHERE name LIKE ${"load %"} AND statement LIKE ${of}`,
        )
      ).length;
    const load = (column: string, note: string) =>
      send(
        calls.load(BOARD, {
          rows: sql`SELECT id AS ${name(column)} FROM written WHERE note = ${note} AND TRUE = ${true}`,
        }),
      );
    const before = await plans();
    expect(await load("first", "even")).toEqual([{ loaded: { rows: [{ first: 8 }] } }]);
    expect(await load("first", AWKWARD)).toEqual([{ loaded: { rows: [] } }]);
    expect(await plans()).toBe(before + 1);
    for (let i = 0; i < KEPT_PLANS; i++) await load(`other_${i}`, "even");
    expect(await plans()).toBe(KEPT_PLANS);
    expect([await plans("%AS first%"), await plans("%AS other_0 %"), await plans("%AS other_49%")]).toEqual([
      1, 0, 1,
    ]);
    expect(await load("first", "even")).toEqual([{ loaded: { rows: [{ first: 8 }] } }]);
    expect(await plans()).toBe(KEPT_PLANS);
  });

  test("a plan is for one part of the tables, even if the load begins with a table that is the same for all boards", async () => {
    const load = (board: string) =>
      send(
        calls.load(board, {
          mails: sql`SELECT id FROM mails WHERE id = ${7}`,
          written: sql`SELECT id FROM written ORDER BY id`,
        }),
      );
    expect(await load(BOARD)).toEqual([{ loaded: { mails: [{ id: 7 }], written: [{ id: 7 }, { id: 8 }] } }]);
    expect(await load(OTHER)).toEqual([{ loaded: { mails: [{ id: 7 }], written: [] } }]);
  });

  test("events are read behind the numbers that a restore jumps to, which are no 32-bit integers", async () => {
    const since = numbersGivenOut();
    const load = calls.load(BOARD, {
      noted: sql`SELECT id FROM noted WHERE id < 0`,
      events: eventsAfter(BOARD, since, 10),
      effects: effectsBetween(BOARD, since, since + 10),
    });
    expect(await send(load)).toEqual([{ loaded: { noted: [], events: [], effects: [] } }]);
  });

  test("a card is moved behind a position that is no 32-bit integer", async () => {
    const load = calls.load(BOARD, {
      noted: sql`SELECT id FROM noted WHERE id < 0`,
      rules: moveRules(BOARD, OTHER, Number.MAX_SAFE_INTEGER),
    });
    expect(await send(load)).toEqual([{ loaded: { noted: [], rules: [] } }]);
  });

  test("with its row locked, a board is loaded and committed on the connection that holds the lock, and no other", async () => {
    const elsewhere = () => Promise.reject(new Error("on another connection"));
    const workers = createWorkers(
      { columnTypes: new Map(), tables: new Set(["noted"]), shared: new Set() },
      {
        ...{ ask: elsewhere, run: elsewhere, settle: elsewhere, checkServer() {} },
        send: (statement, client) => client.unsafe(render(statement), statement.values.map(bind)),
      },
    );
    const { board_id } = await boardOf(await service.person("owner"));
    const [from] = await connection`SELECT revision, stamp FROM boards WHERE id = ${board_id}`;
    // Takes a number of the sequence, too.
    const statement = sql`UPDATE noted SET note = 'locked' WHERE TRUE` as Statement<"cards">;
    const writes = [numberingSweep(statement, { count: 1, statement: () => statement })];
    const noted = sql<{ id: number; note: string | null }>`SELECT id, note FROM noted WHERE id = ${8}`;
    const done = await connection.begin(async (transaction) => {
      const { load, commit } = workers.within(transaction, board_id);
      const change = { boardId: board_id, from, board: { stamp: "another" }, writes };
      const before = await load({ noted });
      return [before, await commit(change), await commit(change), await load({ noted })];
    });
    expect(done).toEqual([
      { noted: [{ id: 8, note: null }] },
      true,
      false,
      { noted: [{ id: 8, note: "locked" }] },
    ]);
  });

  test("bytes are sent as they are, beside a commit's other statements, which are executed together or not at all", async () => {
    const { DATABASE_URL: url } = service.app.context.config;
    const { columnTypes } = await prepare({
      url: present(url, "its address"),
      connections: 1,
      prepare: true,
    });
    const names = { columnTypes, tables: new Set<string>(), shared: new Set<string>() };
    const sent: Value[] = [];
    const sendOn = (statement: Sql, client: Pick<SQL, "unsafe">) => {
      sent.push(...statement.values);
      return client.unsafe(render(statement), statement.values.map(bind));
    };
    const workers = createWorkers(names, {
      ask: (_, work) => work(connection),
      settle: (work) => work(connection),
      run: (statement) => sendOn(statement, connection),
      send: sendOn,
      checkServer() {},
    });
    const owner = await service.person("owner");
    const { board_id, column_id } = await boardOf(owner);
    const { id: card_id } = await owner.createCard({ board_id, column_id, title: "card" });
    const [from] = await connection`SELECT revision, stamp FROM boards WHERE id = ${board_id}`;
    const blob = new Uint8Array(100_000).fill(92);
    const commit = (revision: number, card: string) => {
      const id = newId();
      const file = { id, board_id, card_id: card, trash_id: null, name: "file", mime_type: "a/b", size: 1 };
      const change = {
        boardId: board_id,
        from: { revision, stamp: from.stamp },
        board: { stamp: "another" },
        writes: [
          insert("attachments", file),
          insert("attachment_blobs", { board_id, attachment_id: id, blob }),
        ],
      };
      return workers.commit(change, { account: owner.id, share: "changes" });
    };
    const written = async () => {
      const [counted] = await connection`SELECT count(*)::int AS blobs, sum(length(b.blob))::int AS bytes,
        (SELECT stamp FROM boards WHERE id = ${board_id}) AS stamp
        FROM attachment_blobs b WHERE b.board_id = ${board_id}`;
      return counted;
    };
    const nothing = { blobs: 0, bytes: null, stamp: from.stamp };
    expect(await commit(from.revision - 1, card_id)).toBe(false);
    expect(await written()).toEqual(nothing);
    expect(await commit(from.revision, UNKNOWN_ID).catch(String)).toContain("foreign key");
    expect(await written()).toEqual(nothing);
    sent.length = 0;
    expect(await commit(from.revision, card_id)).toBe(true);
    expect(await written()).toEqual({ blobs: 1, bytes: blob.length, stamp: "another" });
    expect(sent).toContain(blob);
    expect(sent.filter((value) => typeof value === "string" && value.length >= blob.length)).toEqual([]);
  });

  test("a board that has left its worker meanwhile is asked for again; a missing table is an error", async () => {
    const failure = (statement: Sql) => send(statement).catch((error) => error);
    expect(isRace(await failure(calls.load(BOARD, { gone: sql`SELECT id FROM gone WHERE id = ${1}` })))).toBe(
      true,
    );
    const noted = calls.load(BOARD, { noted: sql`SELECT id FROM noted WHERE id = ${8}` });
    expect(await send(noted)).toEqual([{ loaded: { noted: [{ id: 8 }] } }]);
    await connection.unsafe("DROP TABLE noted_7");
    expect(isRace(await failure(noted))).toBe(true);
    expect(isRace(await failure(sql`SELECT id FROM gone`))).toBe(false);
  });
});

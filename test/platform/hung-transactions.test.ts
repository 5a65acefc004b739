/** Transactions that hang because one worker does, with functions that stand for those of Citus and write down what they are told. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SQL } from "bun";
import { createHungTransactions } from "../../server/platform/db/postgres/citus/hung-transactions.ts";
import { type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";

const IS_POSTGRES = process.env.BOARDCAST_TEST_DB === "postgres";
const NAME = "boardcast that hangs 1";
const MISSING = { id: 3, address: "second:2" };

const STAND_INS = [
  `CREATE TABLE pg_dist_node (nodeid integer, nodename text, nodeport integer, groupid integer, noderole text, isactive boolean)`,
  `INSERT INTO pg_dist_node VALUES (1, 'coordinator', 0, 0, 'primary', true), (2, 'first', 1, 1, 'primary', true),
    (3, 'second', 2, 2, 'primary', true)`,
  "CREATE TABLE pg_dist_transaction (gid text)",
  "CREATE TABLE prepared (port integer, gid text)",
  "CREATE TABLE told (port integer, command text)",
  `CREATE FUNCTION citus_backend_gpid() RETURNS bigint LANGUAGE sql AS 'SELECT 10000000000 + pg_backend_pid()'`,
  `CREATE FUNCTION master_run_on_worker(text[], ports integer[], commands text[], boolean)
    RETURNS TABLE (success boolean, result text) LANGUAGE sql AS $$
    INSERT INTO told VALUES (ports[1], commands[1]);
    SELECT true, CASE WHEN commands[1] LIKE '%pg_prepared_xacts%'
      THEN (SELECT string_agg(gid, ' ') FROM prepared WHERE port = ports[1]) ELSE 'done' END $$`,
];

describe.if(IS_POSTGRES)("a transaction that was given up", () => {
  let service: Service;
  let client: SQL;
  let hanging: SQL;

  beforeAll(async () => {
    service = await startService();
    const url = service.app.context.config.DATABASE_URL;
    client = new SQL({ url, max: 1 });
    hanging = new SQL({ url, max: 1, connection: { application_name: NAME } });
    for (const statement of STAND_INS) await client.unsafe(statement);
  });
  afterAll(async () => {
    for (const one of [client, hanging]) await one.close({ timeout: 0 });
    await service.stop();
  });

  const told = async () => {
    const rows: { port: number; command: string }[] = await client.unsafe(
      "DELETE FROM told RETURNING port, command",
    );
    return [...new Set(rows.map(({ port, command }) => `${port}: ${command.slice(0, 40)}`))];
  };

  test("is ended at the coordinator and undone on each worker that answers, unless it was committed", async () => {
    const [{ pid }] = await hanging.unsafe("SELECT pg_backend_pid() AS pid");
    const outcome = hanging
      .begin(async (transaction) => {
        await transaction.unsafe("INSERT INTO pg_dist_transaction VALUES ('not committed')");
        await transaction.unsafe("SELECT pg_sleep(60)");
      })
      .catch(() => "ended");
    await until(async () => {
      const rows = await client`SELECT FROM pg_stat_activity WHERE pid = ${pid} AND query LIKE '%pg_sleep%'`;
      return rows.length === 1;
    });
    for (const port of [1, 2])
      for (const gid of [`citus_0_${pid}_7_${port}`, `citus_0_${pid}_6_${port}`, `citus_0_1_1_${port}`])
        await client`INSERT INTO prepared VALUES (${port}, ${gid})`;
    await client`INSERT INTO pg_dist_transaction SELECT gid FROM prepared WHERE gid LIKE ${`citus_0_${pid}_6_%`}`;

    const hung = createHungTransactions();
    expect(hung.isLeft).toBe(false);
    hung.givenUp([NAME]);
    await hung.end(client, [MISSING]);
    expect(await outcome).toBe("ended");
    // It may have been under way for a moment longer.
    await hung.end(client, [MISSING]);
    expect(await told()).toEqual([
      "1: SELECT count(pg_terminate_backend(pid)) ",
      "1: SELECT string_agg(gid, ' ') FROM pg_prep",
      `1: ROLLBACK PREPARED 'citus_0_${pid}_7_1'`,
    ]);
    expect(hung.isLeft).toBe(true);
    await hung.end(client, []);
    expect(await told()).toContain(`2: ROLLBACK PREPARED 'citus_0_${pid}_7_2'`);
    expect(hung.isLeft).toBe(false);
  });
});

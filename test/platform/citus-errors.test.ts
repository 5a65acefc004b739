/** Errors that Citus reports as internal ones: what they are is known by their texts only. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SQL } from "bun";
import { DatabaseUnavailable, type Db, DuplicateKey, WorkerDown } from "../../server/platform/db/db.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { type Service, startService } from "../harness.ts";

const IS_POSTGRES = process.env.BOARDCAST_TEST_DB === "postgres";

/** Fails once; sequences are not rolled back. */
const FAILS_ONCE = `CREATE FUNCTION fails_once(message text) RETURNS integer LANGUAGE plpgsql AS $$
  BEGIN
    IF nextval('attempts') = 1 THEN RAISE EXCEPTION '%', message USING ERRCODE = 'internal_error'; END IF;
    RETURN 1;
  END $$`;

describe.if(IS_POSTGRES)("an internal error", () => {
  let service: Service;
  let connection: SQL;
  let db: Db;

  beforeAll(async () => {
    service = await startService();
    db = service.app.db;
    connection = new SQL({ url: service.app.context.config.DATABASE_URL, max: 1 });
    await connection.unsafe("CREATE SEQUENCE attempts");
    await connection.unsafe(FAILS_ONCE);
  });
  afterAll(async () => {
    await connection.close();
    await service.stop();
  });

  const run = async (message: string) => {
    await connection.unsafe("ALTER SEQUENCE attempts RESTART");
    return db.write([sql<{ n: number }>`SELECT fails_once(${message}) AS n`]);
  };

  const errorOf = (message: string) => run(message).catch((error: unknown) => error);

  test("that says a key is there already is a collision", async () => {
    const message = `duplicate key value violates unique constraint "idempotency_keys_pkey_102097"`;
    await expect(run(message)).rejects.toBeInstanceOf(DuplicateKey);
  });

  test("that says there was a deadlock was undone: the statement is sent again", async () => {
    const [[row]] = await run("deadlock detected");
    expect(row).toEqual({ n: 1 });
  });

  test.each([
    "failure on connection marked as essential: 10.0.0.2:5432",
    "failed to COPY to shard 0 on 10.0.0.2:5432",
    "SSL SYSCALL error: EOF detected",
    "SSL SYSCALL error: EOF detected\ninvalid socket",
    "server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally",
    "could not receive data from server: Connection reset by peer",
  ])(
    "that says a worker was lost in the middle of a statement is a worker that is down: %j",
    async (message) => {
      expect(await errorOf(message)).toBeInstanceOf(WorkerDown);
    },
  );

  test("that says the coordinator was stopped is the database being away", async () => {
    const error = await errorOf("postmaster was shut down, exiting");
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(error).not.toBeInstanceOf(WorkerDown);
  });

  test("that says anything else is an error", async () => {
    await expect(run("disordered index")).rejects.toThrow("disordered index");
  });
});

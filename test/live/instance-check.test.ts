/** Instances on one PostgreSQL that differ in what they must have in common: the log says so. */
import { afterAll, beforeAll, describe, expect, setSystemTime, test } from "bun:test";
import { signingSecret } from "../../server/config/signing-secret.ts";
import { createInstanceCheck } from "../../server/instance-check.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { createLog } from "../../server/platform/observability/log.ts";
import { type Service, startService } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { ON_POSTGRES } from "./fleet.ts";

const OTHER = "another secret of at least 32 characters";

describe.if(ON_POSTGRES)("an instance", () => {
  let service: Service;
  let secret: string;

  beforeAll(async () => {
    service = await startService();
    secret = signingSecret(service.app.context.config);
    const { db } = service.app;
    const lease = () => db.read({ rows: sql`SELECT 1 FROM leases WHERE name = 'signing secret'` });
    await eventually(async () => (await lease()).rows.length === 1, "the service to have checked");
  });
  afterAll(async () => {
    setSystemTime();
    await service.stop();
  });

  /** The errors that one more instance logs when it has checked several times. */
  async function errorsOf(settings: { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string }): Promise<string[]> {
    const errors: string[] = [];
    const log = createLog({ level: "error", format: "json" }, (line) =>
      errors.push(JSON.parse(line).message),
    );
    const { db, context } = service.app;
    const { check } = createInstanceCheck({ db, config: { ...context.config, ...settings }, log });
    for (let i = 0; i < 3; i++) await check();
    return errors;
  }

  test("with the same secret and the time of the database has nothing to say", async () => {
    expect(await errorsOf({ JWT_SECRET: secret })).toEqual([]);
  });

  test("with another secret says so once, and that logins are refused", async () => {
    const said = [
      expect.stringMatching(/^another instance on this database has another JWT_SECRET: each refuses/),
    ];
    expect(await errorsOf({ JWT_SECRET: OTHER })).toEqual(said);
  });

  test("with another secret and the present one as the previous one has nothing to say", async () => {
    expect(await errorsOf({ JWT_SECRET: OTHER, JWT_SECRET_PREVIOUS: secret })).toEqual([]);
  });

  test.each([
    [60, "60 seconds ahead of"],
    [-60, "60 seconds behind"],
  ])("whose clock is %d seconds off says so once, and what follows", async (seconds, side) => {
    setSystemTime(new Date(Date.now() + seconds * 1000));
    try {
      expect(await errorsOf({ JWT_SECRET: secret })).toEqual([
        expect.stringMatching(
          new RegExp(`^the clock of this machine is ${side} that of the database: logins end`),
        ),
      ]);
    } finally {
      setSystemTime();
    }
  });
});

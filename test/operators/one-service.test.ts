/** A SQLite database has one service at a time; commands run beside it, and the next service takes over. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test";
import { readConfig } from "../../server/config.ts";
import { becomeOnlyService } from "../../server/one-service.ts";
import { enterAlone } from "../../server/platform/db/sqlite/file-lock.ts";
import { createLog } from "../../server/platform/observability/log.ts";
import { commandLine } from "../support/command-line.ts";
import { ON_POSTGRES } from "./stage.ts";

const commands = commandLine();
const silent = createLog({ level: "silent", format: "text" });
const WAIT_MS = 150;

type Service = Awaited<ReturnType<typeof commands.serve>>;

let settings: Record<string, string>;
let services: Service[];

beforeEach(async () => {
  settings = await commands.emptySettings();
  services = [];
});
afterEach(async () => {
  for (const service of services) await service.kill();
});
afterAll(() => commands.cleanUp());

async function serve(): Promise<Service> {
  const service = await commands.serve(settings);
  services.push(service);
  return service;
}

/** What a second service in this process would be told. */
const enter = () => becomeOnlyService(readConfig(settings), silent, WAIT_MS);

describe.skipIf(ON_POSTGRES)("SYSTEM-13: on SQLite", () => {
  test("a second service on the same file is refused, and told what to do", async () => {
    await serve();
    await expect(enter()).rejects.toThrow(
      `${settings.DATA_DIR}/boardcast.db is in use by another service. Stop that one first, or give this one its own DATA_DIR. ` +
        "Several processes on one database need PostgreSQL: set DATABASE_URL.",
    );
  });

  test("the next service waits while the one before it stops, and then serves", async () => {
    const first = await serve();
    const second = commands.serve(settings);
    // Long enough to start on a busy machine; had it not to wait, it would be serving by then.
    await Bun.sleep(3000);
    expect(await Promise.race([second, "waits"])).toBe("waits");
    expect(await first.stop()).toBe(0);
    const served = await second;
    services.push(served);
    expect(served.log()).toContain("waiting for the database, which is in use");
    expect((await fetch(`${served.url}/health/ready`)).status).toBe(200);
  });

  test("one that was killed is in nobody's way", async () => {
    const first = await serve();
    await first.kill();
    const second = await serve();
    expect(second.log()).not.toContain("waiting");
  });

  test("commands run beside it", async () => {
    await serve();
    const file = `${settings.DATA_DIR}/copy.db`;
    const create = ["user", "create", "--email", "ops@example.org", "--username", "ops"];
    const { DATA_DIR } = settings;
    const copy = ["copy", "--from", `sqlite:${DATA_DIR}/boardcast.db`, "--to", `sqlite:${DATA_DIR}/other.db`];
    for (const command of [["migrate"], create, ["doctor"], ["backup", file], copy, ["resync-clients"]]) {
      const { code, errors } = await commands.run(command, settings);
      expect({ command, code, errors }).toEqual({ command, code: 0, errors: "" });
    }
    await expect(enter()).rejects.toThrow("in use by another service");
  });

  test("a service that is started during a restore waits, and is told so in the end", async () => {
    await (await enter())();
    const leave = enterAlone(`${settings.DATA_DIR}/boardcast.db`);
    await expect(enter()).rejects.toThrow("is being restored from a backup");
    leave?.();
    (await enter())();
  });

  test("a restore is refused while the service runs", async () => {
    const service = await serve();
    const backup = `${settings.DATA_DIR}/copy.db`;
    expect((await commands.run(["backup", backup], settings)).code).toBe(0);
    expect((await commands.run(["restore", backup], settings)).errors).toContain("is in use");
    await service.stop();
    expect((await commands.run(["restore", backup], settings)).code).toBe(0);
  });
});

test.if(ON_POSTGRES)("on PostgreSQL any number of services use one database", async () => {
  await serve();
  const second = await serve();
  expect(second.log()).not.toContain("waiting");
});

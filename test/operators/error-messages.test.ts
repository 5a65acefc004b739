/** What a command prints when it fails: what went wrong, in plain words; the runtime's own words come last. */
import { afterAll, describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { freePort } from "../machine/free-port.ts";
import { commandLine } from "../support/command-line.ts";
import { ON_POSTGRES } from "./stage.ts";

const commands = commandLine();
afterAll(() => commands.cleanUp());

async function failure(args: string[], settings: Record<string, string> = {}): Promise<string> {
  const { code, out, errors } = await commands.run(args, {
    ...(await commands.emptySettings()),
    ...settings,
  });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  return errors.replace(/^boardcast: /, "").trimEnd();
}

describe("health", () => {
  async function healthOf(fetch: () => Response | Promise<Response>): Promise<{ said: string; url: string }> {
    const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch });
    const url = server.url.origin;
    const said = await failure(["health", "--port", String(server.port)]);
    await server.stop(true);
    return { said, url };
  }

  test("says that nothing listens", async () => {
    const port = await freePort();
    expect(await failure(["health", "--port", String(port)])).toStartWith(
      `The service at http://127.0.0.1:${port} cannot be reached (`,
    );
  });

  test("says why the service is not ready", async () => {
    const { said, url } = await healthOf(() => Response.json({ status: "draining" }, { status: 503 }));
    expect(said).toBe(`The service at ${url} is not ready: draining`);
  });

  test("gives the status of what is not this service", async () => {
    const { said, url } = await healthOf(() => new Response("<p>", { status: 404 }));
    expect(said).toBe(`The service at ${url} is not ready: status 404`);
  });

  test("does not wait for ever", async () => {
    const { said, url } = await healthOf(() => new Promise(() => {}));
    expect(said).toStartWith(`The service at ${url} does not answer within 3 seconds (`);
  });
});

describe.skipIf(ON_POSTGRES)("backup and restore", () => {
  test("name a target that cannot be written", async () => {
    const settings = await commands.emptySettings();
    expect((await commands.run(["migrate"], settings)).code).toBe(0);
    const target = `${settings.DATA_DIR}/no/such/folder.db`;
    expect(await failure(["backup", target], settings)).toStartWith(
      `The backup cannot be written to ${target}: ENOENT`,
    );
  });

  test("name a source that is no database", async () => {
    const settings = await commands.emptySettings();
    mkdirSync(settings.DATA_DIR!);
    const file = `${settings.DATA_DIR}/boardcast.db`;
    writeFileSync(file, "Dear diary, ".repeat(1000));
    expect(await failure(["backup", `${settings.DATA_DIR}/copy.db`], settings)).toBe(
      `${file} is not a readable SQLite database: file is not a database`,
    );
    expect(await failure(["restore", settings.DATA_DIR!], settings)).toBe(
      `${settings.DATA_DIR} is not a file`,
    );
  });
});

describe("serve", () => {
  test.each(["1", "2"])(
    "names an address that this machine does not have, with WORKERS=%s",
    async (WORKERS) => {
      if (WORKERS === "2" && !ON_POSTGRES) return;
      const settings = await commands.emptySettings();
      const { code, errors } = await commands.run(["serve"], {
        ...settings,
        HOST: "192.0.2.1",
        PORT: "0",
        WORKERS,
        LOG_LEVEL: "silent",
      });
      expect({ code, errors }).toEqual({
        code: 1,
        errors:
          "boardcast: HOST=192.0.2.1: this machine has no such address (EADDRNOTAVAIL). " +
          "Use one of its own, or 0.0.0.0 for all of them.\n",
      });
    },
  );
});

describe("a database", () => {
  test.if(ON_POSTGRES)(
    "that does not exist on its server: how to create it is said, by doctor too",
    async () => {
      const url = new URL(process.env.BOARDCAST_TEST_POSTGRES!);
      url.pathname = "/none_such";
      const said = `PostgreSQL at ${url.host}: database "none_such" does not exist. Create it first (CREATE DATABASE … ENCODING 'UTF8')`;
      for (const command of ["migrate", "serve"])
        expect(await failure([command], { DATABASE_URL: url.href })).toStartWith(said);
      const { out } = await commands.run(["doctor"], { DATABASE_URL: url.href });
      expect(out).toContain(said);
    },
  );

  test("that cannot be reached is named without its password", async () => {
    const DATABASE_URL = `postgres://ada:sesame@127.0.0.1:${await freePort()}/boards`;
    expect(await failure(["migrate"], { DATABASE_URL })).toStartWith(
      `PostgreSQL at ${new URL(DATABASE_URL).host} is not available: `,
    );
  });

  test("that is not there is not created by a command that works on one", async () => {
    const { DATA_DIR } = await commands.emptySettings();
    const settings = { DATA_DIR: `${DATA_DIR ?? "/tmp"}-none`, DATABASE_URL: "" };
    const ada = "ada@example.org";
    for (const command of [
      ["resync-clients"],
      ["end-access"],
      ["user", "promote", ada],
      ["user", "deactivate", ada],
      ["user", "reset-password", ada],
    ]) {
      expect(await failure(command, settings)).toBe(
        `There is no database ${settings.DATA_DIR}/boardcast.db; set DATA_DIR to its folder, or DATABASE_URL`,
      );
    }
    expect(existsSync(settings.DATA_DIR)).toBe(false);
  });

  test.skipIf(ON_POSTGRES)(
    "that is not there is created by user create, which says so, but not for an account that is refused",
    async () => {
      const settings = await commands.emptySettings();
      const create = (email: string) =>
        commands.run(["user", "create", "--email", email, "--username", "ada", "--no-password"], settings);
      expect(await create("ada")).toEqual({
        code: 1,
        out: "",
        errors: "boardcast: --email must be a valid address\n",
      });
      expect(existsSync(settings.DATA_DIR!)).toBe(false);
      expect(await create("ada@example.org")).toEqual({
        code: 0,
        out: `Created ada@example.org in ${settings.DATA_DIR}/boardcast.db, a new database\n`,
        errors: "",
      });
    },
  );

  test("in a folder that cannot be created: the folder is named", async () => {
    const settings = { DATA_DIR: "/proc/boardcast", DATABASE_URL: "" };
    expect(await failure(["migrate"], settings)).toStartWith(
      "The folder /proc/boardcast cannot be created: ENOENT",
    );
  });

  test("and Redis: an address of another kind is refused before anything is tried", async () => {
    expect(await failure(["migrate"], { DATABASE_URL: "mysql://ada:sesame@db/boards" })).toBe(
      "DATABASE_URL must begin with postgres://. Leave it unset for SQLite.",
    );
    expect(await failure(["serve"], { REDIS_URL: "http://redis" })).toBe(
      "REDIS_URL must begin with redis://, redis+sentinel:// or redis+cluster://, or with rediss for TLS, and name a host.",
    );
  });
});

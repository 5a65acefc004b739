/**
 * Writes the fixture of the present schema version:
 *
 *   BOARDCAST_TEST_POSTGRES=postgres://… bun test/upgrade/make-fixture.ts
 *
 * The service itself creates a board with one of everything on SQLite; it is copied to PostgreSQL. A step that is not
 * released yet may still change: delete its fixture first. `npm run format` afterwards.
 */
import { Database } from "bun:sqlite";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SQL } from "bun";
import { createClient } from "../../client/http.ts";
import { startApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { SCHEMA_VERSION } from "../../server/platform/db/migrate.ts";
import { PASSWORD, type Person } from "../harness.ts";
import { everythingOf, furnish, orderRemoval } from "../operators/contents.ts";
import { fixtureOf } from "./fixtures.ts";

const CLI = join(import.meta.dir, "../../cli/main.ts");
const folder = mkdtempSync(join(tmpdir(), "boardcast-fixture-"));
const fixture = fixtureOf(SCHEMA_VERSION);
if (existsSync(fixture.sqlite))
  throw new Error(`${fixture.sqlite} is there: a released schema does not change`);

const app = await startApp(readConfig({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "warn" }));
const people = [await person("alice"), await person("bob"), await person("carol")] as const;
await furnish([...people], { "empty.txt": 0, "nul.bin": 3, "small.bin": 500 });
await createClient({ baseUrl: app.url, token: (await person("dave")).token }).logout();
await orderRemoval(app.db);
writeFileSync(fixture.expected, `${JSON.stringify(await everythingOf(people), null, 2)}\n`);
await app.stop();
writeFileSync(fixture.sqlite, dumpSqlite(`${folder}/boardcast.db`));
writeFileSync(fixture.postgres, await dumpPostgres(`sqlite:${folder}/boardcast.db`));
rmSync(folder, { recursive: true });

async function person(name: string): Promise<Person> {
  const email = `${name}@example.org`;
  const anonymous = createClient({ baseUrl: app.url });
  const me = await anonymous.register({ email, username: name, password: PASSWORD });
  const { access_token: token } = await anonymous.login({ username: email, password: PASSWORD });
  return Object.assign(createClient({ baseUrl: app.url, token }), { id: me.id, token, me });
}

function dumpSqlite(file: string): string {
  const database = new Database(file);
  const objects = database
    .query("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")
    .all() as { type: string; name: string; sql: string }[];
  const rows = objects
    .filter(({ type }) => type === "table")
    .flatMap(({ name }) => {
      const columns = database.query(`SELECT name FROM pragma_table_info('${name}')`).values().flat();
      const cells = columns.map((column) => `quote(${column})`).join(" || ', ' || ");
      return database
        .query(`SELECT 'INSERT INTO ${name} VALUES (' || ${cells} || ')' FROM ${name}`)
        .values()
        .flat();
    });
  return `${[...objects.map(({ sql }) => sql), ...rows].join(";\n")};\n`;
}

async function dumpPostgres(source: string): Promise<string> {
  const url = new URL(process.env.BOARDCAST_TEST_POSTGRES!);
  const admin = new SQL({ url: url.href, max: 1 });
  await admin.unsafe("CREATE DATABASE boardcast_fixture");
  url.pathname = "/boardcast_fixture";
  try {
    output([process.execPath, CLI, "copy", "--from", source, "--to", url.href]);
    const dump = output(["pg_dump", "--inserts", "--no-owner", "--no-privileges", url.href]);
    // Only what any server takes in any version: no words of psql, no settings of the session, no comments.
    return dump
      .replaceAll(/^(\\|SET |SELECT pg_catalog\.set_config|--).*\n/gm, "")
      .replaceAll(/\n{2,}/g, "\n");
  } finally {
    await admin.unsafe("DROP DATABASE boardcast_fixture WITH (FORCE)");
    await admin.close();
  }
}

function output(command: string[]): string {
  const { exitCode, stdout, stderr } = Bun.spawnSync(command, { stderr: "pipe" });
  if (exitCode !== 0) throw new Error(stderr.toString());
  return stdout.toString();
}

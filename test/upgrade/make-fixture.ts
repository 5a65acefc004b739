/**
 * Writes the fixture of the current schema version: npx bun test/upgrade/make-fixture.ts
 *
 * The service itself creates a board with one of everything on SQLite; it is copied to a PostgreSQL that is started here.
 * A migration that is not released yet may still change: delete its fixture first. `npm run format` afterwards.
 */
import { Database } from "bun:sqlite";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "../../client/http.ts";
import { startApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { SCHEMA_VERSION } from "../../server/platform/db/migrate.ts";
import { PASSWORD, type Person } from "../harness.ts";
import { startPostgres } from "../machine/postgres.ts";
import { POSTGRES, provide } from "../machine/provide.ts";
import { everythingOf, fillOtherTables, furnish } from "../operators/contents.ts";
import { fixtureOf } from "./fixtures.ts";

const CLI = join(import.meta.dir, "../../cli/main.ts");
const fixture = fixtureOf(SCHEMA_VERSION);
const there = Object.values(fixture).filter((file) => existsSync(file));
if (there.length > 0) {
  console.error(
    `There is a fixture of schema version ${SCHEMA_VERSION} already: ${there.join(", ")}.
If that version has been released, add a migration instead of changing it. If not, delete the fixture and run this again.`,
  );
  process.exit(1);
}
const [bin] = await provide([POSTGRES]);
if (!bin) throw new Error("The fixture needs PostgreSQL: install postgresql.");
const postgres = await startPostgres(bin);
const folder = mkdtempSync(join(tmpdir(), "boardcast-fixture-"));
try {
  const expected = await fillDatabase();
  const sqlite = dumpSqlite(`${folder}/boardcast.db`);
  const dump = await dumpPostgres(`sqlite:${folder}/boardcast.db`, bin);
  writeFileSync(fixture.expected, expected);
  writeFileSync(fixture.sqlite, sqlite);
  writeFileSync(fixture.postgres, dump);
} finally {
  rmSync(folder, { recursive: true });
  await postgres.stop();
}

/** Returns what its users see. */
async function fillDatabase(): Promise<string> {
  const app = await startApp(readConfig({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "warn" }));
  const named = (name: string) => person(app.url, name);
  const people = [await named("alice"), await named("bob"), await named("carol")] as const;
  await furnish([...people], { "empty.txt": 0, "nul.bin": 3, "small.bin": 500 });
  await (await named("dave")).logout();
  await fillOtherTables(app.db, people[0]);
  const seen = await everythingOf(people);
  await app.stop();
  return `${JSON.stringify(seen, null, 2)}\n`;
}

async function person(baseUrl: string, name: string): Promise<Person> {
  const email = `${name}@example.org`;
  const anonymous = createClient({ baseUrl });
  const me = await anonymous.register({ email, username: name, password: PASSWORD });
  const { access_token: token } = await anonymous.login({ username: email, password: PASSWORD });
  return Object.assign(createClient({ baseUrl, token }), { id: me.id, token, me });
}

function dumpSqlite(file: string): string {
  const database = new Database(file);
  const objects = database
    .query(`SELECT coalesce(t.type, s.type) AS type, s.name, s.sql
      FROM sqlite_schema s LEFT JOIN pragma_table_list t ON t.schema = 'main' AND t.name = s.name
      WHERE s.sql IS NOT NULL AND coalesce(t.type, '') <> 'shadow' ORDER BY s.rowid`)
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

async function dumpPostgres(source: string, bin: string): Promise<string> {
  output([process.execPath, CLI, "copy", "--from", source, "--to", postgres.url]);
  // Leases are not copied, and every table has something.
  await postgres.run("INSERT INTO leases VALUES ('work', 'nobody', '2000-01-01T00:00:00.000Z')");
  const dump = output([`${bin}/pg_dump`, "--inserts", "--no-owner", "--no-privileges", postgres.url]);
  // Only what any server takes in any version: no words of psql, no settings of the session, no comments.
  return dump.replaceAll(/^(\\|SET |SELECT pg_catalog\.set_config|--).*\n/gm, "").replaceAll(/\n{2,}/g, "\n");
}

function output(command: string[]): string {
  const { exitCode, stdout, stderr } = Bun.spawnSync(command, { stderr: "pipe" });
  if (exitCode !== 0) throw new Error(stderr.toString());
  return stdout.toString();
}

/** A database that is not Boardcast's, or has another schema than this program's, is refused and left as it was. */
import { Database } from "bun:sqlite";
import { afterAll, describe, expect, test } from "bun:test";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { SQL } from "bun";
import { commandLine } from "../support/command-line.ts";
import { ON_POSTGRES } from "./stage.ts";

const commands = commandLine();
afterAll(() => commands.cleanUp());

async function postgres(url: string, ...statements: string[]): Promise<unknown[]> {
  const connection = new SQL({ url, max: 1 });
  let rows: unknown[] = [];
  for (const statement of statements) rows = await connection.unsafe(statement);
  await connection.close();
  return rows;
}

const TABLES =
  "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'";

describe.skipIf(ON_POSTGRES)("SYSTEM-12: a SQLite file", () => {
  async function place() {
    const { DATA_DIR = "" } = await commands.emptySettings();
    mkdirSync(DATA_DIR);
    return { settings: { DATA_DIR }, file: `${DATA_DIR}/boardcast.db` };
  }

  const said = async (command: string, settings: Record<string, string>) => {
    const { code, errors } = await commands.run([command], settings);
    return { code, errors };
  };

  test("of another program is refused by name, and keeps its bytes and its mode", async () => {
    for (const table of ["contacts (id INTEGER)", "schema_version (version INTEGER)", "users (id TEXT)"]) {
      const { settings, file } = await place();
      const other = new Database(file);
      other.run(`CREATE TABLE ${table}`);
      other.close();
      const before = { bytes: readFileSync(file).toString("base64"), mode: statSync(file).mode };
      for (const command of ["serve", "migrate"]) {
        expect(await said(command, settings)).toEqual({
          code: 1,
          errors:
            `boardcast: ${file} is not a Boardcast database: it has tables of another program ` +
            `(${table.split(" ")[0]}). Nothing was changed.\n`,
        });
      }
      const doctor = await commands.run(["doctor"], settings);
      expect(doctor.out).toMatch(
        /^fail +schema +.* is not a Boardcast database.*Nothing was changed; the service does not start/m,
      );
      expect({ bytes: readFileSync(file).toString("base64"), mode: statSync(file).mode }).toEqual(before);
    }
  });

  test("that is no database at all is refused by name", async () => {
    const { settings, file } = await place();
    writeFileSync(file, "Dear diary, ".repeat(1000));
    expect(await said("migrate", settings)).toEqual({
      code: 1,
      errors: `boardcast: ${file} is not a readable SQLite database: file is not a database\n`,
    });
  });

  test("that a draft of the schema created is refused", async () => {
    const drafts = [
      "UPDATE schema_version SET fingerprint = 'of a draft'",
      "ALTER TABLE schema_version DROP COLUMN fingerprint",
    ];
    for (const draft of drafts) {
      const { settings, file } = await place();
      expect((await commands.run(["migrate"], settings)).code).toBe(0);
      const database = new Database(file);
      database.run(draft);
      database.close();
      expect(await said("migrate", settings)).toEqual({
        code: 1,
        errors:
          `boardcast: ${file} was created by an unreleased version of Boardcast, with a different schema, and ` +
          "cannot be upgraded. Use the program that created it, or start with a new database: `export --all` of that " +
          "program writes its boards to files, and `import` brings each of them in.\n",
      });
      const doctor = await commands.run(["doctor"], settings);
      expect(doctor.out).toMatch(/^fail +schema +.* unreleased version/m);
    }
  });
});

describe.if(ON_POSTGRES)("SYSTEM-12: a PostgreSQL database", () => {
  async function place() {
    const settings = await commands.emptySettings();
    const url = settings.DATABASE_URL ?? "";
    return { settings, url, shown: `The PostgreSQL database ${new URL(url).pathname.slice(1)}` };
  }

  test("with tables of the same names is refused by name, and left as it was", async () => {
    for (const table of ["cards", "schema_version"]) {
      const { settings, url, shown } = await place();
      await postgres(url, `CREATE TABLE ${table} (version INTEGER)`);
      const { code, errors } = await commands.run(["migrate"], settings);
      expect({ code, errors }).toEqual({
        code: 1,
        errors: `boardcast: ${shown} is not a Boardcast database: it has tables of another program (${table}). Nothing was changed.\n`,
      });
      const doctor = await commands.run(["doctor"], settings);
      expect(doctor.out).toMatch(/^fail +schema +.* is not a Boardcast database/m);
      expect(await postgres(url, TABLES)).toEqual([{ name: table }]);
    }
  });

  test("may have other tables beside Boardcast's", async () => {
    const { settings, url } = await place();
    await postgres(url, "CREATE TABLE contacts (id INTEGER)");
    expect((await commands.run(["migrate"], settings)).code).toBe(0);
    expect((await commands.run(["migrate"], settings)).code).toBe(0);
  });

  test("that a draft of the schema created is refused", async () => {
    const drafts = [
      "UPDATE schema_version SET fingerprint = 'of a draft'",
      "ALTER TABLE schema_version DROP COLUMN fingerprint",
    ];
    for (const draft of drafts) {
      const { settings, url, shown } = await place();
      expect((await commands.run(["migrate"], settings)).code).toBe(0);
      await postgres(url, draft);
      const { code, errors } = await commands.run(["migrate"], settings);
      expect({ code, errors }).toEqual({
        code: 1,
        errors:
          `boardcast: ${shown} was created by an unreleased version of Boardcast, with a different schema, and ` +
          "cannot be upgraded. Use the program that created it, or start with a new database: `export --all` of that " +
          "program writes its boards to files, and `import` brings each of them in.\n",
      });
    }
  });
});

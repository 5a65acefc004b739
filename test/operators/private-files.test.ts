/** Whatever the umask allows, only the owner of the service can read what it keeps. SQLite, on any database. */
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backUp } from "../../cli/backup.ts";
import { restore } from "../../cli/restore.ts";
import { signingSecret } from "../../server/config/signing-secret.ts";
import { readConfig } from "../../server/config.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { openSqlite } from "../../server/platform/db/sqlite/sqlite.ts";

let folder: string;
let data: string;
let file: string;
let umask: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "boardcast-private-"));
  data = join(folder, "new", "data");
  file = join(data, "boardcast.db");
  umask = process.umask(0);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
/** Everything in a folder, by its mode. */
const modesIn = (path: string) =>
  Object.fromEntries(readdirSync(path).map((name) => [name, modeOf(join(path, name))]));

/** With a log beside it. */
async function opened() {
  const db = openSqlite(file);
  await db.write([sql`INSERT INTO ended_sessions (id, expires_at) VALUES (${"x"}, ${"x"})`]);
  return db;
}

const ALL = {
  "boardcast.db": "600",
  "boardcast.db-lock": "600",
  "boardcast.db-shm": "600",
  "boardcast.db-wal": "600",
};

describe("is private:", () => {
  test("a new data folder, and every file of the database in it, its log and its lock", async () => {
    const db = await opened();
    expect([modeOf(join(folder, "new")), modeOf(data), modesIn(data)]).toEqual(["700", "700", ALL]);
    await db.close();
  });

  test("the secret that is made where none is set", () => {
    signingSecret(readConfig({ DATA_DIR: data }));
    expect([modeOf(data), modesIn(data)]).toEqual(["700", { "jwt-secret": "600" }]);
  });

  test("a backup, what is restored from it, and what that replaces", async () => {
    await (await opened()).close();
    const backup = join(folder, "backup.db");
    await backUp(file, backup);
    expect(modeOf(backup)).toBe("600");
    chmodSync(backup, 0o644);
    await restore(backup, file);
    await restore(backup, file);
    const replaced = readdirSync(data).filter((name) => name.includes(".replaced-"));
    expect(replaced.length).toBe(2);
    expect(modesIn(data)).toEqual({
      "boardcast.db": "600",
      "boardcast.db-lock": "600",
      ...Object.fromEntries(replaced.map((name) => [name, "600"])),
    });
  });

  test("what an older version left open, from the next start; the folder is the operator's", async () => {
    mkdirSync(data, { recursive: true, mode: 0o755 });
    const first = await opened();
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    writeFileSync(join(data, "jwt-secret"), "x".repeat(64), { mode: 0o644 });
    const second = openSqlite(file);
    signingSecret(readConfig({ DATA_DIR: data }));
    expect([modeOf(data), modesIn(data)]).toEqual(["755", { ...ALL, "jwt-secret": "600" }]);
    await second.close();
    await first.close();
  });

  test("what replaces a database that was open to all", async () => {
    await (await opened()).close();
    const backup = join(folder, "backup.db");
    await backUp(file, backup);
    chmodSync(file, 0o666);
    await restore(backup, file);
    expect(new Set(Object.values(modesIn(data)))).toEqual(new Set(["600"]));
  });
});

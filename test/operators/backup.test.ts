/** boardcast backup and restore of SQLite: what is written, what is refused, and what a kill leaves behind. */

import { Database } from "bun:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { backUp } from "../../cli/backup.ts";
import { restore } from "../../cli/restore.ts";
import { checkFile } from "../../cli/sqlite-file.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { enterAlone } from "../../server/platform/db/sqlite/file-lock.ts";
import { boardOf, type Person } from "../harness.ts";
import { newStage, ON_POSTGRES, type Stage } from "./stage.ts";

const CLI = join(import.meta.dir, "../../cli/main.ts");
const KILLS = 4;
const ATTACHMENT_BYTES = 4_000_000;

let stage: Stage;
let alice: Person;
let folder: string;
let database: string;

beforeAll(async () => {
  stage = await newStage();
  folder = dirname(stage.settings.DATA_DIR!);
  database = join(stage.settings.DATA_DIR!, "boardcast.db");
  await stage.start();
  alice = await stage.person("alice");
});
afterAll(() => stage.cleanUp());

const inFolder = (name: string) => join(folder, name);
const said = ({ code, errors }: { code: number; errors: string }) => ({ code, errors });

/** Everything in every table, in no particular order. */
function contents(file: string): Record<string, string[]> {
  const copy = new Database(file, { readonly: true });
  const tables = copy
    .query(
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' AND name <> 'sqlite_schema'",
    )
    .values()
    .flat() as string[];
  const text = (row: unknown[]) =>
    row.map((value) => (value instanceof Uint8Array ? Bun.hash(value) : value)).join();
  const all = tables.map((table) => [table, copy.query(`SELECT * FROM ${table}`).values().map(text).sort()]);
  copy.close();
  return Object.fromEntries(all);
}

/** Everything that is restored as it was: numbers, log and history begin anew. */
function withoutNumbers(file: string): Record<string, string[]> {
  const copy = inFolder(`${basename(file)}.compared`);
  rmSync(copy, { force: true });
  copyFileSync(file, copy);
  const open = new Database(copy);
  open.run("PRAGMA journal_mode = DELETE");
  open.run("UPDATE boards SET seq = 0, revision = 0");
  open.run("DELETE FROM board_events");
  open.run("DELETE FROM event_packs");
  open.run("DELETE FROM board_checkpoints");
  open.close();
  return contents(copy);
}

test.if(ON_POSTGRES)("on PostgreSQL, backup and restore name the tools to use", async () => {
  for (const [name, tool] of [
    ["backup", "pg_dump"],
    ["restore", "pg_restore"],
  ] as const) {
    const { code, errors } = await stage.command(name, inFolder("file"));
    expect({ code, named: errors.includes(tool) }).toEqual({ code: 1, named: true });
  }
});

describe.skipIf(ON_POSTGRES)("backup", () => {
  test("is one consistent state of a service that goes on writing, private, and complete", async () => {
    const { board_id, column_id } = await boardOf(alice);
    let running = true;
    const writer = (async () => {
      let count = 0;
      while (running) await alice.createCard({ board_id, column_id, title: `Card ${count++}` });
      return count;
    })();
    const answers = [];
    for (const name of ["one", "two"]) answers.push(await stage.command("backup", inFolder(name)));
    running = false;
    const written = await writer;
    for (const [index, name] of ["one", "two"].entries()) {
      const file = inFolder(name);
      const { out, ...rest } = answers[index]!;
      expect(rest).toEqual({ code: 0, errors: "" });
      const copy = new Database(file, { readonly: true });
      const { cards, events, seq } = copy
        .query(`SELECT (SELECT count(*) FROM cards) AS cards, (SELECT count(*) FROM board_events) AS events,
          (SELECT seq FROM boards) AS seq`)
        .get() as Record<string, number>;
      copy.close();
      expect({ events, seq }).toEqual({ events: cards! + 1, seq: cards! + 1 });
      expect(cards).toBeWithin(1, written + 1);
      expect(out).toMatch(
        new RegExp(
          `^${file}: .* MiB, schema version \\d+, 1 users, 1 boards, ${cards} cards, .*; verified\n$`,
        ),
      );
      expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
    }
    expect(readdirSync(folder).sort()).toEqual(["data", "one", "two"]);
  });

  test("of a database with damaged contents is written; the damage is named, with exit status 1", async () => {
    const { board_id } = await boardOf(alice);
    const db = stage.db();
    const { kept } = await db.read({
      kept: sql<{ data: Uint8Array }>`SELECT data FROM board_checkpoints WHERE board_id = ${board_id}`,
    });
    await db.write([
      sql`UPDATE board_checkpoints SET data = ${Buffer.from("damaged")} WHERE board_id = ${board_id}`,
    ]);
    const file = inFolder("damaged");
    const { code, errors, out } = await stage.command("backup", file);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(errors).toStartWith(
      "boardcast: the backup was written, but the database is damaged, and so is the backup: " +
        `1 damaged checkpoints (board ${board_id}, seq 0, its oldest)\n${file}: `,
    );
    expect(contents(file)).toEqual(contents(database));
    const elsewhere = inFolder("elsewhere/boardcast.db");
    await expect(restore(file, elsewhere)).rejects.toThrow(
      `${file} is damaged: 1 damaged checkpoints (board ${board_id}, seq 0, its oldest). If there is no better one, restore it with --even-if-damaged`,
    );
    const { report, left } = await restore(file, elsewhere, true);
    expect(left).toEqual([]);
    expect(report.faults).toEqual([`1 damaged checkpoints (board ${board_id}, seq 0, its oldest)`]);
    expect(withoutNumbers(elsewhere)).toEqual(withoutNumbers(file));
    // History starts over, so nothing of it is damaged any more.
    await backUp(elsewhere, inFolder("whole-again"));
    expect((await checkFile(inFolder("whole-again"))).faults).toEqual([]);
    await db.write([sql`UPDATE board_checkpoints SET data = ${kept[0]!.data} WHERE board_id = ${board_id}`]);
    for (const name of ["damaged", "whole-again", "elsewhere"]) rmSync(inFolder(name), { recursive: true });
  });

  test("of a database with damaged pages is refused, and they are called that", async () => {
    const damaged = inFolder("pages.db");
    await backUp(database, damaged);
    const open = new Database(damaged);
    const { rootpage } = open.query("SELECT rootpage FROM sqlite_schema WHERE name = 'cards'").get() as {
      rootpage: number;
    };
    open.run("PRAGMA journal_mode = DELETE");
    open.close();
    const bytes = readFileSync(damaged);
    writeFileSync(damaged, bytes.fill(255, (rootpage - 1) * 4096, rootpage * 4096));
    await expect(backUp(damaged, inFolder("never"))).rejects.toThrow(
      `${damaged} has damaged pages, so not all of it can be read (database disk image is malformed): restore an undamaged backup, or save what`,
    );
    expect(existsSync(inFolder("never"))).toBe(false);
    for (const suffix of ["", "-wal", "-shm", "-lock"]) rmSync(damaged + suffix, { force: true });
  });

  test("never takes the place of a file that is there", async () => {
    writeFileSync(inFolder("taken"), "precious");
    const answer = await stage.command("backup", inFolder("taken"));
    expect(said(answer)).toEqual({
      code: 1,
      errors: `boardcast: ${inFolder("taken")} already exists; choose another name\n`,
    });
    expect(readFileSync(inFolder("taken"), "utf8")).toBe("precious");
  });

  test("killed at any moment leaves a whole backup under its name, or none", async () => {
    const whole = inFolder("whole");
    const fullMs = await killed(["backup", whole], null);
    let finished = 0;
    for (let round = 1; round <= KILLS; round++) {
      const file = inFolder(`killed-${round}`);
      await killed(["backup", file], (fullMs * round) / KILLS);
      if (!existsSync(file)) continue;
      finished++;
      expect(contents(file)).toEqual(contents(whole));
    }
    expect(finished).toBeLessThan(KILLS);
    for (const name of readdirSync(folder)) if (name !== "data") rmSync(inFolder(name));
  });
});

describe.skipIf(ON_POSTGRES)("restore", () => {
  test("is refused while a service runs on the database, and by any program that has it open", async () => {
    await backUp(database, inFolder("good"));
    const refused = {
      code: 1,
      errors: `boardcast: ${database} is in use: first stop the service and anything else that has it open\n`,
    };
    expect(said(await stage.command("restore", inFolder("good")))).toEqual(refused);
    await stage.stop();
    const shell = new Database(database);
    shell.query("SELECT count(*) FROM users").get();
    shell.run("PRAGMA journal_mode = WAL");
    await expect(restore(inFolder("good"), database)).rejects.toThrow(refused.errors.slice(11, -1));
    shell.close();
  });

  test("is refused with what is not a whole backup of a schema we know, and changes nothing", async () => {
    const change = (name: string, statement: string) => {
      copyFileSync(inFolder("good"), inFolder(name));
      const copy = new Database(inFolder(name));
      copy.run("PRAGMA foreign_keys = OFF");
      copy.run(statement);
      copy.close();
    };
    writeFileSync(inFolder("text"), "no database at all, but long enough for a header of one".repeat(100));
    const bytes = readFileSync(inFolder("good"));
    writeFileSync(inFolder("cut"), bytes.subarray(0, bytes.length / 2));
    writeFileSync(
      inFolder("flipped"),
      bytes.map((byte, at) => (at > 8192 && at % 4096 === 3 ? byte ^ 255 : byte)),
    );
    new Database(inFolder("foreign")).run("CREATE TABLE notes (id INTEGER)");
    change("newer", "INSERT INTO schema_version VALUES (99, '')");
    change("gap", "DELETE FROM board_events WHERE seq = 2");
    change("garbled", "UPDATE board_events SET data = '{bad' WHERE seq = 2");
    change("unpacked", "UPDATE board_events SET data = NULL WHERE seq = 2");
    change("dangling", "DELETE FROM users");
    writeFileSync(inFolder("in-use"), bytes);
    writeFileSync(inFolder("in-use-wal"), "something");
    const reasons: Record<string, string> = {
      missing: "There is no file",
      text: "is not a readable SQLite database",
      cut: "",
      flipped: "",
      foreign: "is not a Boardcast database",
      newer: "is at schema version 99, but this program knows only up to",
      gap: "is damaged: 1 boards whose event log has gaps (board ",
      garbled: "is damaged: 1 events that are not valid JSON (board ",
      unpacked: "is damaged: 1 events whose data is in no pack (board ",
      dangling: "is damaged: a row of",
      "in-use": "is a database in use, not a backup of one",
    };
    const before = contents(database);
    const files = () => readdirSync(stage.settings.DATA_DIR!).filter((name) => !/-(wal|shm)$/.test(name));
    const names = files();
    for (const [name, reason] of Object.entries(reasons)) {
      await expect(restore(inFolder(name), database)).rejects.toThrow(reason);
    }
    expect(contents(database)).toEqual(before);
    expect(files()).toEqual(names);
  });

  test("even if damaged: history starts over whole, and what is still damaged is named", async () => {
    const restored = async (name: string) => {
      const settings = { DATA_DIR: inFolder(`from-${name}`) };
      const { code, out } = await stage.command(
        "restore",
        inFolder(name),
        "--even-if-damaged",
        "--data-dir",
        settings.DATA_DIR,
      );
      rmSync(settings.DATA_DIR, { recursive: true, force: true });
      return { code, out };
    };
    for (const name of ["gap", "garbled", "unpacked"])
      expect(await restored(name)).toEqual({
        code: 0,
        out: expect.stringContaining("\nNothing of that is damaged in the restored database\n"),
      });
    expect(await restored("dangling")).toEqual({
      code: 0,
      out: expect.stringMatching(/^The restored database is still damaged: a row of \w+ refers to nothing/m),
    });
    // Not all of it can be read.
    expect((await restored("flipped")).code).toBe(1);
  });

  test("keeps the replaced database, which can be restored in its turn", async () => {
    await stage.start();
    const { board_id } = await boardOf(alice);
    await alice.updateBoard({ board_id, title: "Newer than the backup" });
    await stage.stop();
    const before = withoutNumbers(database);
    const { code, out } = await stage.command("restore", inFolder("good"));
    expect(code).toBe(0);
    expect(out).not.toMatch(/^Restored .* events/m);
    expect(out).toMatch(
      /^History \(activity, undo, \?at=\) starts over: the [1-9]\d* events of the old logs remain in .*good only$/m,
    );
    const aside = /^The replaced database is kept as (.*)$/m.exec(out)![1]!;
    expect(withoutNumbers(database)).toEqual(withoutNumbers(inFolder("good")));
    expect(withoutNumbers(aside)).toEqual(before);
    await restore(aside, database);
    expect(withoutNumbers(database)).toEqual(before);
  });

  test("keeps what a service that crashed had committed, and had not yet moved out of its log", async () => {
    const crash = `
      const { Database } = require("bun:sqlite");
      const database = new Database(${JSON.stringify(database)});
      database.run("PRAGMA journal_mode = WAL");
      database.run("UPDATE users SET firstname = 'Committed'");
      process.kill(process.pid, "SIGKILL");`;
    await Bun.spawn([process.execPath, "-e", crash]).exited;
    expect(statSync(`${database}-wal`).size).toBeGreaterThan(0);
    const aside = (await restore(inFolder("good"), database)).aside!;
    const names = (file: string) => {
      const open = new Database(file, { readonly: true });
      const found = open.query("SELECT firstname FROM users").values().flat();
      open.close();
      return found;
    };
    expect({ aside: names(aside), restored: names(database) }).toEqual({
      aside: ["Committed"],
      restored: [null],
    });
  });

  test("replaces a database that cannot be opened, log and all", async () => {
    writeFileSync(database, "rubble");
    writeFileSync(`${database}-wal`, "more rubble");
    const aside = (await restore(inFolder("good"), database)).aside!;
    expect(withoutNumbers(database)).toEqual(withoutNumbers(inFolder("good")));
    expect(readFileSync(aside, "utf8")).toBe("rubble");
    expect(readFileSync(`${aside}-wal`, "utf8")).toBe("more rubble");
  });

  test("a service that starts meanwhile waits until the database is in place", async () => {
    const leave = enterAlone(database)!;
    let ended = false;
    const migrate = stage.command("migrate").finally(() => {
      ended = true;
    });
    expect(said(await stage.command("restore", inFolder("good")))).toMatchObject({ code: 1 });
    expect(ended).toBe(false);
    leave();
    expect(await migrate).toMatchObject({ code: 0, errors: "" });
  });

  test("killed at any moment leaves the old database or the new one, whole", async () => {
    await stage.start();
    const { board_id, column_id } = await boardOf(alice);
    const card = await alice.createCard({ board_id, column_id, title: "Heavy" });
    const file = new File([crypto.getRandomValues(new Uint8Array(65_536))], "noise");
    const heavy = new File(
      Array.from({ length: ATTACHMENT_BYTES / 65_536 }, () => file),
      "heavy",
    );
    await alice.uploadAttachment({ card_id: card.id, file: heavy });
    await backUp(database, inFolder("new"));
    await stage.stop();
    await restore(inFolder("good"), database);
    const [older, newer] = [withoutNumbers(inFolder("good")), withoutNumbers(inFolder("new"))];
    const fullMs = await killed(["restore", inFolder("new")], null);
    for (let round = 1; round <= KILLS; round++) {
      await restore(inFolder("good"), database);
      await killed(["restore", inFolder("new")], (fullMs * (round + 1)) / (KILLS + 1));
      await stage.start();
      await stage.stop();
      expect([older, newer]).toContainEqual(withoutNumbers(database));
    }
    await restore(inFolder("good"), database);
    expect(readdirSync(stage.settings.DATA_DIR!).filter((name) => name.startsWith("restoring-"))).toEqual([]);
  });
});

/** Runs a command and ends it without warning, or lets it end; how long it ran. */
async function killed(args: string[], afterMs: number | null): Promise<number> {
  const started = performance.now();
  const child = Bun.spawn([process.execPath, CLI, ...args], {
    env: { PATH: process.env.PATH, ...stage.settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const timer = afterMs === null ? undefined : setTimeout(() => child.kill("SIGKILL"), afterMs);
  await child.exited;
  clearTimeout(timer);
  return performance.now() - started;
}

/** boardcast copy: everything arrives, from any kind of database at any kind, or nothing does. */

import { Database } from "bun:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { SQL } from "bun";
import { LEASES } from "../../cli/copy/end.ts";
import { postgresSource } from "../../cli/copy/postgres-end.ts";
import { tablesInOrder } from "../../cli/copy/tables.ts";
import { copyEverything } from "../../cli/copy.ts";
import { createClient } from "../../client/http.ts";
import { startApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { openDb } from "../../server/open-db.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { type Person, refusal } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { commandLine } from "../support/command-line.ts";
import { everythingOf, fillBoards, fillOtherTables } from "./contents.ts";
import { newStage, ON_POSTGRES, type Stage } from "./stage.ts";

const CLI = join(import.meta.dir, "../../cli/main.ts");
const KILLS = 3;
const COPIED = tablesInOrder().filter(({ name }) => name !== LEASES);
const commands = commandLine();

type Settings = Record<string, string>;

let stage: Stage;
let people: [Person, Person, Person];
let loggedOut: string;
let before: unknown[];

beforeAll(async () => {
  stage = await newStage();
  await stage.start();
  people = [await stage.person("alice"), await stage.person("bob"), await stage.person("carol")];
  await fillBoards(...people);
  await fillOtherTables(stage.db(), people[0]);
  const { token } = await stage.person("dave");
  await createClient({ baseUrl: stage.url, token }).logout();
  loggedOut = token;
  before = await everythingOf(people);
  await stage.stop();
});
afterAll(async () => {
  await stage.cleanUp();
  await commands.cleanUp();
});

const addressOf = ({ DATABASE_URL, DATA_DIR }: Settings) => DATABASE_URL ?? `sqlite:${DATA_DIR}/boardcast.db`;

/** What it tells of the tables. PostgreSQL may still count a connection as open that has just been closed. */
async function copy(from: Settings, to: Settings): Promise<string[]> {
  const told: string[] = [];
  await copyEverything(addressOf(from), addressOf(to), (line) => told.push(line));
  return told.filter((line) => !/^(The source is in use|Preparing the target)/.test(line));
}

/** An empty place of the kind that the tests run on, or of the other. */
async function emptyPlace(kind: "same" | "other"): Promise<Settings> {
  const { DATA_DIR, DATABASE_URL } = await commands.emptySettings();
  return kind === "same" && DATABASE_URL ? { DATA_DIR: DATA_DIR!, DATABASE_URL } : { DATA_DIR: DATA_DIR! };
}

/** What people see there, with the tokens they had. */
async function seenAt(place: Settings): Promise<unknown[]> {
  const { JWT_SECRET } = await secretOf(stage.settings);
  const app = await startApp(readConfig({ ...place, JWT_SECRET, PORT: "0", LOG_LEVEL: "silent" }));
  try {
    const revoked = createClient({ baseUrl: app.url, token: loggedOut });
    expect((await refusal(revoked.getMe())).status).toBe(401);
    return await everythingOf(people.map(({ token }) => createClient({ baseUrl: app.url, token })));
  } finally {
    await app.stop();
  }
}

const secretOf = async ({ DATA_DIR }: Settings) => ({
  JWT_SECRET: await Bun.file(`${DATA_DIR}/jwt-secret`).text(),
});

/** In the tables that are copied. */
async function rowsAt({ DATABASE_URL, DATA_DIR }: Settings): Promise<number> {
  const counts = COPIED.map(({ name }) => `(SELECT count(*) FROM ${name})`);
  const query = `SELECT ${counts.join(" + ")} AS rows`;
  if (!DATABASE_URL) {
    const database = new Database(`${DATA_DIR}/boardcast.db`);
    const { rows } = database.query(query).get() as { rows: number };
    database.close();
    return rows;
  }
  const connection = new SQL({ url: DATABASE_URL, max: 1 });
  const [found] = await connection.unsafe(query);
  await connection.close();
  return Number(found.rows);
}

test("the boards that are copied have something in every table", async () => {
  const missing = [];
  for (const { name } of tablesInOrder()) {
    const there = `SELECT 1 FROM ${name} LIMIT 1`;
    if (ON_POSTGRES) {
      const connection = new SQL({ url: stage.settings.DATABASE_URL!, max: 1 });
      if ((await connection.unsafe(there)).length === 0) missing.push(name);
      await connection.close();
    } else {
      const database = new Database(`${stage.settings.DATA_DIR}/boardcast.db`);
      if (!database.query(there).get()) missing.push(name);
      database.close();
    }
  }
  expect(missing).toEqual([]);
});

test.each(ON_POSTGRES ? (["same", "other"] as const) : (["same"] as const))(
  "to the %s kind of database and back, everybody sees what they saw, still logged in",
  async (kind) => {
    const [there, back] = [await emptyPlace(kind), await emptyPlace("same")];
    const first = await copy(stage.settings, there);
    expect(first).toHaveLength(COPIED.length);
    expect(first.join("\n")).toMatch(/^users: 4 rows, checksum [0-9a-f]{16}$/m);
    expect(await seenAt(there)).toEqual(before);
    const second = await copy(there, back);
    // The same rows have the same checksums, whatever the database. (A service may have tried its webhooks meanwhile.)
    const lasting = (lines: string[]) => lines.filter((line) => !line.startsWith("webhook"));
    expect(lasting(second)).toEqual(lasting(first));
    expect(await seenAt(back)).toEqual(before);
    expect(await rowsAt(back)).toBe(await rowsAt(stage.settings));
  },
);

test("a target that a stopped service has left leases in is empty; one with a running service is not; none are copied", async () => {
  const place = await emptyPlace("same");
  const now = Date.now();
  const lease = (name: string, holder: string, seconds: number) =>
    sql`INSERT INTO leases (name, holder, expires_at)
      VALUES (${name}, ${holder}, ${new Date(now + seconds * 1000).toISOString()})`;
  let db = await openDb(readConfig(place));
  // The name is one that the source has, too.
  await db.write([
    lease("work", "killed", -1),
    lease("housekeeping", "", 3000),
    lease("other", "running", 60),
  ]);
  await db.close();
  await expect(copy(stage.settings, place)).rejects.toThrow(
    "A service is using the target, or was killed moments ago: stop it, or wait two minutes",
  );
  db = await openDb(readConfig(place));
  expect((await db.read({ leases: sql`SELECT name FROM leases` })).leases).toHaveLength(3);
  await db.write([sql`DELETE FROM leases WHERE name = 'other'`]);
  await db.close();
  await copy(stage.settings, place);
  expect(await rowsAt(place)).toBe(await rowsAt(stage.settings));
  db = await openDb(readConfig(place));
  // Those of the source are held by others.
  expect((await db.read({ leases: sql`SELECT name FROM leases` })).leases).toEqual([]);
  await db.close();
});

test("of an idempotency key that was used on several boards, which Citus allows, the newest use is copied", async () => {
  const [spread, place] = [await emptyPlace("same"), await emptyPlace("other")];
  await copy(stage.settings, spread);
  let db = await openDb(readConfig(spread));
  const { keys } = await db.read({ keys: sql`SELECT board_id FROM idempotency_keys` });
  const { boards } = await db.read({
    boards: sql<{ id: string }>`SELECT id FROM boards ORDER BY id LIMIT 3`,
  });
  const use = (boardId: string, key: string, minute: number) =>
    sql`INSERT INTO idempotency_keys (board_id, user_id, key, request, created_at)
      VALUES (${boardId}, ${people[0].id}, ${key}, 'a request', ${`2020-01-01T00:0${minute}:00.000Z`})`;
  const [first, second, third] = boards.map(({ id }) => id);
  await db.write([
    sql`DROP INDEX idempotency_keys_user`,
    use(first!, "three times", 1),
    use(second!, "three times", 3),
    use(third!, "three times", 2),
    use(first!, "twice", 5),
    use(second!, "twice", 4),
    use(third!, "once", 6),
  ]);
  await db.close();
  const told = await copy(spread, place);
  expect(told.filter((line) => line.startsWith("idempotency_keys:"))).toEqual([
    expect.stringMatching(new RegExp(`^idempotency_keys: ${keys.length + 3} rows, checksum [0-9a-f]{16}$`)),
    "idempotency_keys: 3 rows left out, because the same key was used again on another board, which the target does not allow",
  ]);
  db = await openDb(readConfig(place));
  const { copied } = await db.read({
    copied: sql`SELECT key, board_id FROM idempotency_keys WHERE request = 'a request' ORDER BY key`,
  });
  await db.close();
  expect(copied).toEqual([
    { key: "once", board_id: third! },
    { key: "three times", board_id: second! },
    { key: "twice", board_id: first! },
  ]);
});

describe("what is refused", () => {
  test("a target with anything in it, which stays as it is", async () => {
    const place = await emptyPlace("same");
    await commands.run(["user", "create", "--email=x@example.org", "--username=x"], place);
    await expect(copy(stage.settings, place)).rejects.toThrow("The target is not empty: it has users");
    expect(await rowsAt(place)).toBe(1);
  });

  test("a source that is no Boardcast database, and addresses of neither kind; passwords are not repeated", async () => {
    const place = await emptyPlace("same");
    const missing = { DATA_DIR: `${stage.settings.DATA_DIR}-missing` };
    await expect(copy(missing, place)).rejects.toThrow("There is no database");
    for (const address of ["mysql://u:hidden@host/db", "postgres://u:hidden@127.0.0.1:1/db"]) {
      const { code, errors } = await commands.run(["copy", "--from", address, "--to", addressOf(place)], {});
      expect({ code, told: errors.includes("hidden") }).toEqual({ code: 1, told: false });
    }
    expect(existsSync(place.DATA_DIR!)).toBe(false);
  });
});

test("a source in use is copied as it was at one moment, and that is said", async () => {
  await stage.start();
  const [alice] = people;
  const { id: board_id } = await alice.createBoard({ title: "Busy" });
  const { id: column_id } = await alice.createColumn({ board_id, title: "Busy" });
  let running = true;
  const writer = (async () => {
    for (let i = 0; running; i++) await alice.createCard({ board_id, column_id, title: `Card ${i}` });
  })();
  const place = await emptyPlace("same");
  const { code, out } = await commands.run(
    ["copy", "--from", addressOf(stage.settings), "--to", addressOf(place)],
    {},
  );
  running = false;
  await writer;
  expect(code).toBe(0);
  expect(out).toStartWith(
    "The source is in use: changes made from now on are not copied.\nPreparing the target: on Citus, creating its tables can take a minute.\n",
  );
  expect(out).toEndWith("\nEverything was copied and verified.\n");
  const [aliceSaw] = (await seenAt(place)) as {
    boards: { board: { id: string; seq: number; columns: { cards: unknown[] }[] } }[];
  }[];
  const busy = aliceSaw!.boards.find(({ board }) => board.id === board_id)!.board;
  expect(busy.seq).toBe(busy.columns[0]!.cards.length + 1);
  await alice.deleteBoard({ board_id });
  await stage.stop();
});

test.if(ON_POSTGRES)("a source that only Citus itself is connected to is not in use", async () => {
  const url = stage.settings.DATABASE_URL!;
  const node = new SQL({ url, max: 1 });
  await node.unsafe("SET application_name = 'citus_internal gpid=10000004711'");
  await eventually(async () => {
    const source = await postgresSource(url);
    await source.close();
    return !source.inUse;
  }, "the source to be seen as not in use");
  await node.close();
});

test("killed at any moment, the target is empty or complete", async () => {
  const complete = await rowsAt(stage.settings);
  const places = await Promise.all(Array.from({ length: KILLS }, () => emptyPlace("same")));
  for (const [round, place] of places.entries()) {
    const child = Bun.spawn(
      [process.execPath, CLI, "copy", "--from", addressOf(stage.settings), "--to", addressOf(place)],
      { stdio: ["ignore", "pipe", "ignore"] },
    );
    await told(child.stdout, (round * COPIED.length) / KILLS);
    child.kill("SIGKILL");
    await child.exited;
    await (await openDb(readConfig(place))).close();
    expect([0, complete]).toContain(await rowsAt(place));
  }
});

test("events that are not valid JSON and missing checkpoints are named", async () => {
  const [damaged, place] = [await emptyPlace("same"), await emptyPlace("same")];
  await copy(stage.settings, damaged);
  const db = await openDb(readConfig(damaged));
  const { boards } = await db.read({
    boards: sql<{ id: string }>`SELECT id FROM boards WHERE deleted_at IS NULL ORDER BY id LIMIT 1`,
  });
  const { id } = boards[0]!;
  const newest = sql`(SELECT max(seq) FROM board_events WHERE board_id = ${id})`;
  await db.write([
    sql`UPDATE board_events SET previous = '{bad' WHERE board_id = ${id} AND seq = ${newest}`,
    sql`DELETE FROM board_checkpoints WHERE board_id = ${id}`,
  ]);
  await db.close();
  const faults = await copyEverything(addressOf(damaged), addressOf(place), () => {});
  expect(faults.toSorted()).toEqual([
    `1 boards without the checkpoint that their history begins with (board ${id})`,
    `1 events that are not valid JSON (board ${id})`,
  ]);
  expect(await rowsAt(place)).toBe(await rowsAt(damaged));
});

test.skipIf(ON_POSTGRES)("a source with damaged pages is named, and nothing is copied", async () => {
  const [damaged, place] = [await emptyPlace("same"), await emptyPlace("same")];
  await copy(stage.settings, damaged);
  const file = `${damaged.DATA_DIR}/boardcast.db`;
  const bytes = await Bun.file(file).bytes();
  await Bun.write(
    file,
    bytes.map((byte, at) => (at > bytes.length / 2 && at % 4096 < 8 ? byte ^ 255 : byte)),
  );
  await expect(copy(damaged, place)).rejects.toThrow(
    `${file} has damaged pages, so not all of it can be read (database disk image is malformed)`,
  );
  expect(await rowsAt(place)).toBe(0);
});

test("damaged packs are named, with exit status 1, and copied as they are", async () => {
  const [damaged, place] = [await emptyPlace("same"), await emptyPlace("same")];
  await copy(stage.settings, damaged);
  const db = await openDb(readConfig(damaged));
  const { boards } = await db.read({
    boards: sql<{ board_id: string }>`SELECT board_id FROM event_packs ORDER BY board_id LIMIT 1`,
  });
  const { board_id } = boards[0]!;
  await db.write([
    sql`UPDATE event_packs SET texts = ${Buffer.from("damaged")} WHERE board_id = ${board_id}`,
  ]);
  await db.close();
  const args = ["copy", "--from", addressOf(damaged), "--to", addressOf(place)];
  const { code, errors, out } = await commands.run(args, {});
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringMatching(
      new RegExp(
        `^boardcast: everything was copied and verified, but the source is damaged, and so is the copy: \\d+ events whose data is damaged in its pack \\(board ${board_id}, first_seq \\d+.*\\)\n$`,
      ),
    ),
  });
  expect(out).not.toContain("Everything was copied");
  expect(await rowsAt(place)).toBe(await rowsAt(damaged));
});

/** Resolves when a process has said so many lines. */
async function told(output: ReadableStream<Uint8Array>, lines: number): Promise<void> {
  let seen = 0;
  for await (const chunk of output) {
    seen += new TextDecoder().decode(chunk).split("\n").length - 1;
    if (seen > lines) return;
  }
}

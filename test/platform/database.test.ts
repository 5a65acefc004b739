/** What the database itself guarantees, whoever writes to it. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync } from "node:fs";
import { SQL } from "bun";
import { createClient } from "../../client/http.ts";
import type { Config } from "../../server/config.ts";
import { openDb } from "../../server/open-db.ts";
import {
  DatabaseUnavailable,
  type Db,
  DuplicateKey,
  insert,
  remove,
  update,
  type Version,
} from "../../server/platform/db/db.ts";
import { name, type Sql, sql } from "../../server/platform/db/sql.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { thingFor, things } from "../examples/index.ts";
import { boardOf, PASSWORD, type Person, refusal, type Service, startService } from "../harness.ts";
import { addPlaceholders } from "../support/imported-board.ts";
import { emptyStore, startInstance } from "../support/instances.ts";
import { packAll } from "../support/packs.ts";
import { purgeIn } from "../support/purge.ts";

const ON_SQLITE = process.env.BOARDCAST_TEST_DB !== "postgres";

let service: Service;
let db: Db;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  // No event says who was on a card of an imported board.
  service = await startService({ skipLogCheck: true });
  db = service.app.db;
  [alice, bob] = (await Promise.all(["alice", "bob"].map((who) => service.person(who)))) as [Person, Person];
});
afterAll(() => service.stop());

/** A table that belongs to no board, with a unique key and nothing else. */
const addVersion = (version: number) => sql`INSERT INTO schema_version VALUES (${version}, '')`;

const openAgain = async (config: Config) => openDb(config);

/** Of every table there is, as the database's own catalogue knows them. */
async function rowCounts(): Promise<Record<string, number>> {
  const catalogue = ON_SQLITE
    ? sql<{ name: string }>`SELECT name FROM pragma_table_list
        WHERE type = 'table' AND schema = 'main' AND name NOT LIKE 'sqlite_%'`
    : sql<{ name: string }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`;
  const { tables } = await db.read({ tables: catalogue });
  const queries: Record<string, Sql<{ count: number }>> = {};
  for (const table of tables)
    queries[table.name] = sql<{ count: number }>`SELECT count(*) AS count FROM ${name(table.name)}`;
  const rows = await db.read(queries);
  return Object.fromEntries(tables.map((table) => [table.name, rows[table.name]![0]!.count]));
}

async function tablesWith(column: string): Promise<string[]> {
  const catalogue = ON_SQLITE
    ? sql<{ name: string }>`SELECT t.name FROM pragma_table_list t, pragma_table_info(t.name) c
        WHERE t.type = 'table' AND t.schema = 'main' AND c.name = ${column}`
    : sql<{ name: string }>`SELECT table_name AS name FROM information_schema.columns
        WHERE table_schema = current_schema() AND column_name = ${column}`;
  return (await db.read({ tables: catalogue })).tables.map((table) => table.name);
}

/** A board with something in every table. */
async function fullBoard() {
  const { board_id, column_id } = await boardOf(alice, bob);
  const label = await alice.createLabel({ board_id, name: "Label" });
  const card = await alice.createCard({ board_id, column_id, title: "Card" });
  const checklist = await alice.createChecklist({ card_id: card.id, title: "List" });
  const item = await alice.createItem({ checklist_id: checklist.id, content: "Item" });
  const attachment = await alice.uploadAttachment({ card_id: card.id, file: new File(["bytes"], "file") });
  await alice.assignCard({ card_id: card.id, user_ids: [bob.id] });
  await alice.assignItem({ item_id: item.id, user_ids: [bob.id] });
  await bob.watchCard({ card_id: card.id });
  await bob.starBoard({ board_id });
  await alice.createRule({
    board_id,
    name: "Rule",
    trigger_type: "label_added",
    trigger_label_id: label.id,
    trigger_column_id: column_id,
    action_type: "assign_member",
    action_user_id: bob.id,
    action_column_id: column_id,
    action_label_id: label.id,
  });
  await alice.addLabel({ card_id: card.id, label_id: label.id });
  await addPlaceholders(service, await alice.getCard({ card_id: card.id }));
  return { board_id, column_id, label, card, checklist, item, attachment };
}

test("TRASH-11: purging a board leaves no row behind in any table, attachments' bytes included", async () => {
  const before = await rowCounts();
  const { board_id, column_id, card, attachment } = await fullBoard();
  const place = { api: alice, board_id, column_id, card_id: card.id, user_id: bob.id };
  for (const { create } of Object.values(things)) await create(place);
  const [webhook] = (await alice.listWebhooks({ board_id })).items;
  await alice.testWebhook({ webhook_id: webhook!.id });
  const { id: trashed_column_id } = await thingFor("trashed_column_id").create(place);
  await alice.restoreColumn({ trashed_column_id });
  await packAll(service.app.db, board_id);
  const filled = await rowCounts();
  const grown = Object.keys(filled).filter((table) => filled[table]! > before[table]!);
  // Answers are kept for requests with an Idempotency-Key, objects where there is an object storage. Mails are forgotten
  // by age: limits count them; so are reports of imports.
  const unused = ["idempotency_keys", "imports", "attachment_objects", "stored_objects", "mail_queue"];
  const ofBoards = (await tablesWith("board_id")).filter((table) => !unused.includes(table));
  expect(grown.sort()).toEqual([...new Set(["attachment_blobs", "boards", ...ofBoards])].sort());
  await alice.deleteBoard({ board_id });
  await purgeIn(31, service);
  expect(await rowCounts()).toEqual(before);
  expect((await refusal(alice.downloadAttachment({ attachment_id: attachment.id }))).status).toBe(404);
});

test("TRASH-11: purging a card, a column or an attachment leaves no bytes behind", async () => {
  const blobs = async () => (await rowCounts()).attachment_blobs!;
  const before = await blobs();
  const first = await fullBoard();
  await alice.deleteCard({ card_id: first.card.id });
  const second = await fullBoard();
  await alice.deleteColumn({ column_id: second.column_id });
  const third = await fullBoard();
  await alice.deleteAttachment({ attachment_id: third.attachment.id });
  expect(await blobs()).toBe(before + 3);
  await purgeIn(31, service);
  expect(await blobs()).toBe(before);
});

describe("the schema refuses", () => {
  const now = new Date().toISOString();
  const cardIn = (boardId: string, columnId: string, rank: number) =>
    sql`INSERT INTO cards (id, board_id, column_id, title, description, rank, number, is_complete, comment_count, created_at,
          updated_at)
      VALUES (${newId()}, ${boardId}, ${columnId}, 'Stray', NULL, ${rank}, 9, FALSE, 0, ${now}, ${now})`;

  test("references across boards", async () => {
    const [here, there] = [await fullBoard(), await fullBoard()];
    const before = await rowCounts();
    const carol = newId();
    const strays: Sql[] = [
      cardIn(here.board_id, there.column_id, 1),
      sql`UPDATE cards SET column_id = ${there.column_id}, rank = 1 WHERE id = ${here.card.id}`,
      sql`INSERT INTO card_labels (board_id, card_id, label_id)
        VALUES (${here.board_id}, ${here.card.id}, ${there.label.id})`,
      sql`INSERT INTO card_assignees (board_id, card_id, user_id, is_complete)
        VALUES (${here.board_id}, ${here.card.id}, ${carol}, FALSE)`,
      sql`INSERT INTO checklists (id, board_id, card_id, title, rank)
        VALUES (${newId()}, ${here.board_id}, ${there.card.id}, 'Stray', 1)`,
      sql`UPDATE checklist_items SET checklist_id = ${there.checklist.id}, rank = 1 WHERE id = ${here.item.id}`,
      sql`UPDATE automation_rules SET action_column_id = ${there.column_id} WHERE board_id = ${here.board_id}`,
      sql`UPDATE automation_rules SET trigger_label_id = ${there.label.id} WHERE board_id = ${here.board_id}`,
      sql`UPDATE automation_rules SET action_label_id = ${there.label.id} WHERE board_id = ${here.board_id}`,
    ];
    for (const stray of strays) await expect(db.write([stray])).rejects.toThrow(/foreign key/i);
    expect(await rowCounts()).toEqual(before);
  });

  test("two cards of one rank in one column", async () => {
    const { board_id, column_id, card } = await fullBoard();
    await expect(db.write([cardIn(board_id, column_id, card.rank)])).rejects.toBeInstanceOf(DuplicateKey);
  });
});

test("several rows of one commit are stored as they are: quotes, backslashes, braces, the word NULL, nothing at all", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const title = `a "b" \\ {c, 'd'} NULL \\" 🙂`;
  const card = await alice.createCard({ board_id, column_id, title, description: title });
  const { seq } = await alice.getBoard({ board_id });
  await alice.assignCard({ card_id: card.id, user_ids: [alice.id, bob.id] });
  const { rows } = await db.read({
    rows: sql<{ data: string; undoes: number | null; is_empty: boolean | 0 | 1 }>`
      SELECT data, undoes, renumbered IS NULL AS is_empty FROM board_events
      WHERE board_id = ${board_id} AND seq > ${seq} ORDER BY seq`,
  });
  expect(rows).toHaveLength(2);
  for (const { data, undoes, is_empty } of rows) {
    expect(JSON.parse(data)).toMatchObject({ title, description: title });
    expect([undoes, Boolean(is_empty)]).toEqual([null, true]);
  }
});

test("a commit reaches no row of another board, whatever the keys of its writes say", async () => {
  const [here, there] = [await fullBoard(), await fullBoard()];
  const before = await alice.getCard({ card_id: there.card.id });
  await db.change({
    queue: here.board_id,
    account: "somebody",
    load: { board: sql<Version>`SELECT revision, stamp FROM boards WHERE id = ${here.board_id}` },
    decide: ({ board }) => ({
      result: null,
      commit: {
        boardId: here.board_id,
        from: board[0]!,
        board: { revision: board[0]!.revision + 1 },
        writes: [
          update("cards", { id: there.card.id }, { title: "Strayed" }),
          // @ts-expect-error A key names a row within the board.
          remove("checklists", { id: there.checklist.id, board_id: there.board_id }),
        ],
      },
    }),
  });
  expect(await alice.getCard({ card_id: there.card.id })).toEqual(before);
});

describe("changes that fail", () => {
  test("are undone alone: those that came at the same time stay", async () => {
    const results = await Promise.allSettled([
      db.write([addVersion(1001)]),
      db.write([addVersion(1002), addVersion(1003), addVersion(1002)]),
      db.write([addVersion(1004)]),
      db.change({
        queue: "refused",
        account: "somebody",
        load: { one: sql`SELECT 1 AS one` },
        decide() {
          throw new Error("refused");
        },
      }),
      db.write([addVersion(1005)]),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
    const { versions } = await db.read({
      versions: sql`SELECT version FROM schema_version WHERE version > 1000 ORDER BY version`,
    });
    await db.write([sql`DELETE FROM schema_version WHERE version > 1000`]);
    expect(versions).toEqual([{ version: 1001 }, { version: 1004 }, { version: 1005 }]);
  });

  test("EVENT-1: half-way through a commit leave nothing behind", async () => {
    const { board_id, card, label } = await fullBoard();
    // Read from the rows, not from the board that is kept for its revision.
    const read = () => Promise.all([alice.getCard({ card_id: card.id }), alice.listBoards()]);
    const before = await read();
    const change = db.change({
      queue: board_id,
      account: "somebody",
      load: { board: sql<Version>`SELECT revision, stamp FROM boards WHERE id = ${board_id}` },
      decide: ({ board }) => ({
        result: null,
        commit: {
          boardId: board_id,
          from: board[0]!,
          board: { title: "Half" },
          writes: [
            update("cards", { id: card.id }, { title: "Half" }),
            insert("labels", { id: label.id, board_id, name: "There already", color: "red" }),
          ],
        },
      }),
    });
    await expect(change).rejects.toBeInstanceOf(DuplicateKey);
    expect(await read()).toEqual(before);
  });
});

test("a database newer than the program is refused, and the message says what to do", async () => {
  await db.write([addVersion(999)]);
  try {
    await expect(openAgain(service.app.context.config)).rejects.toThrow(
      /schema version 999.*knows only up to \d+.*newer Boardcast.*use that version, or restore a backup/s,
    );
  } finally {
    await db.write([sql`DELETE FROM schema_version WHERE version = 999`]);
  }
});

test("a database that lacks what its migrations make is refused, and the message names it", async () => {
  const store = await emptyStore();
  const altered = await openAgain(store.config);
  await altered.write([sql`ALTER TABLE boards DROP COLUMN description`]);
  await altered.write([sql`DROP TABLE idempotency_keys`]);
  await altered.close();
  await expect(openAgain(store.config)).rejects.toThrow(
    /schema version \d+, but has no (boards|idempotency_keys)\.\w+ and \d+ more: .* Restore a backup/s,
  );
  await store.remove();
});

test.if(ON_SQLITE)("a SQLite file that cannot be opened is named", async () => {
  const store = await emptyStore();
  const file = `${store.config.DATA_DIR}/boardcast.db`;
  mkdirSync(file, { recursive: true });
  await expect(openAgain(store.config)).rejects.toThrow(`${file}: unable to open database file`);
  await store.remove();
});

test.if(ON_SQLITE)("SQLite keeps a write-ahead log, syncs every commit and holds foreign keys", async () => {
  const pragmas = [sql`PRAGMA journal_mode`, sql`PRAGMA synchronous`, sql`PRAGMA foreign_keys`];
  const expected = [[{ journal_mode: "wal" }], [{ synchronous: 2 }], [{ foreign_keys: 1 }]];
  expect(await db.write(pragmas)).toEqual(expected);
  const read = await db.read({ journal: pragmas[0]!, synchronous: pragmas[1]!, foreign: pragmas[2]! });
  expect(Object.values(read)).toEqual(expected);
});

test.if(ON_SQLITE)("SQLite makes the changes that still wait when it is closed", async () => {
  const store = await emptyStore();
  const closing = await openAgain(store.config);
  const changes = [1001, 1002].map((version) => closing.write([addVersion(version)]));
  await closing.close();
  await Promise.all(changes);
  // Whatever was still planned on the closed database has had its turn now.
  await new Promise((resolve) => setImmediate(resolve));
  await expect(openAgain(store.config)).rejects.toThrow(/schema version 1002/);
  await store.remove();
});

test("a database that is closed refuses reads and changes, and harms nobody", async () => {
  const store = await emptyStore();
  const closed = await openAgain(store.config);
  await closed.close();
  const [one, two] = [sql`SELECT 1 AS one`, sql`SELECT 2 AS two`];
  await expect(closed.read({ one })).rejects.toThrow(DatabaseUnavailable);
  await expect(closed.read({ one, two })).rejects.toThrow(DatabaseUnavailable);
  await expect(closed.write([addVersion(1001)])).rejects.toThrow();
  await expect(
    closed.change({
      queue: "closed",
      account: "somebody",
      load: { one: sql`SELECT 1 AS one` },
      decide: () => ({ result: null }),
    }),
  ).rejects.toThrow();
  await store.remove();
});

test("SYSTEM-10: everything survives a restart of the service", async () => {
  const store = await emptyStore();
  const email = "keeper@example.org";
  try {
    const first = await startInstance(store.config);
    const anonymous = createClient({ baseUrl: first.url });
    await anonymous.register({ email, username: "keeper", password: PASSWORD });
    const { access_token: token } = await anonymous.login({ username: email, password: PASSWORD });
    const before = createClient({ baseUrl: first.url, token });
    const { id: board_id } = await before.createBoard({ title: "Kept" });
    const column = await before.createColumn({ board_id, title: "Kept" });
    const card = await before.createCard({ board_id, column_id: column.id, title: "Kept" });
    const file = new File(["kept"], "kept.txt");
    const { id: attachment_id } = await before.uploadAttachment({ card_id: card.id, file });
    const board = await before.getBoard({ board_id });
    const log = await before.listEvents({ board_id });
    await first.stop();

    const second = await startInstance(store.config);
    const after = createClient({ baseUrl: second.url, token });
    expect(await after.getBoard({ board_id })).toEqual(board);
    expect(await after.listEvents({ board_id })).toEqual(log);
    expect(await (await after.downloadAttachment({ attachment_id })).text()).toBe("kept");
    expect(await after.updateCard({ card_id: card.id, title: "Changed" })).toMatchObject({
      title: "Changed",
    });
    await second.stop();
  } finally {
    await store.remove();
  }
});

test.skipIf(ON_SQLITE)(
  "expensive reads of one account use a quarter of the connections at most",
  async () => {
    const slow = { slept: sql`SELECT pg_sleep(0.5)::text AS slept` };
    const quick = { one: sql<{ one: number }>`SELECT 1 AS one` };
    let underWay = db.counts.connections * 3;
    const reading = Array.from({ length: underWay }, () => db.read(slow, "greedy").finally(() => underWay--));
    // By then those that are under way are known to be stuck.
    await Bun.sleep(100);
    const busy = sql<{ count: number }>`SELECT count(*) AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'PgSleep'`;
    expect(await db.read({ busy })).toEqual({ busy: [{ count: Math.ceil(db.counts.connections / 4) }] });
    for (let i = 0; i < 20; i++) expect(await db.read(quick, "other")).toEqual({ one: [{ one: 1 }] });
    expect(await db.read(quick)).toEqual({ one: [{ one: 1 }] });
    expect(underWay).toBe(reading.length);
    await Promise.all(reading);
  },
);

test.skipIf(ON_SQLITE)(
  "writes of one account wait in the process, not on connections that others need",
  async () => {
    const [eve, other] = [
      await service.person("eve"),
      new SQL({ url: service.app.context.config.DATABASE_URL }),
    ];
    const released = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    // Somebody else has the account's row for as long as it takes.
    const holding = other.begin(async (transaction) => {
      await transaction.unsafe("SELECT id FROM users WHERE id = $1 FOR UPDATE", [eve.id]);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const often = Array.from({ length: db.counts.connections }, (_, index) => index);
    const writing = often.flatMap((index) => [
      eve.updateMe({ firstname: `Eve ${index}` }),
      eve.createBoard({ title: `${index}` }),
      eve.refresh(),
      service.send("POST", "/boards", {
        token: eve.token,
        json: { title: `${index} with a key` },
        headers: { "idempotency-key": `${index}` },
      }),
    ]);
    try {
      // By then all of those have come, and those that wait for the row are known to be stuck.
      await Bun.sleep(200);
      for (let i = 0; i < often.length * 4; i++) expect(await bob.getMe()).toEqual(bob.me);
    } finally {
      released.resolve();
    }
    await holding;
    await other.close();
    expect((await Promise.allSettled(writing)).filter(({ status }) => status === "rejected")).toEqual([]);
    expect((await eve.listBoards({})).length).toBe(often.length * 2);
  },
);

/** boardcast attachments move: from the database to object storage and back, while the service runs. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { unlinkSync, writeFileSync } from "node:fs";
import { createClient } from "../../client/http.ts";
import { removeUnownedObjects } from "../../server/attachments/object-removal.ts";
import { readConfig } from "../../server/config.ts";
import { openDb } from "../../server/open-db.ts";
import type { Db } from "../../server/platform/db/db.ts";
import { name, sql } from "../../server/platform/db/sql.ts";
import { createLog } from "../../server/platform/observability/log.ts";
import { openObjectStore } from "../../server/platform/storage/object-store.ts";
import { type S3, startS3 } from "../machine/s3.ts";
import { commandLine } from "../support/command-line.ts";
import { askSilently, bodyOf, takeAll } from "../support/silent-client.ts";

const COUNT = 10;
const SIZES = [0, 1, 65_537, 1_500_000];
/** More than the machine takes for a connection that nobody reads. */
const LARGEST = 24 * 2 ** 20;
const UPLOAD_OVER_MS = 16 * 60_000;
const shell = commandLine();

let s3: S3;
let settings: Record<string, string>;
let url: string;
let db: Db;
let client: ReturnType<typeof createClient>;
let token: string;
let card_id: string;
/** By id. */
const contents = new Map<string, Buffer>();

beforeAll(async () => {
  s3 = await startS3();
  const store = await shell.emptySettings();
  settings = { ...store, ...s3.settings, MAX_ATTACHMENT_BYTES: String(LARGEST) };
  url = (await shell.serve({ ...settings, JWT_SECRET: "x".repeat(32) })).url;
  db = await openDb(readConfig(store));
  const password = "correct horse 1";
  const anonymous = createClient({ baseUrl: url });
  await anonymous.register({ email: "ada@example.org", username: "ada", password });
  token = (await anonymous.login({ username: "ada@example.org", password })).access_token;
  client = createClient({ baseUrl: url, token });
  const board = await client.createBoard({ title: "Board" });
  const column = await client.createColumn({ board_id: board.id, title: "Column" });
  card_id = (await client.createCard({ column_id: column.id, board_id: board.id, title: "Card" })).id;
  for (let i = 0; i < COUNT; i++) {
    const content = Buffer.alloc(SIZES[i] ?? 1000, `content ${i} `);
    const { id } = await client.uploadAttachment({ card_id, file: new File([content], `${i}.bin`) });
    contents.set(id, content);
  }
});
afterAll(async () => {
  await db.close();
  await shell.cleanUp();
  await s3.stop();
});

const move = (to: string) => shell.run(["attachments", "move", "--to", to], settings);

async function count(table: string): Promise<number> {
  const { rows } = await db.read({ rows: sql<{ n: number }>`SELECT count(*) AS n FROM ${name(table)}` });
  return rows[0]!.n;
}

const places = async () => ({
  blobs: await count("attachment_blobs"),
  objects: s3.objects().length,
  known: await count("stored_objects"),
});

/** Every attachment can be read and is what was uploaded. */
async function readAll(): Promise<void> {
  for (const [attachment_id, content] of contents) {
    const answer = await client.downloadAttachment({ attachment_id });
    expect(Buffer.from(await answer.bytes()).equals(content)).toBe(true);
  }
}

async function readWhile<T>(work: Promise<T>): Promise<T> {
  let over = false;
  const result = work.finally(() => {
    over = true;
  });
  while (!over) await Promise.all([readAll(), Bun.sleep(50)]);
  return result;
}

const bytes = () => [...contents.values()].reduce((sum, content) => sum + content.length, 0);

test("attachments are moved while they are being read, and nothing is left behind", async () => {
  const { code, errors, out } = await readWhile(move("database"));
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  const everything = `Moved ${COUNT} of ${COUNT} attachments, ${bytes()} of ${bytes()} bytes`;
  expect(out).toEndWith(`${everything}; all attachments are in the database\n`);
  expect(await places()).toEqual({ blobs: COUNT, objects: 0, known: 0 });
  await readAll();
});

/** As if its time in the trash were over. */
async function purge(attachmentId: string): Promise<void> {
  await client.deleteAttachment({ attachment_id: attachmentId });
  await db.write([sql`DELETE FROM trash WHERE id = ${attachmentId}`]);
}

test("a download under way when its attachment is moved to object storage goes on from there", async () => {
  const content = Buffer.alloc(LARGEST, "one large attachment ");
  const { id: attachment_id } = await client.uploadAttachment({
    card_id,
    file: new File([content], "large.bin"),
  });
  expect(await move("database")).toMatchObject({ code: 0, errors: "" });
  const socket = askSilently(`${url}/attachments/${attachment_id}`, token);
  await Bun.sleep(500);
  expect(await move("s3")).toMatchObject({ code: 0, errors: "" });
  expect(bodyOf(await takeAll(socket)).equals(content)).toBe(true);
  await purge(attachment_id);
  expect(await move("database")).toMatchObject({ code: 0, errors: "" });
});

test("they can be moved back; the command may be killed at any time and started again", async () => {
  const killed = shell.start(["attachments", "move", "--to", "s3"], settings);
  while (s3.objects().length < 4) await Bun.sleep(1);
  killed.kill("SIGKILL");
  await killed.exited;
  const { blobs } = await places();
  expect(blobs).toBeGreaterThan(0);
  expect(blobs).toBeLessThan(COUNT);
  await readAll();
  expect(await readWhile(move("s3"))).toMatchObject({ code: 0, errors: "" });
  await readAll();
  // What was being sent when it was killed is known, and goes when its time is over.
  const objects = openObjectStore(readConfig(settings), createLog({ level: "silent", format: "text" }));
  await removeUnownedObjects({ db, storage: db, objects }, new Date(Date.now() + UPLOAD_OVER_MS));
  expect(await places()).toEqual({ blobs: 0, objects: COUNT, known: COUNT });
});

/** The file of the object that has the bytes of an attachment. */
async function objectOf(attachmentId: string): Promise<string> {
  const { key } = await db.read({
    key: sql<{ object_key: string }>`SELECT object_key FROM attachment_objects
      WHERE attachment_id = ${attachmentId}`,
  });
  return s3.file(key[0]!.object_key);
}

test("an object that is missing is reported, and the others are moved", async () => {
  const [id, content] = [...contents][3]!;
  const file = await objectOf(id);
  unlinkSync(file);
  const { code, errors } = await move("database");
  expect({ code, lines: errors.split("\n") }).toEqual({
    code: 1,
    lines: [
      `The object of attachment ${id} is missing or has another size`,
      "boardcast: 1 attachment was not moved",
      "",
    ],
  });
  expect(await places()).toEqual({ blobs: COUNT - 1, objects: 0, known: 1 });
  writeFileSync(file, content);
  expect((await move("s3")).code).toBe(0);
  await readAll();
});

test("corrupt content is reported and not moved, and the others are", async () => {
  const [id, content] = [...contents].at(-1)!;
  const file = await objectOf(id);
  writeFileSync(file, Buffer.alloc(content.length, "changed"));
  expect(await move("database")).toEqual({
    code: 1,
    out: expect.stringContaining(`Moved ${COUNT - 1} of ${COUNT} attachments`),
    errors: `The object of attachment ${id} is not what was stored\nboardcast: 1 attachment was not moved\n`,
  });
  expect(await places()).toEqual({ blobs: COUNT - 1, objects: 1, known: 1 });
  writeFileSync(file, content);
  await readAll();
});

test("an attachment that is purged while being moved leaves nothing behind", async () => {
  const left = [...contents.keys()].at(-1)!;
  s3.silence();
  const moving = move("database");
  while (s3.waiting() === 0) await Bun.sleep(1);
  await purge(left);
  contents.delete(left);
  s3.heal();
  expect(await moving).toMatchObject({ code: 0, out: expect.stringContaining("Moved 0 of 1 ") });
  expect(await places()).toEqual({ blobs: COUNT - 1, objects: 0, known: 0 });
  await readAll();
});

test("without a storage or a target the command is refused and names what is missing", async () => {
  const without = Object.fromEntries(Object.entries(settings).filter(([name]) => !name.startsWith("S3_")));
  expect(await shell.run(["attachments", "move", "--to", "s3"], without)).toEqual({
    code: 1,
    out: "",
    errors: "boardcast: S3_BUCKET is not set: it says where the object storage is\n",
  });
  expect((await move("tape")).errors).toBe("boardcast: --to must be s3 or database\n");
});

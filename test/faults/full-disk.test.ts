/** The disk of a service on SQLite is really full: what is refused, what goes on, and what is left when there is room. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { runHousekeeping } from "../../server/housekeeping.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { openSqlite } from "../../server/platform/db/sqlite/sqlite.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { mountSmallDisk, type SmallDisk } from "../machine/small-disk.ts";
import { packsOf } from "../support/packs.ts";
import { importFinished } from "../support/until.ts";
import { Workload } from "./workload.ts";

const MIB = 2 ** 20;
const DISK_MIB = 160;
/** What uploads leave to others. */
const RESERVED = 64 * MIB;
/** A minute of the service is three seconds here. */
const SECOND_MS = 50;

let disk: SmallDisk;
let service: Service;
let ada: Person;

beforeEach(async () => {
  disk = mountSmallDisk(DISK_MIB);
  service = await startService({
    secondMs: SECOND_MS,
    settings: { DATA_DIR: disk.path, EVENT_BYTES_PER_MINUTE: "0" },
  });
  ada = await service.person("ada");
});
afterEach(async () => {
  disk.free();
  await service.stop();
  disk.remove();
});

const health = async () => (await service.send("GET", "/health/ready")).status;
type Count = { n: number };
/** What there is of uploaded files. */
const stored = () =>
  service.app.db.read({
    attachments: sql<Count>`SELECT count(*) AS n FROM attachments`,
    blobs: sql<Count>`SELECT count(*) AS n FROM attachment_blobs`,
    imports: sql<Count>`SELECT count(*) AS n FROM imports`,
    chunks: sql<Count>`SELECT count(*) AS n FROM import_chunks`,
  });
const nothing = [{ n: 0 }];
const NOTHING_STORED = { attachments: nothing, blobs: nothing, imports: nothing, chunks: nothing };

test("ERROR-14: a disk that fills up under load: only 503, and every acknowledged change is there when it has room", async () => {
  const workload = await Workload.prepare({ subscribers: 8, urls: () => [service.url] });
  workload.write();
  await Bun.sleep(500);
  disk.fill();
  await eventually(async () => (await health()) === 503, "a change that has no room");
  await Bun.sleep(1000);
  const boards = await Promise.all(
    workload.boardIds.map((board_id) => workload.api().getBoard({ board_id })),
  );
  expect(boards).toHaveLength(workload.boardIds.length);
  disk.free();
  await eventually(async () => (await health()) === 200, "the service to be ready");
  const before = workload.acknowledged.length;
  await workload.until(() => workload.acknowledged.length > before + 100);
  expect(await workload.finish()).toEqual([]);
  expect([...workload.failures.keys()]).toEqual([503]);
  expect(workload.subscribers.flatMap(({ closes }) => closes)).toEqual([]);
});

test("SYSTEM-2: a service whose disk is full stays unready until there is room, though nobody changes anything meanwhile", async () => {
  const { board_id, column_id } = await boardOf(ada);
  disk.fill();
  await eventually(
    async () =>
      (await refusal(ada.createCard({ board_id, column_id, title: "x".repeat(255) }))).status === 503,
    "a change that has no room",
  );
  for (let look = 0; look < 20; look++) {
    expect(await health()).toBe(503);
    await Bun.sleep(2 * SECOND_MS);
  }
  disk.free();
  await eventually(async () => (await health()) === 200, "the service to be ready");
  await ada.createCard({ board_id, column_id, title: "There is room" });
});

test("SYSTEM-2: a service whose disk is full is unready before the first change fails", async () => {
  expect(await health()).toBe(200);
  disk.fill();
  expect(await health()).toBe(503);
  disk.free();
  expect(await health()).toBe(200);
});

test("a database whose disk is full is not called unreadable", async () => {
  const file = `${disk.path}/other.db`;
  await openSqlite(file).close();
  disk.fill();
  expect(() => openSqlite(file)).toThrow(`The disk of ${file} is full`);
});

test("ERROR-14: an attachment for which there is no room is refused whole, and can be sent again", async () => {
  const { board_id, column_id } = await boardOf(ada);
  const { id: card_id } = await ada.createCard({ board_id, column_id, title: "One" });
  const before = await ada.getBoard({ board_id });
  const file = new File([Buffer.alloc(8 * MIB, "x")], "large.txt");
  disk.fill(4 * MIB);
  expect(await refusal(ada.uploadAttachment({ card_id, file }))).toEqual({
    status: 503,
    detail: expect.any(String),
  });
  expect(await ada.getBoard({ board_id })).toEqual(before);
  expect(await stored()).toEqual(NOTHING_STORED);
  disk.free();
  const { id: attachment_id } = await ada.uploadAttachment({ card_id, file });
  expect((await (await ada.downloadAttachment({ attachment_id })).arrayBuffer()).byteLength).toBe(file.size);
});

/** Until the service refuses one; of so many bytes that it takes no more than a few. */
async function uploadUntilRefused(card_id: string) {
  for (let sent = 0; ; sent++) {
    const file = new File([Buffer.alloc(8 * MIB, `${sent}`)], `${sent}.txt`);
    try {
      await ada.uploadAttachment({ card_id, file }, { key: `file ${sent}` });
    } catch (error) {
      return { sent, refused: await refusal(Promise.reject(error)) };
    }
  }
}

test("ATTACHMENT-11: files are refused while there is room for the changes of others, and repeats are answered", async () => {
  const { board_id, column_id } = await boardOf(ada);
  const { id: card_id } = await ada.createCard({ board_id, column_id, title: "One" });
  disk.fill(RESERVED + 24 * MIB);
  const { sent, refused } = await uploadUntilRefused(card_id);
  expect(refused).toEqual({
    status: 503,
    detail: "There is no room for this file on the disk of the service.",
  });
  expect(sent).toBeGreaterThan(0);
  expect(disk.freeBytes).toBeGreaterThan(RESERVED / 2);
  for (let i = 0; i < 20; i++) await ada.createCard({ board_id, column_id, title: `${i}` });
  expect(await health()).toBe(200);
  const card = await ada.getCard({ card_id });
  expect(card.attachments).toHaveLength(sent);
  const file = new File([Buffer.alloc(8 * MIB, "0")], "0.txt");
  const first = await ada.uploadAttachment({ card_id, file }, { key: "file 0" });
  expect(first).toEqual(card.attachments[0]!);
  expect((await stored()).blobs).toEqual([{ n: sent }]);
});

test("ATTACHMENT-11: files that are sent at the same time leave as much to the changes of others", async () => {
  const { board_id, column_id } = await boardOf(ada);
  const { id: card_id } = await ada.createCard({ board_id, column_id, title: "One" });
  disk.fill(RESERVED + 20 * MIB);
  const files = Array.from({ length: 6 }, (_, n) => new File([Buffer.alloc(8 * MIB, `${n}`)], `${n}.txt`));
  const outcomes = await Promise.allSettled(files.map((file) => ada.uploadAttachment({ card_id, file })));
  const taken = outcomes.filter(({ status }) => status === "fulfilled").length;
  expect(taken).toBeWithin(1, 3);
  expect((await ada.getCard({ card_id })).attachments).toHaveLength(taken);
  disk.free();
  // What was refused takes no room from those who come later.
  for (const file of files.slice(0, 2)) await ada.uploadAttachment({ card_id, file });
});

test("BOARD-17: boards, and cards with files, are not copied while there is room for the changes of others", async () => {
  const { board_id, column_id } = await boardOf(ada);
  const { id: card_id } = await ada.createCard({ board_id, column_id, title: "One" });
  await ada.uploadAttachment({ card_id, file: new File([Buffer.alloc(8 * MIB)], "large.txt") });
  const { id: small_id } = await ada.createBoard({ title: "Small" });
  disk.fill(RESERVED + 4 * MIB);
  const before = await stored();
  const noRoom = { status: 503, detail: "There is no room for this copy on the disk of the service." };
  expect(await refusal(ada.copyBoard({ board_id, title: "Copy" }))).toEqual(noRoom);
  expect(await refusal(ada.copyCard({ card_id }))).toEqual(noRoom);
  expect(await stored()).toEqual(before);
  expect(await ada.copyBoard({ board_id: small_id, title: "Copy" })).toMatchObject({ title: "Copy" });
  await ada.createCard({ board_id, column_id, title: "There is room" });
  expect((await ada.getBoard({ board_id })).columns[0]!.cards).toHaveLength(2);
});

test("BOARD-17: a copy that the disk fills up under is refused, and nothing of it is seen", async () => {
  const { board_id, column_id } = await boardOf(ada);
  const text = Array.from({ length: 5000 }, (_, word) => `word${word}`).join(" ");
  for (let i = 0; i < 40; i++)
    await ada.createCard({ board_id, column_id, title: `${i}`, description: `${i} ${text}` });
  const known = await ada.listBoards({});
  disk.fill(RESERVED + 4 * MIB);
  let copies = 0;
  let refused: Awaited<ReturnType<typeof refusal>> | undefined;
  while (!refused && copies < 20)
    await ada.copyBoard({ board_id, title: "Copy" }).then(
      () => copies++,
      async (error) => (refused = await refusal(Promise.reject(error))),
    );
  expect(refused?.status).toBe(503);
  expect(disk.freeBytes).toBeGreaterThan(RESERVED / 2);
  expect((await ada.listBoards({})).length).toBe(known.length + copies);
  await ada.createCard({ board_id, column_id, title: "There is room" });
  expect(await health()).toBe(200);
});

const csv = (megabytes: number) => `title\n${"x".repeat(MIB)}\n`.repeat(megabytes);

/** A file whose size the service is not told. */
async function importUnannounced(megabytes: number): Promise<number> {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="Large.csv"\r\n\r\n';
  const body = new Blob([head, csv(megabytes), "\r\n--x--\r\n"]).stream();
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  return (await service.send("POST", "/boards/import", { token: ada.token, body, headers })).status;
}

test("IMPORT-6: a file for which the disk has no room is refused, and nothing of it is stored", async () => {
  const { board_id, column_id } = await boardOf(ada);
  disk.fill(RESERVED + 8 * MIB);
  const before = disk.freeBytes;
  const large = new File([csv(8)], "Large.csv");
  expect(await refusal(ada.importBoard({ file: large }))).toEqual({
    status: 503,
    detail: "There is no room for this file on the disk of the service.",
  });
  expect(await stored()).toEqual(NOTHING_STORED);
  expect(before - disk.freeBytes).toBeLessThan(MIB);
  expect(await importUnannounced(24)).toBe(503);
  expect(await stored()).toEqual(NOTHING_STORED);
  for (let i = 0; i < 20; i++) await ada.createCard({ board_id, column_id, title: `${i}` });
  expect(await health()).toBe(200);
  // Pages that are free within the file of the database count as room.
  const small = await ada.importBoard({ file: new File(["title\nOne"], "Small.csv") });
  expect(await importFinished(ada, small)).toMatchObject({ status: "done" });
});

test("IMPORT-6: an upload that the disk fills up under is removed within a minute of there being room again", async () => {
  const sending = Promise.withResolvers<void>();
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="Large.csv"\r\n\r\n';
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const encoder = new TextEncoder();
      controller.enqueue(encoder.encode(head + csv(4)));
      await sending.promise;
      controller.enqueue(encoder.encode(`${csv(4)}\r\n--x--\r\n`));
      controller.close();
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const answer = service.send("POST", "/boards/import", { token: ada.token, body, headers });
  await eventually(async () => (await stored()).chunks[0]!.n >= 2, "the first chunks");
  disk.fill();
  sending.resolve();
  expect((await answer).status).toBe(503);
  disk.free();
  await eventually(async () => Bun.deepEquals(await stored(), NOTHING_STORED), "the upload to be removed");
});

test("the log is not packed while the disk is nearly full, which is logged once; a later run goes on", async () => {
  const boards = [await boardOf(ada), await boardOf(ada)];
  for (const board of boards) {
    for (let i = 0; i < 20; i++) await ada.createCard({ ...board, title: `${i}` });
  }
  const warnings: [string, unknown][] = [];
  const { context, db } = service.app;
  const log = {
    ...context.log,
    warn: (message: string, fields?: object) => warnings.push([message, fields]),
  };
  const run = () => runHousekeeping({ ...context, db, log }, new Date(Date.now() + 40 * 86_400_000));
  const packs = async () =>
    (await Promise.all(boards.map(({ board_id }) => packsOf(db, board_id)))).map(({ packs }) => packs.length);
  disk.fill(RESERVED);
  await run();
  expect(await packs()).toEqual([0, 0]);
  expect(warnings).toEqual([
    ["events are not packed: the disk is nearly full", { free_bytes: expect.any(Number) }],
  ]);
  disk.free();
  await run();
  expect(await packs()).toEqual([1, 1]);
  expect(warnings).toHaveLength(1);
});

test("TRASH-16: a column with many cards goes to the trash and comes back only if that leaves room for the changes of others", async () => {
  const { board_id, column_id } = await boardOf(ada);
  for (let batch = 0; batch < 4; batch++)
    await ada.createCards({ board_id, column_id, titles: Array(100).fill("One of many") });
  const { id: small } = await ada.createColumn({ board_id, title: "Small" });
  disk.fill(RESERVED - 8 * MIB);
  const noRoom = { status: 503, detail: "There is no room for this change on the disk of the service." };
  expect(await refusal(ada.archiveColumn({ column_id }))).toEqual(noRoom);
  expect(await refusal(ada.deleteColumn({ column_id }))).toEqual(noRoom);
  await ada.archiveColumn({ column_id: small });
  expect(await health()).toBe(200);
  disk.free();
  await ada.archiveColumn({ column_id });
  disk.fill(RESERVED - 8 * MIB);
  const restore = () => ada.restoreColumn({ trashed_column_id: column_id });
  expect(await refusal(restore())).toEqual(noRoom);
  expect((await ada.getBoard({ board_id })).columns).not.toContainEqual(
    expect.objectContaining({ id: column_id }),
  );
  disk.free();
  expect((await restore()).cards).toHaveLength(400);
});

test("TRASH-16: a column with few cards and many items on them is large as well", async () => {
  const { board_id, column_id } = await boardOf(ada);
  const { id: card_id } = await ada.createCard({ board_id, column_id, title: "Full" });
  const { id: checklist_id } = await ada.createChecklist({ card_id, title: "Long" });
  const add = () => ada.createItem({ checklist_id, content: "x" });
  for (let some = 0; some < 10; some++) await Promise.all(Array.from({ length: 20 }, add));
  for (let copy = 0; copy < 20; copy++) await ada.copyCard({ card_id });
  const before = await ada.getBoard({ board_id });
  disk.fill(RESERVED - 8 * MIB);
  const noRoom = { status: 503, detail: "There is no room for this change on the disk of the service." };
  expect(await refusal(ada.archiveColumn({ column_id }))).toEqual(noRoom);
  disk.free();
  await ada.archiveColumn({ column_id });
  await ada.restoreColumn({ trashed_column_id: column_id });
  expect((await ada.getBoard({ board_id })).columns).toEqual(before.columns);
});

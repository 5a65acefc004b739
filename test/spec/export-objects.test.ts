/** Archives of boards whose attachments are in object storage: made from its bytes, and read into it again. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { truncateSync, unlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeUnownedObjects } from "../../server/attachments/object-removal.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { type S3, startS3 } from "../machine/s3.ts";
import { readArchive } from "../support/archive.ts";
import { commandLine } from "../support/command-line.ts";
import { importFinished, until } from "../support/until.ts";

/** One that is read from the storage whole, and one that is read in pieces. */
const SIZES = [100_000, 3_000_000];
const UPLOAD_OVER_MS = 16 * 60_000;

let s3: S3;
let service: Service;
let alice: Person;

beforeAll(async () => {
  s3 = await startS3();
  service = await startService({ settings: s3.settings });
  alice = await service.person("alice");
});
afterAll(async () => {
  await service.stop();
  await s3.stop();
});

function random(size: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return bytes;
}

/** A card with a file of each size. */
async function boardWithFiles() {
  const { board_id, column_id } = await boardOf(alice);
  const contents = SIZES.map(random);
  for (const [index, content] of contents.entries()) {
    const { id: card_id } = await alice.createCard({ board_id, column_id, title: `Card ${index}` });
    await alice.uploadAttachment({ card_id, file: new File([content], `${index}.bin`) });
  }
  return { board_id, contents };
}

const exported = async (board_id: string) => (await alice.exportBoard({ board_id })).bytes();

async function imported(archive: Uint8Array<ArrayBuffer>) {
  const one = await alice.importBoard({ file: new File([archive], "Board.zip") });
  return importFinished(alice, one);
}

/** In the order of the cards. */
async function filesOf(board_id: string): Promise<Buffer[]> {
  const { columns } = await alice.getBoard({ board_id });
  const attachments = columns.flatMap(({ cards }) => cards.flatMap((card) => card.attachments));
  return Promise.all(
    attachments.map(async ({ id }) =>
      Buffer.from(await (await alice.downloadAttachment({ attachment_id: id })).bytes()),
    ),
  );
}

const areEqual = (some: Buffer[], others: Buffer[]) =>
  some.length === others.length && some.every((bytes, index) => bytes.equals(others[index]!));

test("EXPORT-9: attachments in object storage come back as objects of the new board, byte for byte", async () => {
  const { board_id, contents } = await boardWithFiles();
  const before = s3.objects().length;
  const { status, board_id: copy, report } = await imported(await exported(board_id));
  expect({ status, attachments: report?.created.attachments, skipped: report?.skipped }).toEqual({
    status: "done",
    attachments: SIZES.length,
    skipped: [],
  });
  expect(s3.objects()).toHaveLength(before + SIZES.length);
  expect(areEqual(await filesOf(copy!), contents)).toBe(true);
  await alice.deleteBoard({ board_id });
  expect(areEqual(await filesOf(copy!), contents)).toBe(true);
});

test("EXPORT-6: an export breaks off when the storage fails, and the next one is whole", async () => {
  const { board_id, contents } = await boardWithFiles();
  await s3.down();
  await expect(exported(board_id)).rejects.toThrow();
  await s3.up();
  s3.cutAfter(2_000_000);
  await expect(exported(board_id)).rejects.toThrow();
  s3.heal();
  const { files } = await readArchive(await exported(board_id));
  expect(Object.keys(files)).toHaveLength(SIZES.length);
  expect(areEqual(await filesOf(board_id), contents)).toBe(true);
});

test("EXPORT-8: boards with attachments in object storage are written into a folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "boardcast-export-"));
  const shell = commandLine();
  const { board_id } = await boardWithFiles();
  const { DATA_DIR, DATABASE_URL } = service.app.context.config;
  const settings = { ...s3.settings, DATA_DIR, DATABASE_URL };
  const { code, errors } = await shell.run(["export", board_id, folder], settings);
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  const { file, files } = await readArchive(await Bun.file(join(folder, `Board ${board_id}.zip`)).bytes());
  const attachments = file.cards.flatMap((card) => card.attachments);
  expect(attachments.map(({ size }) => size).sort((a, b) => a - b)).toEqual(SIZES);
  expect(Object.keys(files).sort()).toEqual(attachments.map(({ id }) => id).sort());
  await shell.cleanUp();
  await rm(folder, { recursive: true });
});

/** Of the attachments, in the order of the cards. */
async function objectFiles(board_id: string) {
  const { columns } = await alice.getBoard({ board_id });
  const attachments = columns.flatMap(({ cards }) => cards.flatMap((card) => card.attachments));
  const { rows } = await service.app.db.read({
    rows: sql<{ attachment_id: string; object_key: string }>`SELECT attachment_id, object_key
      FROM attachment_objects WHERE board_id = ${board_id} AND attachment_id IS NOT NULL`,
  });
  const keys = new Map(rows.map(({ attachment_id, object_key }) => [attachment_id, object_key]));
  return attachments.map(({ id, name }) => ({ id, name, path: s3.file(keys.get(id)!) }));
}

test("EXPORT-11: attachments whose objects are missing or truncated are listed, and the rest is exported and imported", async () => {
  const { board_id, contents } = await boardWithFiles();
  const [small, large] = await objectFiles(board_id);
  unlinkSync(small!.path);
  const first = await readArchive(await exported(board_id));
  expect(Object.keys(first.files)).toEqual([large!.id]);
  expect(first.missing).toEqual([{ id: small!.id, name: "0.bin" }]);
  expect(first.file.cards.flatMap((card) => card.attachments)).toHaveLength(SIZES.length);
  writeFileSync(small!.path, contents[0]!);
  truncateSync(large!.path, SIZES[1]! - 1);
  const archive = await exported(board_id);
  expect((await readArchive(archive)).missing).toEqual([{ id: large!.id, name: "1.bin" }]);
  expect(service.logged.join("")).toContain("the bytes of attachments are missing from an export");
  const { status, board_id: copy, report } = await imported(archive);
  expect({ status, attachments: report?.created.attachments, skipped: report?.skipped }).toMatchObject({
    status: "done",
    attachments: 1,
    skipped: [{ what: "attachments", why: "their bytes are not in the file", count: 1 }],
  });
  expect(areEqual(await filesOf(copy!), [contents[0]!])).toBe(true);
});

test("EXPORT-11: the command names what is missing, keeps the archive that still has it, and exits with 1", async () => {
  const folder = await mkdtemp(join(tmpdir(), "boardcast-export-"));
  const shell = commandLine();
  const { board_id, contents } = await boardWithFiles();
  const [small] = await objectFiles(board_id);
  const { DATA_DIR, DATABASE_URL } = service.app.context.config;
  const run = () => shell.run(["export", board_id, folder], { ...s3.settings, DATA_DIR, DATABASE_URL });
  expect(await run()).toMatchObject({ code: 0 });
  unlinkSync(small!.path);
  const incomplete = join(folder, `Board ${board_id} incomplete.zip`);
  expect(await run()).toEqual({
    code: 1,
    out: `${incomplete}\n`,
    errors:
      `${incomplete}: the bytes of attachment ${small!.id} are missing ("0.bin")\n` +
      "boardcast: 1 archive lacks files\n",
  });
  expect((await readdir(folder)).sort()).toEqual([
    `Board ${board_id} incomplete.zip`,
    `Board ${board_id}.zip`,
  ]);
  const { missing } = await readArchive(await Bun.file(incomplete).bytes());
  expect(missing).toEqual([{ id: small!.id, name: "0.bin" }]);
  writeFileSync(small!.path, contents[0]!);
  expect(await run()).toMatchObject({ code: 0 });
  expect(await readdir(folder)).toEqual([`Board ${board_id}.zip`]);
  await shell.cleanUp();
  await rm(folder, { recursive: true });
});

test("EXPORT-9: an import that the storage interrupts goes on when it is back, and leaves no object of the first attempt", async () => {
  const { board_id, contents } = await boardWithFiles();
  const archive = await exported(board_id);
  const before = s3.objects().length;
  await s3.down();
  const one = await alice.importBoard({ file: new File([archive], "Board.zip") });
  await until(() => service.logged.some((line) => line.includes("an import was interrupted")));
  await s3.up();
  const { status, board_id: copy } = await importFinished(alice, one);
  expect(status).toBe("done");
  expect(areEqual(await filesOf(copy!), contents)).toBe(true);
  await removeUnownedObjects(service.app.context, new Date(Date.now() + UPLOAD_OVER_MS));
  expect(s3.objects()).toHaveLength(before + SIZES.length);
});

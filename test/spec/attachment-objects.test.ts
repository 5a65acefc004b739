/** Attachments in object storage: the very bytes, nothing left behind, and what happens when the storage fails. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { truncateSync, unlinkSync } from "node:fs";
import { objectBlobs } from "../../server/attachments/blob-store.ts";
import { removeUnownedObjects } from "../../server/attachments/object-removal.ts";
import type { Workspace } from "../../server/imports/workspace.ts";
import { name, sql } from "../../server/platform/db/sql.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { type S3, startS3 } from "../machine/s3.ts";
import { difference, scrape } from "../observability/scrape.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import { built, cardRecord, columnRecord, fileRecord } from "../support/import-records.ts";
import { startInstance, through } from "../support/instances.ts";
import { purgeIn } from "../support/purge.ts";

/** Up to this size an object is read whole before the answer begins. */
const WHOLE = 2 ** 20;
const UPLOAD_OVER_MS = 16 * 60_000;
const NO_STORAGE = { status: 503, detail: "The storage of attachments cannot be reached; try again soon." };
const NOT_REACHED = { status: 503, detail: "This attachment cannot be reached at the moment." };

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
afterEach(async () => {
  await removeAll();
  expect(await known()).toEqual(s3.objects());
});

async function newCard() {
  const { board_id, column_id } = await boardOf(alice);
  const card = await alice.createCard({ board_id, column_id, title: "card" });
  return { board_id, column_id, card_id: card.id };
}

function random(size: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(size);
  for (let i = 0; i < size; i += 65_536) crypto.getRandomValues(bytes.subarray(i, i + 65_536));
  return bytes;
}

const upload = (card_id: string, content: BlobPart = "content", type = "text/plain") =>
  alice.uploadAttachment({ card_id, file: new File([content], "file.txt", { type }) });
const download = (attachment_id: string) => alice.downloadAttachment({ attachment_id });

/** Sent, and not yet given to an attachment. */
function stage(boardId: string, content: string) {
  const { context } = service.app;
  return objectBlobs({ ...context, objects: context.objects! }).stage(boardId, Buffer.from(content));
}

const later = (ms: number) => new Date(Date.now() + ms);
/** What the service does every minute, after everything that may be under way is over. */
const removeAll = () => removeUnownedObjects(service.app.context, later(UPLOAD_OVER_MS));

/** The objects the database knows of. */
async function known(): Promise<string[]> {
  const { rows } = await service.app.context.db.read({
    rows: sql<{ object_key: string }>`SELECT object_key FROM stored_objects ORDER BY object_key`,
  });
  return rows.map(({ object_key }) => object_key);
}

async function count(table: string): Promise<number> {
  const { rows } = await service.app.context.db.read({
    rows: sql<{ n: number }>`SELECT count(*) AS n FROM ${name(table)}`,
  });
  return rows[0]!.n;
}

async function keyOf(attachmentId: string): Promise<string> {
  const { rows } = await service.app.context.db.read({
    rows: sql<{ object_key: string }>`SELECT object_key FROM attachment_objects
      WHERE attachment_id = ${attachmentId}`,
  });
  return rows[0]!.object_key;
}

describe("the bytes", () => {
  test.each([0, 1, 65_537, WHOLE, WHOLE + 1, 3_000_000])(
    "ATTACHMENT-10: come back exactly as uploaded: %d random ones",
    async (size) => {
      const { card_id } = await newCard();
      const content = random(size);
      const record = await upload(card_id, content);
      expect(record.size).toBe(size);
      const answer = await download(record.id);
      expect(Buffer.from(await answer.bytes()).equals(content)).toBe(true);
      if (size <= WHOLE) expect(answer.headers.get("content-length")).toBe(String(size));
    },
  );

  test("are in the bucket under the prefix, and not in the database", async () => {
    const { card_id } = await newCard();
    const { id } = await upload(card_id, "in the bucket");
    const key = await keyOf(id);
    expect(key).toMatch(/^test\/[0-9a-f-]{36}$/);
    expect(await Bun.file(s3.file(key)).text()).toBe("in the bucket");
    expect(await count("attachment_blobs")).toBe(0);
  });

  test("ATTACHMENT-10: are sent with the same headers, also to HEAD, to a range request and to a conditional one", async () => {
    const { card_id } = await newCard();
    for (const content of ["<script>", random(WHOLE + 1)]) {
      const { id, size } = await upload(card_id, content, "image/svg+xml");
      const ask = async (method: string, more: Record<string, string> = {}) => {
        const headers = { authorization: `Bearer ${alice.token}`, ...more };
        const answer = await fetch(`${service.url}/attachments/${id}`, { method, headers });
        return { status: answer.status, headers: answer.headers, length: (await answer.bytes()).length };
      };
      const inert = {
        "content-type": "image/svg+xml",
        "content-disposition": 'attachment; filename="file.txt"',
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-cache",
        etag: `"${id}"`,
      };
      const got = await ask("GET");
      expect({ status: got.status, length: got.length }).toEqual({ status: 200, length: size });
      expect(Object.fromEntries(got.headers)).toMatchObject(inert);
      const head = await ask("HEAD");
      expect({ status: head.status, length: head.length }).toEqual({ status: 200, length: 0 });
      expect(Object.fromEntries(head.headers)).toMatchObject({ ...inert, "content-length": String(size) });
      expect(await ask("GET", { range: "bytes=0-1" })).toMatchObject({ status: 200, length: size });
      expect(await ask("GET", { "if-none-match": `"${id}"` })).toMatchObject({ status: 304, length: 0 });
    }
  });

  test("uploaded before the storage was switched on stay readable without it; later ones need it", async () => {
    const { card_id } = await newCard();
    const { config } = service.app.context;
    const without = await startInstance({ ...config, S3_BUCKET: "", PORT: 0 });
    try {
      const old = await through(without, alice).uploadAttachment({ card_id, file: new File(["old"], "old") });
      const young = await upload(card_id, "young");
      expect(await (await download(old.id)).text()).toBe("old");
      expect(await (await download(young.id)).text()).toBe("young");
      const unreachable = through(without, alice).downloadAttachment({ attachment_id: young.id });
      expect(await refusal(unreachable)).toEqual(NOT_REACHED);
      await alice.deleteAttachment({ attachment_id: old.id });
    } finally {
      await without.stop();
    }
  });
});

describe("nothing is left behind", () => {
  test("ATTACHMENT-9: of a deleted attachment, card, column or board", async () => {
    const { board_id, column_id, card_id } = await newCard();
    const another = await alice.createColumn({ board_id, title: "another" });
    const there = await alice.createCard({ board_id, column_id: another.id, title: "there" });
    const last = await alice.createCard({ board_id, column_id, title: "last" });
    const removals = [
      { on: card_id, remove: (id: string) => alice.deleteAttachment({ attachment_id: id }) },
      { on: card_id, remove: () => alice.deleteCard({ card_id }) },
      { on: there.id, remove: () => alice.deleteColumn({ column_id: another.id }) },
      { on: last.id, remove: () => alice.deleteBoard({ board_id }) },
    ];
    const before = s3.objects();
    for (const { on, remove } of removals) {
      const { id } = await upload(on);
      expect(s3.objects().length).toBe(before.length + 1);
      await remove(id);
      await removeUnownedObjects(service.app.context);
      expect(s3.objects().length).toBe(before.length + 1);
      await purgeIn(31, service);
      await removeUnownedObjects(service.app.context);
      expect(s3.objects()).toEqual(before);
      expect(await known()).toEqual(before);
    }
  });

  test("even if the storage is out of reach when it is deleted", async () => {
    const { card_id } = await newCard();
    const { id } = await upload(card_id);
    const key = await keyOf(id);
    await s3.down();
    await alice.deleteCard({ card_id });
    await purgeIn(31, service);
    await expect(removeAll()).rejects.toThrow();
    await s3.up();
    expect(s3.objects()).toContain(key);
    expect(await removeUnownedObjects(service.app.context)).toBeGreaterThan(0);
    expect(s3.objects()).not.toContain(key);
    expect(await removeUnownedObjects(service.app.context)).toBe(0);
  });

  test("of an upload that is refused after its bytes were sent, at once", async () => {
    const { card_id } = await newCard();
    const before = s3.objects();
    s3.silence();
    const answer = refusal(upload(card_id));
    while ((await known()).length === before.length) await Bun.sleep(1);
    await alice.deleteCard({ card_id });
    s3.heal();
    expect(await answer).toEqual({ status: 404, detail: "This card does not exist." });
    expect(s3.objects()).toEqual(before);
    expect(await known()).toEqual(before);
  });

  test("of an upload whose process died, once it can no longer succeed", async () => {
    const { context } = service.app;
    const { board_id } = await newCard();
    const { key } = await stage(board_id, "orphan");
    await removeUnownedObjects(context);
    expect(s3.objects()).toContain(key);
    await removeUnownedObjects(context, later(UPLOAD_OVER_MS));
    expect(s3.objects()).not.toContain(key);
    expect(await known()).not.toContain(key);
  });

  test("of one among more than a thousand that are still being uploaded", async () => {
    const { db } = service.app;
    const soon = later(3_600_000).toISOString();
    const expected = Array.from({ length: 1200 }, () => {
      return sql`INSERT INTO stored_objects (board_id, object_key, sha256, pending_since)
        VALUES (${newId()}, 'under way', '00', ${soon})`;
    });
    const unowned = sql`INSERT INTO stored_objects (board_id, object_key, sha256)
      VALUES ('ffffffff-0000-0000-0000-000000000000', 'unowned', '00')`;
    await db.write([...expected, unowned]);
    expect(await removeAll()).toBe(1);
    expect(await known()).not.toContain("unowned");
    await db.write([sql`DELETE FROM stored_objects WHERE object_key = 'under way'`]);
  });

  test("and a later commit cannot refer to an object that is gone or about to go", async () => {
    const { db } = service.app;
    const { board_id, card_id } = await newCard();
    const { id } = await upload(card_id);
    await db.write([sql`DELETE FROM attachment_objects WHERE attachment_id = ${id}`]);
    const { key } = await stage(board_id, "orphan");
    const commit = () =>
      db.write([
        sql`INSERT INTO attachment_objects (board_id, object_key, attachment_id) VALUES (${board_id}, ${key}, ${id})`,
      ]);
    await s3.down();
    await expect(removeAll()).rejects.toThrow();
    await expect(commit()).rejects.toThrow();
    await s3.up();
    await removeAll();
    await expect(commit()).rejects.toThrow();
    await alice.deleteAttachment({ attachment_id: id });
    await purgeIn(31, service);
  });

  test("and an upload that only seemed to fail is not removed", async () => {
    const { db } = service.app;
    const { board_id, card_id } = await newCard();
    const { id } = await upload(card_id);
    await db.write([sql`DELETE FROM attachment_objects WHERE attachment_id = ${id}`]);
    const staged = await stage(board_id, "content");
    await db.write([
      sql`INSERT INTO attachment_objects (board_id, object_key, attachment_id)
        VALUES (${board_id}, ${staged.key}, ${id})`,
      sql`UPDATE stored_objects SET pending_since = NULL WHERE object_key = ${staged.key}`,
    ]);
    await staged.discard();
    await removeAll();
    expect(await (await download(id)).text()).toBe("content");
  });
});

describe("when the storage fails", () => {
  test("ATTACHMENT-10: out of reach: uploads and downloads answer 503, nothing changes, everything else works", async () => {
    const { board_id, column_id, card_id } = await newCard();
    const { id } = await upload(card_id, "stored");
    await s3.down();
    expect(await changesNothing(alice, board_id, () => refusal(upload(card_id)))).toEqual(NO_STORAGE);
    expect(await refusal(download(id))).toEqual(NO_STORAGE);
    const answer = await service.send("GET", `/attachments/${id}`, { token: alice.token });
    expect(answer.headers.get("retry-after")).toBe("1");
    expect((await alice.createCard({ board_id, column_id, title: "works" })).title).toBe("works");
    await s3.up();
    expect(await (await download(id)).text()).toBe("stored");
    expect((await upload(card_id)).name).toBe("file.txt");
  });

  test("silent: both are refused in bounded time", async () => {
    const { board_id, card_id } = await newCard();
    const { id } = await upload(card_id, "stored");
    s3.silence();
    const both = () => Promise.all([refusal(upload(card_id)), refusal(download(id))]);
    expect(await changesNothing(alice, board_id, both)).toEqual([NO_STORAGE, NO_STORAGE]);
    s3.heal();
    expect(await (await download(id)).text()).toBe("stored");
  });

  test("cut off in the middle: a small file is 503, a large one is truncated and never looks complete", async () => {
    const { card_id } = await newCard();
    const small = await upload(card_id, random(100_000));
    const large = await upload(card_id, random(3_000_000));
    s3.cutAfter(50_000);
    expect(await refusal(download(small.id))).toEqual(NO_STORAGE);
    s3.cutAfter(2_000_000);
    const answer = await download(large.id);
    await expect(answer.bytes()).rejects.toThrow();
    s3.heal();
    expect((await (await download(large.id)).bytes()).length).toBe(3_000_000);
  });

  test("what became of each request is counted for operators", async () => {
    const { card_id } = await newCard();
    const counted = async (what: () => Promise<unknown>) => {
      const before = await scrape(service);
      await what();
      const grown = difference(before, await scrape(service));
      return ["done", "failed", "missing"].map((outcome) =>
        grown("boardcast_object_requests_total", { outcome }),
      );
    };
    const { id } = await upload(card_id);
    expect(await counted(() => download(id))).toEqual([1, 0, 0]);
    await s3.down();
    expect(await counted(() => refusal(download(id)))).toEqual([0, 1, 0]);
    await s3.up();
    unlinkSync(s3.file(await keyOf(id)));
    // It is looked for once more, in case it was being moved.
    expect(await counted(() => refusal(download(id)))).toEqual([0, 0, 2]);
    await alice.deleteAttachment({ attachment_id: id });
    await purgeIn(31, service);
  });

  test("connections it has closed in the meantime go unnoticed", async () => {
    const { card_id } = await newCard();
    for (let i = 0; i < 5; i++) {
      const { id } = await upload(card_id, `content ${i}`);
      s3.hangUp();
      expect(await (await download(id)).text()).toBe(`content ${i}`);
      s3.hangUp();
    }
  });

  test("an object that is missing or of the wrong size is 503, never a truncated 200", async () => {
    const { card_id } = await newCard();
    for (const size of [1000, 3_000_000]) {
      const { id } = await upload(card_id, random(size));
      const file = s3.file(await keyOf(id));
      truncateSync(file, size - 1);
      expect(await refusal(download(id))).toEqual(NOT_REACHED);
      unlinkSync(file);
      expect(await refusal(download(id))).toEqual(NOT_REACHED);
      await alice.deleteAttachment({ attachment_id: id });
      await purgeIn(31, service);
    }
  });

  test("with a refused secret: 503, and the log says why without the secret or a signature", async () => {
    const { board_id, card_id } = await newCard();
    const secret = "not-the-secret-of-the-bucket";
    const wrong = await startService({ settings: { ...s3.settings, S3_SECRET_ACCESS_KEY: secret } });
    const mallory = await wrong.person("mallory");
    const there = await boardOf(mallory);
    const card = await mallory.createCard({ ...there, title: "card" });
    const call = () => refusal(mallory.uploadAttachment({ card_id: card.id, file: new File(["x"], "x") }));
    expect(await changesNothing(mallory, there.board_id, call)).toEqual(NO_STORAGE);
    expect(wrong.logged.join("")).toContain("403 SignatureDoesNotMatch");
    expect(wrong.logged.join("")).not.toContain(secret);
    await wrong.stop();
    const { id } = await upload(card_id);
    await s3.down();
    await refusal(download(id));
    await changesNothing(alice, board_id, () => refusal(upload(card_id)));
    await s3.up();
    const lines = service.logged.join("");
    expect(lines).toContain("object storage unavailable");
    expect(lines).not.toContain("X-Amz");
  });
});

describe("files of an imported board", () => {
  const records = [
    columnRecord({ key: "todo" }),
    cardRecord({ key: "a", column: "todo" }),
    cardRecord({ key: "b", column: "todo" }),
  ];
  const withFile = (workspace: Workspace) => {
    for (const record of records) workspace.sink.put(record);
    const blob = workspace.sink.blob(Buffer.from("imported"));
    for (const card of ["a", "b"]) workspace.sink.put(fileRecord({ key: card, card, content: { blob } }));
  };

  test("IMPORTED-1 are stored as objects", async () => {
    const before = s3.objects().length;
    const { boardId: board_id } = await built(service, alice, { records: withFile });
    expect(s3.objects()).toHaveLength(before + 2);
    const [column] = (await alice.getBoard({ board_id })).columns;
    const attachments = column!.cards.flatMap((card) => card.attachments);
    for (const { id } of attachments) expect(await (await download(id)).text()).toBe("imported");
  });

  test("IMPORTED-5 leave nothing behind when the storage fails", async () => {
    const before = s3.objects();
    await s3.down();
    await expect(built(service, alice, { records: withFile })).rejects.toThrow("The storage of attachments");
    await s3.up();
    await removeAll();
    expect(s3.objects()).toEqual(before);
  });
});

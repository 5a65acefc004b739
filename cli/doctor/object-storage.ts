/** Object storage: whether its bucket answers, and whether it has the objects of all attachments. */
import type { Config } from "../../server/config.ts";
import { createLog } from "../../server/platform/observability/log.ts";
import { type ObjectStore, openObjectStore } from "../../server/platform/storage/object-store.ts";
import { FIRST_ID } from "../../server/platform/util/ids.ts";
import { messageOf } from "../../server/platform/util/unknown-value.ts";
import { type Finding, fail, ok } from "./finding.ts";

const PAGE = 500;
const AT_ONCE = 20;
/** How many missing objects are named. */
const NAMED = 3;
const HINT =
  "check the S3_ settings, that the storage is running, and that the key may read objects and list the bucket";

type Run = (query: string) => Promise<Record<string, unknown>[]>;

const open = (config: Config) => openObjectStore(config, createLog({ level: "silent", format: "text" }));

export async function checkBucket(config: Config): Promise<Finding[]> {
  const objects = open(config);
  if (!objects) return [];
  try {
    await ask(objects);
    return [ok("object storage", `the bucket ${config.S3_BUCKET} answers`)];
  } catch (error) {
    return [fail("object storage", messageOf(error), HINT)];
  }
}

/** For an object that nobody has: it can be said to be missing only by a storage that has the bucket. */
async function ask(objects: ObjectStore): Promise<void> {
  await objects.read(objects.newKey(), 0);
}

/** No finding where no attachment is in object storage. One page of attachments at a time, a few requests at once. */
export async function checkObjects(config: Config, run: Run): Promise<Finding[]> {
  const check = "objects";
  const objects = open(config);
  const missing: string[] = [];
  let all = 0;
  try {
    for await (const page of pagesOf(run)) {
      if (!objects)
        return [
          fail(
            check,
            "attachments are in object storage, but S3_BUCKET is not set",
            "set the S3_ settings of the service",
          ),
        ];
      if (all === 0) await ask(objects);
      all += page.length;
      missing.push(...(await missingOf(objects, page)));
    }
  } catch (error) {
    return [fail(check, `of attachments could not be looked for: ${messageOf(error)}`, HINT)];
  }
  if (all === 0) return [];
  if (missing.length === 0) return [ok(check, `of all ${all} attachments in object storage are there`)];
  const named = missing.slice(0, NAMED).join(", ") + (missing.length > NAMED ? ", …" : "");
  return [
    fail(
      check,
      `${missing.length} of ${all} are missing or incomplete: ${named}`,
      "restore them from the backup of the bucket, or delete their attachments",
    ),
  ];
}

interface Expected {
  key: string;
  size: number;
  /** Of what it is the object, for people. */
  whose: string;
}

async function* pagesOf(run: Run): AsyncGenerator<Expected[]> {
  for (let after = [FIRST_ID, FIRST_ID]; ; ) {
    // What is put into the query are ids that the database has returned.
    const rows =
      await run(`SELECT a.board_id, a.id, a.name, a.size, o.object_key, c.number FROM attachment_objects o
      JOIN attachments a ON a.board_id = o.board_id AND a.id = o.attachment_id
      LEFT JOIN cards c ON c.board_id = a.board_id AND c.id = a.card_id
      WHERE (o.board_id, o.attachment_id) > ('${after.join("', '")}')
      ORDER BY o.board_id, o.attachment_id LIMIT ${PAGE}`);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ object_key, size, ...row }) => ({
      key: String(object_key),
      size: Number(size),
      whose: `${JSON.stringify(row.name)} ${row.number === null ? "in the trash" : `on card ${row.number}`} of board ${row.board_id}`,
    }));
    after = [String(last.board_id), String(last.id)];
  }
}

async function missingOf(objects: ObjectStore, page: readonly Expected[]): Promise<string[]> {
  const missing: string[] = [];
  for (let start = 0; start < page.length; start += AT_ONCE) {
    const some = page.slice(start, start + AT_ONCE);
    const there = await Promise.all(some.map(({ key, size }) => objects.has(key, size)));
    missing.push(
      ...some.filter((_, index) => !there[index]).map(({ key, whose }) => `${whose} (object ${key})`),
    );
  }
  return missing;
}

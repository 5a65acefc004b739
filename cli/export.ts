/** boardcast export: archives of boards, read from the database, whether or not the service is running. */
import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError, readConfig } from "../server/config.ts";
import { openArchive } from "../server/exports/archive.ts";
import { fileNameOf } from "../server/exports/file-name.ts";
import { sql } from "../server/platform/db/sql.ts";
import { createLog } from "../server/platform/observability/log.ts";
import { openObjectStore } from "../server/platform/storage/object-store.ts";
import { UUID } from "../server/platform/util/ids.ts";
import { makePrivateFolder } from "../server/platform/util/private-files.ts";
import { messageOf } from "../server/platform/util/unknown-value.ts";
import { parseArguments } from "./arguments.ts";
import { openExistingDb } from "./existing-db.ts";

type Parts = Parameters<typeof openArchive>[0];

const BOARDS_PER_PAGE = 100;
/** Before every id. */
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

export async function exportCommand(args: string[]): Promise<void> {
  const { settings, positionals, has } = parseArguments(args, { flags: ["all", "history"] });
  const folder = positionals.at(-1);
  const board = has("all") ? undefined : positionals[0];
  if (folder === undefined || positionals.length !== (has("all") ? 1 : 2))
    throw new ConfigError("export needs the id of a board, or --all, and a folder");
  if (board && !UUID.test(board)) throw new ConfigError(`${board} is not the id of a board`);
  const config = readConfig(process.env, settings);
  const log = createLog({ level: "warn", format: "text" });
  const db = await openExistingDb(config);
  try {
    const parts = { db, storage: db, objects: openObjectStore(config, log), log };
    makePrivateFolder(folder);
    if (board && !(await isThere(parts, board))) throw new ConfigError(`There is no board ${board}`);
    const failed = await exportAll(parts, board ? [board] : allBoards(parts), {
      folder,
      history: has("history"),
    });
    if (failed > 0) throw new Error(`${failed} ${failed === 1 ? "board was" : "boards were"} not exported`);
  } finally {
    await db.close();
  }
}

async function isThere({ db }: Parts, id: string): Promise<boolean> {
  const board = sql<{ id: string }>`SELECT id FROM boards WHERE id = ${id} AND deleted_at IS NULL`;
  return (await db.read({ board })).board.length > 0;
}

interface Options {
  folder: string;
  history: boolean;
}

/** One that fails does not keep the others from being exported. Returns how many failed. */
async function exportAll(
  parts: Parts,
  boards: Iterable<string> | AsyncIterable<string>,
  options: Options,
): Promise<number> {
  let failed = 0;
  for await (const id of boards) {
    try {
      console.log(await exportBoard(parts, id, options));
    } catch (error) {
      failed++;
      console.error(`${id}: ${messageOf(error)}`);
    }
  }
  return failed;
}

/** Under its name, the archive is complete and on disk: until then it has another one. */
async function exportBoard(parts: Parts, id: string, { folder, history }: Options): Promise<string> {
  const { title, bytes } = await openArchive(parts, id, { history });
  const path = join(folder, `${fileNameOf(title).slice(0, -".zip".length)} ${id}.zip`);
  const temporary = join(folder, `.${id}-${randomUUID()}.part`);
  const file = await open(temporary, "wx", 0o600);
  try {
    for await (const piece of bytes) await file.writeFile(piece);
    await file.sync();
    await file.close();
    await rename(temporary, path);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
  return path;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* allBoards({ db }: Parts): AsyncGenerator<string> {
  for (let after = FIRST_ID; ; ) {
    const { page } = await db.read({
      page: sql<{ id: string }>`SELECT id FROM boards WHERE id > ${after} AND deleted_at IS NULL
        ORDER BY id LIMIT ${BOARDS_PER_PAGE} + 0`,
    });
    for (const { id } of page) yield id;
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

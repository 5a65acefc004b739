/** boardcast export: archives of boards, read from the database, whether or not the service is running. */
import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError, readConfig } from "../server/config.ts";
import { type Archive, openArchive } from "../server/exports/archive.ts";
import { fileNameOf } from "../server/exports/file-name.ts";
import { sql } from "../server/platform/db/sql.ts";
import { createLog } from "../server/platform/observability/log.ts";
import { openObjectStore } from "../server/platform/storage/object-store.ts";
import { UUID } from "../server/platform/util/ids.ts";
import { makePrivateFolder } from "../server/platform/util/private-files.ts";
import { messageOf } from "../server/platform/util/unknown-value.ts";
import { parseArguments } from "./arguments.ts";
import { openExistingDb } from "./existing-db.ts";
import { print, printError } from "./output.ts";

type Parts = Parameters<typeof openArchive>[0];

/** How the name of an archive ends that lacks files. */
const INCOMPLETE = " incomplete.zip";
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
    await checkWritable(folder);
    if (board && !(await isThere(parts, board))) throw new ConfigError(`There is no board ${board}`);
    const { failed, incomplete } = await exportAll(parts, board ? [board] : allBoards(parts), {
      folder,
      history: has("history"),
      earlier: await archivesIn(folder),
    });
    const faults = [
      ...(failed > 0 ? [`${failed} ${failed === 1 ? "board was" : "boards were"} not exported`] : []),
      ...(incomplete > 0
        ? [`${incomplete} ${incomplete === 1 ? "archive lacks" : "archives lack"} files`]
        : []),
    ];
    if (faults.length > 0) throw new Error(faults.join(", "));
  } finally {
    await db.close();
  }
}

/** Once, not with each board. Permissions say nothing about a disk that is mounted read-only, or to root. */
async function checkWritable(folder: string): Promise<void> {
  const probe = join(folder, `.${randomUUID()}.part`);
  try {
    await (await open(probe, "wx", 0o600)).close();
    await rm(probe);
  } catch (error) {
    throw new ConfigError(`${folder} cannot be written: ${messageOf(error)}`);
  }
}

async function isThere({ db }: Parts, id: string): Promise<boolean> {
  const board = sql<{ id: string }>`SELECT id FROM boards WHERE id = ${id} AND deleted_at IS NULL`;
  return (await db.read({ board })).board.length > 0;
}

interface Options {
  folder: string;
  history: boolean;
  /** The archives that were in the folder before, by the id of their board. */
  earlier: ReadonlyMap<string, readonly string[]>;
}

async function archivesIn(folder: string): Promise<Map<string, string[]>> {
  const named = (await readdir(folder)).flatMap((name) => {
    const id = / ([0-9a-f-]{36})(?: incomplete)?\.zip$/.exec(name)?.[1];
    return id ? [{ id, name }] : [];
  });
  return new Map(
    [...Map.groupBy(named, ({ id }) => id)].map(([id, all]) => [id, all.map(({ name }) => name)]),
  );
}

/** One that fails does not keep the others from being exported. Returns how many failed, and how many lack files. */
async function exportAll(
  parts: Parts,
  boards: Iterable<string> | AsyncIterable<string>,
  options: Options,
): Promise<{ failed: number; incomplete: number }> {
  let [failed, incomplete] = [0, 0];
  for await (const id of boards) {
    try {
      const { path, missing } = await exportBoard(parts, id, options);
      print(path);
      if (missing.length > 0) incomplete++;
      for (const file of missing)
        printError(`${path}: the bytes of attachment ${file.id} are missing (${JSON.stringify(file.name)})`);
    } catch (error) {
      failed++;
      printError(`${id}: ${messageOf(error)}`);
    }
  }
  return { failed, incomplete };
}

/**
 * Under its name, the archive is complete and on disk: until then it has another one. One that lacks files has a name of
 * its own, so that an earlier one that has them stays.
 */
async function exportBoard(
  parts: Parts,
  id: string,
  { folder, history, earlier }: Options,
): Promise<{ path: string; missing: Archive["missing"] }> {
  const { title, bytes, missing } = await openArchive(parts, id, { history });
  const temporary = join(folder, `.${id}-${randomUUID()}.part`);
  const file = await open(temporary, "wx", 0o600);
  try {
    for await (const piece of bytes) await file.writeFile(piece);
    await file.sync();
    await file.close();
    const end = missing.length > 0 ? INCOMPLETE : ".zip";
    const name = `${fileNameOf(title).slice(0, -".zip".length)} ${id}${end}`;
    await rename(temporary, join(folder, name));
    await syncFolder(folder);
    // The board had another title when it was exported before, or files were missing.
    for (const other of earlier.get(id) ?? [])
      if (other !== name && other.endsWith(end)) await rm(join(folder, other), { force: true });
    return { path: join(folder, name), missing };
  } catch (error) {
    await file.close().catch(() => {});
    await rm(temporary, { force: true });
    throw error;
  }
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

/**
 * Copies the files of cards before the cards themselves are copied, one file at a time, so that neither memory nor the
 * database is busy with more than one. Until a card has it, the copy of a file is an attachment in the trash that
 * nothing lists: what is left over after a crash is purged with the trash.
 */
import type { Attachment } from "../../contract/attachments.ts";
import { objectBlobs } from "../attachments/blob-store.ts";
import { beyondStorage, bytesOnBoard, type Stored, storedAttachment } from "../attachments/store.ts";
import type { Context } from "../platform/core/context.ts";
import { requireDiskSpace } from "../platform/core/disk-space.ts";
import { insert, remove, type Write } from "../platform/db/db.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, type Statement, updateOf } from "../platform/db/statements.ts";
import type { ObjectStore } from "../platform/storage/object-store.ts";
import { unavailable } from "../platform/util/errors.ts";
import { collectLeft } from "../platform/util/garbage.ts";
import { newId } from "../platform/util/ids.ts";
import type { StorageTable } from "../tables.ts";
import { fileFromTrash } from "../trash/store.ts";

/** Where copies go, and who makes them. */
export interface CopyTarget {
  boardId: string;
  /** The number that the board's next event may have. */
  seq: number;
  userId: string;
  /** When they went to the trash, where nothing lists them. */
  removedAt: string;
  /** The caller has counted the bytes of the board's files; otherwise they are added up for each file. */
  hasRoom?: boolean;
}

type FileFields = Pick<Stored, "name" | "mime_type" | "size">;

export interface FileCopies {
  /** The id of the copy, by the id of the original. */
  ids: ReadonlyMap<string, string>;
  /** Gives copies to their cards, which are written in the same commit. */
  writesFor(copies: readonly Attachment[]): Write[];
  /** Of copies that no card has. Never throws. */
  discard(): Promise<void>;
}

type Files = readonly (Attachment & { board_id: string })[];

export function bytesOfFiles(files: readonly Pick<Attachment, "size">[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

export async function copyFiles(context: Context, files: Files, target: CopyTarget): Promise<FileCopies> {
  const ids = new Map<string, string>();
  const copies: FileCopies = {
    ids,
    writesFor: (attachments) => attachments.flatMap((attachment) => toCard(attachment, target.boardId)),
    discard: () => discard(context, [...ids.values()], target),
  };
  try {
    for (const { board_id, id } of files) {
      const { found } = await context.db.readWithin(
        board_id,
        { found: storedAttachment(board_id, id) },
        target.userId,
      );
      // It may have been purged meanwhile.
      if (found[0]) ids.set(id, await copyFile(context, found[0], target));
    }
    return copies;
  } catch (error) {
    await copies.discard();
    throw error;
  }
}

async function copyFile(context: Context, file: Stored, target: CopyTarget): Promise<string> {
  const { boardId, userId } = target;
  await collectLeft(file.size);
  if (file.object_key === null) {
    await requireDiskSpace(context, file.size, "copy");
    const bytes = sql`FROM attachment_blobs b WHERE b.board_id = ${file.board_id} AND b.attachment_id = ${file.id}`;
    return addFile(context, file, target, {
      writes: (id) => blobCopy(context, bytes, { boardId, id }),
      bytesWritten: file.size,
    });
  }
  const { objects } = context;
  if (!objects)
    throw unavailable("The attachments of this card cannot be reached at the moment.", "storage_unavailable");
  const share = context.uploads.open(userId);
  try {
    share.take(file.size);
    const blobs = objectBlobs({ ...context, objects });
    const content = await blobs.read(file, userId);
    if (!content)
      throw unavailable("An attachment of this card cannot be reached at the moment.", "storage_unavailable");
    const whole = content instanceof Uint8Array ? content : await new Response(content).bytes();
    return await addObject({ ...context, objects }, file, target, whole);
  } finally {
    share.close();
  }
}

/**
 * SQLite holds the bytes five times while it inserts what it has selected from the same table, and three times while it
 * updates a row. (Citus cannot update a row with what is on another worker.)
 */
function blobCopy(
  { db }: Context,
  bytes: Sql,
  { boardId, id }: { boardId: string; id: string },
): Statement<"attachment_blobs">[] {
  const there = isThere(boardId, id);
  if (db.kind !== "sqlite") {
    const row = sql`(board_id, attachment_id, blob) SELECT ${boardId}, ${id}, b.blob ${bytes} AND ${there}`;
    return [insertInto("attachment_blobs", row)];
  }
  const empty = sql`(board_id, attachment_id, blob) SELECT ${boardId}, ${id}, zeroblob(0) ${bytes} AND ${there}`;
  const filled = sql`SET blob = (SELECT b.blob ${bytes}) WHERE board_id = ${boardId} AND attachment_id = ${id}`;
  return [insertInto("attachment_blobs", empty), updateOf("attachment_blobs", filled)];
}

/** A new file with these bytes, wherever new ones are stored. */
export function storeFile(
  context: Context,
  file: FileFields,
  target: CopyTarget,
  content: Uint8Array,
): Promise<string> {
  const { objects } = context;
  if (objects) return addObject({ ...context, objects }, file, target, content);
  const { boardId } = target;
  const writes = (id: string) => [
    insertInto(
      "attachment_blobs",
      sql`(board_id, attachment_id, blob) SELECT n.board_id, n.id, ${content} FROM attachments n
        WHERE n.board_id = ${boardId} AND n.id = ${id}`,
    ),
  ];
  return addFile(context, file, target, { writes, bytesWritten: content.byteLength });
}

async function addObject(
  context: Context & { objects: ObjectStore },
  file: FileFields,
  target: CopyTarget,
  content: Uint8Array,
): Promise<string> {
  const { boardId } = target;
  const staged = await objectBlobs(context).stage(boardId, content);
  const owned = (id: string) => [
    insertInto(
      "attachment_objects",
      sql`(board_id, object_key, attachment_id) SELECT ${boardId}, ${staged.key}, ${id}
        WHERE ${isThere(boardId, id)}`,
    ),
    updateOf(
      "stored_objects",
      sql`SET pending_since = NULL
        WHERE board_id = ${boardId} AND object_key = ${staged.key} AND ${isThere(boardId, id)}`,
    ),
  ];
  return addFile(context, file, target, { writes: owned, bytesWritten: 0 }).catch(async (error) => {
    await staged.discard();
    throw error;
  });
}

function isThere(boardId: string, id: string): Sql {
  return sql`EXISTS (SELECT 1 FROM attachments n WHERE n.board_id = ${boardId} AND n.id = ${id})`;
}

type Reserved = Statement<"trash", { id: string }>;

/** What is written for the content of a file, and how many bytes of it into the database. */
interface Content {
  writes(id: string): Statement<StorageTable>[];
  bytesWritten: number;
}

/** A file in the trash, with the statements for its bytes. Nothing is written where the board has no room. */
async function addFile(
  context: Context,
  file: FileFields,
  target: CopyTarget,
  { writes, bytesWritten }: Content,
): Promise<string> {
  const id = newId();
  const all = [...inTrash(context, file, id, target), ...writes(id)] as const;
  const [rows] = await context.storage.write(all, "", bytesWritten);
  if (rows.length === 0) throw beyondStorage(context.config.BOARD_STORAGE_BYTES);
  return id;
}

/** The row of the copy, in the trash. */
function inTrash(
  { config }: Context,
  { name, mime_type, size }: FileFields,
  id: string,
  { boardId, seq, userId, removedAt, hasRoom }: CopyTarget,
): [Reserved, Statement<"attachments">] {
  const most = config.BOARD_STORAGE_BYTES;
  const fits = most === 0 || hasRoom ? sql`TRUE` : sql`(${bytesOnBoard(boardId)}) + ${size} <= ${most}`;
  return [
    insertInto(
      "trash",
      sql<{ id: string }>`(board_id, id, type, kind, title, data, removed_at, removed_by, seq)
        SELECT b.id, ${id}, 'attachment', 'deleted', ${name}, '{}', ${removedAt}, ${userId}, ${seq}
        FROM boards b WHERE b.id = ${boardId} AND ${fits} RETURNING id`,
    ),
    insertInto(
      "attachments",
      sql`(board_id, id, trash_id, name, mime_type, size)
        SELECT t.board_id, t.id, t.id, ${name}, ${mime_type}, ${size} FROM trash t
        WHERE t.board_id = ${boardId} AND t.id = ${id}`,
    ),
  ];
}

/** The copies that can still be given to a card: with `TRASH_DAYS=0` they may have been purged meanwhile. */
export function copiesLeft({ ids }: FileCopies, boardId: string): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM trash
    WHERE board_id = ${boardId} AND id ${idList([...ids.values()])} AND kind = 'deleted'`;
}

/** Gives a file to its card, which is written in the same commit. */
export function toCard({ id, card_id }: Attachment, boardId: string): Write[] {
  return [fileFromTrash(boardId, id, card_id), remove("trash", { id })];
}

/** A small file, whose bytes are written in the same commit as its card. */
export function onNewCard(file: Attachment, boardId: string, blob: Uint8Array): Write[] {
  return [
    insert("attachments", { ...file, board_id: boardId, trash_id: null }),
    insert("attachment_blobs", { board_id: boardId, attachment_id: file.id, blob }),
  ];
}

async function discard({ storage, log }: Context, ids: readonly string[], { boardId }: CopyTarget) {
  if (ids.length === 0) return;
  const which = sql`WHERE board_id = ${boardId} AND id ${idList(ids)} AND type = 'attachment'`;
  try {
    await storage.write([deleteFrom("trash", which)]);
  } catch (error) {
    log.warn("unused copies of files could not be removed; they go with the trash", {
      reason: String(error),
    });
  }
}

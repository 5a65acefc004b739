import type { Attachment } from "../../contract/attachments.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, insertRow, type Statement, updateOf } from "../platform/db/statements.ts";
import type { Flag } from "../platform/db/table.ts";
import type { ParentLimit } from "../platform/quotas/limits.ts";
import { type ApiError, limitReached } from "../platform/util/errors.ts";
import type { Row } from "../tables.ts";

export const ATTACHMENT_LIMIT: ParentLimit = {
  table: "attachments",
  parent: "card_id",
  most: (config) => config.MAX_ATTACHMENTS_PER_CARD,
  of: "A card",
  what: "attachments",
};

/** Unless it is in the trash. */
export function attachmentRow(boardId: string, attachmentId: string): Sql<Attachment> {
  return sql<Attachment>`SELECT id, card_id, name, mime_type, size FROM attachments
    WHERE board_id = ${boardId} AND id = ${attachmentId} AND card_id IS NOT NULL`;
}

/**
 * Bytes of all attachments that are stored for a board. Those in its trash count, and those purged from it too until
 * housekeeping removes them: otherwise there would be no limit on what somebody uploads and deletes.
 */
export function bytesOnBoard(boardId: string): Sql<{ bytes: number }> {
  return sql<{
    bytes: number;
  }>`SELECT coalesce(sum(size), 0) AS bytes FROM attachments WHERE board_id = ${boardId}`;
}

export function beyondStorage(most: number): ApiError {
  return limitReached(
    `The attachments of this board and its trash may have no more than ${most} bytes together.`,
    { what: "storage_bytes", most },
  );
}

/** An attachment, and where its bytes are: in the object of that key, or, without one, in the database. */
export type Stored = Omit<Row<"attachments">, "card_id" | "trash_id"> &
  ({ object_key: string; sha256: string } | { object_key: null; sha256: null });

const STORED = sql`SELECT a.board_id, a.id, a.name, a.mime_type, a.size, s.object_key, s.sha256 FROM attachments a
  LEFT JOIN attachment_objects o ON o.board_id = a.board_id AND o.attachment_id = a.id
  LEFT JOIN stored_objects s ON s.board_id = o.board_id AND s.object_key = o.object_key`;

export function storedAttachment(boardId: string, attachmentId: string): Sql<Stored> {
  return sql<Stored>`${STORED} WHERE a.board_id = ${boardId} AND a.id = ${attachmentId}`;
}

/** A stored attachment that is not in the trash. */
export function shownAttachment(boardId: string, attachmentId: string): Sql<Stored> {
  return sql<Stored>`${storedAttachment(boardId, attachmentId)} AND a.card_id IS NOT NULL`;
}

/** Those after `last`, on any board, that are not yet where they should be. */
export function storedElsewhere(
  to: "s3" | "database",
  last: Pick<Stored, "board_id" | "id">,
  limit: number,
): Sql<Stored> {
  const elsewhere = to === "s3" ? sql`o.object_key IS NULL` : sql`o.object_key IS NOT NULL`;
  return sql<Stored>`${STORED} WHERE (a.board_id, a.id) > (${last.board_id}, ${last.id}) AND ${elsewhere}
    ORDER BY a.board_id, a.id LIMIT ${limit}`;
}

export function countElsewhere(to: "s3" | "database"): Sql<{ count: number; bytes: number }> {
  const has = sql`EXISTS (SELECT 1 FROM attachment_objects o
    WHERE o.board_id = a.board_id AND o.attachment_id = a.id)`;
  return sql<{ count: number; bytes: number }>`SELECT count(*) AS count, coalesce(sum(a.size), 0) AS bytes
    FROM attachments a WHERE ${to === "s3" ? sql`NOT ${has}` : has}`;
}

export function blobOf({ board_id, id }: Stored): Sql {
  return sql`SELECT blob FROM attachment_blobs WHERE board_id = ${board_id} AND attachment_id = ${id}`;
}

/** As many of the bytes from there on as asked for, or as there are. (Of an empty file SQLite makes no empty piece.) */
export function pieceOf({ board_id, id }: Stored, start: number, length: number): Sql {
  return sql`SELECT coalesce(substr(blob, ${start} + 1, ${length}), blob) FROM attachment_blobs
    WHERE board_id = ${board_id} AND attachment_id = ${id}`;
}

/** An object in storage, and the board it was uploaded to. */
export type StoredObject = Pick<Row<"stored_objects">, "board_id" | "object_key">;

export function expectObject(
  { board_id, object_key }: StoredObject,
  sha256: string,
): Statement<"stored_objects"> {
  return insertRow("stored_objects", {
    board_id,
    object_key,
    sha256,
    pending_since: new Date().toISOString(),
  });
}

type TakenObject = Statement<"attachment_objects", { object_key: string }>;

/** From the database to an object, if neither has changed. */
export function moveToObject(
  { board_id, id }: Stored,
  object_key: string,
): [TakenObject, Statement<"stored_objects">, Statement<"attachment_blobs">] {
  const object = isObject({ board_id, object_key });
  const done = sql`EXISTS (SELECT 1 FROM attachment_objects WHERE ${object})`;
  return [
    insertInto(
      "attachment_objects",
      sql<{ object_key: string }>`(board_id, object_key, attachment_id)
        SELECT s.board_id, s.object_key, a.id FROM stored_objects s JOIN attachments a ON a.board_id = s.board_id
        WHERE s.board_id = ${board_id} AND s.object_key = ${object_key} AND a.id = ${id} RETURNING object_key`,
    ),
    updateOf("stored_objects", sql`SET pending_since = NULL WHERE ${object} AND ${done}`),
    deleteFrom("attachment_blobs", sql`WHERE board_id = ${board_id} AND attachment_id = ${id} AND ${done}`),
  ];
}

/** From an object to the database; the object is left to be removed. */
export function moveToDatabase(
  { board_id, id: attachment_id }: Stored,
  blob: Uint8Array,
): [Statement<"attachment_blobs">, Statement<"attachment_objects">] {
  return [
    insertRow("attachment_blobs", { board_id, attachment_id, blob }),
    deleteFrom("attachment_objects", sql`WHERE board_id = ${board_id} AND attachment_id = ${attachment_id}`),
  ];
}

/** Uploads that came to nothing: from now on none of these can be given to an attachment. */
export function claimPending(which: { before: string } | StoredObject): TakenObject {
  const these = "before" in which ? sql`pending_since < ${which.before}` : isObject(which);
  return insertInto(
    "attachment_objects",
    sql<{ object_key: string }>`(board_id, object_key) SELECT board_id, object_key FROM stored_objects
      WHERE ${these} ON CONFLICT DO NOTHING RETURNING object_key`,
  );
}

export type ListedObject = StoredObject & { is_unowned: Flag };

/**
 * The next objects after `last`, on any board, and whether nobody has them: the attachment is gone, or the upload was
 * claimed and can no longer arrive. (The sum in LIMIT keeps SQLite from planning the statement again each time.)
 */
export function objectsAfter(last: StoredObject, pendingBefore: string, limit: number): Sql<ListedObject> {
  return sql<ListedObject>`SELECT s.board_id, s.object_key,
      o.attachment_id IS NULL AND (s.pending_since IS NULL
        OR s.pending_since < ${pendingBefore} AND o.object_key IS NOT NULL) AS is_unowned
    FROM stored_objects s
      LEFT JOIN attachment_objects o ON o.board_id = s.board_id AND o.object_key = s.object_key
    WHERE (s.board_id, s.object_key) > (${last.board_id}, ${last.object_key})
    ORDER BY s.board_id, s.object_key LIMIT ${limit} + 0`;
}

export function forgetObject(
  object: StoredObject,
): [Statement<"attachment_objects">, Statement<"stored_objects">] {
  return [
    deleteFrom("attachment_objects", sql`WHERE ${isObject(object)} AND attachment_id IS NULL`),
    deleteFrom("stored_objects", sql`WHERE ${isObject(object)}`),
  ];
}

function isObject({ board_id, object_key }: StoredObject): Sql {
  return sql`board_id = ${board_id} AND object_key = ${object_key}`;
}

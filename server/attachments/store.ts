import type { Attachment } from "../../contract/attachments.ts";
import { type Sql, sql, textList } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, insertRow, type Statement, updateOf } from "../platform/db/statements.ts";
import type { Row } from "../tables.ts";

export function attachmentRow(attachmentId: string): Sql<Attachment> {
  return sql<Attachment>`SELECT id, card_id, name, mime_type, size FROM attachments WHERE id = ${attachmentId}`;
}

/** Bytes of all attachments on the board of a card. */
export function bytesOnBoardOf(cardId: string): Sql<{ bytes: number }> {
  return sql<{ bytes: number }>`SELECT coalesce(sum(size), 0) AS bytes FROM attachments
    WHERE board_id = (SELECT board_id FROM cards WHERE id = ${cardId})`;
}

/** An attachment, and where its bytes are: in the object of that key, or, without one, in the database. */
export type Stored = Pick<Row<"attachments">, "id" | "name" | "mime_type" | "size"> & StoredAt;
type StoredAt = { object_key: string; sha256: string } | { object_key: null; sha256: null };

const STORED = sql`SELECT a.id, a.name, a.mime_type, a.size, s.object_key, s.sha256 FROM attachments a
  LEFT JOIN attachment_objects o ON o.attachment_id = a.id
  LEFT JOIN stored_objects s ON s.object_key = o.object_key`;

export function storedAttachment(attachmentId: string): Sql<Stored> {
  return sql<Stored>`${STORED} WHERE a.id = ${attachmentId}`;
}

/** Those after `lastId` that are not yet where they should be. */
export function storedElsewhere(to: "s3" | "database", lastId: string, limit: number): Sql<Stored> {
  const elsewhere = to === "s3" ? sql`o.object_key IS NULL` : sql`o.object_key IS NOT NULL`;
  return sql<Stored>`${STORED} WHERE a.id > ${lastId} AND ${elsewhere} ORDER BY a.id LIMIT ${limit}`;
}

export function countElsewhere(to: "s3" | "database"): Sql<{ count: number; bytes: number }> {
  const has = sql`EXISTS (SELECT 1 FROM attachment_objects o WHERE o.attachment_id = a.id)`;
  return sql<{ count: number; bytes: number }>`SELECT count(*) AS count, coalesce(sum(a.size), 0) AS bytes
    FROM attachments a WHERE ${to === "s3" ? sql`NOT ${has}` : has}`;
}

export function blobOf(attachmentId: string): Sql {
  return sql`SELECT blob FROM attachment_blobs WHERE attachment_id = ${attachmentId}`;
}

/** As many of the bytes from there on as asked for, or as there are. (Of an empty file SQLite makes no empty piece.) */
export function pieceOf(attachmentId: string, start: number, length: number): Sql {
  return sql`SELECT coalesce(substr(blob, ${start} + 1, ${length}), blob) FROM attachment_blobs
    WHERE attachment_id = ${attachmentId}`;
}

export function expectObject(object_key: string, sha256: string): Statement<"stored_objects"> {
  return insertRow("stored_objects", { object_key, sha256, pending_since: new Date().toISOString() });
}

type TakenObject = Statement<"attachment_objects", { object_key: string }>;

/** From the database to an object, if neither has changed. */
export function moveToObject(
  attachmentId: string,
  key: string,
): [TakenObject, Statement<"stored_objects">, Statement<"attachment_blobs">] {
  const done = sql`EXISTS (SELECT 1 FROM attachment_objects WHERE object_key = ${key})`;
  return [
    insertInto(
      "attachment_objects",
      sql<{ object_key: string }>`(object_key, attachment_id)
        SELECT s.object_key, a.id FROM stored_objects s, attachments a
        WHERE s.object_key = ${key} AND a.id = ${attachmentId} RETURNING object_key`,
    ),
    updateOf("stored_objects", sql`SET pending_since = NULL WHERE object_key = ${key} AND ${done}`),
    deleteFrom("attachment_blobs", sql`WHERE attachment_id = ${attachmentId} AND ${done}`),
  ];
}

/** From an object to the database; the object is left to be removed. */
export function moveToDatabase(
  attachment_id: string,
  key: string,
  blob: Uint8Array,
): [Statement<"attachment_blobs">, Statement<"attachment_objects">] {
  return [
    insertRow("attachment_blobs", { attachment_id, blob }),
    updateOf("attachment_objects", sql`SET attachment_id = NULL WHERE object_key = ${key}`),
  ];
}

/** Uploads that came to nothing: from now on none of these can be given to an attachment. */
export function claimPending(which: { before: string } | { key: string }): TakenObject {
  const these = "key" in which ? sql`object_key = ${which.key}` : sql`pending_since < ${which.before}`;
  return insertInto(
    "attachment_objects",
    sql<{ object_key: string }>`(object_key)
      SELECT object_key FROM stored_objects WHERE ${these} ON CONFLICT DO NOTHING RETURNING object_key`,
  );
}

/** Objects that nobody has: of attachments that are gone, and of claimed uploads that can no longer arrive. */
export function unownedObjects(pendingBefore: string, limit: number): Sql<{ object_key: string }> {
  return sql<{ object_key: string }>`SELECT o.object_key FROM attachment_objects o
    JOIN stored_objects s ON s.object_key = o.object_key
    WHERE o.attachment_id IS NULL AND (s.pending_since IS NULL OR s.pending_since < ${pendingBefore})
    LIMIT ${limit}`;
}

export function forgetObjects(
  keys: string[],
): [Statement<"attachment_objects">, Statement<"stored_objects">] {
  return [
    deleteFrom("attachment_objects", sql`WHERE object_key ${textList(keys)} AND attachment_id IS NULL`),
    deleteFrom("stored_objects", sql`WHERE object_key ${textList(keys)}`),
  ];
}

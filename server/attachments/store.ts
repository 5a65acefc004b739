import type { Attachment } from "../../contract/attachments.ts";
import { type Sql, sql } from "../platform/db/sql.ts";

export function attachmentRow(attachmentId: string): Sql<Attachment> {
  return sql<Attachment>`SELECT id, card_id, name, mime_type, size FROM attachments WHERE id = ${attachmentId}`;
}

export function blobOf(attachmentId: string): Sql {
  return sql`SELECT blob FROM attachment_blobs WHERE attachment_id = ${attachmentId}`;
}

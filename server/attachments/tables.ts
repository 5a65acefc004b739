import { bigint, bytes, nullable, table, text, uuid } from "../platform/db/table.ts";

export const attachmentTables = {
  attachments: table({ id: uuid, board_id: uuid, card_id: uuid, name: text, mime_type: text, size: bigint }, [
    "id",
  ]),
  attachment_blobs: table({ attachment_id: uuid, blob: bytes }, ["attachment_id"]),
  attachment_objects: table({ object_key: text, attachment_id: nullable(uuid) }, ["object_key"]),
  stored_objects: table({ object_key: text, sha256: text, pending_since: nullable(text) }, ["object_key"]),
};

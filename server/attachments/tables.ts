import { bigint, boardTable, bytes, nullable, text, uuid } from "../platform/db/table.ts";

export const attachmentTables = {
  attachments: boardTable(
    {
      board_id: uuid,
      id: uuid,
      card_id: nullable(uuid),
      trash_id: nullable(uuid),
      name: text,
      mime_type: text,
      size: bigint,
    },
    ["board_id", "id"],
  ),
  attachment_blobs: boardTable({ board_id: uuid, attachment_id: uuid, blob: bytes }, [
    "board_id",
    "attachment_id",
  ]),
  attachment_objects: boardTable({ board_id: uuid, object_key: text, attachment_id: nullable(uuid) }, [
    "board_id",
    "object_key",
  ]),
  stored_objects: boardTable(
    { board_id: uuid, object_key: text, sha256: text, pending_since: nullable(text) },
    ["board_id", "object_key"],
  ),
};

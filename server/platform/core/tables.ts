import { bigint, boardTable, bytes, integer, nullable, sharedTable, text, uuid } from "../db/table.ts";

export const coreTables = {
  board_events: boardTable(
    {
      board_id: uuid,
      seq: bigint,
      type: text,
      user_id: nullable(uuid),
      created_at: text,
      first_seq: bigint,
      about_id: nullable(uuid),
      subject_id: nullable(uuid),
      cause: nullable(bigint),
      undoes: nullable(bigint),
      mark: nullable(text),
      idempotency_key: nullable(text),
      via: nullable(text),
      data_bytes: nullable(integer),
      renumbered: nullable(text),
      previous: nullable(text),
      data: nullable(text),
    },
    ["board_id", "seq"],
  ),
  event_packs: boardTable({ board_id: uuid, first_seq: bigint, last_seq: bigint, texts: bytes }, [
    "board_id",
    "first_seq",
  ]),
  idempotency_keys: boardTable(
    {
      board_id: uuid,
      user_id: uuid,
      key: text,
      request: text,
      answer: nullable(text),
      created_at: text,
    },
    ["board_id", "user_id", "key"],
  ),
  leases: sharedTable({ name: text, holder: text, expires_at: text }, ["name"]),
  schema_version: sharedTable({ version: integer, fingerprint: text }, ["version"]),
};

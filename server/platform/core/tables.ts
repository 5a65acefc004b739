import { bigint, boardTable, integer, nullable, sharedTable, text, uuid } from "../db/table.ts";

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
      renumbered: nullable(text),
      previous: nullable(text),
      data: text,
    },
    ["board_id", "seq"],
  ),
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

import { bigint, integer, nullable, table, text, uuid } from "../db/table.ts";

export const coreTables = {
  board_events: table(
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
      renumbered: nullable(text),
      previous: nullable(text),
      data: text,
    },
    ["board_id", "seq"],
  ),
  idempotency_keys: table(
    {
      user_id: uuid,
      key: text,
      request: text,
      board_id: nullable(uuid),
      answer: nullable(text),
      created_at: text,
    },
    ["user_id", "key"],
  ),
  leases: table({ name: text, holder: text, expires_at: text }, ["name"]),
  schema_version: table({ version: integer, fingerprint: text }, ["version"]),
};

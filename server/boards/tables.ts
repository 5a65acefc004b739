import type { Role } from "../../contract/boards.ts";
import {
  bigint,
  boardTable,
  boolean,
  bytes,
  nullable,
  oneOf,
  tableOfBoards,
  text,
  uuid,
} from "../platform/db/table.ts";

export const boardTables = {
  boards: tableOfBoards({
    id: uuid,
    title: text,
    description: nullable(text),
    color: nullable(text),
    is_template: boolean,
    created_by: uuid,
    updated_by: uuid,
    created_at: text,
    updated_at: text,
    seq: bigint,
    revision: bigint,
    stamp: text,
    last_card_number: bigint,
    deleted_at: nullable(text),
    deleted_by: nullable(uuid),
    is_forwarded: boolean,
  }),
  board_members: boardTable({ board_id: uuid, user_id: uuid, role: oneOf<Role>() }, ["board_id", "user_id"]),
  board_checkpoints: boardTable({ board_id: uuid, seq: bigint, created_at: text, data: bytes }, [
    "board_id",
    "seq",
  ]),
};

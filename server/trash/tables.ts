import { bigint, boardTable, nullable, oneOf, text, uuid } from "../platform/db/table.ts";

export const trashTables = {
  trash: boardTable(
    {
      board_id: uuid,
      id: uuid,
      type: oneOf<"card" | "column" | "label" | "attachment" | "rule">(),
      kind: oneOf<"deleted" | "archived" | "purged">(),
      title: text,
      number: nullable(bigint),
      parent_id: nullable(uuid),
      removed_with: nullable(uuid),
      rank: nullable(bigint),
      position: nullable(bigint),
      data: text,
      removed_at: text,
      removed_by: nullable(uuid),
      seq: bigint,
    },
    ["board_id", "id"],
  ),
  restored_contents: boardTable({ board_id: uuid, seq: bigint, id: uuid, data: text }, [
    "board_id",
    "seq",
    "id",
  ]),
};

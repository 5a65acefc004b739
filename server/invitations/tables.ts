import type { Role } from "../../contract/boards.ts";
import { boardTable, integer, nullable, oneOf, text, uuid } from "../platform/db/table.ts";

export const invitationTables = {
  invitations: boardTable(
    {
      board_id: uuid,
      id: uuid,
      invited_by: uuid,
      email: nullable(text),
      role: oneOf<Role>(),
      expires_at: nullable(text),
      max_uses: nullable(integer),
      uses: integer,
    },
    ["board_id", "id"],
  ),
};

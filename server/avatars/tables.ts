import { bytes, oneOf, table, text, uuid } from "../platform/db/table.ts";
import type { PictureKind } from "./picture.ts";

export const avatarTables = {
  avatars: table(
    { user_id: uuid, kind: oneOf<PictureKind>(), version: text, updated_at: text, data: bytes },
    ["user_id"],
  ),
};

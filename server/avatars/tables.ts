import { bytes, oneOf, sharedTable, text, uuid } from "../platform/db/table.ts";
import type { PictureKind } from "./picture.ts";

export const avatarTables = {
  avatars: sharedTable(
    { user_id: uuid, kind: oneOf<PictureKind>(), version: text, updated_at: text, data: bytes },
    ["user_id"],
  ),
};

import type { FormerPlace } from "../platform/core/rank.ts";
import type { Sql } from "../platform/db/sql.ts";
import { inTrash, type TrashRow } from "./store.ts";

/** Something of a board that is in the trash. */
export interface Trashed {
  boardId: string;
  id: string;
}

/** For `placeBackQueries`. */
export function placeInTrash({ boardId, id }: Trashed): { rank: Sql; position: Sql } {
  return { rank: inTrash(boardId, id, "rank"), position: inTrash(boardId, id, "position") };
}

/** Null for a card that went with its column: that place is gone. */
export function formerPlace({ rank, position }: TrashRow): FormerPlace | null {
  return rank === null || position === null ? null : { rank, position };
}

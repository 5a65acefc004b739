/** The newest of what was removed from a board, as it was last loaded in this browser. */
import { api } from "../session/api.ts";
import { isCookieOf } from "../session/login.ts";
import { failureOf, isUnreachable } from "../session/reason.ts";
import { keepList, readList } from "../storage/kept-list.ts";
import type { TrashEntry, TrashPage } from "./trash-list.ts";

interface Listed {
  userId: string;
  boardId: string;
  kind: TrashEntry["kind"];
}

const PAGE = 50;

/** A page of the list; without an answer, the first one is the copy that this browser has. */
export async function loadTrash(
  { userId, boardId, kind }: Listed,
  before: string | null,
): Promise<TrashPage> {
  const name = `trash/${boardId}/${kind}` as const;
  try {
    const from = before !== null && { before: Number(before) };
    const page = await api.listTrash({ board_id: boardId, kind, limit: PAGE, ...from });
    // Logging out, in whatever tab, has removed the lists: none may be written after that.
    if (before === null && isCookieOf(userId)) keepList(userId, page.items, name).catch(() => {});
    return page;
  } catch (error) {
    const isFirst = before === null && isUnreachable(failureOf(error));
    const kept = isFirst ? await readList<readonly TrashEntry[]>(userId, name) : null;
    if (!kept) throw error;
    return { items: kept.list, next: null, isKept: true };
  }
}

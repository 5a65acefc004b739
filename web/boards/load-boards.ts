/**
 * The boards of the user, in the order of use, as many as are to be shown. Anybody can add anybody to hundreds of boards
 * with long descriptions, so pages are requested until there are enough boards, but never more than a few pages at a time.
 */
import type { Board } from "../../contract/boards.ts";
import type { MyBoard } from "../../contract/home.ts";
import { api } from "../session/api.ts";

/** How many boards one load adds. */
const BOARDS = 50;
/** The service shortens pages with long descriptions, so one load may take several. */
const MAX_PAGES = 8;
/** More than fits on a tile. */
const TILE_TEXT_CHARS = 300;

export interface LoadedBoards {
  boards: readonly MyBoard[];
  /** Where the rest begins; null when this is all. */
  next: string | null;
}

export const NOTHING: LoadedBoards = { boards: [], next: null };

/** `before` and what follows it, one load or several. */
export async function loadBoards(
  myId: string,
  before = NOTHING,
  looks = 1,
  from: Pick<typeof api, "listMyBoards"> = api,
): Promise<LoadedBoards> {
  const boards = [...before.boards];
  let { next } = before;
  const enough = boards.length + looks * BOARDS;
  for (let pages = 0; pages < looks * MAX_PAGES && boards.length < enough; pages++) {
    const page = await from.listMyBoards({ limit: BOARDS, after: next ?? undefined });
    const known = new Set(boards.map(({ board }) => board.id));
    // Opened in the meantime, a board has moved to the front and may come once more.
    boards.push(...page.items.filter(({ board }) => !known.has(board.id)).map((item) => held(item, myId)));
    next = page.next;
    if (next === null) break;
  }
  return { boards, next };
}

export function roleOn({ members }: Board, myId: string) {
  return members.find(({ user_id }) => user_id === myId)?.role ?? "member";
}

/** What a tile shows of the description. */
export function tileText(description: string): string {
  return description.slice(0, TILE_TEXT_CHARS);
}

/** Only owners edit the description here; everybody else needs no more than the tile shows. */
function held(item: MyBoard, myId: string): MyBoard {
  const { board } = item;
  if (!board.description || roleOn(board, myId) === "owner") return item;
  return { ...item, board: { ...board, description: tileText(board.description) } };
}

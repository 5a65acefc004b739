/** Which boards are shown under which heading. Pure. */

import * as texts from "#texts/boards.ts";
import { patched } from "../../client/changes/board-changes.ts";
import type { LocalChange } from "../../client/changes/optimistic-state.ts";
import type { MyBoard } from "../../contract/home.ts";
import { boardFrom } from "../board/state/new-board.ts";
import { ranked } from "../search/ranked.ts";
import { remembered } from "../search/word-match.ts";
import type { BoardOrder } from "../storage/choices/boards-order.ts";
import { locale } from "../texts/format.ts";
import type { IconName } from "../ui/display/icon.tsx";

const RECENT_BOARDS = 8;

export interface Section {
  title: string;
  icon?: IconName;
  boards: readonly MyBoard[];
}

/**
 * Starred boards first, then those opened last, then the rest; each board once. Sections without boards are left out.
 * `copied`: those that were opened on this device, perhaps after the list was loaded.
 */
export function sectionsOf(boards: readonly MyBoard[], copied: ReadonlySet<string> | null = null): Section[] {
  const starred = boards.filter(({ is_starred }) => is_starred);
  const others = boards.filter(({ is_starred }) => !is_starred);
  const wasOpened = ({ board, last_opened_at }: MyBoard) =>
    last_opened_at !== null || copied?.has(board.id) === true;
  const recent = others.filter(wasOpened).slice(0, RECENT_BOARDS);
  const rest = others.filter((item) => !recent.includes(item));
  const restTitle = starred.length + recent.length > 0 ? texts.otherBoards : texts.allBoards;
  return [
    { title: texts.starred, icon: "star" as const, boards: starred },
    { title: texts.recentlyOpened, icon: "clock" as const, boards: recent },
    { title: restTitle, icon: "columns" as const, boards: rest },
  ].filter((section) => section.boards.length > 0);
}

const COMPARE: Record<Exclude<BoardOrder, "opened">, (a: MyBoard, b: MyBoard) => number> = {
  changed: (a, b) => Date.parse(b.last_activity_at) - Date.parse(a.last_activity_at),
  name: (a, b) => a.board.title.localeCompare(b.board.title, locale, { numeric: true }),
};

/** Starred boards first, then the others, each in this order. */
export function sectionsBy(order: keyof typeof COMPARE, boards: readonly MyBoard[]): Section[] {
  const sorted = boards.toSorted(COMPARE[order]);
  const starred = sorted.filter(({ is_starred }) => is_starred);
  const rest = sorted.filter(({ is_starred }) => !is_starred);
  return [
    { title: texts.starred, icon: "star" as const, boards: starred },
    {
      title: starred.length > 0 ? texts.otherBoards : texts.allBoards,
      icon: "columns" as const,
      boards: rest,
    },
  ].filter((section) => section.boards.length > 0);
}

const titleOf = remembered(({ board }: MyBoard) => board.title);

/** Those with every word in their titles, at the beginnings of words first; `isSimilar` if there are none but with a typo. */
export function withTitle(
  boards: readonly MyBoard[],
  text: string,
): { found: readonly MyBoard[]; isSimilar: boolean } {
  return ranked(boards, titleOf, text);
}

/** A star set or removed here, before the service has answered. */
export function withStar(
  boards: readonly MyBoard[],
  boardId: string,
  isStarred: boolean,
): readonly MyBoard[] {
  return boards.map((item) => (item.board.id === boardId ? { ...item, is_starred: isStarred } : item));
}

/** With a change that was made here and is not sent yet. */
export function changedBoards(
  boards: readonly MyBoard[],
  change: Pick<LocalChange, "operation" | "at">,
): readonly MyBoard[] {
  const { route, input } = change.operation;
  switch (route) {
    case "createBoard": {
      const board = boardFrom(change);
      if (!board) return boards;
      const { at } = change;
      return [{ board, is_starred: false, last_opened_at: at, last_activity_at: at }, ...boards];
    }
    case "starBoard":
    case "unstarBoard":
      return withStar(boards, input.board_id, route === "starBoard");
    case "updateBoard": {
      const { board_id, ...fields } = input;
      return boards.map((item) =>
        item.board.id === board_id ? { ...item, board: patched(item.board, fields) } : item,
      );
    }
    default:
      return boards;
  }
}

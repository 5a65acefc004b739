/** From a line of the activity to what it is about. */
import * as texts from "#texts/activity.ts";
import { findCard } from "../../client/changes/board-changes.ts";
import { focusCard, focusColumn } from "../board/cards/focus.ts";
import { useControls } from "../board/controls.ts";
import { cardsShown } from "../board/filter/filter.ts";
import { light } from "../board/presence/highlights.ts";
import { useBoard } from "../board/use-board.ts";
import { boardPath, momentIn, navigate } from "../router.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import type { Target } from "./target.ts";

/** Scrolls to it on the board and highlights it, or says that it is gone. */
export function useShow(beforeShowing: () => void): (target: Target) => void {
  const { board } = useBoard();
  const { filter, clearFilter } = useControls();
  return ({ kind, id }) => {
    const card = kind === "card" ? findCard(board, id) : undefined;
    const isThere = card ?? board.columns.some((column) => column.id === id);
    if (!isThere) {
      toast({ group: "gone", message: kind === "card" ? texts.cardIsGone : texts.columnIsGone });
      return;
    }
    beforeShowing();
    if (momentIn(location.search) !== null) navigate(boardPath(board.id));
    light(id);
    if (!card) return focusColumn(id);
    const column = board.columns.find((each) => each.id === card.column_id);
    if (!cardsShown(column, filter.current).includes(card)) {
      clearFilter();
      toast({ group: "gone", message: texts.filterCleared });
    }
    focusCard(id);
  };
}

/** From a line of the activity to what it is about. */
import type { BoardEvent } from "../../contract/events.ts";
import { focusCard, focusColumn } from "../board/cards/focus.ts";
import { useControls } from "../board/controls.ts";
import { filterCards } from "../board/filter/filter.ts";
import { light } from "../board/presence/highlights.ts";
import { findCard } from "../board/state/board-changes.ts";
import { useBoard } from "../board/use-board.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { cardIdOf } from "./feed/feed-filter.ts";
import type { Names } from "./sentences/names.ts";

export interface Target {
  kind: "card" | "column";
  id: string;
}

/** Null where there is nothing to show: the line says that it was deleted, or it is about the board as a whole. */
export function targetOf(event: BoardEvent, names: Names): Target | null {
  const { type, data } = event;
  if (type === "card.deleted" || type === "column.deleted") return null;
  if (type.startsWith("column.") && "id" in data) return { kind: "column", id: data.id };
  const id = cardIdOf(event, (checklistId) => names.checklist(checklistId)?.card_id);
  return id === undefined ? null : { kind: "card", id };
}

/** Scrolls to it on the board and highlights it, or says that it is gone. */
export function useShow(beforeShowing: () => void): (target: Target) => void {
  const { board } = useBoard();
  const { filter, clearFilter } = useControls();
  return ({ kind, id }) => {
    const card = kind === "card" ? findCard(board, id) : undefined;
    const isThere = card ?? board.columns.some((column) => column.id === id);
    if (!isThere) {
      toast({ group: "gone", message: `This ${kind} is no longer on the board.` });
      return;
    }
    beforeShowing();
    light(id);
    if (!card) return focusColumn(id);
    if (filterCards([card], filter.current).length === 0) {
      clearFilter();
      toast({ group: "gone", message: "The filter was cleared, because it hid this card." });
    }
    focusCard(id);
  };
}

import type { KeyboardEvent, PointerEvent } from "react";
import * as texts from "#texts/drag.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Column } from "../../../contract/columns.ts";
import { announce } from "../../ui/feedback/announcer.tsx";
import { keyForward } from "../../util/direction.ts";
import { focusColumn } from "../cards/focus.ts";
import { useControls } from "../controls.ts";
import { moveColumn } from "../session/actions.ts";
import type { BoardSession } from "../session/board-session.ts";
import { realId } from "../state/local-ids.ts";
import { getDrag, setDrag } from "./drag-state.ts";
import { columnBeforeAt } from "./drop-point.ts";
import { startPointerDrag } from "./pointer-drag.ts";
import { columnOf, settle } from "./settle.ts";

/** Handlers for the header of a column, by which it is dragged, and for the keys of its handle. */
export function useColumnDrag(column: Column) {
  const { session } = useControls();
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const element = event.currentTarget.closest<HTMLElement>("[data-column-id]");
      if (!element) return;
      if (
        event.target instanceof Element &&
        event.target.closest("button:not(.column-grip), [role=menu], dialog")
      )
        return;
      startPointerDrag(event, {
        element,
        onStart: () => pickUp(session, column, "pointer"),
        onMove: (_x, _y, copy) => hold(columnBeforeAt(copy)),
        onDrop: () => drop(session, column),
        onCancel: cancel,
        onSettle: (copy) => settle(copy, realId(column.id), columnOf),
      });
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const carried = getDrag()?.id === column.id;
      if (event.key === " " || (carried && event.key === "Enter")) {
        if (carried) {
          drop(session, column);
          // Reordering the columns in the document loses the focus.
          focusColumn(column.id);
        } else pickUp(session, column, "keyboard");
      } else if (carried && event.key === "Escape") cancel();
      else if (carried && (event.key === "ArrowLeft" || event.key === "ArrowRight"))
        carry(session, column, keyForward(event) === "ArrowRight" ? 1 : -1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: () => {
      if (getDrag()?.id === column.id && getDrag()?.by === "keyboard") setDrag(null);
    },
  };
}

function othersIn(board: FullBoard, column: Column): Column[] {
  return board.columns.filter(({ id }) => id !== column.id);
}

function pickUp(session: BoardSession, column: Column, by: "pointer" | "keyboard"): void {
  const columns = session.view.board?.columns ?? [];
  const index = columns.findIndex(({ id }) => id === column.id);
  const { offsetWidth: gapPx = 0, offsetHeight: gapHeightPx = 0 } = columnOf(column.id) ?? {};
  const before = columns[index + 1]?.id ?? null;
  setDrag({ kind: "column", id: column.id, by, gapPx, gapHeightPx, before });
  if (by === "keyboard") announce(texts.pickedUpColumn(column.title, index + 1, columns.length));
}

function indexOf(board: FullBoard, column: Column): number {
  const others = othersIn(board, column);
  const found = others.findIndex(({ id }) => id === getDrag()?.before);
  return found < 0 ? others.length : found;
}

function carry({ view: { board } }: BoardSession, column: Column, by: 1 | -1): void {
  if (!board) return;
  const others = othersIn(board, column);
  const index = Math.min(others.length, Math.max(0, indexOf(board, column) + by));
  hold(others[index]?.id ?? null);
  announce(texts.columnPosition(index + 1, others.length + 1));
}

function hold(before: string | null): void {
  const drag = getDrag();
  if (drag?.kind === "column") setDrag({ ...drag, before });
}

function drop(session: BoardSession, column: Column): void {
  const { board } = session.view;
  const position = board && indexOf(board, column);
  if (position !== null) {
    announce(texts.droppedColumn(column.title, position + 1));
    moveColumn(session, column, position);
  }
  setDrag(null);
}

function cancel(): void {
  if (getDrag()) announce(texts.columnIsBack);
  setDrag(null);
}

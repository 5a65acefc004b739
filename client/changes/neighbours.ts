/**
 * The siblings that something was moved between. A move may wait, and the index that it asked for may mean another place by
 * then; so it is shown, and sent, with the index that its neighbours have on the board as it is at that moment. Pure.
 */
import type { FullBoard } from "../../contract/boards.ts";
import { findCard } from "./board-changes.ts";
import type { Operation } from "./operations.ts";

/** Null where there was none, at the beginning or the end. */
export interface Neighbours {
  readonly above: string | null;
  readonly below: string | null;
}

/** With the neighbours that it has after the move on this board; any other operation as it is. */
export function withNeighbours(operation: Operation, board: FullBoard | null): Operation {
  if (!board || !isMove(operation)) return operation;
  const siblings = siblingsOf(board, operation);
  if (!siblings) return operation;
  const { position } = operation.input;
  const above = (position > 0 ? siblings[Math.min(position, siblings.length) - 1] : null) ?? null;
  return { ...operation, beside: { above, below: siblings[position] ?? null } };
}

/** With the position that its neighbours have on this board: below the one, or else above the other. */
export function placed(operation: Operation, board: FullBoard): Operation {
  if (!operation.beside || !isMove(operation)) return operation;
  const { beside } = operation;
  const siblings = siblingsOf(board, operation) ?? [];
  const above = beside.above === null ? -1 : siblings.indexOf(beside.above);
  const below = beside.below === null ? -1 : siblings.indexOf(beside.below);
  if (above < 0 && below < 0) return operation;
  const position = above < 0 ? below : above + 1;
  // The same fields: still an input of the same route.
  return { ...operation, input: { ...operation.input, position } } as Move;
}

type Move = Extract<Operation, { route: "moveCard" | "moveColumn" | "moveChecklist" | "moveItem" }>;

function isMove(operation: Operation): operation is Move {
  return operation.route.startsWith("move");
}

/** The ids of those it is moved among, without itself; null if these are not there. */
function siblingsOf(board: FullBoard, { route, input }: Move): string[] | null {
  switch (route) {
    case "moveCard": {
      const columnId = input.column_id ?? findCard(board, input.card_id)?.column_id;
      return idsOf(board.columns.find(({ id }) => id === columnId)?.cards, input.card_id);
    }
    case "moveColumn":
      return idsOf(board.columns, input.column_id);
    case "moveChecklist": {
      const own = checklistsOf(board).find((lists) => lists.some(({ id }) => id === input.checklist_id));
      return idsOf(own, input.checklist_id);
    }
    case "moveItem": {
      const lists = checklistsOf(board).flat();
      const list = lists.find(({ id, items }) =>
        input.checklist_id ? id === input.checklist_id : items.some((item) => item.id === input.item_id),
      );
      return idsOf(list?.items, input.item_id);
    }
  }
}

function checklistsOf({ columns }: FullBoard) {
  return columns.flatMap(({ cards }) => cards.map(({ checklists }) => checklists));
}

function idsOf(siblings: readonly { id: string }[] | undefined, own: string): string[] | null {
  return siblings?.map(({ id }) => id).filter((id) => id !== own) ?? null;
}

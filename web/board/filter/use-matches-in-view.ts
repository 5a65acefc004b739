import { type RefObject, useEffect, useRef } from "react";
import type { FullBoard } from "../../../contract/boards.ts";
import { showCard, wantedId } from "../cards/focus.ts";
import { isCollapsed } from "../columns/collapsed.ts";
import { cardsShown, type Filter, isFiltering } from "./filter.ts";

/** When the filter changes and nothing that matches is in view, as on a phone, the board scrolls to the first match. */
export function useMatchesInView(
  root: RefObject<HTMLElement | null>,
  { board, filter, userId }: { board: FullBoard; filter: Filter; userId: string },
): void {
  const latest = useRef({ board, filter });
  latest.current = { board, filter };
  // By value: once a minute, the same filter is a new object.
  const chosen = isFiltering(filter) ? JSON.stringify(filter) : null;
  useEffect(() => {
    if (chosen === null) return;
    // By then, the lists show what matches.
    const frame = requestAnimationFrame(() => {
      // Something else is being scrolled to already, such as a card that was hidden by the filter.
      if (!root.current || wantedId() !== null || isCardInView(root.current)) return;
      const { board, filter } = latest.current;
      for (const column of board.columns) {
        if (isCollapsed({ userId, boardId: board.id, columnId: column.id })) continue;
        const [first] = cardsShown(column, filter);
        if (first) return showCard(first.id);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [chosen, root, userId]);
}

function isCardInView(root: HTMLElement): boolean {
  const view = root.getBoundingClientRect();
  return [...root.querySelectorAll("[data-card-id]")].some((card) => {
    const { left, right } = card.getBoundingClientRect();
    const middle = (left + right) / 2;
    return middle > view.left && middle < view.right;
  });
}

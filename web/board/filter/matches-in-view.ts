import { type RefObject, useEffect, useRef } from "react";
import type { FullBoard } from "../../../contract/boards.ts";
import { wantedId } from "../cards/focus.ts";
import { isCollapsed } from "../columns/collapsed.ts";
import { isStill } from "../motion/stillness.ts";
import { cardsShown, type Filter } from "./filter.ts";

interface Props {
  root: RefObject<HTMLElement | null>;
  board: FullBoard;
  filter: Filter;
  userId: string;
  scrollTo: (columnId: string, behavior: "auto" | "smooth") => void;
}

/** By hand. */
const SCROLLS = ["wheel", "touchmove", "pointerdown"] as const;

/**
 * When the filter changes and matches are out of sight, the board scrolls to the first column with one. Whoever has
 * scrolled since the filter began, and sees a match, stays there.
 */
export default function MatchesInView({ root, board, filter, userId, scrollTo }: Props) {
  const latest = useRef({ board, filter, scrollTo });
  latest.current = { board, filter, scrollTo };
  const hasScrolled = useRef(false);
  useEffect(() => {
    const element = root.current;
    const note = () => {
      hasScrolled.current = true;
    };
    for (const name of SCROLLS) element?.addEventListener(name, note, { passive: true });
    return () => {
      for (const name of SCROLLS) element?.removeEventListener(name, note);
    };
  }, [root]);
  // By value: once a minute, the same filter is a new object.
  const chosen = JSON.stringify(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another filter is chosen
  useEffect(() => {
    // By then, the lists show what matches.
    const frame = requestAnimationFrame(() => {
      // Something else is being scrolled to already, such as a card that was hidden by the filter.
      if (!root.current || wantedId() !== null) return;
      const { board, filter, scrollTo } = latest.current;
      const view = root.current.getBoundingClientRect();
      const matching = board.columns
        .filter(({ id }) => !isCollapsed({ userId, boardId: board.id, columnId: id }))
        .filter((column) => cardsShown(column, filter).length > 0)
        .map(({ id }) => id);
      const [first] = matching;
      const inSight = matching.filter((id) => isInView(root.current?.querySelector(columnOf(id)), view));
      const isEnough = hasScrolled.current ? inSight.length > 0 : inSight.length === matching.length;
      if (first !== undefined && !isEnough) scrollTo(first, isStill() ? "auto" : "smooth");
    });
    return () => cancelAnimationFrame(frame);
  }, [chosen, root, userId]);
  return null;
}

function columnOf(id: string): string {
  return `[data-column-id="${CSS.escape(id)}"]`;
}

function isInView(column: Element | null | undefined, view: DOMRect): boolean {
  if (!column) return false;
  const { left, right } = column.getBoundingClientRect();
  const middle = (left + right) / 2;
  return middle > view.left && middle < view.right;
}

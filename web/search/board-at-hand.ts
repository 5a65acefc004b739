/** The board that the page shows, for the palette, which knows no page. */
import { useEffect } from "react";
import type { FullBoard } from "../../contract/boards.ts";

let current: FullBoard | null = null;

export function useBoardAtHand(board: FullBoard | null): void {
  useEffect(() => {
    current = board;
    return () => {
      current = null;
    };
  }, [board]);
}

export function boardAtHand(): FullBoard | null {
  return current;
}

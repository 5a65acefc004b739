import { useEffect } from "react";
import { boardPath, cardPath, navigate } from "../router.ts";
import type { BoardView } from "./session/session-options.ts";
import { realId } from "./state/local-ids.ts";

interface Place {
  boardId: string;
  cardId: string | null;
}

/**
 * A card that was opened while it was being created gets its real address, also later; a board that was created here
 * without a network once everything on it has been sent.
 */
export function useRealAddress({ boardId, cardId }: Place, view: BoardView): void {
  const { unsent, conflicts, held, expired } = view;
  const isSent = unsent.length + conflicts.length + held.length + expired.length === 0;
  useEffect(() => {
    const board = isSent ? realId(boardId) : boardId;
    const card = cardId && realId(cardId);
    if (board !== boardId || card !== cardId)
      navigate(card ? cardPath(board, card) : boardPath(board), { replace: true });
  });
}

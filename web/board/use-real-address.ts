import { useEffect } from "react";
import { isLocal } from "../../client/changes/local-id.ts";
import { boardPath, cardPath, navigate } from "../router.ts";
import type { BoardView } from "./session/session-options.ts";
import { createdBoard } from "./state/created-boards.ts";
import { realId } from "./state/local-ids.ts";

interface Place {
  boardId: string;
  cardId: string | null;
}

/** A board that was created here without a network gets its real address once everything on it has been sent. */
export function useRealAddress({ boardId, cardId }: Place, view: BoardView): void {
  const { unsent, conflicts, held, expired } = view;
  const isSent = unsent.length + conflicts.length + held.length + expired.length === 0;
  useEffect(() => {
    const real = isLocal(boardId) && isSent ? createdBoard(boardId) : null;
    if (real === null) return;
    navigate(cardId ? cardPath(real, realId(cardId)) : boardPath(real), { replace: true });
  });
}

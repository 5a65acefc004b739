import type { BoardSession } from "../board/session/board-session.ts";
import { currentInbox, markSeen, onInboxChange } from "./inbox.ts";

/** While a board is open, that somebody was added to it counts as read. Returns what ends it. */
export function markBoardSeen(session: BoardSession): () => void {
  let last = 0;
  const look = () => {
    const { unread } = currentInbox();
    const id = session.view.board?.id;
    if (!id || unread === last) return;
    last = unread;
    if (unread > 0 && document.visibilityState === "visible")
      void markSeen(({ board, card }) => board.id === id && card === null);
  };
  look();
  const ends = [session.subscribe(look), onInboxChange(look)];
  return () => {
    for (const end of ends) end();
  };
}

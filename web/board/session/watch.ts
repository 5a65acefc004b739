import { markBoardSeen } from "../../inbox/mark-board-seen.ts";
import { watchActed } from "../../rules/watch-acted.ts";
import { watchHindered } from "../../rules/watch-hindered.ts";
import type { BoardSession } from "./board-session.ts";
import { loadMessages } from "./overwriting.ts";

/** What goes on beside an open board: what rules do, or cannot do, and notifications of it. Returns what ends it. */
export function watch(session: BoardSession, myId: string): () => void {
  // Before they are needed: later, an update may have removed them.
  loadMessages().catch(() => {});
  const ends = [watchHindered(session, myId), watchActed(session, myId), markBoardSeen(session)];
  return () => {
    for (const end of ends) end();
  };
}

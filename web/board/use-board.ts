import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { FullBoard, Role } from "../../contract/boards.ts";
import type { User } from "../../contract/users.ts";
import { setBoardOfDrafts } from "../drafts/drafts.ts";
import type { BoardSession } from "./session/board-session.ts";
import { openSession } from "./session/open-sessions.ts";
import type { BoardView } from "./session/session-options.ts";

/** The session of a board for as long as the component shows it. */
export function useBoardSession(boardId: string, myId: string): BoardSession | null {
  const [session, setSession] = useState<BoardSession | null>(null);
  // Not after the next frame: the copy is shown in it.
  useLayoutEffect(() => {
    const opened = openSession(boardId, myId);
    setSession(opened);
    setBoardOfDrafts(boardId);
    return () => {
      setBoardOfDrafts(null);
      opened.stop();
    };
  }, [boardId, myId]);
  return session;
}

export function useBoardView(session: BoardSession): BoardView {
  return useSyncExternalStore(session.subscribe, session.getView);
}

/** Whether something about the card has not reached the service. */
export function useIsUnsent({ subscribe, getView }: BoardSession, cardId: string): boolean {
  return useSyncExternalStore(subscribe, () => getView().unsentCards.has(cardId));
}

export function useIsOffline({ subscribe, getView }: BoardSession): boolean {
  return useSyncExternalStore(subscribe, () => getView().status === "reconnecting");
}

/** For everything on the board page, including its dialogs. */
export interface OpenBoard {
  /** With pending changes applied: always render this one. */
  board: FullBoard;
  /** It is this browser's own copy: what is missing from it may exist. */
  isCopy: boolean;
  /** To change it: `perform` and `performWithUndo`. */
  session: BoardSession;
  me: User;
  /** Of this user on this board. */
  role: Role;
  /** User id to name, of those who are connected. */
  online: ReadonlyMap<string, string>;
}

export const BoardContext = createContext<OpenBoard | null>(null);

export function useBoard(): OpenBoard {
  const open = useContext(BoardContext);
  if (!open) throw new Error("useBoard outside of a board page");
  return open;
}

import { useMemo } from "react";
import { useBoard } from "../../board/use-board.ts";
import type { People } from "./render-pieces.tsx";

/** The members of the board, whom a text can mention. */
export function useMentionable(): People {
  const { board, me } = useBoard();
  return useMemo(
    () =>
      new Map(board.members.map(({ user }) => [user.username.toLowerCase(), { isMe: user.id === me.id }])),
    [board.members, me.id],
  );
}

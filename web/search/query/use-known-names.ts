import { useEffect, useState } from "react";
import type { FullBoard } from "../../../contract/boards.ts";
import { api } from "../../session/api.ts";
import { useMe } from "../../session/use-session.ts";
import { knownBoards } from "../search-here.ts";
import { type KnownNames, namesOn } from "./completions.ts";

const NONE: KnownNames = { labels: [], columns: [], members: [] };

/** The names on the boards that this device has, once an operator is typed; of one board, if it is chosen. */
export function useKnownNames(text: string, boardId: string | null): KnownNames {
  const { id: userId } = useMe();
  const [names, setNames] = useState(NONE);
  const isNeeded = /[:@]/.test(text);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    void boardsNear(userId, boardId).then((boards) => {
      if (isCurrent) setNames(namesOn(boards));
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, boardId, userId]);
  return names;
}

/** The last ones that were opened stand for all. */
const FEW_BOARDS = 3;

async function boardsNear(userId: string, boardId: string | null): Promise<readonly FullBoard[]> {
  const here = await knownBoards(userId);
  const chosen = boardId === null ? here : here.filter(({ id }) => id === boardId);
  if (chosen.length > 0) return chosen;
  try {
    const ids = boardId ? [boardId] : await lastOpened();
    return await Promise.all(ids.map((board_id) => api.getBoard({ board_id })));
  } catch {
    return here;
  }
}

async function lastOpened(): Promise<string[]> {
  const { items } = await api.listMyBoards({ limit: FEW_BOARDS });
  return items.map(({ board }) => board.id);
}

import { useEffect, useState } from "react";
import { useMe } from "../session/use-session.ts";
import { type KnownNames, namesOn } from "./completions.ts";
import { knownBoards } from "./search-here.ts";

const NONE: KnownNames = { labels: [], columns: [], members: [] };

/** The names on the boards that this device has, once an operator is typed; of one board, if it is there. */
export function useKnownNames(text: string, boardId: string | null): KnownNames {
  const { id: userId } = useMe();
  const [names, setNames] = useState(NONE);
  const isNeeded = /[:@]/.test(text);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    void knownBoards(userId).then((boards) => {
      if (!isCurrent) return;
      const only = boards.filter(({ id }) => id === boardId);
      setNames(namesOn(only.length > 0 ? only : boards));
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, boardId, userId]);
  return names;
}

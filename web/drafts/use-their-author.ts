import { useContext, useEffect, useState } from "react";
import type { Author } from "../board/presence/authors.ts";
import { findChange } from "../board/presence/find-change.ts";
import { BoardContext } from "../board/use-board.ts";
import type { Draft } from "./use-draft.ts";

/** Who has changed a text that is being edited here: the log knows it where this page has not seen it happen. */
export function useTheirAuthor({ place: { id, field }, theirAuthor }: Draft, theirs: string): Author {
  const open = useContext(BoardContext);
  const [found, setFound] = useState<Author | null>(null);
  const isUnknown = theirAuthor === "someone";
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when their text has changed
  useEffect(() => {
    if (!isUnknown || !open) return;
    let isOver = false;
    findChange({
      board: open.board,
      cardId: id,
      isIt: ({ data, previous }) => "id" in data && data.id === id && field in (previous ?? {}),
      myId: open.me.id,
    }).then(
      (change) => !isOver && change && setFound(change.author),
      // Offline: it stays unknown.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [id, field, theirs, isUnknown]);
  return found ?? theirAuthor;
}

import { useEffect, useState } from "react";
import type { Conflict } from "../../../client/changes/conflicts.ts";
import { idsIn } from "../../../client/changes/operations.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import { type Author, authorOf } from "../presence/authors.ts";
import { type FoundChange, findChange } from "../presence/find-change.ts";
import { useBoard } from "../use-board.ts";

interface TheirChange {
  author: Author;
  /** Null if it is not known. */
  at: string | null;
}

/** Who has changed these texts, and when; in the order of the conflicts. */
export function useTheirChanges(conflicts: readonly Conflict[]): readonly TheirChange[] {
  const { board, me } = useBoard();
  const [found, setFound] = useState<ReadonlyMap<string, FoundChange>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when their texts have changed
  useEffect(() => {
    let isOver = false;
    for (const conflict of conflicts)
      findTheirs(conflict, board, me.id)
        .then((change) => {
          if (change && !isOver) setFound((known) => new Map(known).set(conflict.key, change));
        })
        // Offline: what this page has seen is all there is.
        .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [JSON.stringify(conflicts.map(({ key, theirs }) => [key, theirs]))]);
  return conflicts.map(
    ({ key, operation }) => found.get(key) ?? { author: authorOf(idsIn(operation)[0] ?? ""), at: null },
  );
}

function findTheirs({ operation, entries, theirs }: Conflict, board: FullBoard, myId: string) {
  const [id = ""] = idsIn(operation);
  const names = Object.keys(theirs);
  return findChange({
    board,
    cardId: entries[0]?.card?.id,
    isIt: ({ data, previous }) =>
      "id" in data && data.id === id && names.some((name) => name in (previous ?? {})),
    myId,
  });
}

/** Titles that are edited on their tiles. */
import { useEffect, useState } from "react";
import { hasDraft, type Place } from "../../../drafts/use-draft.ts";

const starters = new Map<string, () => void>();

/** True from the start if a title was being written there when the page was left. */
export function useRenaming({ id, field }: Place): [renaming: boolean, set: (renaming: boolean) => void] {
  const [renaming, setRenaming] = useState(() => hasDraft({ id, field }));
  useEffect(() => {
    const start = () => setRenaming(true);
    starters.set(id, start);
    return () => {
      if (starters.get(id) === start) starters.delete(id);
    };
  }, [id]);
  return [renaming, setRenaming];
}

export function renameOnTile(cardId: string): void {
  starters.get(cardId)?.();
}

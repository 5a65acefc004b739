import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Looker } from "../../../client/lookers.ts";
import type { BoardSession } from "../session/board-session.ts";

const NOBODY: readonly Looker[] = [];
/** Somebody who goes from card to card, or reloads the page, leaves no flicker behind. */
const LINGER_MS = 800;

/** The others who look at the card, once each, those who edit something before those who do not. */
export function useLookers(
  { subscribe, getView }: BoardSession,
  cardId: string,
  myId: string,
): readonly Looker[] {
  const present = useSyncExternalStore(subscribe, () => getView().lookers.get(cardId) ?? NOBODY);
  const lookers = useMemo(() => others(present, myId), [present, myId]);
  const [shown, setShown] = useState(lookers);
  useEffect(() => {
    const isFewer = shown.some(({ user_id }) => !lookers.some((each) => each.user_id === user_id));
    if (!isFewer) return setShown(lookers);
    const timer = setTimeout(() => setShown(lookers), LINGER_MS);
    return () => clearTimeout(timer);
  }, [lookers, shown]);
  return shown;
}

function others(lookers: readonly Looker[], myId: string): readonly Looker[] {
  const byUser = new Map<string, Looker>();
  for (const looker of lookers) {
    const known = byUser.get(looker.user_id);
    if (looker.user_id !== myId && !known?.editing) byUser.set(looker.user_id, looker);
  }
  if (byUser.size === 0) return NOBODY;
  return [...byUser.values()].sort((a, b) => Number(b.editing !== null) - Number(a.editing !== null));
}

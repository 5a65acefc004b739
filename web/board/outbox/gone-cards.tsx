/** Cards that somebody has removed before what was changed on them here could be saved. */
import { useEffect, useState } from "react";
import { removedCard } from "#texts/drafts.tsx";
import * as texts from "#texts/unsent.ts";
import { findCard } from "../../../client/changes/board-changes.ts";
import { Time } from "../../ui/display/time.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { type FoundChange, findChange } from "../presence/find-change.ts";
import { realId } from "../state/local-ids.ts";
import { useBoard } from "../use-board.ts";
import { bringBackChanged } from "./bring-back-changed.ts";
import { countChanges, type RefusedChange } from "./refused.ts";

interface Props {
  refused: readonly RefusedChange[];
  /** One of the cards is on its way back, and what had the focus is gone. */
  onRestored: () => void;
}

export function GoneCards({ refused, onRestored }: Props) {
  const { board } = useBoard();
  const gone = new Map<string, RefusedChange[]>();
  for (const change of refused) {
    const id = change.card && realId(change.card.id);
    if (id && !findCard(board, id)) gone.set(id, [...(gone.get(id) ?? []), change]);
  }
  return [...gone].map(([id, changes]) => (
    <GoneCard key={id} cardId={id} changes={changes} onRestored={onRestored} />
  ));
}

interface GoneProps {
  cardId: string;
  changes: readonly RefusedChange[];
  onRestored: () => void;
}

function GoneCard({ cardId, changes, onRestored }: GoneProps) {
  const { session, board, me } = useBoard();
  const [removal, setRemoval] = useState<FoundChange | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    const isIt: Parameters<typeof findChange>[0]["isIt"] = ({ type, data }) =>
      type === "card.deleted" && "id" in data && data.id === cardId;
    // Offline, nobody is named.
    findChange({ board, cardId: undefined, isIt, myId: me.id }).then(setRemoval, () => {});
  }, [cardId]);
  if (!removal) return null;
  const title = changes[0]?.card?.title ?? "";
  const { author, event, at } = removal;
  const columnId = event.type === "card.deleted" ? event.data.column_id : null;
  const bringBack = async () => {
    if (await bringBackChanged(session, { id: cardId, title, columnId }, { changes, userId: me.id }))
      onRestored();
  };
  return (
    <div className="notice stack">
      <p>
        {removedCard(author, title, event.archived === true)} <Time at={at} />
      </p>
      <Button
        kind="primary"
        busy={isBusy}
        onClick={() => {
          setIsBusy(true);
          void bringBack().finally(() => setIsBusy(false));
        }}
      >
        {texts.restoreWithChanges(countChanges(changes))}
      </Button>
    </div>
  );
}

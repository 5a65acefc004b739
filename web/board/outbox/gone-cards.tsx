/** Cards that somebody has removed before what was changed on them here could be saved. */
import { useEffect, useState } from "react";
import { removedCard } from "#texts/drafts.tsx";
import * as texts from "#texts/unsent.ts";
import { findCard } from "../../../client/changes/board-changes.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import { Time } from "../../ui/display/time.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { type FoundChange, findChange } from "../presence/find-change.ts";
import { realId } from "../state/local-ids.ts";
import { useBoard } from "../use-board.ts";
import { bringBackChanged } from "./bring-back-changed.ts";
import { countChanges, type RefusedChange } from "./refused.ts";
import { RefusedList } from "./refused-list.tsx";

interface Props {
  gone: ReadonlyMap<string, readonly RefusedChange[]>;
  /** One of the cards is on its way back, and what had the focus is gone. */
  onRestored: () => void;
}

/** By card, what was refused and is about one that is not on the board. */
export function onGoneCards(
  refused: readonly RefusedChange[],
  board: FullBoard,
): ReadonlyMap<string, readonly RefusedChange[]> {
  const gone = new Map<string, RefusedChange[]>();
  for (const change of refused) {
    const id = change.card && realId(change.card.id);
    if (id && !findCard(board, id)) gone.set(id, [...(gone.get(id) ?? []), change]);
  }
  return gone;
}

export function GoneCards({ gone, onRestored }: Props) {
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
  const title = changes[0]?.card?.title ?? "";
  const bringBack = async ({ event }: FoundChange) => {
    const columnId = event.type === "card.deleted" ? event.data.column_id : null;
    if (await bringBackChanged(session, { id: cardId, title, columnId }, { changes, userId: me.id }))
      onRestored();
  };
  return (
    <div className="notice stack">
      {removal && (
        <p>
          {removedCard(removal.author, title, removal.event.archived === true)} <Time at={removal.at} />
        </p>
      )}
      <RefusedList refused={changes} />
      {removal && (
        <Button
          kind="primary"
          busy={isBusy}
          onClick={() => {
            setIsBusy(true);
            void bringBack(removal).finally(() => setIsBusy(false));
          }}
        >
          {texts.restoreWithChanges(countChanges(changes))}
        </Button>
      )}
    </div>
  );
}

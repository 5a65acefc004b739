/** Cards that somebody has removed before what was changed on them here could be saved. */
import { useEffect, useState } from "react";
import { removedCard } from "#texts/drafts.tsx";
import { noColumns, notRestored } from "#texts/restoring.ts";
import * as texts from "#texts/unsent.ts";
import { findCard } from "../../../client/changes/board-changes.ts";
import { idsIn, resolve } from "../../../client/changes/operations.ts";
import { draftsIn, keepDraft } from "../../drafts/drafts.ts";
import { restore } from "../../trash/restore.ts";
import { Time } from "../../ui/display/time.tsx";
import { toast } from "../../ui/feedback/toasts.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { type FoundChange, findChange } from "../presence/find-change.ts";
import { realId } from "../state/local-ids.ts";
import { useBoard } from "../use-board.ts";
import { type RefusedChange, removeRefused } from "./refused.ts";

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
  const made = changes.flatMap((each) => each.changes);
  const bringBack = async () => {
    const card = { id: cardId, type: "card" as const, title };
    const first = await restore(session, card);
    const restored =
      first.outcome === "no-column" ? await restore(session, card, board.columns[0]?.id) : first;
    if (restored.outcome !== "done" && restored.outcome !== "waiting") {
      const reason = restored.outcome === "failed" ? restored.reason : noColumns;
      toast({ kind: "error", message: `${notRestored(title)}. ${reason}` });
      return;
    }
    // What was refused has become a draft again.
    const written = made.flatMap(({ operation }) => Object.values<unknown>(operation.input));
    for (const { id, field, text } of draftsIn(new Set([cardId])))
      if (written.includes(text)) keepDraft(id, field, null);
    for (const { operation, failure } of made) {
      const ids = new Map(idsIn(operation).map((id) => [id, realId(id)]));
      void session.perform(resolve(operation, ids), failure);
    }
    for (const { key } of changes) removeRefused(me.id, key);
    onRestored();
  };
  const { author, event, at } = removal;
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
        {texts.restoreWithChanges(made.length)}
      </Button>
    </div>
  );
}

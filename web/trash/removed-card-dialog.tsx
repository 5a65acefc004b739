import { type ReactNode, useCallback, useEffect, useState } from "react";
import { close } from "#texts/common.ts";
import * as texts from "#texts/trash.tsx";
import type { Card } from "../../contract/cards.ts";
import { loadEvents } from "../activity/feed/load-events.ts";
import { CardSheet } from "../board/read-only/card-sheet.tsx";
import { FileNames } from "../board/read-only/file-names.tsx";
import { SheetDialog } from "../board/read-only/sheet-dialog.tsx";
import { useBoard } from "../board/use-board.ts";
import { useMentionable } from "../card/markdown/use-mentionable.ts";
import { type Failure, failureOf } from "../session/reason.ts";
import { FailedState, Skeleton } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { RemovedComments } from "./removed-comments.tsx";
import type { TrashEntry } from "./trash-list.ts";

interface Props {
  entry: TrashEntry;
  /** When it was removed, and by whom. */
  removed: ReactNode;
  onRestore: () => void;
  onClose: () => void;
}

/** A card of the archive or the trash as it was when it was removed, to be looked at before it is restored. */
export function RemovedCardDialog({ entry, removed, onRestore, onClose }: Props) {
  const { board } = useBoard();
  const people = useMentionable();
  /** Null if the log does not tell. */
  const [card, setCard] = useState<Card | null>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const load = useCallback(() => {
    setFailure(null);
    lastSeen(board.id, entry.id).then(setCard, (error) => setFailure(failureOf(error)));
  }, [board.id, entry.id]);
  useEffect(load, [load]);
  return (
    <SheetDialog title={entry.title} number={card?.number ?? entry.number} onClose={onClose}>
      {failure && <FailedState title={texts.cardNotLoaded} failure={failure} onRetry={load} />}
      {!failure && card === undefined && <Skeleton height="12rem" />}
      {card === null && (
        <div className="stack">
          <p className="notice">{removed}</p>
          <p className="muted">{texts.contentsUnknown}</p>
          <RemovedComments cardId={entry.id} people={people} />
        </div>
      )}
      {card && (
        <CardSheet
          card={card}
          board={board}
          people={people}
          columnTitle={entry.column_title}
          note={<p className="notice">{removed}</p>}
        >
          <FileNames card={card} />
          {card.comment_count > 0 && (
            <RemovedComments
              cardId={card.id}
              count={card.comment_count}
              attachments={card.attachments}
              people={people}
            />
          )}
        </CardSheet>
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>{close}</Button>
        <Button kind="primary" onClick={onRestore}>
          {texts.restore}
        </Button>
      </div>
    </SheetDialog>
  );
}

/** The event that removed it has all of it; the log may not have that event, or not any more. */
async function lastSeen(boardId: string, cardId: string): Promise<Card | null> {
  const filter = { cardId, kinds: ["card.deleted"] as const };
  const { events } = await loadEvents(boardId, filter, Number.MAX_SAFE_INTEGER);
  const removal = events.find(({ type }) => type === "card.deleted");
  return removal?.type === "card.deleted" ? removal.data : null;
}

import { useState } from "react";
import { close } from "#texts/common.ts";
import * as texts from "#texts/past.tsx";
import { findCard } from "../../client/changes/board-changes.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { CardSheet } from "../board/read-only/card-sheet.tsx";
import { FileNames } from "../board/read-only/file-names.tsx";
import { SheetDialog } from "../board/read-only/sheet-dialog.tsx";
import { useBoard } from "../board/use-board.ts";
import { ColumnChoice } from "../trash/column-choice.tsx";
import { Button } from "../ui/forms/button.tsx";
import { differenceOf, differenceWords, fieldsOf } from "./compare.ts";
import { bringBack, setBack } from "./restore-from-past.ts";

interface Props {
  card: Card;
  /** The board at that time. */
  then: FullBoard;
  onClose: () => void;
}

/** A card as it was, with a way to have it like that again. */
export function PastCardDialog({ card, then, onClose }: Props) {
  const { board, session } = useBoard();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const difference = differenceOf(card, findCard(board, card.id));
  const words = differenceWords(difference);
  const restore = async (columnId?: string) => {
    setFailure(null);
    if (difference.kind === "changed") {
      setBack(session, card, difference.former);
      return onClose();
    }
    setBusy(true);
    const restored = await bringBack(session, card, columnId);
    setBusy(false);
    if (restored.outcome === "done" || restored.outcome === "waiting") return onClose();
    if (restored.outcome === "no-column") return setAsking(true);
    setFailure(restored.reason);
  };
  const canRestore =
    difference.kind === "gone" ||
    (difference.kind === "changed" && Object.keys(difference.former).length > 0);
  return (
    <SheetDialog title={card.title} number={card.number} onClose={onClose}>
      <CardSheet card={card} board={then} note={words && <p className="notice">{`${words}.`}</p>}>
        <FileNames card={card} />
        {asking && (
          <ColumnChoice
            onChoose={(columnId) => {
              setAsking(false);
              void restore(columnId);
            }}
            onCancel={() => setAsking(false)}
          />
        )}
        {failure && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
      </CardSheet>
      <div className="dialog-actions">
        <Button onClick={onClose}>{close}</Button>
        {canRestore && !asking && (
          <Button kind="primary" onClick={() => void restore()} busy={busy}>
            {difference.kind === "changed"
              ? texts.restoreFields(fieldsOf(difference.former))
              : texts.restoreCard}
          </Button>
        )}
      </div>
    </SheetDialog>
  );
}

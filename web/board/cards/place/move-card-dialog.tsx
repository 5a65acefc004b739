import { type FormEvent, useState } from "react";
import * as texts from "#texts/cards.ts";
import * as common from "#texts/common.ts";
import type { Card } from "../../../../contract/cards.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { moveCard } from "../../session/actions.ts";
import { useBoard } from "../../use-board.ts";
import { focusCard } from "../focus.ts";
import { type CardPlace, PlaceFields, useCardsIn } from "./place-fields.tsx";

/** Moves a card without dragging: choose the column and the position in it. */
export default function MoveCardDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const { board, session } = useBoard();
  const [place, setPlace] = useState<CardPlace>({ columnId: card.column_id, position: null });
  const { columnId } = place;
  const others = useCardsIn(columnId, card);
  /** The current position, or the end of another column. */
  const usual = (cards: readonly Card[]) => {
    const here = board.columns.find(({ id }) => id === columnId)?.cards ?? [];
    const present = here.findIndex(({ id }) => id === card.id);
    return present < 0 ? cards.length : present;
  };
  const move = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    moveCard(session, card, columnId, Math.min(place.position ?? usual(others), others.length));
    focusCard(card.id);
  };
  return (
    <Dialog title={texts.moveOf(card.title)} onClose={onClose}>
      <form className="stack" onSubmit={move}>
        <PlaceFields place={place} onChange={setPlace} moved={card} usual={usual} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" type="submit">
            {texts.move}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { type FormEvent, useState } from "react";
import * as texts from "#texts/cards.ts";
import * as common from "#texts/common.ts";
import type { Card } from "../../../../contract/cards.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { light } from "../../presence/highlights.ts";
import { useBoard } from "../../use-board.ts";
import { showCard } from "../focus.ts";
import { copyCard } from "./copy-card.ts";
import { type CardPlace, PlaceFields, useCardsIn } from "./place-fields.tsx";

/** Copies a card to a column and a position, by default right after the original. */
export default function CopyCardDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const { session } = useBoard();
  const [title, setTitle] = useState(card.title);
  const [place, setPlace] = useState<CardPlace>({ columnId: card.column_id, position: null });
  const cards = useCardsIn(place.columnId);
  const usual = (all: readonly Card[]) => {
    const at = all.findIndex(({ id }) => id === card.id);
    return at < 0 ? all.length : at + 1;
  };
  const copy = (event: FormEvent) => {
    event.preventDefault();
    const position = Math.min(place.position ?? usual(cards), cards.length);
    onClose();
    const id = copyCard(session, card, { title: title.trim(), columnId: place.columnId, position });
    light(id);
    showCard(id);
  };
  return (
    <Dialog title={texts.copyOf(card.title)} onClose={onClose}>
      <form className="stack" onSubmit={copy}>
        <Field
          label={texts.title}
          value={title}
          maxLength={255}
          required
          data-autofocus
          onChange={(event) => setTitle(event.target.value)}
        />
        <PlaceFields place={place} onChange={setPlace} usual={usual} />
        <p className="muted">{texts.whatIsCopied}</p>
        <div className="dialog-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" type="submit">
            {texts.copy}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

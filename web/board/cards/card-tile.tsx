import { type KeyboardEvent, memo, useState } from "react";
import type { Card } from "../../../contract/cards.ts";
import { hasDraft } from "../../drafts/use-draft.ts";
import { cardPath } from "../../router.ts";
import { Chip } from "../../ui/display/chip.tsx";
import { Link } from "../../ui/display/link.tsx";
import { useLasting } from "../../ui/feedback/use-lasting.ts";
import { InlineEdit } from "../../ui/forms/inline-edit.tsx";
import { useControls } from "../controls.ts";
import { CardDialog } from "../dialog-parts.ts";
import { useDrag } from "../drag/drag-state.ts";
import { useCardDrag } from "../drag/use-card-drag.ts";
import { useHighlight } from "../presence/highlights.ts";
import { deleteCard, renameCard } from "../session/actions.ts";
import { isLocal } from "../state/local-ids.ts";
import { useIsUnsent } from "../use-board.ts";
import { CardCover } from "./card-cover.tsx";
import { CardFacts } from "./card-facts.tsx";
import { CardMenu } from "./card-menu.tsx";
import { CompleteButton } from "./complete-button.tsx";
import { focusCard, focusNeighbour } from "./focus.ts";

export const CardTile = memo(function CardTile({ card }: { card: Card }) {
  const { session, openMoveDialog } = useControls();
  const { onPointerDown, onDragKey } = useCardDrag(card);
  const carried = useDrag((drag) => drag?.kind === "card" && drag.id === card.id);
  const touched = useHighlight(card.id);
  const unsent = useLasting(useIsUnsent(session, card.id));
  const place = { id: card.id, field: "title" };
  const [renaming, setRenaming] = useState(() => hasDraft(place));
  const stopRenaming = () => {
    setRenaming(false);
    focusCard(card.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (onDragKey(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (actOn(event)) event.preventDefault();
  };
  const actOn = (event: KeyboardEvent<HTMLElement>): boolean => {
    switch (event.key) {
      case "ArrowUp":
      case "ArrowDown":
      case "ArrowLeft":
      case "ArrowRight":
        return focusNeighbour(event.currentTarget, event.key);
      case "m":
        openMoveDialog(card);
        return true;
      case "e":
      case "F2":
        setRenaming(true);
        return true;
      case "Delete":
      case "Backspace":
        if (!focusNeighbour(event.currentTarget, "ArrowDown")) focusNeighbour(event.currentTarget, "ArrowUp");
        deleteCard(session, card);
        return true;
      default:
        return false;
    }
  };
  return (
    <article
      className="card"
      data-card-id={card.id}
      data-carried={carried}
      data-touched={touched}
      data-local={isLocal(card.id)}
      data-complete={card.is_complete}
      onPointerDown={renaming ? undefined : onPointerDown}
    >
      <CardCover card={card} />
      {card.labels.length > 0 && (
        <ul className="card-labels" aria-label="Labels">
          {card.labels.map(({ id, name, color }) => (
            <li key={id}>
              <Chip name={name} color={color} />
            </li>
          ))}
        </ul>
      )}
      {renaming ? (
        <InlineEdit
          label="Card title"
          place={place}
          value={card.title}
          onSave={(title) => renameCard(session, card, title)}
          onClose={stopRenaming}
        />
      ) : (
        <div className="card-top">
          <CompleteButton card={card} />
          <h3 dir="auto">
            <Link
              href={cardPath(card.board_id, card.id)}
              draggable={false}
              onKeyDown={onKeyDown}
              onPointerEnter={CardDialog.preload}
              onFocus={CardDialog.preload}
              aria-describedby="card-keys"
            >
              {card.title}
            </Link>
          </h3>
        </div>
      )}
      <CardFacts card={card} unsent={unsent} />
      {!renaming && <CardMenu card={card} onRename={() => setRenaming(true)} />}
    </article>
  );
});

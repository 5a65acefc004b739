import { type KeyboardEvent, memo, useSyncExternalStore } from "react";
import * as texts from "#texts/cards.ts";
import { isLocal } from "../../../../client/changes/local-id.ts";
import type { Card } from "../../../../contract/cards.ts";
import { areWritten, followDrafts } from "../../../drafts/drafts.ts";
import { cardPath } from "../../../router.ts";
import { Icon } from "../../../ui/display/icon.tsx";
import { Link } from "../../../ui/display/link.tsx";
import { useLasting } from "../../../ui/feedback/use-lasting.ts";
import { InlineEdit } from "../../../ui/forms/inline-edit.tsx";
import { useControls } from "../../controls.ts";
import { CardDialog } from "../../dialog-parts.ts";
import { useIsAway } from "../../drag/drag-state.ts";
import { useCardDrag } from "../../drag/use-card-drag.ts";
import { FoundTitle } from "../../filter/found-title.tsx";
import { idsOf } from "../../lost-text/deleted-while-writing.ts";
import { TileLookers } from "../../presence/card-lookers.tsx";
import { useHighlight } from "../../presence/highlights.ts";
import { Mover } from "../../presence/mover.tsx";
import { selectByClick } from "../../selection/select-by-click.ts";
import { useIsSelected } from "../../selection/selection.ts";
import { renameCard } from "../../session/actions.ts";
import { useIsUnsent } from "../../use-board.ts";
import { CardMenu } from "../card-menu.tsx";
import { focusCard } from "../focus.ts";
import { actOnCard } from "../keys/card-keys.ts";
import { CardCover } from "./card-cover.tsx";
import { CardFacts } from "./card-facts.tsx";
import { CompleteButton } from "./complete-button.tsx";
import { isComplete } from "./is-complete.ts";
import { TileLabels } from "./label-chips.tsx";
import { useRenaming } from "./renaming.ts";

export const CardTile = memo(function CardTile({ card, isInDone }: { card: Card; isInDone: boolean }) {
  const controls = useControls();
  const { session } = controls;
  const { onPointerDown, onDragKey } = useCardDrag(card);
  const selected = useIsSelected(card.id);
  const away = useIsAway(card.id);
  const touched = useHighlight(card.id);
  const unsent = useLasting(useIsUnsent(session, card.id));
  const place = { id: card.id, field: "title" };
  const [renaming, setRenaming] = useRenaming(place);
  const isWritten = useSyncExternalStore(followDrafts, () => areWritten(idsOf(card)));
  const stopRenaming = () => {
    setRenaming(false);
    focusCard(card.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (onDragKey(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (actOnCard(event, card, controls, () => setRenaming(true))) event.preventDefault();
  };
  return (
    <article
      className="card"
      data-card-id={card.id}
      data-carried={away}
      data-touched={touched !== null}
      data-local={isLocal(card.id)}
      data-complete={isComplete(card, { is_done_column: isInDone })}
      data-selected={selected}
      onClickCapture={(event) => selectByClick(event, card, controls)}
      onPointerDown={renaming ? undefined : onPointerDown}
    >
      {touched?.by && <Mover by={touched.by} />}
      {selected && (
        <span className="card-check" role="img" aria-label={texts.selected}>
          <Icon name="check" size={14} />
        </span>
      )}
      <CardCover card={card} />
      <TileLabels labels={card.labels} />
      {renaming ? (
        <InlineEdit
          label={texts.cardTitle}
          place={place}
          value={card.title}
          onSave={(title) => renameCard(session, card, title)}
          onClose={stopRenaming}
        />
      ) : (
        <div className="card-top">
          <CompleteButton card={card} isInDone={isInDone} />
          <h3 dir="auto">
            <Link
              href={cardPath(card.board_id, card.id)}
              draggable={false}
              onKeyDown={onKeyDown}
              onPointerEnter={CardDialog.preload}
              onFocus={CardDialog.preload}
              aria-describedby="card-keys"
            >
              <FoundTitle title={card.title} />
            </Link>
            {card.number > 0 && <span className="card-tile-number">#{card.number}</span>}
          </h3>
        </div>
      )}
      <TileLookers cardId={card.id} />
      <CardFacts card={card} unsent={unsent} isWritten={isWritten && !renaming} isInDone={isInDone} />
      {!renaming && <CardMenu card={card} isInDone={isInDone} onRename={() => setRenaming(true)} />}
    </article>
  );
});

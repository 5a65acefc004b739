import { type MouseEvent, type Ref, useRef, useState } from "react";
import * as texts from "#texts/card.ts";
import { edit } from "#texts/common.ts";
import { history, historyOfDescription } from "#texts/history.ts";
import type { Card } from "../../../contract/cards.ts";
import { PartLookers } from "../../board/presence/part-lookers.tsx";
import { useBoard } from "../../board/use-board.ts";
import { LeftDraft } from "../../drafts/left-draft.tsx";
import { useDraft } from "../../drafts/use-draft.ts";
import { useFocusReturn } from "../../ui/dialogs/use-focus-return.ts";
import { Button } from "../../ui/forms/button.tsx";
import { useNarrow } from "../../ui/use-narrow.ts";
import { useCommands } from "../../util/commands.ts";
import { describeCard } from "../card-actions.ts";
import { DescriptionHistory } from "../history/description-history.tsx";
import { cardReference } from "../markdown/card-reference.tsx";
import { Markdown } from "../markdown/markdown.tsx";
import { withToggledBox } from "../markdown/task-boxes.ts";
import { useMentionable } from "../markdown/use-mentionable.ts";
import { Section } from "../section.tsx";
import { UnsentMark } from "../unsent-mark.tsx";
import { keyed } from "../use-card-keys.ts";
import { clickedAt, placeInSource } from "./clicked-place.ts";
import { type Beginning, DescriptionEditor } from "./description-editor.tsx";
import { Folded } from "./folded.tsx";
import { useIsDescriptionUnsent } from "./use-is-description-unsent.ts";

interface Props {
  card: Card;
  section: Ref<HTMLElement>;
  /** There may be earlier texts. */
  hasHistory: boolean;
}

export function Description({ card, section, hasHistory }: Props) {
  const text = card.description ?? "";
  const draft = useDraft({ id: card.id, field: "description" }, text);
  /** The editor was left with a text that is not saved: it waits until somebody takes it up again. */
  const [isLeft, setLeft] = useState(false);
  const isEditing = draft.text !== null && !isLeft;
  const left = isLeft ? draft.text : null;
  const ref = useFocusReturn(isEditing);
  const people = useMentionable();
  const { session } = useBoard();
  const isUnsent = useIsDescriptionUnsent(session, card.id);
  // There the head of the card, which says it as well, is always in sight.
  const isNarrow = useNarrow();
  const [comparing, setComparing] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const begins = useRef<Beginning | null>(null);
  /** Where the mouse button went down: further on, a click ends a selection. */
  const pressed = useRef({ x: 0, y: 0 });
  const startEditing = (where: Beginning = {}) => {
    begins.current = left === null ? where : { goesOn: true };
    if (left === null) draft.edit(text);
    setLeft(false);
    // Where it was edited, it can be read afterwards.
    setShowsAll(true);
  };
  useCommands(isEditing ? {} : { "card-description": () => startEditing() });
  const others = <PartLookers cardId={card.id} part="description" />;
  if (isEditing) {
    return (
      <Section title={texts.description} icon="description" tools={others} ref={section}>
        <DescriptionEditor card={card} draft={draft} begins={begins.current} onLeave={() => setLeft(true)} />
      </Section>
    );
  }
  const onTextClick = (event: MouseEvent<HTMLElement>) => {
    const isSelecting = Math.hypot(event.clientX - pressed.current.x, event.clientY - pressed.current.y) > 4;
    if (isSelecting || (event.target instanceof Element && event.target.closest("a, button"))) return;
    const clicked = clickedAt(event.currentTarget, event.clientX, event.clientY);
    startEditing(clicked ? { at: placeInSource(text, clicked), y: event.clientY } : {});
  };
  const tools = (
    <>
      {others}
      <span ref={text ? ref : undefined} className="row">
        {!isNarrow && <UnsentMark isUnsent={isUnsent} />}
        {hasHistory && card.updated_at !== card.created_at && (
          <Button kind="quiet" onClick={() => setComparing(true)} aria-label={historyOfDescription}>
            {history}
          </Button>
        )}
        {text && (
          <Button
            kind="quiet"
            onClick={() => startEditing()}
            aria-label={texts.editDescription}
            data-return
            {...keyed("Shift+E")}
          >
            {edit}
          </Button>
        )}
      </span>
    </>
  );
  return (
    <Section title={texts.description} icon="description" tools={tools} ref={section}>
      {left !== null && (
        <LeftDraft
          text={left}
          onContinue={() => startEditing()}
          {...(!text && { buttonRef: ref, ...keyed("Shift+E") })}
        />
      )}
      {text ? (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button above does it for everyone
        <div
          className="description-text"
          onMouseDown={({ clientX, clientY }) => {
            pressed.current = { x: clientX, y: clientY };
          }}
          onClick={onTextClick}
        >
          <Folded isOpen={showsAll} onToggle={setShowsAll}>
            <Markdown
              text={text}
              people={people}
              reference={cardReference}
              attachments={card.attachments}
              onTick={(box) => void describeCard(session, card, withToggledBox(text, box))}
            />
          </Folded>
        </div>
      ) : (
        left === null && (
          <button
            ref={ref}
            type="button"
            className="empty-description plain"
            onClick={() => startEditing()}
            {...keyed("Shift+E")}
          >
            {texts.addDescription}
          </button>
        )
      )}
      {comparing && <DescriptionHistory card={card} onClose={() => setComparing(false)} />}
    </Section>
  );
}

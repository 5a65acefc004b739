import * as texts from "#texts/cards.ts";
import { labels } from "#texts/common.ts";
import { findCard } from "../../../client/changes/board-changes.ts";
import type { Card } from "../../../contract/cards.ts";
import { LabelPanel } from "../../card/labels/label-panel.tsx";
import { PeopleChoices } from "../../card/people/people-choices.tsx";
import { AnchoredPanel } from "../../ui/dialogs/anchored-panel.tsx";
import { focusCard } from "../cards/focus.ts";
import { useControls } from "../controls.ts";
import { assignCards } from "../selection/bulk-actions.ts";
import { realId } from "../state/local-ids.ts";
import { useBoard } from "../use-board.ts";
import { ColumnChoices } from "./column-choices.tsx";
import { DueChoices } from "./due-choices.tsx";

export type QuickKind = "labels" | "people" | "due" | "column";

/** A change of one or several cards that needs a choice, made without opening a card. */
export interface Quick {
  kind: QuickKind;
  cardIds: readonly string[];
  /** The card that has the focus afterwards, and that one card is shown beside; null for the bar of selected cards. */
  beside: string | null;
}

const TITLES: Record<QuickKind, string> = {
  labels,
  people: texts.people,
  due: texts.dueDate,
  column: texts.moveToHeading,
};

const TITLES_OF = { labels: texts.labelsOf, people: texts.peopleOf, due: texts.dueDateOf };

export default function QuickPanel({ quick, onClose }: { quick: Quick; onClose: () => void }) {
  const { board } = useBoard();
  const { openMoveDialog } = useControls();
  const { kind, cardIds, beside } = quick;
  const cards = cardIds.flatMap((id) => findCard(board, realId(id)) ?? []);
  const close = () => {
    onClose();
    const anchor = anchorOf(quick);
    if (!beside) return anchor?.focus();
    // At once, for the next key; and again should the change remount the tile.
    (anchor?.querySelector<HTMLElement>("a") ?? anchor)?.focus();
    focusCard(realId(beside));
  };
  const what = texts.cardOrCount(cards.map(({ title }) => title));
  return (
    <AnchoredPanel
      label={kind === "column" ? texts.moveWhat(what) : TITLES_OF[kind](what)}
      heading={TITLES[kind]}
      anchor={() => (cardIds.length > 1 && inBar(kind)) || anchorOf(quick)}
      onEscape={close}
      onLeave={onClose}
    >
      <Choices
        kind={kind}
        cards={cards}
        onDone={close}
        onPosition={(card) => {
          close();
          openMoveDialog(card);
        }}
      />
    </AnchoredPanel>
  );
}

function anchorOf({ beside, kind }: Quick): HTMLElement | null {
  return beside
    ? document.querySelector<HTMLElement>(
        `:is([data-card-id="${realId(beside)}"], .calendar [data-due-card="${realId(beside)}"])`,
      )
    : inBar(kind);
}

/** Beside a card among several, it would cover the others. */
function inBar(kind: QuickKind): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-quick="${kind}"]`);
}

interface ChoicesProps {
  kind: QuickKind;
  cards: readonly Card[];
  onDone: () => void;
  onPosition: (card: Card) => void;
}

function Choices({ kind, cards, onDone, onPosition }: ChoicesProps) {
  const { board, session } = useBoard();
  switch (kind) {
    case "labels":
      return <LabelPanel cards={cards} labels={board.labels} />;
    case "people":
      return (
        <PeopleChoices
          chosen={(user) => cards.map(({ assignees }) => assignees.some(({ id }) => id === user.id))}
          onChoose={(user, on) => assignCards(session, cards, user, on)}
        />
      );
    case "due":
      return <DueChoices cards={cards} onDone={onDone} />;
    case "column":
      return <ColumnChoices cards={cards} onDone={onDone} onPosition={onPosition} />;
  }
}

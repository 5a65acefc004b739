import * as cardTexts from "#texts/cards.ts";
import type { Card } from "../../contract/cards.ts";
import { AnchoredPanel } from "../ui/dialogs/anchored-panel.tsx";
import { Button } from "../ui/forms/button.tsx";
import { DueCard } from "./due-card.tsx";
import { dayWords } from "./due-cards.ts";
import type { OnMoved } from "./use-day-drag.ts";

interface Props {
  day: string;
  cards: readonly Card[];
  anchor: () => HTMLElement | null;
  onMoved: OnMoved;
  /** Undefined on a board without columns. */
  onAdd: ((day: string) => void) | undefined;
  /** Closed by whoever is done here: the focus goes back to the day. */
  onClose: () => void;
  onLeave: () => void;
}

/** All cards of a day that has more than fit. */
export function DayPanel({ day, cards, anchor, onMoved, onAdd, onClose, onLeave }: Props) {
  return (
    <AnchoredPanel
      label={dayWords(day)}
      heading={dayWords(day)}
      anchor={anchor}
      onEscape={onClose}
      onLeave={onLeave}
    >
      <ul className="day-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <DueCard card={card} onMoved={onMoved} onOpen={onClose} isDetailed />
          </li>
        ))}
      </ul>
      {onAdd && (
        <Button kind="quiet" onClick={() => onAdd(day)}>
          {cardTexts.addCard}
        </Button>
      )}
    </AnchoredPanel>
  );
}

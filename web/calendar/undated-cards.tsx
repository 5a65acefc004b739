import * as texts from "#texts/calendar.ts";
import type { Card } from "../../contract/cards.ts";
import { DueCard } from "./due-card.tsx";
import type { OnMoved } from "./use-day-drag.ts";

/** The filter finds the others. */
const SHOWN_CARDS = 100;

interface Props {
  cards: readonly Card[];
  onMoved: OnMoved;
}

/** Open cards without a due date; dragged to a day, they get one. */
export function UndatedCards({ cards, onMoved }: Props) {
  return (
    <details className="undated">
      <summary>{texts.noDueDate(cards.length)}</summary>
      <ul>
        {cards.slice(0, SHOWN_CARDS).map((card) => (
          <li key={card.id}>
            <DueCard card={card} onMoved={onMoved} />
          </li>
        ))}
      </ul>
      {cards.length > SHOWN_CARDS && <p className="muted">{texts.firstShown(SHOWN_CARDS)}</p>}
    </details>
  );
}

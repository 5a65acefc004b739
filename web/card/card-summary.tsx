import { details, facts } from "#texts/card.ts";
import type { Card } from "../../contract/cards.ts";
import { useBoard } from "../board/use-board.ts";
import { Icon } from "../ui/display/icon.tsx";
import { SummaryFacts } from "./summary-facts.tsx";

/** Of most cards all. */
const MOST_LABELS = 2;

interface Props {
  card: Card;
  /** Whether all facts are shown below it. */
  isOpen: boolean;
  onToggle: () => void;
}

/** On a phone, what is known about the card; a tap shows it all, to be changed. */
export function CardSummary({ card, isOpen, onToggle }: Props) {
  const { board } = useBoard();
  return (
    <button type="button" className="card-summary" aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? (
        <span className="muted grow">{details}</span>
      ) : (
        <>
          <span className="visually-hidden">{facts}</span>
          <SummaryFacts card={card} board={board} mostLabels={MOST_LABELS} />
        </>
      )}
      <Icon name="down" size={16} />
    </button>
  );
}

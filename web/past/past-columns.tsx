import { memo } from "react";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { CardFacts } from "../board/cards/card-facts.tsx";
import { Chip } from "../ui/display/chip.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { differenceOf, differenceWords } from "./compare.ts";

interface Props {
  board: FullBoard;
  now: FullBoard;
  onOpen: (card: Card) => void;
}

export function PastColumns({ board, now, onOpen }: Props) {
  if (board.columns.length === 0) return <p className="past-empty">The board had no columns then.</p>;
  return (
    <div className="columns">
      {board.columns.map((column) => (
        <section
          key={column.id}
          className="column"
          aria-label={column.title}
          style={{ "--column": column.color }}
        >
          <header className="column-head past-head">
            <h2>
              {column.is_done_column && <Icon name="check" size={16} />}
              <span dir="auto">{column.title}</span>
            </h2>
            <span className="column-count">{column.cards.length}</span>
          </header>
          <ul className="past-cards" aria-label={`Cards in ${column.title}`}>
            {column.cards.map((card) => (
              <li key={card.id}>
                <PastTile card={card} words={differenceWords(differenceOf(card, now))} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface TileProps {
  card: Card;
  /** What has happened to it since. */
  words: string | null;
  onOpen: (card: Card) => void;
}

const PastTile = memo(function PastTile({ card, words, onOpen }: TileProps) {
  return (
    <article className="card past-card">
      {card.labels.length > 0 && (
        <ul className="card-labels" aria-label="Labels">
          {card.labels.map(({ id, name, color }) => (
            <li key={id}>
              <Chip name={name} color={color} />
            </li>
          ))}
        </ul>
      )}
      <h3 dir="auto">
        <button type="button" onClick={() => onOpen(card)}>
          {card.title}
        </button>
      </h3>
      <CardFacts card={card} unsent={false} />
      {words && <p className="past-since">{words}</p>}
    </article>
  );
});

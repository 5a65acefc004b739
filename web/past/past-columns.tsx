import { memo, useMemo, useState } from "react";
import * as texts from "#texts/past.tsx";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Column } from "../../contract/columns.ts";
import { CardFacts } from "../board/cards/card-facts.tsx";
import { number } from "../texts/format.ts";
import { Chip } from "../ui/display/chip.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Button } from "../ui/forms/button.tsx";
import { differenceOf, differenceWords } from "./compare.ts";

interface Props {
  board: FullBoard;
  now: FullBoard;
  onOpen: (card: Card) => void;
}

/** More of a column is shown when it is asked for: nothing here is taken off the page again, as on the board. */
const SHOWN = 100;

export function PastColumns({ board, now, onOpen }: Props) {
  const cardsNow = useMemo(
    () => new Map(now.columns.flatMap(({ cards }) => cards).map((card) => [card.id, card])),
    [now.columns],
  );
  if (board.columns.length === 0) return <p className="nothing">{texts.noColumns}</p>;
  return (
    <div className="columns">
      {board.columns.map((column) => (
        <PastColumn key={column.id} column={column} cardsNow={cardsNow} onOpen={onOpen} />
      ))}
    </div>
  );
}

interface ColumnProps {
  column: Column;
  cardsNow: ReadonlyMap<string, Card>;
  onOpen: (card: Card) => void;
}

function PastColumn({ column, cardsNow, onOpen }: ColumnProps) {
  const { title, color, cards, is_done_column } = column;
  const [count, setCount] = useState(SHOWN);
  return (
    <section className="column" aria-label={title} style={{ "--column": color }}>
      <header className="column-head past-head">
        <h2>
          {is_done_column && <Icon name="check" size={16} />}
          <span dir="auto">{title}</span>
        </h2>
        <span className="column-count">{number(cards.length)}</span>
      </header>
      <ul className="past-cards" aria-label={texts.cardsIn(title)}>
        {cards.slice(0, count).map((card) => (
          <li key={card.id}>
            <PastTile
              card={card}
              words={differenceWords(differenceOf(card, cardsNow.get(card.id)))}
              onOpen={onOpen}
            />
          </li>
        ))}
        {cards.length > count && (
          <li>
            <Button kind="quiet" onClick={() => setCount(count + SHOWN)}>
              {texts.showMore}
            </Button>
          </li>
        )}
      </ul>
    </section>
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
        <ul className="card-labels" aria-label={texts.labels}>
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

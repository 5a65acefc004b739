import { type KeyboardEvent, memo, useMemo, useState } from "react";
import * as texts from "#texts/past.tsx";
import type { Card } from "../../../contract/cards.ts";
import type { Column } from "../../../contract/columns.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { keyForward } from "../../util/direction.ts";
import { CardCover } from "../cards/tile/card-cover.tsx";
import { CardFacts } from "../cards/tile/card-facts.tsx";
import { CompleteMark } from "../cards/tile/complete-mark.tsx";
import { isComplete } from "../cards/tile/is-complete.ts";
import { TileLabels } from "../cards/tile/label-chips.tsx";
import { ColumnCount } from "../columns/column-count.tsx";
import { cardsShown, type Filter, NO_FILTER } from "../filter/filter.ts";
import { FoundTitle } from "../filter/found-title.tsx";

interface Props {
  columns: readonly Column[];
  filter?: Filter;
  onOpen: (card: Card) => void;
  /** The card that is marked. */
  changed?: string | null | undefined;
  /** A remark on the tile. */
  noteOf?: (card: Card) => string | null;
}

/** More of a column is shown when it is asked for: nothing here is taken off the page again, as on the board. */
const SHOWN = 100;

/** The columns of a board, to be looked at only. */
export function ReadOnlyColumns({ columns, ...rest }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys between the buttons in it
    <div className="columns" onKeyDown={focusNeighbour}>
      {columns.map((column) => (
        <ReadOnlyColumn key={column.id} column={column} {...rest} />
      ))}
    </div>
  );
}

interface ColumnProps extends Omit<Props, "columns"> {
  column: Column;
}

function ReadOnlyColumn({ column, filter = NO_FILTER, changed, onOpen, noteOf }: ColumnProps) {
  const { title, color, is_done_column } = column;
  const [count, setCount] = useState(SHOWN);
  const cards = useMemo(() => cardsShown(column, filter), [column, filter]);
  return (
    <section className="column" aria-label={title} data-column={column.id} style={{ "--column": color }}>
      <header className="column-head past-head">
        <h2>
          {is_done_column && <Icon name="check" size={16} />}
          <span dir="auto">{title}</span>
        </h2>
        <ColumnCount column={column} shown={cards.length} />
      </header>
      {cards.length === 0 && (
        <p className="past-none">{column.cards.length === 0 ? texts.noCards : texts.noMatches}</p>
      )}
      <ul className="cards-scroller scroller past-cards" aria-label={texts.cardsIn(title)}>
        {cards.slice(0, count).map((card) => (
          <li key={card.id}>
            <Tile
              card={card}
              isInDone={column.is_done_column}
              isChanged={card.id === changed}
              note={noteOf?.(card) ?? null}
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
  isInDone: boolean;
  isChanged: boolean;
  note: string | null;
  onOpen: (card: Card) => void;
}

const Tile = memo(function Tile({ card, isInDone, isChanged, note, onOpen }: TileProps) {
  const complete = isComplete(card, { is_done_column: isInDone });
  return (
    <article className="card past-card" data-complete={complete} data-changed={isChanged || undefined}>
      <CardCover card={card} />
      <TileLabels labels={card.labels} />
      <div className="card-top">
        {complete ? <CompleteMark /> : <span className="card-complete" />}
        <h3 dir="auto">
          <FoundTitle title={card.title} />
          <span className="card-tile-number">#{card.number}</span>
        </h3>
      </div>
      <CardFacts card={card} unsent={false} isInDone={isInDone} />
      {note && <p className="past-since">{note}</p>}
      {/* Not around the title: it would be a box, which the number after its last word needs it not to be. */}
      <button
        type="button"
        className="past-open"
        data-card={card.id}
        aria-label={`${card.title} #${card.number}`}
        onClick={() => onOpen(card)}
      />
    </article>
  );
});

/** As on the board of a member: up and down in a column, and beside the card in the next column that has any. */
function focusNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof HTMLElement)) return;
  const columns = [...event.currentTarget.children]
    .map((column) => [...column.querySelectorAll<HTMLElement>(".past-open")])
    .filter((cards) => cards.length > 0);
  const at = columns.findIndex((cards) => cards.includes(target));
  const place = columns[at]?.indexOf(target) ?? -1;
  if (place < 0) return;
  const beside = (by: number) => columns[at + by]?.at(place) ?? columns[at + by]?.at(-1);
  const wanted: Record<string, () => HTMLElement | undefined> = {
    ArrowUp: () => columns[at]?.[place - 1],
    ArrowDown: () => columns[at]?.[place + 1],
    ArrowLeft: () => beside(-1),
    ArrowRight: () => beside(1),
    Home: () => columns[at]?.[0],
    End: () => columns[at]?.at(-1),
  };
  const next = wanted[keyForward(event)]?.();
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

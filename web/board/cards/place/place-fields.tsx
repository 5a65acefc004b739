import * as texts from "#texts/cards.ts";
import type { Card } from "../../../../contract/cards.ts";
import { Select } from "../../../ui/forms/field.tsx";
import { isFull } from "../../state/column-room.ts";
import { useBoard } from "../../use-board.ts";

export interface CardPlace {
  columnId: string;
  /** Null until one is chosen. */
  position: number | null;
}

interface Props {
  place: CardPlace;
  onChange: (place: CardPlace) => void;
  /** The card that is moved: it has no position among the others, and its own is marked. */
  moved?: Card;
  /** The position until one is chosen. */
  usual: (cards: readonly Card[]) => number;
}

/** The cards of the column, without the one that is moved. */
export function useCardsIn(columnId: string, moved?: Card): Card[] {
  const { board } = useBoard();
  const cards = board.columns.find(({ id }) => id === columnId)?.cards ?? [];
  return moved ? cards.filter(({ id }) => id !== moved.id) : cards;
}

/** A column and a position in it. */
export function PlaceFields({ place, onChange, moved, usual }: Props) {
  const { board } = useBoard();
  const { columnId } = place;
  const others = useCardsIn(columnId, moved);
  const all = board.columns.find(({ id }) => id === columnId)?.cards ?? [];
  const present = moved ? all.findIndex(({ id }) => id === moved.id) : -1;
  return (
    <>
      <Select
        label={texts.column}
        value={columnId}
        data-autofocus={moved ? true : undefined}
        onChange={(event) => onChange({ columnId: event.currentTarget.value, position: null })}
      >
        {board.columns.map((column) => {
          const refuses = column.id !== moved?.column_id && isFull(column);
          return (
            <option key={column.id} value={column.id} disabled={refuses}>
              {refuses ? texts.fullColumn(column.title) : column.title}
            </option>
          );
        })}
      </Select>
      <Select
        label={texts.position}
        value={Math.min(place.position ?? usual(others), others.length)}
        onChange={(event) => onChange({ columnId, position: Number(event.currentTarget.value) })}
      >
        <option value={0}>{marked(texts.first, present === 0)}</option>
        {others.map(({ id, title }, index) => (
          <option key={id} value={index + 1}>
            {marked(
              (index === others.length - 1 ? texts.lastAfter : texts.after)(title),
              present === index + 1,
            )}
          </option>
        ))}
      </Select>
    </>
  );
}

/** The present position says so. */
function marked(position: string, isPresent: boolean): string {
  return isPresent ? texts.current(position) : position;
}

import { type KeyboardEvent, useState } from "react";
import * as texts from "#texts/card.ts";
import { fullColumn } from "#texts/cards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Column } from "../../../contract/columns.ts";
import { ChoiceField } from "../../card/choice-field.tsx";
import { number } from "../../texts/format.ts";
import { itemFor } from "../../ui/dialogs/arrow-keys.ts";
import { Swatch } from "../../ui/display/chip.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { moveCards } from "../selection/bulk-actions.ts";
import { refuses } from "../state/column-room.ts";
import { useBoard } from "../use-board.ts";
import { columnsNamed } from "./columns-named.ts";

interface Props {
  cards: readonly Card[];
  onDone: () => void;
  /** Opens the dialog with the positions in a column, which is for one card. */
  onPosition?: (card: Card) => void;
}

/** The cards go to the end of what is chosen. Arrows move through the columns, as in a menu. */
export function ColumnChoices({ cards, onDone, onPosition }: Props) {
  const { board, session } = useBoard();
  const [text, setText] = useState("");
  const [only] = cards.length === 1 ? cards : [];
  const current = commonColumn(cards);
  const cardIds = cards.map(({ id }) => id);
  const found = columnsNamed(board.columns, text);
  const choose = ({ id }: Column) => {
    if (id !== current) moveCards(session, cards, id, null);
    onDone();
  };
  const chooseFirst = () => {
    const [first] = found;
    if (first && !refuses(first, cardIds)) choose(first);
  };
  return (
    <>
      <ChoiceField label={texts.findColumn} value={text} onChange={setText} onEnter={chooseFirst} />
      <ul className="choices" data-typed={text.trim() !== ""} onKeyDown={onArrow}>
        {found.map((column) => (
          <li key={column.id}>
            <button
              type="button"
              className="choice"
              disabled={refuses(column, cardIds)}
              aria-current={column.id === current || undefined}
              onClick={() => choose(column)}
            >
              <Swatch color={column.color} />
              <span className="choice-name grow" dir="auto">
                {refuses(column, cardIds) ? fullColumn(column.title) : column.title}
              </span>
              {column.id === current && <Icon name="check" size={16} />}
              <span className="choice-count" aria-hidden="true">
                {number(column.cards.length)}
                {column.card_limit !== null && `/${number(column.card_limit)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="muted">{texts.noMatchingColumns}</p>}
      {only && onPosition && <Button onClick={() => onPosition(only)}>{texts.choosePosition}</Button>}
    </>
  );
}

/** The one that all of them are in. */
function commonColumn([first, ...others]: readonly Card[]): string | null {
  return first && others.every(({ column_id }) => column_id === first.column_id) ? first.column_id : null;
}

function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const choice = itemFor(event.key, [...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled")]);
  if (!choice) return;
  event.preventDefault();
  choice.focus();
}

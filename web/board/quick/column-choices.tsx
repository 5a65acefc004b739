import type { KeyboardEvent } from "react";
import * as texts from "#texts/cards.ts";
import type { Card } from "../../../contract/cards.ts";
import { itemFor } from "../../ui/dialogs/arrow-keys.ts";
import { Swatch } from "../../ui/display/chip.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { moveCards } from "../selection/bulk-actions.ts";
import { refuses } from "../state/column-room.ts";
import { useBoard } from "../use-board.ts";

interface Props {
  cards: readonly Card[];
  onDone: () => void;
  /** The one that all of them are in, if it is marked. */
  current?: string;
}

/** The cards go to the end of what is chosen. Arrows move through the columns, as in a menu. */
export function ColumnChoices({ cards, onDone, current }: Props) {
  const { board, session } = useBoard();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const choice = itemFor(event.key, [
      ...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled"),
    ]);
    if (!choice) return;
    event.preventDefault();
    choice.focus();
  };
  return (
    <ul className="choices" onKeyDown={onKeyDown}>
      {board.columns.map((column) => {
        const { id, title, color } = column;
        const isFull = refuses(
          column,
          cards.map((card) => card.id),
        );
        return (
          <li key={id}>
            <button
              type="button"
              className="choice"
              disabled={isFull}
              {...(id === current && { "aria-current": true, "data-autofocus": true })}
              onClick={() => {
                if (id !== current) moveCards(session, cards, id, null);
                onDone();
              }}
            >
              <Swatch color={color} />
              <span className="choice-name grow" dir="auto">
                {isFull ? texts.fullColumn(title) : title}
              </span>
              {id === current && <Icon name="check" size={16} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

import * as texts from "#texts/card.ts";
import type { Card } from "../../contract/cards.ts";
import { ColumnChoices } from "../board/quick/column-choices.tsx";
import { useBoard } from "../board/use-board.ts";
import { Popover } from "../ui/dialogs/popover.tsx";
import { Swatch } from "../ui/display/chip.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Fact } from "./fact.tsx";
import { keyed } from "./use-card-keys.ts";

/** Where the card is: another column is one click further, a position in it is a dialog. */
export function CardColumn({ card, onMove }: { card: Card; onMove: () => void }) {
  const { board } = useBoard();
  const column = board.columns.find(({ id }) => id === card.column_id);
  return (
    <Fact name={texts.column}>
      <Popover
        label={texts.moveCard}
        command="card-move"
        button={(props) => (
          <button {...props} {...keyed("V")} type="button" className="card-column add-fact plain">
            <span className="visually-hidden">{texts.changeColumn}</span>
            <Swatch color={column?.color ?? "transparent"} />
            <span dir="auto">{column?.title}</span>
            <Icon name="down" size={14} />
          </button>
        )}
      >
        {(close) => (
          <ColumnChoices
            cards={[card]}
            onDone={close}
            onPosition={() => {
              close();
              onMove();
            }}
          />
        )}
      </Popover>
    </Fact>
  );
}

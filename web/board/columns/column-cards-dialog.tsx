import * as texts from "#texts/column-cards.ts";
import * as common from "#texts/common.ts";
import type { Column } from "../../../contract/columns.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { useControls } from "../controls.ts";
import { ColumnChoices } from "../quick/column-choices.tsx";
import { MOST_SORTED, ORDERS, sortCards } from "./sort-cards.ts";

interface Props {
  column: Column;
  does: "move" | "sort";
  onClose: () => void;
}

/** All cards of a column, also those that a filter hides, go to another one or into an order. */
export default function ColumnCardsDialog({ column, does, onClose }: Props) {
  const { session } = useControls();
  const { title, cards } = column;
  const heading = (does === "move" ? texts.moveAllOf : texts.sortAllOf)(title, cards.length);
  return (
    <Dialog title={heading} onClose={onClose}>
      {cards.length > MOST_SORTED ? (
        <>
          <p>{texts.tooMany(MOST_SORTED)}</p>
          <div className="dialog-actions">
            <Button onClick={onClose}>{common.close}</Button>
          </div>
        </>
      ) : does === "move" ? (
        <ColumnChoices cards={cards} onDone={onClose} />
      ) : (
        <>
          <p className="note">{texts.sortedOnce}</p>
          <ul className="choices">
            {ORDERS.map((order, index) => (
              <li key={order}>
                <button
                  type="button"
                  className="choice"
                  data-autofocus={index === 0 || undefined}
                  onClick={() => {
                    sortCards(session, column, order);
                    onClose();
                  }}
                >
                  {texts.orders[order]}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

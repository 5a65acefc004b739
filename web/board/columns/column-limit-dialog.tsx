import { type FormEvent, useState } from "react";
import type { Column } from "../../../contract/columns.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { useControls } from "../controls.ts";
import { updateColumn } from "../session/actions.ts";

const MOST = 10_000;

export default function ColumnLimitDialog({ column, onClose }: { column: Column; onClose: () => void }) {
  const { session } = useControls();
  const [text, setText] = useState(column.card_limit === null ? "" : String(column.card_limit));
  const [error, setError] = useState<string>();
  const set = (card_limit: number | null) => {
    if (card_limit !== column.card_limit) updateColumn(session, column, { card_limit });
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    if (given === "") return set(null);
    const limit = Number(given);
    if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return set(limit);
    setError(`Enter a whole number from 1 to ${MOST.toLocaleString("en")}, or nothing for no limit.`);
  };
  const isBelow = error === undefined && text.trim() !== "" && Number(text) < column.cards.length;
  return (
    <Dialog title={`Card limit of ${column.title}`} onClose={onClose}>
      <form className="stack" onSubmit={save} noValidate>
        <Field
          label="Maximum number of cards"
          inputMode="numeric"
          placeholder="No limit"
          data-autofocus
          value={text}
          error={error}
          hint={
            isBelow
              ? `There are ${column.cards.length} cards here now. They stay, but none is added until there is room.`
              : "A full column takes no more cards until one has left."
          }
          onChange={(event) => {
            setText(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <div className="dialog-actions">
          {column.card_limit !== null && (
            <Button kind="quiet" onClick={() => set(null)}>
              Remove limit
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

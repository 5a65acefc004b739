import { type FormEvent, useState } from "react";
import * as texts from "#texts/columns.tsx";
import * as common from "#texts/common.ts";
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
    setError(texts.limitRange(MOST));
  };
  const isBelow = error === undefined && text.trim() !== "" && Number(text) < column.cards.length;
  return (
    <Dialog title={texts.limitOf(column.title)} onClose={onClose}>
      <form className="stack" onSubmit={save} noValidate>
        <Field
          label={texts.maximum}
          inputMode="numeric"
          placeholder={texts.noLimit}
          data-autofocus
          value={text}
          error={error}
          hint={isBelow ? texts.belowCount(column.cards.length) : texts.whatLimitDoes}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <div className="dialog-actions">
          {column.card_limit !== null && (
            <Button kind="quiet" onClick={() => set(null)}>
              {texts.removeLimit}
            </Button>
          )}
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" type="submit">
            {common.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

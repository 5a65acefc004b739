import { type FormEvent, useRef, useState } from "react";
import { cancel } from "#texts/common.ts";
import { noColumns } from "#texts/restoring.ts";
import * as texts from "#texts/trash.tsx";
import { useBoard } from "../board/use-board.ts";
import { useQuestion } from "../ui/dialogs/use-question.ts";
import { Button } from "../ui/forms/button.tsx";
import { Select } from "../ui/forms/field.tsx";

interface Props {
  onChoose: (columnId: string) => void;
  onCancel: () => void;
}

/** Where to put a card whose column is gone. */
export function ColumnChoice({ onChoose, onCancel }: Props) {
  const { columns } = useBoard().board;
  const [columnId, setColumnId] = useState(columns[0]?.id);
  const ref = useRef<HTMLFormElement>(null);
  useQuestion(ref, "select", onCancel);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (columnId) onChoose(columnId);
  };
  return (
    <form className="notice list-more" ref={ref} onSubmit={submit}>
      {columns.length === 0 ? (
        <p role="alert">{noColumns}</p>
      ) : (
        <>
          <p role="alert">{texts.columnIsGone}</p>
          <Select
            label={texts.column}
            hideLabel
            value={columnId}
            onChange={(event) => setColumnId(event.currentTarget.value)}
          >
            {columns.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </>
      )}
      <div className="row">
        {columns.length > 0 && (
          <Button kind="primary" type="submit">
            {texts.restoreHere}
          </Button>
        )}
        <Button kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}

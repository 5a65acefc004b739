import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/labels.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Label } from "../../../contract/labels.ts";
import { useBoard } from "../../board/use-board.ts";
import { Chip } from "../../ui/display/chip.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { ColorChoice, leastUsedColor } from "../../ui/forms/color-choice.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { tooLong } from "../../ui/forms/too-long.tsx";
import { createLabel, deleteLabel, updateLabel } from "../card-actions.ts";

interface Props {
  cards: readonly Card[];
  /** Null creates a new one and adds it to the cards. */
  label: Label | null;
  onDone: () => void;
}

export function LabelForm({ cards, label, onDone }: Props) {
  const { board, session } = useBoard();
  const [name, setName] = useState(label?.name ?? "");
  const [color, setColor] = useState(
    () => label?.color ?? leastUsedColor(board.labels.map((each) => each.color)),
  );
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => ref.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  const uses = board.columns.reduce(
    (sum, column) =>
      sum + column.cards.filter(({ labels }) => labels.some(({ id }) => id === label?.id)).length,
    0,
  );
  const reason = tooLong(name.trim(), 255);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const fields = { name: name.trim(), color };
    if (reason) return;
    if (label) updateLabel(session, label, fields);
    else createLabel(session, board, cards, fields);
    onDone();
  };
  const remove = () => {
    if (label) deleteLabel(session, label);
    onDone();
  };
  return (
    <form ref={ref} className="label-form" onSubmit={save}>
      <div className="label-head">
        <h3 className="visually-hidden">{label ? texts.editOne : texts.newLabel}</h3>
        <div className="label-preview">
          <Chip name={name.trim() || texts.labelName} color={color} />
        </div>
        {label && <span className="detail">{texts.usedOn(uses)}</span>}
      </div>
      <Field
        label={label ? texts.labelName : texts.newLabelName}
        required
        error={reason ?? undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ColorChoice label={texts.color} value={color} onChange={setColor} />
      <div className="row">
        <Button kind="primary" type="submit" disabled={reason !== null}>
          {label ? common.save : texts.createLabel}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {texts.back}
        </Button>
        {label && (
          <Button kind="danger" onClick={remove}>
            {common.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

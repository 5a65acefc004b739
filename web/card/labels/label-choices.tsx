import { useState } from "react";
import * as texts from "#texts/labels.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Label } from "../../../contract/labels.ts";
import { keyOf } from "../../board/state/local-ids.ts";
import { useBoard } from "../../board/use-board.ts";
import { Chip } from "../../ui/display/chip.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { leastUsedColor } from "../../ui/forms/color-choice.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { MixedCheckbox } from "../../ui/forms/mixed-checkbox.tsx";
import { createLabel, setLabel } from "../card-actions.ts";
import { ChoiceField } from "../choice-field.tsx";
import { chosenFirst } from "./chosen-first.ts";

interface Props {
  /** None where the labels themselves are looked after. */
  cards: readonly Card[];
  /** Null is a new one. */
  onEdit: (label: Label | null) => void;
}

export function LabelChoices({ cards, onEdit }: Props) {
  const { board, session } = useBoard();
  const [text, setText] = useState("");
  const wanted = text.trim();
  // As they were when it opened: nothing moves while it is chosen.
  const [before] = useState(cards);
  const found = chosenFirst(board.labels, before).filter(({ name }) =>
    name.toLowerCase().includes(wanted.toLowerCase()),
  );
  const exact = found.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const isOn = (label: Label) => cards.map(({ labels }) => labels.some(({ id }) => id === label.id));
  const create = () => {
    const color = leastUsedColor(board.labels.map((label) => label.color));
    createLabel(session, board, cards, { name: wanted, color });
    setText("");
  };
  const chooseFirst = () => {
    const first = exact ?? found[0];
    if (!first) return create();
    if (cards.length === 0) return onEdit(first);
    setLabel(session, cards, first, isOn(first).includes(false));
    setText("");
  };
  return (
    <>
      <ChoiceField
        label={texts.findLabel}
        value={text}
        onChange={setText}
        onEnter={chooseFirst}
        maxLength={255}
      />
      <ul className="choices" data-typed={wanted !== ""}>
        {found.map((label) => (
          <li key={keyOf(label.id)}>
            {cards.length > 0 ? (
              // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
              <label className="choice">
                <MixedCheckbox checked={isOn(label)} onChange={(on) => setLabel(session, cards, label, on)} />
                <LabelName label={label} />
              </label>
            ) : (
              <span className="choice">
                <LabelName label={label} />
              </span>
            )}
            <IconButton
              size="s"
              icon="edit"
              label={texts.editLabel(label.name)}
              onClick={() => onEdit(label)}
            />
          </li>
        ))}
      </ul>
      {board.labels.length === 0 && <p className="muted">{texts.noLabels}</p>}
      {wanted && !exact ? (
        <Button onClick={create}>
          <span className="truncate" dir="auto">
            {texts.createNamed(wanted)}
          </span>
        </Button>
      ) : (
        <Button onClick={() => onEdit(null)}>{texts.newLabel}</Button>
      )}
    </>
  );
}

function LabelName({ label: { name, color } }: { label: Label }) {
  return (
    <span className="choice-name">
      <Chip name={name} color={color} />
    </span>
  );
}

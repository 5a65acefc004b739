import { useLayoutEffect, useRef } from "react";
import * as texts from "#texts/labels.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Label } from "../../../contract/labels.ts";
import { keyOf } from "../../board/state/local-ids.ts";
import { useBoard } from "../../board/use-board.ts";
import { Swatch } from "../../ui/display/chip.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { MixedCheckbox } from "../../ui/forms/mixed-checkbox.tsx";
import { setLabel } from "../card-actions.ts";

interface Props {
  cards: readonly Card[];
  /** Null is a new one. */
  onEdit: (label: Label | null) => void;
}

export function LabelChoices({ cards, onEdit }: Props) {
  const { board, session } = useBoard();
  const ref = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => ref.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  return (
    <>
      <ul className="choices" ref={ref}>
        {board.labels.map((label) => (
          <li key={keyOf(label.id)}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside */}
            <label className="choice">
              <MixedCheckbox
                checked={cards.map(({ labels }) => labels.some(({ id }) => id === label.id))}
                onChange={(on) => setLabel(session, cards, label, on)}
              />
              <Swatch color={label.color} />
              <span className="choice-name" dir="auto">
                {label.name}
              </span>
            </label>
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
      <Button onClick={() => onEdit(null)}>{texts.newLabel}</Button>
    </>
  );
}

import { completeByColumn } from "#texts/cards.ts";
import * as texts from "#texts/my-cards.ts";
import { isComplete } from "../board/cards/tile/is-complete.ts";
import type { CardItem } from "./card-row.tsx";

interface Props {
  item: Pick<CardItem, "card" | "column">;
  onChange: (isComplete: boolean) => void;
}

/** Where the column makes the card complete, there is nothing to choose. */
export function CompleteCheckbox({ item: { card, column }, onChange }: Props) {
  const byColumn = column?.is_done_column === true;
  return (
    <label className="check-target" title={byColumn ? completeByColumn : undefined}>
      <input
        type="checkbox"
        className="complete-box"
        checked={isComplete(card, column)}
        disabled={byColumn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="visually-hidden">
        {texts.completeCard(card.title)}
        {byColumn && ` (${completeByColumn})`}
      </span>
    </label>
  );
}

import * as texts from "#texts/my-cards.ts";
import type { Card } from "../../contract/cards.ts";

interface Props {
  card: Card;
  onChange: (isComplete: boolean) => void;
}

export function CompleteCheckbox({ card, onChange }: Props) {
  return (
    <label className="check-target">
      <input
        type="checkbox"
        checked={card.is_complete}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="visually-hidden">{texts.completeCard(card.title)}</span>
    </label>
  );
}

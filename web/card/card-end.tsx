import type { Card } from "../../contract/cards.ts";
import { Icon } from "../ui/display/icon.tsx";
import { Button } from "../ui/forms/button.tsx";

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

export function CardEnd({ card, onDelete }: { card: Card; onDelete: () => void }) {
  return (
    <div className="card-end">
      <Button kind="danger" onClick={onDelete}>
        <Icon name="remove" size={16} />
        Delete card
      </Button>
      <p className="card-dates">
        Created {DATE.format(new Date(card.created_at))}
        <br />
        Updated {DATE.format(new Date(card.updated_at))}
      </p>
    </div>
  );
}

import type { Card } from "../../contract/cards.ts";
import { Icon } from "../ui/display/icon.tsx";
import { Button } from "../ui/forms/button.tsx";

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

interface Props {
  card: Card;
  onCopy: () => void;
  onArchive: () => void;
  onDelete: () => void;
}

export function CardEnd({ card, onCopy, onArchive, onDelete }: Props) {
  return (
    <div className="card-end">
      <Button onClick={onCopy}>
        <Icon name="copy" size={16} />
        Copy card…
      </Button>
      <Button onClick={onArchive}>
        <Icon name="archive" size={16} />
        Archive card
      </Button>
      <Button kind="danger" onClick={onDelete}>
        <Icon name="remove" size={16} />
        Delete card
      </Button>
      <p className="detail">
        Created {DATE.format(new Date(card.created_at))}
        <br />
        Updated {DATE.format(new Date(card.updated_at))}
      </p>
    </div>
  );
}

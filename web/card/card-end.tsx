import * as texts from "#texts/card.ts";
import type { Card } from "../../contract/cards.ts";
import { dateText } from "../ui/display/date-text.ts";
import { Icon } from "../ui/display/icon.tsx";
import { Button } from "../ui/forms/button.tsx";

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
        {texts.copyCard}
      </Button>
      <Button onClick={onArchive}>
        <Icon name="archive" size={16} />
        {texts.archiveCard}
      </Button>
      <Button kind="danger" onClick={onDelete}>
        <Icon name="remove" size={16} />
        {texts.deleteCard}
      </Button>
      <p className="detail">
        {texts.created(dateText(card.created_at))}
        <br />
        {texts.updated(dateText(card.updated_at))}
      </p>
    </div>
  );
}

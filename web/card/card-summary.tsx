import * as texts from "#texts/card.ts";
import { more } from "#texts/presence.ts";
import type { Card } from "../../contract/cards.ts";
import { DueBadge } from "../board/cards/due-badge.tsx";
import { isCompleteOn } from "../board/cards/is-complete.ts";
import { useBoard } from "../board/use-board.ts";
import { Avatar } from "../ui/display/avatar.tsx";
import { Chip, Swatch } from "../ui/display/chip.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { PlaceholderAvatar } from "../ui/display/placeholder-avatar.tsx";

/** Of most cards all; of others, the rest is counted. */
const MOST_LABELS = 2;

interface Props {
  card: Card;
  /** Whether all facts are shown below it. */
  isOpen: boolean;
  onToggle: () => void;
}

/** On a phone, what is known about the card; a tap shows it all, to be changed. */
export function CardSummary({ card, isOpen, onToggle }: Props) {
  const { board } = useBoard();
  const column = board.columns.find(({ id }) => id === card.column_id);
  return (
    <button type="button" className="card-summary" aria-expanded={isOpen} onClick={onToggle}>
      <span className="visually-hidden">{texts.facts}</span>
      <span className="card-summary-facts grow">
        <span className="card-summary-column">
          <Swatch color={column?.color ?? "transparent"} />
          <span className="truncate" dir="auto">
            {column?.title}
          </span>
        </span>
        {card.due_at && <DueBadge dueAt={card.due_at} isDone={isCompleteOn(board, card)} />}
        <span className="avatars">
          {card.assignees.map((user) => (
            <Avatar key={user.id} user={user} size="s" />
          ))}
          {card.placeholders.map(({ id, name }) => (
            <PlaceholderAvatar key={id} name={name} size="s" />
          ))}
        </span>
        {card.labels.slice(0, MOST_LABELS).map(({ id, name, color }) => (
          <Chip key={id} name={name} color={color} />
        ))}
        {card.labels.length > MOST_LABELS && <span>{more(card.labels.length - MOST_LABELS)}</span>}
      </span>
      <Icon name="down" size={16} />
    </button>
  );
}

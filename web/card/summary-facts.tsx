import { more } from "#texts/presence.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { DueBadge } from "../board/cards/tile/due-badge.tsx";
import { isCompleteOn } from "../board/cards/tile/is-complete.ts";
import { Avatar } from "../ui/display/avatar.tsx";
import { Chip, Swatch } from "../ui/display/chip.tsx";
import { PlaceholderAvatar } from "../ui/display/placeholder-avatar.tsx";

interface Props {
  card: Card;
  board: FullBoard;
  /** The rest of the labels is counted. */
  mostLabels: number;
}

/** On a phone, what is known about a card, in a line or two. */
export function SummaryFacts({ card, board, mostLabels }: Props) {
  const column = board.columns.find(({ id }) => id === card.column_id);
  return (
    <span className="card-summary-facts grow">
      {column && (
        <span className="card-summary-column">
          <Swatch color={column.color} />
          <span className="truncate" dir="auto">
            {column.title}
          </span>
        </span>
      )}
      {card.due_at && <DueBadge dueAt={card.due_at} isDone={isCompleteOn(board, card)} />}
      <span className="avatars">
        {card.assignees.map((user) => (
          <Avatar key={user.id} user={user} size="s" />
        ))}
        {card.placeholders.map(({ id, name }) => (
          <PlaceholderAvatar key={id} name={name} size="s" />
        ))}
      </span>
      {card.labels.slice(0, mostLabels).map(({ id, name, color }) => (
        <Chip key={id} name={name} color={color} />
      ))}
      {card.labels.length > mostLabels && <span>{more(card.labels.length - mostLabels)}</span>}
    </span>
  );
}

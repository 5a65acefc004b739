import * as texts from "#texts/calendar.ts";
import type { Card } from "../../contract/cards.ts";
import { useBoard } from "../board/use-board.ts";
import { cardPath } from "../router.ts";
import { dateFormat } from "../texts/format.ts";
import { Swatch } from "../ui/display/chip.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Link } from "../ui/display/link.tsx";
import { useNow } from "../ui/display/time.tsx";
import { isOverdue } from "./due-cards.ts";
import { useDayDrag } from "./use-day-drag.ts";

const TIME = dateFormat({ timeStyle: "short" });

interface Props {
  card: Card;
  onMoved: (cardId: string, day: string) => void;
}

/** A card on its day. */
export function DueCard({ card, onMoved }: Props) {
  const { onPointerDown, onKeyDown } = useDayDrag(card, onMoved);
  const overdue = isOverdue(useBoard().board, card, useNow());
  const state = card.is_complete ? "complete" : overdue ? "overdue" : undefined;
  return (
    <Link
      className="due-card"
      data-due-card={card.id}
      data-state={state}
      href={cardPath(card.board_id, card.id)}
      title={card.title}
      draggable={false}
      aria-describedby="calendar-keys"
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    >
      {card.is_complete && <Icon name="check" size={13} />}
      {card.labels.slice(0, 3).map(({ id, color }) => (
        <Swatch key={id} color={color} />
      ))}
      <span className="due-card-title grow truncate" dir="auto">
        {card.title}
      </span>
      {card.due_at && (
        <time className="due-card-time detail" dateTime={card.due_at}>
          {TIME.format(new Date(card.due_at))}
        </time>
      )}
      {state && <span className="visually-hidden">{texts.states[state]}</span>}
    </Link>
  );
}

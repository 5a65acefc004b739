import * as common from "#texts/common.ts";
import * as texts from "#texts/my-cards.ts";
import type { MyCard } from "../../contract/home.ts";
import { boardPath, cardPath } from "../router.ts";
import { dateFormat } from "../texts/format.ts";
import { Chip } from "../ui/display/chip.tsx";
import { Link } from "../ui/display/link.tsx";
import { isOverdue } from "./groups.ts";

const THIS_YEAR = dateFormat({ weekday: "short", day: "numeric", month: "short" });
const OTHER_YEAR = dateFormat({ dateStyle: "medium" });
const TIME = dateFormat({ timeStyle: "short" });

interface Props {
  item: MyCard;
  now: Date;
  onComplete: (isComplete: boolean) => void;
}

export function MyCardRow({ item, now, onComplete }: Props) {
  const { card, board, column } = item;
  return (
    <li className="my-card" data-complete={card.is_complete}>
      <label className="check-target">
        <input
          type="checkbox"
          checked={card.is_complete}
          onChange={(event) => onComplete(event.target.checked)}
        />
        <span className="visually-hidden">{texts.completeCard(card.title)}</span>
      </label>
      <div className="my-card-text">
        <Link className="my-card-title" dir="auto" href={cardPath(card.board_id, card.id)}>
          {card.title}
        </Link>
        <p className="my-card-place note">
          <Link className="my-card-board truncate" dir="auto" href={boardPath(board.id)}>
            {board.title}
          </Link>
          <span aria-hidden="true">›</span>
          <span className="truncate" dir="auto">
            {column.title}
          </span>
        </p>
      </div>
      {card.labels.length > 0 && (
        <ul className="my-card-labels" aria-label={common.labels}>
          {card.labels.map(({ id, name, color }) => (
            <li key={id}>
              <Chip name={name} color={color} />
            </li>
          ))}
        </ul>
      )}
      {card.due_at && (
        <time className="my-card-due" dateTime={card.due_at} data-overdue={isOverdue(item, now)}>
          {dueWords(new Date(card.due_at), now)}
        </time>
      )}
    </li>
  );
}

function dueWords(due: Date, now: Date): string {
  if (due.toDateString() === now.toDateString()) return TIME.format(due);
  return (due.getFullYear() === now.getFullYear() ? THIS_YEAR : OTHER_YEAR).format(due);
}

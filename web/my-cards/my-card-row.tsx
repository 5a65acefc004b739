import * as facts from "#texts/cards.ts";
import * as common from "#texts/common.ts";
import * as texts from "#texts/my-cards.ts";
import type { MyCard } from "../../contract/home.ts";
import { Fact } from "../board/cards/card-facts.tsx";
import { boardPath, cardPath } from "../router.ts";
import { dateFormat, number } from "../texts/format.ts";
import { Chip } from "../ui/display/chip.tsx";
import { dateText } from "../ui/display/date-text.ts";
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
      <Facts item={item} now={now} />
    </li>
  );
}

/** What else one wants to know before opening it. */
function Facts({ item, now }: Pick<Props, "item" | "now">) {
  const { labels, checklists, comment_count, due_at } = item.card;
  const items = checklists.flatMap((checklist) => checklist.items);
  const done = items.filter(({ is_done }) => is_done).length;
  if (labels.length + items.length + comment_count === 0 && due_at === null) return null;
  return (
    <div className="my-card-facts">
      {labels.length > 0 && (
        <ul className="my-card-labels" aria-label={common.labels}>
          {labels.map(({ id, name, color }) => (
            <li key={id}>
              <Chip name={name} color={color} />
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <Fact
          icon="checklist"
          shown={facts.itemsDone(done, items.length)}
          words={facts.itemsDoneInWords(done, items.length)}
          isComplete={done === items.length}
        />
      )}
      {comment_count > 0 && (
        <Fact icon="comment" shown={number(comment_count)} words={facts.comments(comment_count)} />
      )}
      {due_at && (
        <time
          className="my-card-due"
          dateTime={due_at}
          title={dateText(due_at)}
          data-overdue={isOverdue(item, now)}
        >
          {dueWords(new Date(due_at), now)}
        </time>
      )}
    </div>
  );
}

function dueWords(due: Date, now: Date): string {
  if (due.toDateString() === now.toDateString()) return TIME.format(due);
  return (due.getFullYear() === now.getFullYear() ? THIS_YEAR : OTHER_YEAR).format(due);
}

import * as texts from "#texts/cards.ts";
import { atTime, today, tomorrow } from "#texts/dates.ts";
import type { SearchHit } from "../../contract/search.ts";
import { dateFormat } from "../texts/format.ts";
import { dateText } from "../ui/display/date-text.ts";
import { Icon } from "../ui/display/icon.tsx";
import { isOverdue } from "./is-overdue.ts";

const THIS_YEAR = dateFormat({ weekday: "short", day: "numeric", month: "short" });
const OTHER_YEAR = dateFormat({ dateStyle: "medium" });
const TIME = dateFormat({ timeStyle: "short" });

interface Props {
  item: Pick<SearchHit, "card" | "column">;
  now: Date;
  /** It can be changed here. */
  onChange?: () => void;
}

/** When a card is due: today and tomorrow with the time. */
export function CardDue({ item, now, onChange }: Props) {
  const { due_at, title } = item.card;
  const shown = due_at !== null && (
    <time
      className="card-row-due"
      dateTime={due_at}
      title={dateText(due_at)}
      data-overdue={isOverdue(item, now)}
    >
      <span className="visually-hidden">{texts.dueBefore}</span>
      {dueWords(new Date(due_at), now)}
    </time>
  );
  if (!onChange) return shown || null;
  return (
    <button
      type="button"
      className="card-row-change-due"
      data-empty={due_at === null}
      aria-label={due_at === null ? texts.setDueOf(title) : undefined}
      title={due_at === null ? texts.setDue : undefined}
      aria-haspopup="dialog"
      onClick={onChange}
    >
      {shown || <Icon name="calendar" size={16} />}
    </button>
  );
}

function dueWords(due: Date, now: Date): string {
  const isIn = (days: number) =>
    due.toDateString() === new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toDateString();
  if (isIn(0)) return atTime(today, TIME.format(due));
  if (isIn(1)) return atTime(tomorrow, TIME.format(due));
  return (due.getFullYear() === now.getFullYear() ? THIS_YEAR : OTHER_YEAR).format(due);
}

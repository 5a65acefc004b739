import * as texts from "#texts/cards.ts";
import type { SearchHit } from "../../contract/search.ts";
import { dateFormat } from "../texts/format.ts";
import { dueWords } from "../ui/dates/due-words.ts";
import { dateText } from "../ui/display/date-text.ts";
import { Icon } from "../ui/display/icon.tsx";
import { isOverdue } from "./is-overdue.ts";

const THIS_YEAR = dateFormat({ weekday: "short", day: "numeric", month: "short" });
const OTHER_YEAR = dateFormat({ dateStyle: "medium" });

interface Props {
  item: Pick<SearchHit, "card" | "column">;
  now: Date;
  /** It can be changed here. */
  onChange?: () => void;
}

/** When a card is due. */
export function CardDue({ item, now, onChange }: Props) {
  const { due_at, title } = item.card;
  const due = new Date(due_at ?? now);
  const format = due.getFullYear() === now.getFullYear() ? THIS_YEAR : OTHER_YEAR;
  const shown = due_at !== null && (
    <time
      className="card-row-due"
      dateTime={due_at}
      title={dateText(due_at)}
      data-overdue={isOverdue(item, now)}
    >
      <span className="visually-hidden">{texts.dueBefore}</span>
      {dueWords(due, now, format.format)}
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

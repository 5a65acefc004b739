import * as texts from "#texts/cards.ts";
import type { SearchHit } from "../../contract/search.ts";
import { dateFormat } from "../texts/format.ts";
import { dateText } from "../ui/display/date-text.ts";
import { isOverdue } from "./is-overdue.ts";

const THIS_YEAR = dateFormat({ weekday: "short", day: "numeric", month: "short" });
const OTHER_YEAR = dateFormat({ dateStyle: "medium" });
const TIME = dateFormat({ timeStyle: "short" });

/** When a card is due: of today, the time. */
export function CardDue({ item, now }: { item: Pick<SearchHit, "card" | "column">; now: Date }) {
  const { due_at } = item.card;
  if (due_at === null) return null;
  return (
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
}

function dueWords(due: Date, now: Date): string {
  if (due.toDateString() === now.toDateString()) return TIME.format(due);
  return (due.getFullYear() === now.getFullYear() ? THIS_YEAR : OTHER_YEAR).format(due);
}

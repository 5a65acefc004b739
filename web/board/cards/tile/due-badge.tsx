import * as texts from "#texts/cards.ts";
import { dateFormat } from "../../../texts/format.ts";
import { dueDay, dueWords } from "../../../ui/dates/due-words.ts";
import { dateText } from "../../../ui/display/date-text.ts";
import { Icon } from "../../../ui/display/icon.tsx";
import { useNow } from "../../../ui/display/time.tsx";

const SOON_MS = 24 * 60 * 60 * 1000;
const DAY = dateFormat({ day: "numeric", month: "short" });
const DAY_OF_YEAR = dateFormat({ day: "numeric", month: "short", year: "numeric" });

interface Props {
  dueAt: string;
  isDone: boolean;
  /** Without the time of day. */
  isShort?: boolean;
}

/** The due date with what it means now, in colour and by the icon: words would take the room of what is beside it. */
export function DueBadge({ dueAt, isDone, isShort }: Props) {
  const now = useNow();
  const date = new Date(dueAt);
  const left = date.getTime() - now;
  const state = isDone ? "complete" : left < 0 ? "overdue" : left < SOON_MS ? "soon" : "later";
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return (
    <span className="due" data-state={state} title={texts.due(dateText(dueAt))}>
      <Icon name={isDone ? "check" : state === "overdue" ? "attention" : "clock"} size={14} />
      <span className="visually-hidden">{texts.dueBefore}</span>
      <time dateTime={dueAt}>
        {(isShort ? dueDay : dueWords)(date, new Date(now), (isThisYear ? DAY : DAY_OF_YEAR).format)}
      </time>
      <span className="visually-hidden">{texts.dueStates[state]}</span>
    </span>
  );
}

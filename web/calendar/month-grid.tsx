import * as texts from "#texts/calendar.ts";
import { dateFormat } from "../texts/format.ts";
import { dateOf, dayOf } from "./days.ts";
import { DueCard } from "./due-card.tsx";
import { type DatedCards, dayWords } from "./due-cards.ts";
import type { CalendarSpan } from "./view-state.ts";

/** In a month; the rest is a click away. */
const SHOWN_CARDS = 4;
const WEEKDAY = dateFormat({ weekday: "short" });
const FIRST = dateFormat({ day: "numeric", month: "short" });

interface Props {
  weeks: string[][];
  span: CalendarSpan;
  /** Days of other months are shown paler. */
  month: string;
  dated: DatedCards;
  onMoved: (cardId: string, day: string) => void;
  onOpenWeek: (day: string) => void;
}

/** Weeks as rows. */
export function MonthGrid({ weeks, span, month, dated, onMoved, onOpenWeek }: Props) {
  const today = dayOf(new Date());
  return (
    <table className="month" data-span={span}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {WEEKDAY.format(dateOf(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const cards = dated.byDay.get(day) ?? [];
              const shown =
                span === "week" || cards.length <= SHOWN_CARDS ? cards : cards.slice(0, SHOWN_CARDS - 1);
              const hidden = cards.length - shown.length;
              return (
                <td
                  key={day}
                  data-day={day}
                  data-today={day === today}
                  data-outside={span === "month" && !day.startsWith(month)}
                >
                  <time
                    className="day-number"
                    dateTime={day}
                    aria-current={day === today ? "date" : undefined}
                  >
                    <span aria-hidden="true">
                      {day.endsWith("-01") ? FIRST.format(dateOf(day)) : dateOf(day).getDate()}
                    </span>
                    <span className="visually-hidden">{dayWords(day)}</span>
                  </time>
                  <ul>
                    {shown.map((card) => (
                      <li key={card.id}>
                        <DueCard card={card} onMoved={onMoved} />
                      </li>
                    ))}
                  </ul>
                  {hidden > 0 && (
                    <button type="button" className="day-more" onClick={() => onOpenWeek(day)}>
                      {texts.moreCards(hidden)}
                      <span className="visually-hidden">{texts.onDay(dayWords(day))}</span>
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import * as texts from "#texts/calendar.ts";
import { isCompleteOn } from "../board/cards/tile/is-complete.ts";
import { useBoard } from "../board/use-board.ts";
import { WeekdayNames } from "../ui/dates/weekday-names.tsx";
import { useNow } from "../ui/display/time.tsx";
import { dateOf, dayOf } from "./days.ts";
import { dayWords, isOverdue } from "./due-cards.ts";
import type { GridProps } from "./month-grid.tsx";

/** More dots say no more. */
const MOST_DOTS = 3;

interface Props extends GridProps {
  onChoose: (day: string) => void;
}

/** A small month for a phone: a dot for each card of a day. */
export function MonthStrip({ weeks, span, month, active, dated, onKeyDown, onChoose }: Props) {
  const { board } = useBoard();
  const now = useNow();
  const today = dayOf(new Date());
  return (
    <table className="month-strip" onKeyDown={onKeyDown}>
      <WeekdayNames week={weeks[0] ?? []} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const cards = dated.byDay.get(day) ?? [];
              return (
                <td key={day} data-day={day}>
                  <button
                    type="button"
                    tabIndex={day === active ? 0 : -1}
                    data-outside={span === "month" && !day.startsWith(month)}
                    aria-label={texts.dayWithCards(dayWords(day), cards.length)}
                    aria-current={day === today ? "date" : undefined}
                    aria-pressed={day === active}
                    onClick={() => onChoose(day)}
                  >
                    {dateOf(day).getDate()}
                    <span className="dots">
                      {cards.slice(0, MOST_DOTS).map((card) => (
                        <i
                          key={card.id}
                          data-done={isCompleteOn(board, card)}
                          data-overdue={isOverdue(board, card, now)}
                        />
                      ))}
                    </span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

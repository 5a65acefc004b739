import * as texts from "#texts/calendar.ts";
import { dayOf } from "./days.ts";
import { DueCard } from "./due-card.tsx";
import { type DatedCards, dayWords } from "./due-cards.ts";

interface Props {
  days: readonly string[];
  dated: DatedCards;
  onMoved: (cardId: string, day: string) => void;
}

/** The days that have cards, one below the other, and today: for narrow screens. */
export function Agenda({ days, dated, onMoved }: Props) {
  const today = dayOf(new Date());
  const shown = days.filter((day) => day === today || dated.byDay.has(day));
  return (
    <div className="agenda">
      {shown.length === 0 && <p className="muted">{texts.noneDue}</p>}
      {shown.map((day) => (
        <section key={day} className="agenda-day" data-day={day} data-today={day === today}>
          <h3>
            {dayWords(day)}
            {day === today && <span className="muted">{texts.isToday}</span>}
          </h3>
          <ul>
            {dated.byDay.get(day)?.map((card) => (
              <li key={card.id}>
                <DueCard card={card} onMoved={onMoved} />
              </li>
            ))}
          </ul>
          {!dated.byDay.has(day) && <p className="muted">{texts.nothingDue}</p>}
        </section>
      ))}
    </div>
  );
}

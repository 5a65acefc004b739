import * as texts from "#texts/calendar.ts";
import type { Card } from "../../contract/cards.ts";
import { dateFormat } from "../texts/format.ts";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { dateOf, dayOf } from "./days.ts";
import { DueCard } from "./due-card.tsx";
import { dayWords } from "./due-cards.ts";
import type { OnMoved } from "./use-day-drag.ts";

/** No window is so tall that more would fit in a day of a month. */
const MOST_RENDERED = 16;
const FIRST = dateFormat({ day: "numeric", month: "short" });

interface Props {
  day: string;
  cards: readonly Card[];
  /** How many cards fit, where not all do. */
  room: number | undefined;
  /** Whether only what fits is shown. */
  isMeasured: boolean;
  isOutside: boolean;
  isActive: boolean;
  onMoved: OnMoved;
  /** Undefined on a board without columns. */
  onAdd: ((day: string) => void) | undefined;
  onOpenDay: (day: string) => void;
}

/** A day with its cards. Those that do not fit are rendered, to be measured, and invisible. */
export function DayCell({ day, cards, room, isMeasured, isOutside, isActive, onAdd, ...actions }: Props) {
  const isToday = day === dayOf(new Date());
  const rendered = isMeasured ? cards.slice(0, MOST_RENDERED) : cards;
  const shown = room ?? rendered.length;
  const hidden = cards.length - shown;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid, which can have the focus
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-day={day}
      data-today={isToday}
      data-outside={isOutside}
      aria-current={isToday ? "date" : undefined}
      aria-describedby="calendar-day-keys"
    >
      <div className="day-head">
        <time className="day-number" dateTime={day}>
          <span aria-hidden="true">
            {day.endsWith("-01") ? FIRST.format(dateOf(day)) : dateOf(day).getDate()}
          </span>
          <span className="visually-hidden">{texts.dayWithCards(dayWords(day), cards.length)}</span>
        </time>
        {onAdd && (
          <IconButton
            className="day-add"
            icon="add"
            size="s"
            label={texts.addOn(dayWords(day))}
            // Enter on the day does the same.
            tabIndex={isActive ? 0 : -1}
            onClick={() => onAdd(day)}
          />
        )}
      </div>
      <ul>
        {rendered.map((card, index) => (
          <li key={card.id} data-hidden={index >= shown}>
            <DueCard card={card} onMoved={actions.onMoved} isDetailed={!isMeasured} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className="day-more" onClick={() => actions.onOpenDay(day)}>
          {texts.moreCards(hidden)}
          <span className="visually-hidden">{texts.onDay(dayWords(day))}</span>
        </button>
      )}
    </td>
  );
}

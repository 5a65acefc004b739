import * as texts from "#texts/calendar.ts";
import type { Card } from "../../contract/cards.ts";
import { dateFormat } from "../texts/format.ts";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { type Bar, type Row, rowsOn } from "./bars.ts";
import { dateOf, dayOf } from "./days.ts";
import { DueCard } from "./due-card.tsx";
import { dayWords } from "./due-cards.ts";
import type { OnMoved } from "./use-day-drag.ts";

/** No window is so tall that more would fit in a day of a month. */
const MOST_RENDERED = 16;
const FIRST = dateFormat({ day: "numeric", month: "short" });

interface Props {
  day: string;
  /** Those that are due on it, and take no other day. */
  cards: readonly Card[];
  /** Its place in the week. */
  place: number;
  bars: readonly Bar[];
  /** Whether there is room for a bar on all of its days. */
  hasRoom: (bar: Bar) => boolean;
  /** How many rows fit, where not all do. */
  room: number | undefined;
  /** Whether only what fits is shown. */
  isMeasured: boolean;
  isOutside: boolean;
  isActive: boolean;
  /** No week after it is shown. */
  isLastWeek: boolean;
  onMoved: OnMoved;
  /** Undefined on a board without columns. */
  onAdd: ((day: string) => void) | undefined;
  onOpenDay: (day: string) => void;
}

/** A day with its cards. Those that do not fit are rendered, to be measured, and invisible. */
export function DayCell(props: Props) {
  const { day, cards, place, bars, hasRoom, room, isMeasured, isOutside, isActive, onAdd, onOpenDay } = props;
  const isToday = day === dayOf(new Date());
  const rows = rowsOn(place, bars, { cards, fillsLanes: isMeasured });
  const rendered = isMeasured ? rows.slice(0, MOST_RENDERED) : rows;
  const isShown = (row: Row, index: number) =>
    index < (room ?? rendered.length) && (row === null || !("bar" in row) || hasRoom(row.bar));
  const hidden = rows.filter((row, index) => row !== null && !isShown(row, index)).length;
  const due = rows.filter((row) => row !== null && (!("bar" in row) || row.bar.last === day)).length;
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
          <span className="visually-hidden">{texts.dayWithCards(dayWords(day), due)}</span>
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
        {rendered.map((row, index) => (
          <DayRow
            key={row === null ? index : "bar" in row ? row.bar.card.id : row.card.id}
            row={row}
            isHidden={!isShown(row, index)}
            {...props}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className="day-more" onClick={() => onOpenDay(day)}>
          {texts.moreCards(hidden)}
          <span className="visually-hidden">{texts.onDay(dayWords(day))}</span>
        </button>
      )}
    </td>
  );
}

interface RowProps extends Pick<Props, "place" | "isMeasured" | "isLastWeek" | "onMoved"> {
  row: Row;
  isHidden: boolean;
}

/** A bar is in the last of its days and reaches back over the others, which keep its place free. */
function DayRow({ row, isHidden, place, isMeasured, isLastWeek, onMoved }: RowProps) {
  if (row === null || ("bar" in row && row.bar.to !== place))
    return <li data-lane aria-hidden="true" data-hidden={isHidden} />;
  if (!("bar" in row))
    return (
      <li data-lane={row.isInLane || undefined} data-hidden={isHidden}>
        <DueCard card={row.card} onMoved={onMoved} isDetailed={!isMeasured} />
      </li>
    );
  const { bar } = row;
  const goesOn = bar.last > bar.ends;
  return (
    <li
      data-lane
      data-hidden={isHidden}
      data-begun={bar.first < bar.begins || undefined}
      data-goes-on={goesOn || undefined}
      style={{ "--days": bar.to - bar.from + 1 }}
    >
      <DueCard card={bar.card} span={bar} onMoved={onMoved} isRepeated={goesOn && !isLastWeek} />
    </li>
  );
}

import * as texts from "#texts/board.ts";
import { dayOf } from "../calendar/days.ts";
import { type CalendarPlace, showCalendar } from "../calendar/view-state.ts";
import { Icon } from "../ui/display/icon.tsx";
import { useCommands } from "../util/commands.ts";
import { CalendarView } from "./dialog-parts.ts";

/** Between the columns and the calendar of a board. */
export function ViewChoice({ place }: { place: CalendarPlace | null }) {
  const showMonth = () => showCalendar(place ?? { span: "month", day: dayOf(new Date()) });
  useCommands(place ? { columns: () => showCalendar(null) } : { calendar: showMonth });
  return (
    <fieldset className="segments view-choice" aria-label={texts.view}>
      <button type="button" aria-pressed={place === null} onClick={() => showCalendar(null)}>
        <Icon name="columns" size={16} />
        <span className="wide-only">{texts.board}</span>
      </button>
      <button
        type="button"
        aria-pressed={place !== null}
        onPointerEnter={CalendarView.preload}
        onFocus={CalendarView.preload}
        onClick={showMonth}
      >
        <Icon name="calendar" size={16} />
        <span className="wide-only">{texts.calendar}</span>
      </button>
    </fieldset>
  );
}

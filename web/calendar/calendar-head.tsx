import * as texts from "#texts/calendar.ts";
import { dateFormat } from "../texts/format.ts";
import { Button } from "../ui/forms/button.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { addDays, dateOf, dayOf, firstOfMonth } from "./days.ts";
import type { CalendarPlace } from "./view-state.ts";

const MONTH = dateFormat({ month: "long", year: "numeric" });
const DATE = dateFormat({ dateStyle: "medium" });

interface Props {
  place: CalendarPlace;
  days: readonly string[];
  onShow: (place: CalendarPlace) => void;
}

/** Which month or week is shown, and the ways to others. A card that is held over a button with `data-turn` presses it. */
export function CalendarHead({ place: { span, day }, days, onShow }: Props) {
  const step = (by: -1 | 1) => (span === "week" ? addDays(day, 7 * by) : firstOfMonth(day, by));
  return (
    <div className="calendar-head">
      <IconButton
        icon="back"
        label={texts.previous[span]}
        data-turn="back"
        onClick={() => onShow({ span, day: step(-1) })}
      />
      <IconButton
        icon="forward"
        label={texts.next[span]}
        data-turn="forward"
        onClick={() => onShow({ span, day: step(1) })}
      />
      <Button onClick={() => onShow({ span, day: dayOf(new Date()) })}>{texts.today}</Button>
      <h2 aria-live="polite">
        {span === "month"
          ? MONTH.format(dateOf(day))
          : DATE.formatRange(dateOf(days[0] ?? day), dateOf(days.at(-1) ?? day))}
      </h2>
      <fieldset className="segments" aria-label={texts.timeShown}>
        {(["month", "week"] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === span}
            onClick={() => onShow({ span: each, day })}
          >
            {texts.spans[each]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

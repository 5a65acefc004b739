import * as texts from "#texts/settings.ts";
import { clock, weekStart } from "../../storage/choices/date-choices.ts";
import { timeZone } from "../../util/time-zone.ts";
import { RadioChoice } from "./radio-choice.tsx";

/** How dates and times are written. The page is loaded again: its texts have been formatted by then. */
export function DateChoices() {
  return (
    <section className="panel stack" aria-labelledby="dates-title">
      <h2 id="dates-title">{texts.dates}</h2>
      <RadioChoice
        name="week-start"
        legend={texts.weekStart}
        values={["usual", "monday", "sunday", "saturday"]}
        names={texts.weekStarts}
        chosen={weekStart.use()}
        onChoose={weekStart.set}
      />
      <RadioChoice
        name="clock"
        legend={texts.clock}
        values={["usual", "h23", "h12"]}
        names={texts.clocks}
        chosen={clock.use()}
        onChoose={(chosen) => {
          clock.set(chosen);
          location.reload();
        }}
      />
      <p className="muted">{texts.timeZoneIs(timeZone())}</p>
    </section>
  );
}

import { useId } from "react";
import * as texts from "#texts/imports.ts";
import type { DateOrder } from "../../../contract/imports.ts";
import { dateFormat } from "../../texts/format.ts";
import { readingsOf } from "./date-order.ts";

interface Props {
  /** A date of the file that could be two. */
  example: string;
  order: DateOrder | null;
  onChange: (order: DateOrder) => void;
}

const format = dateFormat({ day: "numeric", month: "long", timeZone: "UTC" });

/** Nothing in the file says which number is the month. */
export function DateOrderChoice({ example, order: chosen, onChange }: Props) {
  const id = useId();
  const readings = readingsOf(example).map(({ order, day }) => ({ order, day: format.format(day) }));
  const [one, other] = readings;
  if (!one || !other) return null;
  const [date = example] = example.split(/[ ,T]/, 1);
  return (
    <fieldset
      className="notice import-date-order"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-note`}
    >
      <p id={`${id}-question`} className="import-legend">
        {texts.whichDay(date, one.day, other.day)}
      </p>
      <div className="checks">
        {readings.map(({ order, day }) => (
          <label key={order} className="check">
            <input
              type="radio"
              name="date-order"
              checked={chosen === order}
              onChange={() => onChange(order)}
            />
            {day}
          </label>
        ))}
      </div>
      <p id={`${id}-note`} className="note">
        {texts.whichDayNote}
      </p>
    </fieldset>
  );
}

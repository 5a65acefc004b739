import { dateFormat } from "../../texts/format.ts";
import { type Day, dateOf } from "./days.ts";

const SHORT = dateFormat({ weekday: "narrow" });
const NAME = dateFormat({ weekday: "long" });

/** The head of a small month, above the days of its first week. */
export function WeekdayNames({ week }: { week: readonly Day[] }) {
  return (
    <thead>
      <tr>
        {week.map((day) => (
          <th key={day} scope="col" abbr={NAME.format(dateOf(day))}>
            {SHORT.format(dateOf(day))}
          </th>
        ))}
      </tr>
    </thead>
  );
}

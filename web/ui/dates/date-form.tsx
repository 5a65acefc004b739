import { type FormEvent, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/dates.ts";
import { Button } from "../forms/button.tsx";
import { Field } from "../forms/field.tsx";
import { Calendar } from "./calendar.tsx";
import { type Day, dayOf, momentAt, nextWeek, plusDays, timeOf } from "./days.ts";

interface Props {
  value: string | null;
  /** The time of day until one is chosen. */
  usualTime: string;
  /** Why that moment cannot be chosen; null if it can. */
  problem: (at: string) => string | null;
  onSave: (at: string | null) => void;
}

/** A date with a time. A day that is chosen is saved at once; what is typed, with Save. */
export function DateForm({ value, usualTime, problem, onSave }: Props) {
  const before = value ? new Date(value) : null;
  const [day, setDay] = useState<Day>(before ? dayOf(before) : "");
  const [time, setTime] = useState(before ? timeOf(before) : usualTime);
  const at = day && time ? momentAt(day, time) : null;
  const reason = at ? problem(at) : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (at && !reason) onSave(at);
  };
  const choose = (chosen: Day) => {
    setDay(chosen);
    const moment = momentAt(chosen, time || usualTime);
    if (moment && !problem(moment)) onSave(moment);
  };
  const today = dayOf(new Date());
  const quick: [name: string, day: Day][] = [
    [texts.today, today],
    [texts.tomorrow, plusDays(today, 1)],
    [texts.nextWeek, nextWeek(today)],
  ];
  return (
    <form className="date-form" onSubmit={save}>
      <div className="row">
        {quick.map(([name, chosen]) => (
          <Button key={name} kind="quiet" onClick={() => choose(chosen)} aria-pressed={chosen === day}>
            {name}
          </Button>
        ))}
      </div>
      <Calendar value={day || null} onChoose={choose} />
      <div className="date-fields">
        <Field label={texts.date} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        <Field
          label={texts.time}
          type="time"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      {reason && (
        <p className="field-error" role="alert">
          {reason}
        </p>
      )}
      <div className="row">
        <Button kind="primary" type="submit" disabled={!at || reason !== null}>
          {common.save}
        </Button>
        {value && (
          <Button kind="quiet" onClick={() => onSave(null)}>
            {texts.removeDate}
          </Button>
        )}
      </div>
    </form>
  );
}

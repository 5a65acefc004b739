import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/dates.ts";
import { toast } from "../feedback/toasts.tsx";
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
  /** The form has done its work, and can be closed. */
  onDone: () => void;
}

/**
 * A date with a time. A day that is chosen is saved at once; what is typed, with Save or by leaving the form, or else a
 * message says why not. Escape discards it.
 */
export function DateForm({ value, usualTime, problem, onSave, onDone }: Props) {
  const before = value ? new Date(value) : null;
  const [day, setDay] = useState<Day>(before ? dayOf(before) : "");
  const [time, setTime] = useState(before ? timeOf(before) : usualTime);
  const at = day && time ? momentAt(day, time) : null;
  const reason = at ? problem(at) : null;
  const [isTyped, setTyped] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** What leaving the form does with what was typed. */
  const leave = useRef<() => void>(undefined);
  leave.current = () => {
    if (isTyped && at && !reason) return onSave(at);
    const isPartial = form.current?.querySelector(":invalid") || (isTyped && (day || value) && !at);
    const why = isTyped && reason ? reason : isPartial && texts.incomplete;
    if (why) toast({ kind: "error", message: `${texts.notSaved} ${why}` });
  };
  useLayoutEffect(() => () => leave.current?.(), []);
  const finish = (moment: string | null) => {
    leave.current = undefined;
    onSave(moment);
    onDone();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (at && !reason) finish(at);
  };
  const choose = (chosen: Day) => {
    setDay(chosen);
    const moment = momentAt(chosen, time || usualTime);
    if (moment && !problem(moment)) finish(moment);
  };
  const type = (write: (text: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(true);
    write(event.target.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") leave.current = undefined;
  };
  const today = dayOf(new Date());
  const quick: [name: string, day: Day][] = [
    [texts.today, today],
    [texts.tomorrow, plusDays(today, 1)],
    [texts.nextWeek, nextWeek(today)],
  ];
  return (
    <form className="date-form" ref={form} onSubmit={save} onKeyDown={onKeyDown}>
      <div className="row">
        {quick.map(([name, chosen]) => (
          <Button key={name} kind="quiet" onClick={() => choose(chosen)} aria-pressed={chosen === day}>
            {name}
          </Button>
        ))}
      </div>
      <Calendar value={day || null} onChoose={choose} />
      <div className="date-fields">
        <Field label={texts.date} type="date" value={day} onChange={type(setDay)} />
        <Field label={texts.time} type="time" value={time} onChange={type(setTime)} />
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
          <Button kind="quiet" onClick={() => finish(null)}>
            {texts.removeDate}
          </Button>
        )}
      </div>
    </form>
  );
}

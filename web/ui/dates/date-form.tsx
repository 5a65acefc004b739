import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/dates.ts";
import { examples, notUnderstood } from "#texts/typed-dates.ts";
import { dateFormat } from "../../texts/format.ts";
import { toast } from "../feedback/toasts.tsx";
import { Button } from "../forms/button.tsx";
import { Field } from "../forms/field.tsx";
import { Calendar } from "./calendar.tsx";
import { type Day, dateOf, dayOf, momentAt, nextWeek, plusDays, timeOf } from "./days.ts";
import { typedDate } from "./typed-date.ts";

const FIELD = dateFormat({ dateStyle: "medium" });
const FULL = dateFormat({ dateStyle: "full" });

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
  const today = dayOf(new Date());
  const [day, setDay] = useState<Day>(before ? dayOf(before) : "");
  const [text, setText] = useState(before ? FIELD.format(before) : "");
  const timeBefore = before ? timeOf(before) : usualTime;
  const [time, setTime] = useState(timeBefore);
  /** It came with the typed date, and goes with it. */
  const isTimeTyped = useRef(false);
  const at = day && time ? momentAt(day, time) : null;
  const reason = at ? problem(at) : null;
  const [isTyped, setTyped] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** What leaving the form does with what was typed. */
  const leave = useRef<() => void>(undefined);
  leave.current = () => {
    if (isTyped && at && !reason) return onSave(at);
    const isPartial = form.current?.querySelector(":invalid") || (isTyped && (text.trim() || value) && !at);
    const why =
      isTyped && reason ? reason : isPartial && (text.trim() && !day ? notUnderstood : texts.incomplete);
    if (why) toast({ kind: "error", message: `${texts.notSaved} ${why}` });
  };
  useLayoutEffect(() => () => leave.current?.(), []);
  const finish = (moment?: string | null) => {
    leave.current = undefined;
    if (moment !== undefined) onSave(moment);
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
  const typeDay = (typed: string) => {
    const found = typedDate(typed, today);
    setTyped(true);
    setText(typed);
    setDay(found?.day ?? "");
    if (found?.time || isTimeTyped.current) setTime(found?.time ?? timeBefore);
    isTimeTyped.current = Boolean(found?.time);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") leave.current = undefined;
  };
  // On a phone the keyboard would cover the days.
  const typesFirst = !matchMedia("(pointer: coarse)").matches;
  const quick: [name: string, day: Day][] = [
    [texts.today, today],
    [texts.tomorrow, plusDays(today, 1)],
    [texts.nextWeek, nextWeek(today)],
  ];
  return (
    <form className="date-form" ref={form} onSubmit={save} onKeyDown={onKeyDown}>
      <div className="date-fields">
        <Field
          label={texts.date}
          value={text}
          data-autofocus={typesFirst || undefined}
          autoComplete="off"
          hint={
            <span role="status">
              {day ? FULL.format(dateOf(day)) : text.trim() ? notUnderstood : examples}
            </span>
          }
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => typeDay(target.value)}
        />
        <Field
          label={texts.time}
          type="time"
          value={time}
          onChange={({ target }) => {
            setTyped(true);
            setTime(target.value);
            isTimeTyped.current = false;
          }}
        />
      </div>
      <div className="row">
        {quick.map(([name, chosen], index) => (
          <Button
            key={name}
            kind="quiet"
            data-autofocus={(!typesFirst && index === 0) || undefined}
            onClick={() => choose(chosen)}
            aria-pressed={chosen === day}
          >
            {name}
          </Button>
        ))}
      </div>
      <Calendar value={day || null} onChoose={choose} />
      {reason && (
        <p className="field-error" role="alert">
          {reason}
        </p>
      )}
      <div className="row">
        <Button kind="primary" type="submit" disabled={!at || reason !== null}>
          {common.save}
        </Button>
        <Button kind="quiet" onClick={() => finish(value ? null : undefined)}>
          {texts.noDate}
        </Button>
      </div>
    </form>
  );
}

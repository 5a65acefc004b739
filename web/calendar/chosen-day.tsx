import { Fragment } from "react";
import * as texts from "#texts/calendar.ts";
import * as cardTexts from "#texts/cards.ts";
import { Button } from "../ui/forms/button.tsx";
import { dayOf } from "./days.ts";
import { DueCard } from "./due-card.tsx";
import { type DatedCards, dayWords, underWay } from "./due-cards.ts";
import type { OnMoved } from "./use-day-drag.ts";

interface Props {
  day: string;
  /** Those that are shown. */
  days: readonly string[];
  dated: DatedCards;
  onMoved: OnMoved;
  /** Undefined on a board without columns. */
  onAdd: ((day: string) => void) | undefined;
}

/** The cards of the chosen day, then those of the days after it. */
export function ChosenDay({ day, days, dated, onMoved, onAdd }: Props) {
  const cards = dated.byDay.get(day) ?? [];
  const begun = underWay(dated, day);
  const later = days
    .filter((each) => each > day)
    .map((each) => ({ on: each, due: dated.byDay.get(each)?.filter((card) => !begun.includes(card)) ?? [] }))
    .filter(({ due }) => due.length > 0);
  return (
    <section className="chosen-day" aria-labelledby="chosen-day">
      <div className="row">
        <h3 id="chosen-day" className="grow" aria-live="polite">
          {dayWords(day)}
          {day === dayOf(new Date()) && <span className="chosen-today">{texts.today}</span>}
        </h3>
        {onAdd && <Button onClick={() => onAdd(day)}>{cardTexts.addCard}</Button>}
      </div>
      {cards.length === 0 && <p className="muted">{texts.nothingDue}</p>}
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <DueCard card={card} onMoved={onMoved} isDetailed />
          </li>
        ))}
      </ul>
      {begun.length > 0 && (
        <>
          <h4>{texts.underWay}</h4>
          <ul>
            {begun.map((card) => (
              <li key={card.id}>
                <DueCard card={card} onMoved={onMoved} isDetailed />
              </li>
            ))}
          </ul>
        </>
      )}
      {later.map(({ on, due }) => (
        <Fragment key={on}>
          <h4>{dayWords(on)}</h4>
          <ul>
            {due.map((card) => (
              <li key={card.id}>
                <DueCard card={card} onMoved={onMoved} isDetailed />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

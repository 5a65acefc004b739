import { useState } from "react";
import * as texts from "#texts/cards.ts";
import type { Card } from "../../../contract/cards.ts";
import { type Day, dayOf, plusDays } from "../../ui/dates/days.ts";
import { Button } from "../../ui/forms/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { setDue } from "../selection/bulk-actions.ts";
import { useBoard } from "../use-board.ts";

const SOON: [words: string, days: number][] = [
  [texts.today, 0],
  [texts.tomorrow, 1],
  [texts.inAWeek, 7],
];

/** A due date for one card or several: a day near today, any other, or none. */
export function DueChoices({ cards, onDone }: { cards: readonly Card[]; onDone: () => void }) {
  const { session } = useBoard();
  const [day, setDay] = useState(() => (cards[0]?.due_at ? dayOf(new Date(cards[0].due_at)) : ""));
  const choose = (due: Day | null) => {
    setDue(session, cards, due);
    onDone();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (day) choose(day);
      }}
    >
      <div className="row">
        {SOON.map(([words, days]) => (
          <Button key={words} onClick={() => choose(plusDays(dayOf(new Date()), days))}>
            {words}
          </Button>
        ))}
      </div>
      <Field label={texts.day} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      <div className="row">
        <Button kind="primary" type="submit" disabled={!day}>
          {texts.setDueDate}
        </Button>
        {cards.some(({ due_at }) => due_at !== null) && (
          <Button kind="quiet" onClick={() => choose(null)}>
            {texts.removeDueDate}
          </Button>
        )}
      </div>
    </form>
  );
}

import { useState } from "react";
import type { Card } from "../../../contract/cards.ts";
import { Button } from "../../ui/forms/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { setDue } from "../selection/bulk-actions.ts";
import { useBoard } from "../use-board.ts";

const SOON: [words: string, days: number][] = [
  ["Today", 0],
  ["Tomorrow", 1],
  ["In a week", 7],
];

/** A due date for one card or several: a day near today, any other, or none. */
export function DueChoices({ cards, onDone }: { cards: readonly Card[]; onDone: () => void }) {
  const { session } = useBoard();
  const [day, setDay] = useState(() => dayOf(cards[0]?.due_at ?? null));
  const choose = (due: string | null) => {
    setDue(session, cards, due);
    onDone();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (day) choose(endOf(new Date(`${day}T00:00`)));
      }}
    >
      <div className="row">
        {SOON.map(([words, days]) => (
          <Button key={words} onClick={() => choose(endOf(new Date(), days))}>
            {words}
          </Button>
        ))}
      </div>
      <Field label="Day" type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      <div className="row">
        <Button kind="primary" type="submit" disabled={!day}>
          Set due date
        </Button>
        {cards.some(({ due_at }) => due_at !== null) && (
          <Button kind="quiet" onClick={() => choose(null)}>
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}

/** The last minute of the day, so that nothing is overdue on the day it is due. */
function endOf(date: Date, days = 0): string {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 23, 59).toISOString();
}

/** As a date field wants it, in the time of this device. */
function dayOf(due: string | null): string {
  if (due === null) return "";
  const date = new Date(due);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

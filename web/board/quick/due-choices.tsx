import { startsLater } from "#texts/card.ts";
import type { Card } from "../../../contract/cards.ts";
import { DateForm } from "../../ui/dates/date-form.tsx";
import { USUAL_DUE_TIME } from "../../ui/dates/days.ts";
import { dateText } from "../../ui/display/date-text.ts";
import { setDue } from "../selection/bulk-actions.ts";
import { useBoard } from "../use-board.ts";

/** A due date for one card or several. */
export function DueChoices({ cards, onDone }: { cards: readonly Card[]; onDone: () => void }) {
  const { session } = useBoard();
  const problem = (at: string) => {
    const start = cards.find(({ start_at }) => start_at !== null && at < start_at)?.start_at;
    return start ? startsLater(dateText(start)) : null;
  };
  return (
    <DateForm
      value={cards.find(({ due_at }) => due_at !== null)?.due_at ?? null}
      usualTime={USUAL_DUE_TIME}
      problem={problem}
      onSave={(at) => setDue(session, cards, at)}
      onDone={onDone}
    />
  );
}

import * as texts from "#texts/card.ts";
import type { Card } from "../../../contract/cards.ts";
import { isCompleteOn } from "../../board/cards/tile/is-complete.ts";
import { useBoard } from "../../board/use-board.ts";
import { DateForm } from "../../ui/dates/date-form.tsx";
import { USUAL_DUE_TIME } from "../../ui/dates/days.ts";
import { Popover } from "../../ui/dialogs/popover.tsx";
import { dateText } from "../../ui/display/date-text.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { useNow } from "../../ui/display/time.tsx";
import { setDates } from "../card-actions.ts";
import { Fact } from "../fact.tsx";
import { keyed } from "../use-card-keys.ts";

/** When the card starts and is due. */
export function CardDates({ card }: { card: Card }) {
  const { board, session } = useBoard();
  const { start_at, due_at } = card;
  const complete = isCompleteOn(board, card);
  const now = useNow();
  const isOverdue = due_at !== null && !complete && Date.parse(due_at) < now;
  const dueState = complete ? "complete" : isOverdue ? "overdue" : "set";
  return (
    <Fact name={texts.dates}>
      <Popover
        label={texts.dueDate}
        command="card-due"
        button={(props) => (
          <button
            {...props}
            {...keyed("D")}
            type="button"
            className="add-fact plain"
            data-state={due_at ? dueState : undefined}
          >
            <Icon name="calendar" size={16} />
            {due_at ? (isOverdue ? texts.overdue : texts.due)(dateText(due_at)) : texts.addDueDate}
          </button>
        )}
      >
        {(close) => (
          <DateForm
            value={due_at}
            usualTime={USUAL_DUE_TIME}
            problem={(at) => (start_at && at < start_at ? texts.startsLater(dateText(start_at)) : null)}
            onSave={(at) => setDates(session, card, { due_at: at })}
            onDone={close}
          />
        )}
      </Popover>
      <Popover
        label={texts.startDate}
        command="card-start"
        button={(props) => (
          <button
            {...props}
            {...keyed("S")}
            type="button"
            className="add-fact plain"
            data-state={start_at ? "set" : undefined}
          >
            <Icon name="calendar" size={16} />
            {start_at ? texts.starts(dateText(start_at)) : texts.addStartDate}
          </button>
        )}
      >
        {(close) => (
          <DateForm
            value={start_at}
            usualTime="09:00"
            problem={(at) => (due_at && at > due_at ? texts.isDueEarlier(dateText(due_at)) : null)}
            onSave={(at) => setDates(session, card, { start_at: at })}
            onDone={close}
          />
        )}
      </Popover>
    </Fact>
  );
}

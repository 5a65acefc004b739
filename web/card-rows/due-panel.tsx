import { startsLater } from "#texts/card.ts";
import * as texts from "#texts/cards.ts";
import { DateForm } from "../ui/dates/date-form.tsx";
import { USUAL_DUE_TIME } from "../ui/dates/days.ts";
import { AnchoredPanel } from "../ui/dialogs/anchored-panel.tsx";
import { dateText } from "../ui/display/date-text.ts";
import type { CardItem } from "./card-row.tsx";
import { focusRow } from "./row-keys.ts";

interface Props {
  item: CardItem;
  onSave: (at: string | null) => void;
  onClose: () => void;
}

/** The due date of a card in a list, changed beside its row. */
export function DuePanel({ item: { card }, onSave, onClose }: Props) {
  const close = () => {
    onClose();
    focusRow(card.id);
  };
  return (
    <AnchoredPanel
      label={texts.dueDateOf(texts.cardOrCount([card.title]))}
      heading={texts.dueDate}
      anchor={() => document.querySelector(`[data-row="${CSS.escape(card.id)}"] .card-row-change-due`)}
      onEscape={close}
      onLeave={onClose}
    >
      <DateForm
        value={card.due_at}
        usualTime={USUAL_DUE_TIME}
        problem={(at) =>
          card.start_at !== null && at < card.start_at ? startsLater(dateText(card.start_at)) : null
        }
        onSave={(at) => at !== card.due_at && onSave(at)}
        onDone={close}
      />
    </AnchoredPanel>
  );
}

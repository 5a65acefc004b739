import * as texts from "#texts/cards.ts";
import type { Card } from "../../../../contract/cards.ts";
import { Icon } from "../../../ui/display/icon.tsx";
import { useControls } from "../../controls.ts";
import { setComplete } from "../../session/actions.ts";
import { CompleteMark } from "./complete-mark.tsx";

interface Props {
  card: Card;
  /** Its column is for done work: then there is nothing to click. */
  isInDone: boolean;
}

/** Marks a card complete, or not, with one click on its tile. */
export function CompleteButton({ card, isInDone }: Props) {
  const { session } = useControls();
  const { title, is_complete } = card;
  if (isInDone) return <CompleteMark />;
  return (
    <button
      type="button"
      className="card-complete"
      aria-pressed={is_complete}
      aria-label={texts.isComplete(title)}
      title={is_complete ? texts.complete : texts.markComplete}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => setComplete(session, card, !is_complete)}
    >
      <Icon name="check" size={13} />
    </button>
  );
}

import type { Card } from "../../contract/cards.ts";
import { isLocal } from "../board/state/local-ids.ts";
import { cardPath } from "../router.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { copyText } from "../util/copy-text.ts";

/** The number of the card, and its address to pass on. */
export function CardNumber({ card }: { card: Card }) {
  if (isLocal(card.id)) return null;
  const copy = async () => {
    await copyText(location.origin + cardPath(card.board_id, card.id));
    toast({ group: "copied", message: `The link to #${card.number} was copied.` });
  };
  return (
    <span className="card-number">
      {card.number > 0 && (
        <span>
          <span className="visually-hidden">Card number </span>#{card.number}
        </span>
      )}
      <IconButton icon="link" label="Copy link" onClick={() => void copy()} />
    </span>
  );
}

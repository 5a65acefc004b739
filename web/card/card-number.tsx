import * as texts from "#texts/card.ts";
import { isLocal } from "../../client/changes/local-id.ts";
import type { Card } from "../../contract/cards.ts";
import { addressOf } from "../installation.ts";
import { cardPath } from "../router.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { useCommands } from "../util/commands.ts";
import { copyText } from "../util/copy-text.ts";
import { keyed } from "./use-card-keys.ts";

/** The number of the card, and its address to pass on. */
export function CardNumber({ card }: { card: Card }) {
  const copy = async () => {
    await copyText(location.origin + addressOf(cardPath(card.board_id, card.id)));
    toast({ group: "copied", message: texts.linkCopied(card.number) });
  };
  const isKnown = !isLocal(card.id);
  useCommands(isKnown ? { "card-link": () => void copy() } : {});
  if (!isKnown) return null;
  return (
    <span className="card-number">
      {card.number > 0 && (
        <span>
          <span className="visually-hidden">{texts.cardNumber}</span>#{card.number}
        </span>
      )}
      <IconButton icon="link" label={texts.copyLink} onClick={() => void copy()} {...keyed("Y")} />
    </span>
  );
}

import { complete } from "#texts/card.ts";
import { completeByColumn } from "#texts/cards.ts";
import type { Card } from "../../contract/cards.ts";
import { explainComplete } from "../board/cards/tile/explain-complete.ts";
import { isCompleteOn, isInDone } from "../board/cards/tile/is-complete.ts";
import { setComplete } from "../board/session/actions.ts";
import { useBoard } from "../board/use-board.ts";
import { turning, useCommands } from "../util/commands.ts";

/** Before the title, as on a tile. Where the column makes the card complete, there is nothing to choose. */
export function CardComplete({ card }: { card: Card }) {
  const { board, session } = useBoard();
  const isComplete = isCompleteOn(board, card);
  const byColumn = isInDone(board, card);
  const name = byColumn ? completeByColumn : complete;
  useCommands({
    "card-complete": turning(isComplete, () =>
      byColumn ? explainComplete([card.title]) : setComplete(session, card, !card.is_complete),
    ),
  });
  return (
    <label className="check-target card-complete-choice" title={name}>
      <input
        type="checkbox"
        className="complete-box"
        aria-label={name}
        checked={isComplete}
        disabled={byColumn}
        onChange={(event) => setComplete(session, card, event.target.checked)}
      />
    </label>
  );
}

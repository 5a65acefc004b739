import { useEffect, useRef } from "react";
import * as texts from "#texts/card.ts";
import { findCard } from "../../client/changes/board-changes.ts";
import type { Card } from "../../contract/cards.ts";
import { focusCard } from "../board/cards/focus.ts";
import { useControls } from "../board/controls.ts";
import { keyOf } from "../board/state/local-ids.ts";
import { useBoard } from "../board/use-board.ts";
import { cardPath, navigate } from "../router.ts";
import { hasNoFocus } from "../shell/focus-page.ts";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { useCommands } from "../util/commands.ts";
import { shownNeighbours } from "./shown-neighbours.ts";
import { keyed } from "./use-card-keys.ts";

/**
 * The card that was reached from another one: its tile has the focus afterwards, not that of the first. So has the tile of a
 * card that was opened by its address, or has moved meanwhile: there is nothing else to return to.
 */
let reached: string | null = null;

/** The cards above and below in the column, of those that the board shows. Back returns to the board. */
export function NextCards({ card }: { card: Card }) {
  const { board, session } = useBoard();
  const { filter } = useControls();
  const column = board.columns.find(({ id }) => id === card.column_id);
  const { before, after } = shownNeighbours(column, card, filter.current);
  const key = keyOf(card.id);
  const id = useRef(card.id);
  id.current = card.id;
  const open = ({ id }: Card) => {
    reached = keyOf(id);
    navigate(cardPath(board.id, id), { replace: true });
  };
  useCommands({
    ...(after && { "card-next": () => open(after) }),
    ...(before && { "card-previous": () => open(before) }),
  });
  useEffect(
    () => () => {
      if (reached === key) reached = null;
      else if (!hasNoFocus() || !document.querySelector("main.board")) return;
      // If it was archived here, another one has the focus.
      if (session.view.board && findCard(session.view.board, id.current)) focusCard(id.current);
    },
    [key, session],
  );
  if (!before && !after) return null;
  return (
    <span className="card-next">
      <IconButton
        icon="up"
        label={texts.previousCard}
        disabled={!before}
        onClick={() => before && open(before)}
        {...keyed("K")}
      />
      <IconButton
        icon="down"
        label={texts.nextCard}
        disabled={!after}
        onClick={() => after && open(after)}
        {...keyed("J")}
      />
    </span>
  );
}

/** The keys of a tile, by name: for the card that has the focus, or else for those that are selected. */
import { findCard } from "../../../../client/changes/board-changes.ts";
import type { Card } from "../../../../contract/cards.ts";
import { type CardCommands, turning } from "../../../util/commands.ts";
import type { Controls } from "../../controls.ts";
import type { QuickKind } from "../../quick/quick-panel.tsx";
import { archiveCards, deleteCards } from "../../selection/bulk-actions.ts";
import { selectedCards } from "../../selection/selection.ts";
import { targetsOf } from "../../selection/targets.ts";
import { realId } from "../../state/local-ids.ts";
import { isCompleteOn } from "../tile/is-complete.ts";
import { renameOnTile } from "../tile/renaming.ts";
import { assignMe, copyLink, openQuick, remove, toggleComplete } from "./card-keys.ts";

export function tileCommands(controls: Controls): CardCommands | null {
  const { session, filter } = controls;
  const { board } = session.view;
  const find = (cardId: string) => session.view.board && findCard(session.view.board, realId(cardId));
  const tile = document.activeElement?.closest<HTMLElement>("[data-card-id]");
  const focused = find(tile?.dataset.cardId ?? "");
  const card = focused ?? (board && selectedCards(board, filter.current)[0]);
  if (!board || !card) return null;
  // The board may have changed while the palette was open.
  const act = (how: (now: Card) => void) => () => {
    const now = find(card.id);
    if (now) how(now);
  };
  const beside = (now: Card) => (focused ? now.id : null);
  const quick = (kind: QuickKind) => act((now) => openQuick(controls, now, kind, beside(now)));
  const targets = targetsOf(controls, card);
  const isMine = card.assignees.some(({ id }) => id === controls.me.id);
  const isDone = targets.every((each) => isCompleteOn(board, each));
  return {
    count: targets.length,
    title: card.title,
    commands: {
      "card-due": quick("due"),
      "card-labels": quick("labels"),
      "card-people": quick("people"),
      "card-assign-me": turning(
        isMine,
        act((now) => assignMe(controls, now)),
      ),
      "card-complete": turning(
        isDone,
        act((now) => toggleComplete(controls, now)),
      ),
      "card-move": quick("column"),
      "card-archive": act((now) => remove(controls, now, archiveCards)),
      "card-delete": act((now) => remove(controls, now, deleteCards)),
      ...(targets.length === 1 && {
        "card-link": act(copyLink),
        "card-rename": act(({ id }) => renameOnTile(id)),
      }),
    },
  };
}

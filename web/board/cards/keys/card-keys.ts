/** The keys of a card that has the focus, or the mouse. On a selected card, they act on all that are selected. */
import * as texts from "#texts/cards.ts";
import * as dragTexts from "#texts/drag.ts";
import type { Card } from "../../../../contract/cards.ts";
import { addressOf } from "../../../installation.ts";
import { cardPath } from "../../../router.ts";
import { announce } from "../../../ui/feedback/announcer.tsx";
import { toast } from "../../../ui/feedback/toasts.tsx";
import { copyText } from "../../../util/copy-text.ts";
import { keyForward } from "../../../util/direction.ts";
import type { Controls } from "../../controls.ts";
import { describe, landingOf, neighbourOf, positionOf, step, stepTogether } from "../../drag/card-moves.ts";
import type { QuickKind } from "../../quick/quick-panel.tsx";
import {
  archiveCards,
  assignCards,
  deleteCards,
  moveCards,
  toggleCompleteCards,
} from "../../selection/bulk-actions.ts";
import { toggleSelected } from "../../selection/selection.ts";
import { targetsOf } from "../../selection/targets.ts";
import { moveCard } from "../../session/actions.ts";
import { fullness } from "../../state/column-room.ts";
import { explainFull } from "../add/explain-full.ts";
import { addBelow } from "../add/inline-add.ts";
import { focusCard } from "../focus.ts";
import { focusNeighbour } from "../place/neighbours.ts";

const QUICK = new Map<string, QuickKind>([
  ["l", "labels"],
  ["a", "people"],
  ["d", "due"],
  ["v", "column"],
]);

/** True if the key did something. */
export function actOnCard(
  event: Pick<KeyboardEvent, "key" | "shiftKey" | "repeat">,
  card: Card,
  controls: Controls,
  onRename: () => void,
): boolean {
  const { shiftKey } = event;
  const key = keyForward(event);
  if (key.startsWith("Arrow"))
    return shiftKey ? moveBy(controls, card, key) : focusNeighbour(controls, card, key);
  if (shiftKey) return false;
  // A key that is held does one thing, to one card.
  if (event.repeat) return true;
  const kind = QUICK.get(key);
  if (kind) openQuick(controls, card, kind);
  else if (key === "i") assignMe(controls, card);
  else if (key === "t") toggleComplete(controls, card);
  else if (key === "x") toggleSelected(card.id);
  else if (key === "y") copyLink(card);
  else if (key === "n") addCardBelow(controls, card);
  else if (key === "e" || key === "F2") onRename();
  else if (key === "c") remove(controls, card, archiveCards);
  else if (key === "Delete" || key === "Backspace") remove(controls, card, deleteCards);
  else return false;
  return true;
}

/** Beside the tile, or at the bar of selected cards. */
export function openQuick(
  controls: Controls,
  card: Card,
  kind: QuickKind,
  beside: string | null = card.id,
): void {
  const cardIds = targetsOf(controls, card).map(({ id }) => id);
  controls.openQuick({ kind, cardIds, beside });
}

export function toggleComplete(controls: Controls, card: Card): void {
  toggleCompleteCards(controls.session, targetsOf(controls, card));
}

/** Why no card can be added below this one; null while there is room. */
export function fullBelow({ session }: Controls, { column_id }: Card): string | null {
  const column = session.view.board?.columns.find(({ id }) => id === column_id);
  return column ? fullness(column) : null;
}

function addCardBelow(controls: Controls, card: Card): void {
  const full = fullBelow(controls, card);
  if (full === null) addBelow(card);
  else explainFull(full);
}

export function copyLink(card: Card): void {
  void copyText(location.origin + addressOf(cardPath(card.board_id, card.id))).then(() =>
    toast({ group: "link", message: texts.linkCopied(card.title) }),
  );
}

export function assignMe(controls: Controls, card: Card): void {
  const { session, me } = controls;
  const isMine = card.assignees.some(({ id }) => id === me.id);
  assignCards(session, targetsOf(controls, card), me, !isMine);
}

function moveBy(controls: Controls, card: Card, key: string): boolean {
  const { session, filter } = controls;
  const { board } = session.view;
  const cards = targetsOf(controls, card);
  if (board && cards.length > 1) {
    const landing = stepTogether(board, cards, card.column_id, key, filter.current);
    if (!landing) return true;
    moveCards(session, cards, landing.columnId, neighbourOf(board, landing, cards, filter.current));
    focusCard(card.id);
    return true;
  }
  const from = board && landingOf(board, card.id, filter.current, [card.id]);
  if (!from) return false;
  const to = step(board, [card.id], from, key, filter.current);
  announce(dragTexts.movedCard(card.title, describe(board, [card.id], to, filter.current)));
  moveCard(session, card, to.columnId, positionOf(board, card.id, to, filter.current));
  focusCard(card.id);
  return true;
}

export function remove(controls: Controls, card: Card, how: typeof deleteCards): void {
  const targets = targetsOf(controls, card);
  if (!focusNeighbour(controls, card, "ArrowDown")) focusNeighbour(controls, card, "ArrowUp");
  how(controls.session, targets);
}

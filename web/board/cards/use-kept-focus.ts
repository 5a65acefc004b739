import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { FullBoard } from "../../../contract/boards.ts";
import type { User } from "../../../contract/users.ts";
import { hasNoFocus } from "../../shell/focus-page.ts";
import { focusMain } from "../../ui/dialogs/focus-main.ts";
import { TYPED_INTO } from "../../util/typed-into.ts";
import { isCollapsed } from "../columns/collapsed.ts";
import { cardsShown, type Filter } from "../filter/filter.ts";
import { realId } from "../state/local-ids.ts";
import { focusCard, focusColumn, focusInPlace, wantedId } from "./focus.ts";

interface Shown {
  board: FullBoard;
  filter: Filter;
  me: User;
}

/**
 * When a change takes away the tile that has the focus, whoever made it, the focus follows the card; if that is not shown
 * any more, it goes to the one below, or else above, as after deleting it with a key. What somebody else does scrolls nothing:
 * the focus goes to the nearest of these that is there already.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, shown: Shown): void {
  const { board, filter } = shown;
  const held = useRef<Element | null>(null);
  const before = useRef(board);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const isOnTile =
        target instanceof Element && target.closest("[data-card-id]") && !target.matches(TYPED_INTO);
      held.current = isOnTile && root.current?.contains(target) ? target : null;
    };
    const onFocusOut = ({ target }: FocusEvent) =>
      // Once a render that removes it is complete: an element that is still there was left by somebody.
      queueMicrotask(() => {
        if (held.current === target && held.current?.isConnected && document.activeElement !== target)
          held.current = null;
      });
    addEventListener("focusin", onFocusIn);
    addEventListener("focusout", onFocusOut);
    return () => {
      removeEventListener("focusin", onFocusIn);
      removeEventListener("focusout", onFocusOut);
    };
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the tiles change
  useLayoutEffect(() => {
    const was = before.current;
    before.current = board;
    if (!held.current || held.current.isConnected || !hasNoFocus() || was.id !== board.id) return;
    const tile = held.current.closest<HTMLElement>("[data-card-id]");
    held.current = null;
    goOn(realId(tile?.dataset.cardId ?? ""), was, shown);
  }, [board, filter]);
}

function goOn(cardId: string, was: FullBoard, shown: Shown): void {
  const { board, filter } = shown;
  const isThere = ({ id }: { id: string }) => id === cardId;
  const isShown = board.columns.some((column) => visible(column, shown).some(isThere));
  const left = was.columns.find(({ cards }) => cards.some(isThere));
  const column = board.columns.find(({ id }) => id === left?.id);
  const still = new Set(column && visible(column, shown).map(({ id }) => id));
  const cards = cardsShown(left, filter).map(({ id }) => id);
  const at = cards.indexOf(cardId);
  const beside = [...cards.slice(at + 1), ...cards.slice(0, Math.max(0, at)).toReversed()];
  const next = [...(isShown ? [cardId] : []), ...beside.filter((id) => still.has(id))];
  // What is done here is shown before the service has given it a number.
  const isMine = was.seq === board.seq || wantedId() === cardId;
  if (!isMine) {
    if (!focusInPlace(next, column?.id)) focusMain();
  } else if (next[0]) focusCard(next[0]);
  else if (column) focusColumn(column.id);
  else focusMain();
}

function visible(column: FullBoard["columns"][number], { board, filter, me }: Shown) {
  const isHidden = isCollapsed({ userId: me.id, boardId: board.id, columnId: column.id });
  return isHidden ? [] : cardsShown(column, filter);
}

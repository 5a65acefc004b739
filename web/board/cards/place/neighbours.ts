import type { FullBoard } from "../../../../contract/boards.ts";
import type { Card } from "../../../../contract/cards.ts";
import { isCollapsed } from "../../columns/collapsed.ts";
import type { Controls } from "../../controls.ts";
import { cardsShown } from "../../filter/filter.ts";
import { realId } from "../../state/local-ids.ts";
import { focusCard } from "../focus.ts";

/** Focuses the card next to this one in the direction of the arrow key, rendered or not. */
export function focusNeighbour(
  controls: Controls,
  card: Pick<Card, "id" | "column_id">,
  key: string,
): boolean {
  const { board } = controls.session.view;
  return focusOrShow(board && neighbourOf(controls, board, card, key));
}

/** Moves the focus from what is below the cards of a column. */
export function focusFromBelow(controls: Controls, columnId: string, key: string): boolean {
  const { session, filter } = controls;
  const column = session.view.board?.columns.find(({ id }) => id === realId(columnId));
  const last = cardsShown(column, filter.current).at(-1);
  if (key === "ArrowUp") return focusOrShow(last);
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  return focusNeighbour(controls, last ?? { id: "", column_id: realId(columnId) }, key);
}

function focusOrShow(target: Card | null | undefined): boolean {
  if (!target) return false;
  const link = document.querySelector<HTMLElement>(`[data-card-id="${target.id}"] a`);
  if (!link) focusCard(target.id);
  link?.focus();
  link?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** The first one on the screen, in the order of the columns. */
export function focusFirstCard(): boolean {
  const links = [...document.querySelectorAll<HTMLElement>(".columns [data-card-id] h3 a")];
  const first = links.find((link) => {
    const { top, left, right } = link.getBoundingClientRect();
    return top >= 0 && left >= 0 && right <= innerWidth;
  });
  first?.focus();
  return first !== undefined;
}

function neighbourOf(
  { filter, me }: Controls,
  board: FullBoard,
  card: Pick<Card, "id" | "column_id">,
  key: string,
): Card | undefined {
  const step = key === "ArrowDown" || key === "ArrowRight" ? 1 : -1;
  const at = board.columns.findIndex(({ id }) => id === card.column_id);
  const cards = cardsShown(board.columns[at], filter.current);
  const index = cards.findIndex(({ id }) => id === card.id);
  if (key === "ArrowUp" || key === "ArrowDown") return cards[index + step];
  for (let next = at + step; board.columns[next]; next += step) {
    const id = board.columns[next]?.id ?? "";
    if (isCollapsed({ userId: me.id, boardId: board.id, columnId: id })) continue;
    const there = cardsShown(board.columns[next], filter.current);
    const beside = besideOf(card.id, id) ?? there[Math.min(Math.max(0, index), there.length - 1)]?.id;
    const found = there.find((each) => each.id === beside);
    if (found) return found;
  }
  return undefined;
}

/** The card of a rendered column that is at the same height. */
function besideOf(cardId: string, columnId: string): string | undefined {
  const top = document.querySelector(`[data-card-id="${cardId}"]`)?.getBoundingClientRect().top;
  if (top === undefined) return undefined;
  const tiles = [...document.querySelectorAll<HTMLElement>(`[data-column-id="${columnId}"] [data-card-id]`)]
    .map((tile) => ({ id: tile.dataset.cardId, bottom: tile.getBoundingClientRect().bottom }))
    .sort((a, b) => a.bottom - b.bottom);
  return (tiles.find(({ bottom }) => bottom > top) ?? tiles.at(-1))?.id;
}

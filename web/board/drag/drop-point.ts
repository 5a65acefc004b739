/** From a point on the screen to a position on the board. Only rendered elements count: those are what people see. */
import type { Landing } from "./card-moves.ts";

export function cardLandingAt(x: number, y: number, draggedId: string): Landing | null {
  const column = nearestColumn(x);
  const columnId = column?.dataset.columnId;
  if (!column || !columnId) return null;
  const tiles = [...column.querySelectorAll<HTMLElement>("[data-card-id]")]
    .filter(({ dataset }) => dataset.cardId !== draggedId)
    .map((tile) => ({ id: tile.dataset.cardId, rect: tile.getBoundingClientRect() }))
    .sort((a, b) => a.rect.top - b.rect.top);
  const before = tiles.find(({ rect }) => y < rect.top + rect.height / 2);
  return { columnId, before: before?.id ?? null };
}

/** The column that the dragged one would come before; null is the end. */
export function columnBeforeAt(x: number, draggedId: string): string | null {
  const next = columns().find((column) => {
    const { left, width } = column.getBoundingClientRect();
    return column.dataset.columnId !== draggedId && x < left + width / 2;
  });
  return next?.dataset.columnId ?? null;
}

function columns(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-column-id]")];
}

function nearestColumn(x: number): HTMLElement | undefined {
  const distance = (column: HTMLElement) => {
    const { left, right } = column.getBoundingClientRect();
    return x < left ? left - x : x > right ? x - right : 0;
  };
  return columns().reduce<HTMLElement | undefined>(
    (best, column) => (best && distance(best) <= distance(column) ? best : column),
    undefined,
  );
}

/** Puts the focus on a card, wherever it is rendered next: lists show only what is near, and moves remount. */

let wanted: string | null = null;
const MAX_FRAMES = 30;

/** Lists ask which card must be scrolled to. */
export function wantedCard(): string | null {
  return wanted;
}

/** The column whose newest card must be seen. */
let growing: string | null = null;

/** What is added at the end of this column next is scrolled to. */
export function revealNext(columnId: string): void {
  growing = columnId;
}

/** True once, for the list that asks after it has grown. */
export function takesReveal(columnId: string): boolean {
  if (growing !== columnId) return false;
  growing = null;
  return true;
}

export function focusCard(cardId: string): void {
  wanted = cardId;
  let frames = 0;
  let given = false;
  // Some frames in a row: the element may first be the one that is about to go, and take the focus with it.
  const attempt = () => {
    if (wanted !== cardId) return;
    const link = document.querySelector<HTMLElement>(`[data-card-id="${cardId}"] a`);
    const takenElsewhere =
      given && document.activeElement !== link && document.activeElement !== document.body;
    if (takenElsewhere || ++frames > MAX_FRAMES) {
      wanted = null;
      return;
    }
    if (link && document.activeElement !== link) link.focus();
    given ||= document.activeElement === link;
    requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
  addEventListener("keydown", () => (wanted = null), { once: true, capture: true });
  addEventListener("pointerdown", () => (wanted = null), { once: true, capture: true });
}

/** The card beside this one, in its column or the next: as the arrow keys go. */
export function focusNeighbour(from: HTMLElement, key: string): boolean {
  const tile = from.closest<HTMLElement>("[data-card-id]");
  const column = from.closest<HTMLElement>("[data-column-id]");
  if (!tile || !column) return false;
  if (key === "ArrowUp" || key === "ArrowDown") {
    const tiles = tilesOf(column);
    return focusTile(tiles[tiles.indexOf(tile) + (key === "ArrowDown" ? 1 : -1)]);
  }
  const columns = [...document.querySelectorAll<HTMLElement>("[data-column-id]")];
  const step = key === "ArrowRight" ? 1 : -1;
  const middle = tile.getBoundingClientRect().top;
  for (let at = columns.indexOf(column) + step; columns[at]; at += step) {
    const nearest = tilesOf(columns[at]!).find((each) => each.getBoundingClientRect().bottom > middle);
    if (focusTile(nearest ?? tilesOf(columns[at]!).at(-1))) return true;
  }
  return false;
}

function tilesOf(column: HTMLElement): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>("[data-card-id]")].sort(
    (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
  );
}

function focusTile(tile: HTMLElement | undefined): boolean {
  const link = tile?.querySelector<HTMLElement>("a");
  link?.focus();
  link?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return Boolean(link);
}

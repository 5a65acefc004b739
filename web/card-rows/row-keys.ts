import { useEffect, useLayoutEffect, useRef } from "react";
import { hasNoFocus } from "../shell/focus-page.ts";
import { singleKeys } from "../storage/choices/single-keys.ts";
import { TYPED_INTO } from "../util/typed-into.ts";

/** What the arrows lead to; a field to search in is the first of them. */
const PLACES = "main input[type=search], main .search-suggestion, main .card-row-title";
/** Letters are theirs. */
const OTHERS = "dialog, [popover], [role=menu], select";

/** What keys do to the card of a row, besides opening it. */
type RowKeys = Partial<Record<string, (cardId: string) => void>>;

/** Arrows, and J and K, lead through the rows of the page, from a field to the first and back; other keys act on one. */
export function useRowKeys(keys: RowKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!(target instanceof Element) || target.closest(OTHERS) || document.querySelector("dialog:modal"))
        return;
      const isTyping = target.closest(TYPED_INTO) !== null;
      const isLetter = key.length === 1;
      if (isLetter && (isTyping || singleKeys.get() === "off")) return;
      const cardId = target.closest<HTMLElement>("[data-row]")?.dataset.row;
      const act = cardId === undefined || event.repeat ? undefined : latest.current[key];
      if (act && cardId !== undefined) act(cardId);
      else if (!focusNext(target, stepOf(key))) return;
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

function stepOf(key: string): number {
  if (key === "ArrowDown" || key === "j") return 1;
  return key === "ArrowUp" || key === "k" ? -1 : 0;
}

function focusNext(from: Element, step: number): boolean {
  if (step === 0) return false;
  const places = [...document.querySelectorAll<HTMLElement>(PLACES)];
  const row = from.closest(".card-row");
  const at = places.findIndex((place) => place === from || row?.contains(place));
  const first = places.find((place) => place.matches(".card-row-title"));
  const next = at >= 0 ? places[at + step] : hasNoFocus() ? first : undefined;
  next?.focus();
  next?.closest(".card-row")?.scrollIntoView({ block: "nearest" });
  return next !== undefined;
}

/** The focus stays on a row that moves to another list of the page. */
export function useFocusOnRow(): void {
  const focused = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
  useLayoutEffect(() => {
    if (focused !== undefined && hasNoFocus()) focusRow(focused);
  });
}

export function focusRow(cardId: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(cardId)}"] .card-row-title`)?.focus();
}

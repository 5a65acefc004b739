import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import * as texts from "#texts/cards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Column } from "../../../contract/columns.ts";
import { gapIn, useDrag } from "../drag/drag-state.ts";
import { keepLaidOut } from "../drag/laid-out.ts";
import { stopGliding } from "../motion/stillness.ts";
import { fullness } from "../state/column-room.ts";
import { AddCard } from "./add/add-card.tsx";
import { addAtTop, addBelow, useAddingAfter } from "./add/inline-add.ts";
import { CARD_SPACING_PX, FORM, GAP, indexIn, isCard, keyOfRow, type Row, rowsOf } from "./card-rows.ts";
import { estimatedPx, likelyRect, useOverscan } from "./first-cards.ts";
import { onWanted, takesReveal, wantedId } from "./focus.ts";
import { CardTile } from "./tile/card-tile.tsx";

const FORM_PX = 58;
const NONE: readonly string[] = [];

interface Props {
  column: Pick<Column, "id" | "title" | "card_limit" | "is_done_column" | "cards">;
  cards: Card[];
}

/** The cards of a column, virtualised: only those near the visible part are in the document. */
export function CardList({ column, cards }: Props) {
  const { id: columnId, title } = column;
  const adding = useAddingAfter(columnId);
  const carried = useDrag((drag) => (drag?.kind === "card" ? drag.ids : NONE));
  const inHand = useDrag((drag) => (drag?.kind === "card" ? drag.id : null));
  const gap = useDrag((drag) => gapIn(drag, columnId));
  const gapPx = useDrag((drag) => (gapIn(drag, columnId) === undefined ? 0 : (drag?.gapPx ?? 0)));
  const byKeyboard = useDrag((drag) => drag?.by === "keyboard");
  const rows = useMemo(() => rowsOf(cards, { form: adding, gap, carried }), [cards, adding, gap, carried]);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  // The focused card and the form stay in the document wherever the list is scrolled.
  const full = fullness(column);
  const formAt = adding === undefined ? -1 : rows.indexOf(FORM);
  const pinned = [formAt, indexIn(rows, focused)];
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    initialRect: likelyRect(),
    estimateSize: (index) => (rows[index] === GAP ? gapPx : estimateOf(rows[index])),
    // Always the same function for the same rows: a new one has everything measured anew.
    getItemKey: useCallback((index: number) => keyOfRow(rows[index]), [rows]),
    gap: CARD_SPACING_PX,
    overscan: useOverscan(),
    rangeExtractor: (range) => {
      const near = new Set(defaultRangeExtractor(range));
      for (const index of pinned) if (index >= 0) near.add(index);
      return [...near].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    const scrollToWanted = () => {
      const index = indexIn(rows, wantedId());
      if (index >= 0) virtualizer.scrollToIndex(index);
    };
    scrollToWanted();
    return onWanted(scrollToWanted);
  }, [rows, virtualizer]);
  useLayoutEffect(() => {
    if (formAt < 0) return;
    stopGliding();
    virtualizer.scrollToIndex(formAt);
  }, [formAt, virtualizer]);
  const last = cards.at(-1)?.id;
  const lastBefore = useRef(last);
  useLayoutEffect(() => {
    const grown = last !== lastBefore.current;
    lastBefore.current = last;
    if (!grown || !takesReveal(columnId)) return;
    stopGliding();
    virtualizer.scrollToIndex(cards.length - 1, { align: "end" });
  }, [last, columnId, cards.length, virtualizer]);
  const gapAt = gap === undefined ? -1 : rows.indexOf(GAP);
  useEffect(() => {
    if (gapAt >= 0 && byKeyboard) virtualizer.scrollToIndex(gapAt);
  }, [gapAt, byKeyboard, virtualizer]);
  useLayoutEffect(
    () =>
      keepLaidOut(columnId, () => {
        if (!list.current) return null;
        const items = rows.flatMap((row, index) =>
          row === GAP
            ? []
            : [{ id: isCard(row) ? row.id : null, size: virtualizer.measurementsCache[index]?.size ?? 0 }],
        );
        return { list: list.current, items, spacing: CARD_SPACING_PX };
      }),
    [columnId, rows, virtualizer],
  );
  const shown = virtualizer.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index];
    return row && row !== GAP ? [{ row, index, start }] : [];
  });
  return (
    <div className="cards-scroller scroller" ref={scroller} data-drag-scroll="y">
      {gapAt >= 0 && (
        <div
          className="drop-gap"
          style={{
            height: gapPx,
            transform: `translateY(${virtualizer.measurementsCache[gapAt]?.start ?? 0}px)`,
          }}
        />
      )}
      <ol
        ref={list}
        className="cards"
        aria-label={texts.cardsIn(title)}
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={({ target }) =>
          setFocused(target.closest<HTMLElement>("[data-card-id]")?.dataset.cardId ?? null)
        }
        onBlur={() => setFocused(null)}
      >
        {withInHand(shown, cards, inHand).map(({ row, index, start }) => (
          <li
            key={keyOfRow(row)}
            ref={index < 0 ? undefined : virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index < 0 ? undefined : index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            {row === FORM ? (
              <AddCard columnId={columnId} columnTitle={title} after={adding ?? null} full={full} />
            ) : (
              <>
                {full === null && <AddBetween columnId={columnId} above={rows[index - 1]} />}
                <CardTile card={row} isInDone={column.is_done_column} />
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface Shown {
  row: Card | typeof FORM;
  /** Among the rows; -1 for the card in the hand. */
  index: number;
  start: number;
}

/**
 * The card in the hand has no place in the list, but stays in the document, and between the same neighbours: if it were
 * moved there, the touch or the focus that carries it would end.
 */
function withInHand(shown: Shown[], cards: Card[], inHand: string | null): Shown[] {
  const rank = cards.findIndex(({ id }) => id === inHand);
  const row = cards[rank];
  if (inHand === null || !row) return shown;
  const order = new Map(cards.map(({ id }, index) => [id, index]));
  const found = shown.findIndex((each) => each.row !== FORM && (order.get(each.row.id) ?? -1) > rank);
  const at = found < 0 ? shown.length : found;
  const start = (shown[at] ?? shown.at(-1))?.start ?? 0;
  return shown.toSpliced(at, 0, { row, index: -1, start });
}

/** In the gap above a card, for the mouse; everybody else has the menu and a key. */
function AddBetween({ columnId, above }: { columnId: string; above: Row | undefined }) {
  if (above === FORM || above === GAP) return null;
  return (
    <button
      type="button"
      className="add-between"
      tabIndex={-1}
      aria-hidden="true"
      title={texts.addCardHere}
      onClick={() => (above ? addBelow(above) : addAtTop(columnId))}
    />
  );
}

function estimateOf(row: Row | undefined): number {
  return isCard(row) ? estimatedPx(row) : FORM_PX;
}

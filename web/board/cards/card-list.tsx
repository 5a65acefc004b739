import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import * as texts from "#texts/cards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Column } from "../../../contract/columns.ts";
import { useDrag } from "../drag/drag-state.ts";
import { fullness } from "../state/column-room.ts";
import { keyOf } from "../state/local-ids.ts";
import { AddCard } from "./add-card.tsx";
import { CardTile } from "./card-tile.tsx";
import { estimatedPx, likelyRect, useOverscan } from "./first-cards.ts";
import { onWanted, takesReveal, wantedCard } from "./focus.ts";
import { addAtTop, addBelow, useAddingAfter } from "./inline-add.ts";

const FORM_PX = 58;
const GAP_PX = 8;

interface Props {
  column: Pick<Column, "id" | "title" | "card_limit" | "cards">;
  cards: Card[];
}

/** Stands for the form of a card that is being added between others. */
const FORM = "form";

/** The cards of a column, virtualised: only those near the visible part are in the document. */
export function CardList({ column, cards }: Props) {
  const { id: columnId, title } = column;
  const adding = useAddingAfter(columnId);
  const rows = useMemo(() => rowsOf(cards, adding), [cards, adding]);
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const carried = useDrag((drag) => (drag?.kind === "card" ? drag.id : null));
  const landing = useDrag((drag) => (drag?.kind === "card" && drag.columnId === columnId ? drag : null));
  // The focused card, the one being dragged and the form stay in the document wherever the list is scrolled.
  const formAt = adding === undefined ? -1 : rows.indexOf(FORM);
  const pinned = [formAt, indexIn(rows, carried), indexIn(rows, focused)];
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    initialRect: likelyRect(),
    estimateSize: (index) => estimateOf(rows[index]),
    getItemKey: (index) => keyOfRow(rows[index]),
    gap: GAP_PX,
    // Dropping below the last rendered one means the end of the list.
    overscan: useOverscan(),
    rangeExtractor: (range) => {
      const near = new Set(defaultRangeExtractor(range));
      for (const index of pinned) if (index >= 0) near.add(index);
      return [...near].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    const scrollToWanted = () => {
      const index = indexIn(rows, wantedCard());
      if (index >= 0) virtualizer.scrollToIndex(index);
    };
    scrollToWanted();
    return onWanted(scrollToWanted);
  }, [rows, virtualizer]);
  useLayoutEffect(() => {
    if (formAt >= 0) virtualizer.scrollToIndex(formAt);
  }, [formAt, virtualizer]);
  const last = cards.at(-1)?.id;
  const lastBefore = useRef(last);
  useLayoutEffect(() => {
    const grown = last !== lastBefore.current;
    lastBefore.current = last;
    if (grown && takesReveal(columnId)) virtualizer.scrollToIndex(cards.length - 1, { align: "end" });
  }, [last, columnId, cards.length, virtualizer]);
  const before = landing && indexIn(rows, landing.before);
  useEffect(() => {
    if (before === null || landing?.by !== "keyboard") return;
    if (cards.length > 0) virtualizer.scrollToIndex(before < 0 ? cards.length - 1 : before);
    scroller.current?.closest("[data-column-id]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [before, landing, cards.length, virtualizer]);
  const heightPx = virtualizer.getTotalSize();
  const linePx =
    before === null
      ? null
      : before < 0
        ? heightPx + GAP_PX
        : (virtualizer.measurementsCache[before]?.start ?? null);
  return (
    <div className="cards-scroller scroller" ref={scroller} data-drag-scroll="y">
      <ol
        className="cards"
        aria-label={texts.cardsIn(title)}
        style={{ height: heightPx }}
        onFocus={({ target }) =>
          setFocused(target.closest<HTMLElement>("[data-card-id]")?.dataset.cardId ?? null)
        }
        onBlur={() => setFocused(null)}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {row === FORM ? (
                <AddCard
                  columnId={columnId}
                  columnTitle={title}
                  after={adding ?? null}
                  full={fullness(column)}
                />
              ) : (
                <>
                  <AddBetween columnId={columnId} above={rows[index - 1]} />
                  <CardTile card={row} />
                </>
              )}
            </li>
          );
        })}
      </ol>
      {linePx !== null && (
        <div className="drop-line" style={{ transform: `translateY(${linePx - GAP_PX / 2}px)` }} />
      )}
    </div>
  );
}

/** In the gap above a card, for the mouse; everybody else has the menu and a key. */
function AddBetween({ columnId, above }: { columnId: string; above: Row | undefined }) {
  if (above === FORM) return null;
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

type Row = Card | typeof FORM;

/** With the form where a card is being added; at the top if the card above it is gone or hidden. */
function rowsOf(cards: Card[], adding: string | null | undefined): Row[] {
  if (adding === undefined) return cards;
  const at = cards.findIndex(({ id }) => id === adding) + 1;
  return [...cards.slice(0, at), FORM, ...cards.slice(at)];
}

function estimateOf(row: Row | undefined): number {
  return row === FORM || !row ? FORM_PX : estimatedPx(row);
}

function indexIn(rows: readonly Row[], cardId: string | null): number {
  return rows.findIndex((row) => row !== FORM && row.id === cardId);
}

function keyOfRow(row: Row | undefined): string {
  return row === FORM || !row ? FORM : keyOf(row.id);
}

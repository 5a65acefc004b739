import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Card } from "../../../contract/cards.ts";
import { useDrag } from "../drag/drag-state.ts";
import { keyOf } from "../state/local-ids.ts";
import { CardTile } from "./card-tile.tsx";
import { onWanted, takesReveal, wantedCard } from "./focus.ts";

const ESTIMATED_PX = 58;
const GAP_PX = 8;
/** Cards rendered beyond the visible part; dropping below the last rendered one means the end of the list. */
const OVERSCAN = 8;

interface Props {
  columnId: string;
  label: string;
  cards: Card[];
}

/** The cards of a column, virtualised: only those near the visible part are in the document. */
export function CardList({ columnId, label, cards }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const carried = useDrag((drag) => (drag?.kind === "card" ? drag.id : null));
  const landing = useDrag((drag) => (drag?.kind === "card" && drag.columnId === columnId ? drag : null));
  // The focused card and the one being dragged stay in the document wherever the list is scrolled.
  const pinned = [carried, focused].map((id) => cards.findIndex((card) => card.id === id));
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_PX,
    getItemKey: (index) => keyOf(cards[index]?.id ?? ""),
    gap: GAP_PX,
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const near = new Set(defaultRangeExtractor(range));
      for (const index of pinned) if (index >= 0) near.add(index);
      return [...near].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    const scrollToWanted = () => {
      const index = cards.findIndex(({ id }) => id === wantedCard());
      if (index >= 0) virtualizer.scrollToIndex(index);
    };
    scrollToWanted();
    return onWanted(scrollToWanted);
  }, [cards, virtualizer]);
  const last = cards.at(-1)?.id;
  const lastBefore = useRef(last);
  useLayoutEffect(() => {
    const grown = last !== lastBefore.current;
    lastBefore.current = last;
    if (grown && takesReveal(columnId)) virtualizer.scrollToIndex(cards.length - 1, { align: "end" });
  }, [last, columnId, cards.length, virtualizer]);
  const before = landing && cards.findIndex(({ id }) => id === landing.before);
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
    <div className="cards-scroller" ref={scroller} data-drag-scroll="y">
      <ol
        className="cards"
        aria-label={label}
        style={{ height: heightPx }}
        onFocus={({ target }) =>
          setFocused(target.closest<HTMLElement>("[data-card-id]")?.dataset.cardId ?? null)
        }
        onBlur={() => setFocused(null)}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const card = cards[index];
          if (!card) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={cards.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <CardTile card={card} />
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

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Column } from "../../../contract/columns.ts";
import { onWanted, wantedId } from "../cards/focus.ts";
import { useDrag } from "../drag/drag-state.ts";
import { keepLaidOut } from "../drag/laid-out.ts";
import { GAP, indexIn, indexWith, keyOfPlace, placesOf } from "./column-places.ts";

const SPACING_PX = 12;
const ESTIMATED_PX = 280;
/** Columns rendered on either side of the visible ones. */
const OVERSCAN = 1;
/** What a column keeps from the edge of the window when it is scrolled to. */
const MARGIN_PX = 32;

interface Shown {
  column: Column;
  /** Among all columns of the board. */
  rank: number;
  /** Among those that are laid out; -1 for the one that is dragged. */
  index: number;
  startPx: number;
}

/** Which columns are in the document, and where. */
export function useVirtualColumns(columns: readonly Column[]) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLOListElement>(null);
  const drag = useDrag((each) => (each?.kind === "column" ? each : null));
  const places = useMemo(() => placesOf(columns, drag?.id, drag?.before), [columns, drag?.id, drag?.before]);
  const [focused, setFocused] = useState<string | null>(null);
  const focusedAt = focused === null ? -1 : indexIn(places, focused);
  const overAt = indexIn(
    places,
    useDrag((each) => (each?.kind === "card" && each.by === "keyboard" ? each.columnId : null)),
  );
  const gapAt = places.indexOf(GAP);
  const virtualizer = useVirtualizer({
    count: places.length,
    horizontal: true,
    isRtl: document.dir === "rtl",
    getScrollElement: () => root.current,
    initialRect: { width: innerWidth, height: 0 },
    estimateSize: (index) => (places[index] === GAP ? (drag?.gapPx ?? 0) : ESTIMATED_PX),
    getItemKey: useCallback((index: number) => keyOfPlace(places[index]), [places]),
    gap: SPACING_PX,
    overscan: OVERSCAN,
    scrollPaddingEnd: MARGIN_PX,
    rangeExtractor: (range) => {
      const near = new Set(defaultRangeExtractor(range));
      // The focused column stays in the document, and its neighbours, so that Tab leads on from there.
      if (focusedAt >= 0) for (const by of [-1, 0, 1]) near.add(focusedAt + by);
      near.add(overAt);
      return [...near].filter((index) => places[index]).sort((a, b) => a - b);
    },
  });
  const last = places.length - 1;
  const scrollTo = useCallback(
    (index: number) => {
      const { start = 0, end = 0 } = virtualizer.measurementsCache[index] ?? {};
      const from = virtualizer.scrollOffset ?? 0;
      const isInView = start >= from && end <= from + (root.current?.clientWidth ?? 0);
      // The end of the last item is the end of the scroll area to `scrollToIndex`, and that includes "New column".
      if (index < last) virtualizer.scrollToIndex(index);
      else if (!isInView) virtualizer.scrollToIndex(index, { align: "start" });
    },
    [virtualizer, last],
  );
  useLayoutEffect(() => {
    const scrollToWanted = () => {
      const id = wantedId();
      const index = id === null ? -1 : indexWith(places, id);
      if (index >= 0) scrollTo(index);
    };
    scrollToWanted();
    return onWanted(scrollToWanted);
  }, [places, scrollTo]);
  const keyedAt = drag?.by === "keyboard" ? gapAt : overAt;
  useEffect(() => {
    if (keyedAt >= 0) scrollTo(keyedAt);
  }, [keyedAt, scrollTo]);
  useLayoutEffect(
    () =>
      keepLaidOut(null, () => {
        if (!track.current) return null;
        const sizeAt = (index: number) => virtualizer.measurementsCache[index]?.size ?? 0;
        const items = places.flatMap((place, index) =>
          place === GAP ? [] : [{ id: place.id, size: sizeAt(index) }],
        );
        return { list: track.current, items, spacing: SPACING_PX };
      }),
    [places, virtualizer],
  );
  const ranks = new Map(columns.map(({ id }, rank) => [id, rank]));
  const shown = virtualizer.getVirtualItems().flatMap(({ index, start }): Shown[] => {
    const column = places[index];
    if (!column || column === GAP) return [];
    return [{ column, rank: ranks.get(column.id) ?? 0, index, startPx: start }];
  });
  const gapStartPx = virtualizer.measurementsCache[gapAt]?.start ?? 0;
  return {
    root,
    track,
    widthPx: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    shown: withDragged(shown, columns, drag?.id, gapStartPx),
    scrollToStart: (columnId: string, behavior: "auto" | "smooth") =>
      virtualizer.scrollToIndex(indexIn(places, columnId), { align: "start", behavior }),
    gap: drag?.by === "pointer" ? { ...drag, startPx: gapStartPx } : null,
    onFocus: ({ target }: FocusEvent) =>
      setFocused(target.closest<HTMLElement>("[data-column-id]")?.dataset.columnId ?? null),
    onBlur: () => setFocused(null),
  };
}

/** The dragged column stays in the document, between the same neighbours: the touch or the focus would end otherwise. */
function withDragged(
  shown: Shown[],
  columns: readonly Column[],
  draggedId: string | undefined,
  startPx: number,
): Shown[] {
  const rank = columns.findIndex(({ id }) => id === draggedId);
  const column = columns[rank];
  if (!column) return shown;
  const found = shown.findIndex((each) => each.rank > rank);
  return shown.toSpliced(found < 0 ? shown.length : found, 0, { column, rank, index: -1, startPx });
}

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Column } from "../../../contract/columns.ts";
import { useCommands } from "../../util/commands.ts";
import { onWanted, wantedId } from "../cards/focus.ts";
import { useControls } from "../controls.ts";
import { useDrag } from "../drag/drag-state.ts";
import { keepLaidOut } from "../drag/laid-out.ts";
import { holdScrollWhileDragging } from "../drag/pointer-drag.ts";
import type { Filter } from "../filter/filter.ts";
import { useMoves } from "../motion/use-moves.ts";
import { keyOf } from "../state/local-ids.ts";
import { useBoard } from "../use-board.ts";
import { addCardNear } from "../use-shortcuts.ts";
import { AddColumn } from "./add-column.tsx";
import { isCollapsed } from "./collapsed.ts";
import { ColumnView } from "./column-view.tsx";

const SPACING_PX = 12;
const ESTIMATED_PX = 280;
const COLLAPSED_PX = 44;
/** Columns rendered on either side of the visible ones. */
const OVERSCAN = 1;
/** What the last column keeps from the edge of the window when it is scrolled to. */
const MARGIN_PX = 32;

/** Stands for the place where a dragged column would land. */
const GAP = "gap";

/** The columns of the board, virtualised: only those near the visible part are in the document. */
export function Columns({ filter }: { filter: Filter }) {
  const { board, session } = useBoard();
  const { me } = useControls();
  const { columns } = board;
  const root = useRef<HTMLDivElement>(null);
  const drag = useDrag((each) => (each?.kind === "column" ? each : null));
  const keyedOver = useDrag((each) =>
    each?.kind === "card" && each.by === "keyboard" ? each.columnId : null,
  );
  const [focused, setFocused] = useState<string | null>(null);
  const carriedId = drag?.id;
  const before = drag?.before;
  const places = useMemo(() => placesOf(columns, carriedId, before), [columns, carriedId, before]);
  const gapAt = places.indexOf(GAP);
  const overAt = indexIn(places, keyedOver);
  const focusedAt = indexIn(places, focused);
  const virtualizer = useVirtualizer({
    count: places.length,
    horizontal: true,
    getScrollElement: () => root.current,
    initialRect: { width: innerWidth, height: 0 },
    estimateSize: (index) => {
      const place = places[index];
      if (place === GAP || !place) return drag?.gapPx ?? ESTIMATED_PX;
      const seen = { userId: me.id, boardId: board.id, columnId: place.id };
      return isCollapsed(seen) ? COLLAPSED_PX : ESTIMATED_PX;
    },
    getItemKey: useCallback((index: number) => keyOfPlace(places[index]), [places]),
    gap: SPACING_PX,
    overscan: OVERSCAN,
    scrollPaddingEnd: MARGIN_PX,
    rangeExtractor: (range) => {
      const near = new Set(defaultRangeExtractor(range));
      // With its neighbours, the focused column stays in the document: so that Tab leads on from there.
      for (const index of [focusedAt - 1, focusedAt, focusedAt + 1, overAt])
        if (focusedAt >= 0 || index === overAt) if (places[index]) near.add(index);
      return [...near].sort((a, b) => a - b);
    },
  });
  useMoves(session);
  useCommands(
    columns.length > 0 ? { "new-card": () => addCardNear(document.activeElement ?? document.body) } : {},
  );
  useEffect(() => {
    if (root.current) return holdScrollWhileDragging(root.current);
  }, []);
  useLayoutEffect(() => {
    const scrollToWanted = () => {
      const id = wantedId();
      if (id === null) return;
      const index = places.findIndex(
        (place) => place !== GAP && (place.id === id || place.cards.some((card) => card.id === id)),
      );
      if (index >= 0) virtualizer.scrollToIndex(index);
    };
    scrollToWanted();
    return onWanted(scrollToWanted);
  }, [places, virtualizer]);
  const keyedAt = drag?.by === "keyboard" ? gapAt : overAt;
  useEffect(() => {
    if (keyedAt >= 0) virtualizer.scrollToIndex(keyedAt);
  }, [keyedAt, virtualizer]);
  useLayoutEffect(
    () =>
      keepLaidOut(null, () => {
        if (!root.current) return null;
        const items = places.flatMap((place, index) =>
          place === GAP ? [] : [{ id: place.id, size: virtualizer.measurementsCache[index]?.size ?? 0 }],
        );
        return { scroller: root.current, items, spacing: SPACING_PX };
      }),
    [places, virtualizer],
  );
  const gapPx = virtualizer.measurementsCache[gapAt]?.start ?? 0;
  const shown = virtualizer.getVirtualItems().flatMap(({ index, start }) => {
    const place = places[index];
    return place && place !== GAP ? [{ column: place, index, start }] : [];
  });
  const order = new Map(columns.map(({ id }, index) => [id, index]));
  const carried = columns.find(({ id }) => id === carriedId);
  if (carried) {
    // It stays in the document, and between the same neighbours: otherwise the touch or the focus would end.
    const rank = order.get(carried.id) ?? 0;
    const at = shown.findIndex(({ column }) => (order.get(column.id) ?? 0) > rank);
    shown.splice(at < 0 ? shown.length : at, 0, { column: carried, index: -1, start: gapPx });
  }
  return (
    <div className="columns" ref={root} data-drag-scroll="x">
      <p id="card-keys" hidden>
        Press Enter to open, Space to pick up and move, V to choose where to move it, X to select it, question
        mark for all shortcuts.
      </p>
      {columns.length > 0 && (
        <ol
          className="columns-track"
          style={{ width: virtualizer.getTotalSize() }}
          onFocus={({ target }) =>
            setFocused(target.closest<HTMLElement>("[data-column-id]")?.dataset.columnId ?? null)
          }
          onBlur={() => setFocused(null)}
        >
          {shown.map(({ column, index, start }) => {
            const rank = order.get(column.id) ?? 0;
            return (
              <li
                key={keyOf(column.id)}
                ref={index < 0 ? undefined : virtualizer.measureElement}
                data-index={index}
                aria-setsize={columns.length}
                aria-posinset={rank + 1}
                style={{ transform: `translateX(${start}px)` }}
              >
                <ColumnView
                  column={column}
                  index={rank}
                  isLast={rank === columns.length - 1}
                  filter={filter}
                />
              </li>
            );
          })}
          {drag?.by === "pointer" && gapAt >= 0 && (
            <li
              className="column-gap"
              aria-hidden="true"
              style={{ width: drag.gapPx, transform: `translateX(${gapPx}px)` }}
            />
          )}
        </ol>
      )}
      <AddColumn boardId={board.id} count={columns.length} />
    </div>
  );
}

type Place = Column | typeof GAP;

/** The columns as they lie side by side, with a gap for the one that is dragged. */
function placesOf(
  columns: readonly Column[],
  carriedId: string | undefined,
  before: string | null | undefined,
): readonly Place[] {
  if (carriedId === undefined) return columns;
  const others = columns.filter(({ id }) => id !== carriedId);
  const at = others.findIndex(({ id }) => id === before);
  return [...others.slice(0, at < 0 ? others.length : at), GAP, ...(at < 0 ? [] : others.slice(at))];
}

function indexIn(places: readonly Place[], columnId: string | null): number {
  return places.findIndex((place) => place !== GAP && place.id === columnId);
}

function keyOfPlace(place: Place | undefined): string {
  return place === GAP || !place ? GAP : keyOf(place.id);
}

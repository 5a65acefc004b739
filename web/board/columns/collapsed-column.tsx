import { useEffect, useRef } from "react";
import * as texts from "#texts/columns.tsx";
import type { Column } from "../../../contract/columns.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { onWanted, wantedId } from "../cards/focus.ts";
import { useDrag, useIsAway } from "../drag/drag-state.ts";
import { useColumnDrag } from "../drag/use-column-drag.ts";
import { ColumnCount } from "./column-count.tsx";

interface Props {
  column: Column;
  /** How many of its cards the filter shows. */
  shown: number;
  /** It is full, and a card of another column is held over it. */
  refuses: boolean;
  onExpand: () => void;
}

/** A column as a narrow strip. Cards can be dropped on it, and it expands when one of its cards is to be shown. */
export function CollapsedColumn({ column, shown, refuses, onExpand }: Props) {
  const { onPointerDown } = useColumnDrag(column);
  const receiving = useDrag((drag) => drag?.kind === "card" && drag.columnId === column.id);
  const away = useIsAway(column.id);
  const expand = useRef(onExpand);
  expand.current = onExpand;
  const { cards } = column;
  useEffect(() => onWanted(() => cards.some(({ id }) => id === wantedId()) && expand.current()), [cards]);
  return (
    <section
      className="column"
      aria-label={column.title}
      data-column-id={column.id}
      data-collapsed="true"
      data-carried={away}
      data-receiving={receiving && !refuses}
      data-refuses={refuses}
      style={{ "--column": column.color }}
      onPointerDown={onPointerDown}
    >
      <button
        type="button"
        className="column-expand column-grip plain"
        onClick={onExpand}
        aria-expanded="false"
      >
        <Icon name="forward" size={16} />
        <ColumnCount column={column} shown={shown} />
        <span className="visually-hidden">{texts.inColumn}</span>
        <span className="column-strip truncate" dir="auto">
          {column.title}
        </span>
      </button>
    </section>
  );
}

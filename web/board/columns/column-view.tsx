import { memo, useMemo, useState } from "react";
import * as texts from "#texts/columns.tsx";
import type { Column } from "../../../contract/columns.ts";
import { hasDraft } from "../../drafts/use-draft.ts";
import { useFocusReturn } from "../../ui/dialogs/use-focus-return.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { InlineEdit } from "../../ui/forms/inline-edit.tsx";
import { AddCard } from "../cards/add/add-card.tsx";
import { CardList } from "../cards/card-list.tsx";
import { focusColumn } from "../cards/focus.ts";
import { useControls } from "../controls.ts";
import { ColumnCardsDialog, ColumnColorDialog, ColumnLimitDialog } from "../dialog-parts.ts";
import { useDrag, useIsAway } from "../drag/drag-state.ts";
import { useColumnDrag } from "../drag/use-column-drag.ts";
import { cardsShown, type Filter } from "../filter/filter.ts";
import { useHighlight } from "../presence/highlights.ts";
import { Mover } from "../presence/mover.tsx";
import { updateColumn } from "../session/actions.ts";
import { fullness } from "../state/column-room.ts";
import { setCollapsed, useCollapsed } from "./collapsed.ts";
import { CollapsedColumn } from "./collapsed-column.tsx";
import { ColumnCount } from "./column-count.tsx";
import { ColumnMenu } from "./column-menu.tsx";

interface Props {
  column: Column;
  index: number;
  isLast: boolean;
  filter: Filter;
}

export const ColumnView = memo(function ColumnView({ column, index, isLast, filter }: Props) {
  const { session, me } = useControls();
  const seen = { userId: me.id, boardId: column.board_id, columnId: column.id };
  const collapsed = useCollapsed(seen);
  const { onPointerDown, ...keys } = useColumnDrag(column);
  const cards = useMemo(
    () => cardsShown({ cards: column.cards, is_done_column: column.is_done_column }, filter),
    [column.cards, column.is_done_column, filter],
  );
  const away = useIsAway(column.id);
  const lifted = useDrag((drag) => drag?.id === column.id && drag.by === "keyboard");
  const touched = useHighlight(column.id);
  const refuses = useDrag((drag) => drag?.kind === "card" && drag.columnId === column.id && drag.isRefused);
  const place = { id: column.id, field: "title" };
  const [editing, setEditing] = useState<"title" | "color" | "limit" | "move" | "sort" | null>(() =>
    hasDraft(place) ? "title" : null,
  );
  const stop = () => setEditing(null);
  const ref = useFocusReturn(editing === "title");
  if (collapsed) {
    const expand = () => {
      setCollapsed(seen, false);
      focusColumn(column.id);
    };
    return <CollapsedColumn column={column} shown={cards.length} refuses={refuses} onExpand={expand} />;
  }
  return (
    <section
      ref={ref}
      className="column"
      aria-label={column.title}
      data-column-id={column.id}
      data-carried={away && !lifted}
      data-lifted={lifted}
      data-touched={touched !== null}
      data-refuses={refuses}
      data-done={column.is_done_column}
      style={{ "--column": column.color }}
    >
      {touched?.by && <Mover by={touched.by} />}
      <header className="column-head" onPointerDown={editing === "title" ? undefined : onPointerDown}>
        <button
          type="button"
          className="column-grip grip"
          aria-label={texts.moveColumn(column.title)}
          {...keys}
        >
          <Icon name="grip" size={16} />
        </button>
        {editing === "title" ? (
          <InlineEdit
            label={texts.columnName}
            place={place}
            value={column.title}
            onSave={(title) => updateColumn(session, column, { title })}
            onClose={stop}
          />
        ) : (
          <h2 onDoubleClick={() => setEditing("title")}>
            {column.is_done_column && <Icon name="check" size={16} />}
            <span dir="auto">{column.title}</span>
          </h2>
        )}
        <ColumnCount column={column} shown={cards.length} />
        <ColumnMenu
          column={column}
          index={index}
          isLast={isLast}
          onRename={() => setEditing("title")}
          onColor={() => setEditing("color")}
          onLimit={() => setEditing("limit")}
          onMoveAll={() => setEditing("move")}
          onSort={() => setEditing("sort")}
          onCollapse={() => {
            setCollapsed(seen, true);
            focusColumn(column.id);
          }}
        />
      </header>
      <CardList column={column} cards={cards} />
      <AddCard columnId={column.id} columnTitle={column.title} full={fullness(column)} />
      {editing === "color" && <ColumnColorDialog column={column} onClose={stop} />}
      {(editing === "move" || editing === "sort") && (
        <ColumnCardsDialog column={column} does={editing} onClose={stop} />
      )}
      {editing === "limit" && <ColumnLimitDialog column={column} onClose={stop} />}
    </section>
  );
});

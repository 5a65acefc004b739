import { useEffect, useRef } from "react";
import * as texts from "#texts/columns.tsx";
import { useCommands } from "../../util/commands.ts";
import { holdScrollWhileDragging } from "../drag/pointer-drag.ts";
import type { Filter } from "../filter/filter.ts";
import { keyOf } from "../state/local-ids.ts";
import { useBoard } from "../use-board.ts";
import { addCardNear } from "../use-shortcuts.ts";
import { AddColumn } from "./add-column.tsx";
import { ColumnView } from "./column-view.tsx";
import { EmptyBoard } from "./empty-board.tsx";

export function Columns({ filter }: { filter: Filter }) {
  const { board } = useBoard();
  const root = useRef<HTMLDivElement>(null);
  useCommands(
    board.columns.length > 0
      ? { "new-card": () => addCardNear(document.activeElement ?? document.body) }
      : {},
  );
  useEffect(() => {
    if (root.current) return holdScrollWhileDragging(root.current);
  }, []);
  return (
    <div className="columns" ref={root} data-drag-scroll="x">
      <p id="card-keys" hidden>
        {texts.cardKeys}
      </p>
      {board.columns.map((column, index) => (
        <ColumnView
          key={keyOf(column.id)}
          column={column}
          index={index}
          isLast={index === board.columns.length - 1}
          filter={filter}
        />
      ))}
      {board.columns.length === 0 ? (
        <EmptyBoard boardId={board.id} />
      ) : (
        <AddColumn boardId={board.id} count={board.columns.length} />
      )}
    </div>
  );
}

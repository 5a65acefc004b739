import { useEffect } from "react";
import * as texts from "#texts/columns.tsx";
import type { Card } from "../../../contract/cards.ts";
import { lazyPart, loadAhead } from "../../ui/feedback/lazy-part.tsx";
import { missingUnasked } from "../../ui/feedback/missing-part.tsx";
import { useCommands, useFocusCommands } from "../../util/commands.ts";
import { actOnCard } from "../cards/keys/card-keys.ts";
import { tileCommands } from "../cards/keys/tile-commands.ts";
import { useHoverKeys } from "../cards/keys/use-hover-keys.ts";
import { renameOnTile } from "../cards/tile/renaming.ts";
import { useKeptFocus } from "../cards/use-kept-focus.ts";
import { type Controls, useControls } from "../controls.ts";
import { holdScrollWhileDragging } from "../drag/pointer-drag.ts";
import { type Filter, isFiltering } from "../filter/filter.ts";
import { useMoves } from "../motion/use-moves.ts";
import { keyOf } from "../state/local-ids.ts";
import { useBoard } from "../use-board.ts";
import { addCardNear } from "../use-shortcuts.ts";
import { AddColumn } from "./add-column.tsx";
import { ColumnView } from "./column-view.tsx";
import { useVirtualColumns } from "./use-virtual-columns.ts";

/** If it cannot be loaded, a first column can be added all the same. */
const EmptyBoard = lazyPart(
  () => import("./empty-board.tsx"),
  ({ failed }, { boardId }) => failed && <AddColumn boardId={boardId} count={0} />,
);

const MatchesInView = lazyPart(() => import("../filter/matches-in-view.ts"), missingUnasked);

const TILE_KEYS = {
  attribute: "data-card-id",
  keys: "ladvitxynec",
  arrows: true,
  act: (event: KeyboardEvent, card: Card, controls: Controls) =>
    actOnCard(event, card, controls, () => renameOnTile(card.id)),
} as const;

/** The columns of the board, virtualised: only those near the visible part are in the document. */
export function Columns({ filter }: { filter: Filter }) {
  const { board, session, me } = useBoard();
  const controls = useControls();
  const { columns } = board;
  const { root, track, widthPx, measure, shown, gap, scrollToStart, onFocus, onBlur } =
    useVirtualColumns(columns);
  useMoves(session);
  useKeptFocus(root, { board, filter, me });
  useCommands(
    columns.length > 0 ? { "new-card": () => addCardNear(document.activeElement ?? document.body) } : {},
  );
  useFocusCommands(() => tileCommands(controls));
  useHoverKeys(controls, TILE_KEYS);
  useEffect(() => loadAhead([EmptyBoard, MatchesInView]), []);
  useEffect(() => {
    if (root.current) return holdScrollWhileDragging(root.current);
  }, [root]);
  return (
    <div className="columns" ref={root} data-drag-scroll="x">
      {isFiltering(filter) && (
        <MatchesInView root={root} board={board} filter={filter} userId={me.id} scrollTo={scrollToStart} />
      )}
      <p id="card-keys" hidden>
        {texts.cardKeys}
      </p>
      {columns.length > 0 && (
        <ol
          ref={track}
          className="columns-track"
          style={{ width: widthPx }}
          onFocus={onFocus}
          onBlur={onBlur}
        >
          {shown.map(({ column, rank, index, startPx }) => (
            <li
              key={keyOf(column.id)}
              ref={index < 0 ? undefined : measure}
              data-index={index}
              aria-setsize={columns.length}
              aria-posinset={rank + 1}
              style={{ transform: forward(startPx) }}
            >
              <ColumnView column={column} index={rank} isLast={rank === columns.length - 1} filter={filter} />
            </li>
          ))}
          {gap && (
            <li
              className="column-gap"
              aria-hidden="true"
              style={{
                width: gap.gapPx,
                height: gap.gapHeightPx,
                transform: forward(gap.startPx),
              }}
            />
          )}
        </ol>
      )}
      {columns.length === 0 ? (
        <EmptyBoard boardId={board.id} />
      ) : (
        <AddColumn boardId={board.id} count={columns.length} />
      )}
    </div>
  );
}

/** From where the first column is, in the direction of reading. */
function forward(px: number): string {
  return `translateX(calc(var(--forward) * ${px}px))`;
}

import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import * as texts from "#texts/shared.tsx";
import { findCard } from "../../client/changes/board-changes.ts";
import { shownText } from "../../contract/base/shown-text.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { cardsShown, type Filter, isFiltering, NO_FILTER } from "../board/filter/filter.ts";
import { FilterBar } from "../board/filter/filter-bar.tsx";
import FilterChips from "../board/filter/filter-chips.tsx";
import FilterPanel from "../board/filter/filter-panel.tsx";
import { AppliedFilter } from "../board/filter/found-title.tsx";
import { useTolerance } from "../board/filter/use-tolerance.ts";
import { ReadOnlyColumns } from "../board/read-only/columns.tsx";
import { boardColor } from "../boards/board-color.ts";
import { addressOf } from "../installation.ts";
import { Logo } from "../shell/logo.tsx";
import { singleKeys } from "../storage/choices/single-keys.ts";
import { FaceColors, faceColors } from "../ui/display/face-colors.ts";
import { StatePicture } from "../ui/feedback/state-picture.tsx";
import { EmptyState, Skeleton } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { openCard, useOpenedCard } from "./opened-card.ts";
import { OpenedCardDialog } from "./opened-card-dialog.tsx";
import { SharedHead } from "./shared-head.tsx";
import { useSharedFilter } from "./use-shared-filter.ts";
import { type SharedState, watchShared } from "./watch.ts";

const LOADING: SharedState = { status: "loading", board: null, connection: "connecting" };

export function SharedPage({ token }: { token: string }) {
  const [{ status, board, connection }, setState] = useState(LOADING);
  useEffect(() => watchShared(token, setState), [token]);
  const openedId = useOpenedCard();
  const card = board && openedId !== null ? findCard(board, openedId) : undefined;
  const title = status === "ended" ? texts.ended : (card?.title ?? board?.title ?? texts.board);
  useEffect(() => {
    document.title = texts.pageTitle(shownText(title));
  }, [title]);
  useSearchKey();
  if (board) return <SharedBoard board={board} connection={connection} openedId={openedId} />;
  if (status === "loading") return <Loading />;
  return (
    <>
      <header className="topbar">
        <a className="wordmark" href={addressOf("/")}>
          <Logo />
          <span className="wordmark-name">Boardcast</span>
        </a>
      </header>
      <main>
        <div className="state" role="alert">
          <StatePicture name={status === "ended" ? "expired" : "away"} />
          <h1>{status === "ended" ? texts.ended : texts.notReached}</h1>
          <p>{status === "ended" ? texts.endedWhy : texts.tryingAgain}</p>
          {status === "ended" && (
            <div className="state-actions">
              <a className="button" href={addressOf("/")}>
                {texts.startPage}
              </a>
            </div>
          )}
        </div>
      </main>
    </>
  );
}

interface Props extends Pick<SharedState, "connection"> {
  board: FullBoard;
  openedId: string | null;
}

function SharedBoard({ board, connection, openedId }: Props) {
  const [filter, setFilter] = useSharedFilter(board);
  // Typing stays fast on a large board: the columns update when there is time.
  const applied = useTolerance(useDeferredValue(filter), board);
  const main = useRef<HTMLElement>(null);
  useMatchInView(main, applied);
  useFocusOnLast(main, openedId);
  const { columns, color } = board;
  const memberIds = board.members.map(({ user_id }) => user_id).join();
  const colors = useMemo(() => faceColors(memberIds.split(",")), [memberIds]);
  const isNothingFound =
    isFiltering(applied) && columns.every((column) => cardsShown(column, applied).length === 0);
  return (
    <FaceColors value={colors}>
      <div className="board-page">
        <SharedHead board={board} connection={connection} />
        <div className="board-body" data-colored={color !== null} style={boardColor(color)}>
          <main ref={main} className="board" id="main">
            {columns.length === 0 ? (
              <EmptyState title={texts.nothingYet}>{texts.noColumns}</EmptyState>
            ) : (
              <>
                <FilterBar
                  board={board}
                  myId={null}
                  filter={filter}
                  applied={applied}
                  onChange={setFilter}
                  Panel={FilterPanel}
                  Chips={FilterChips}
                />
                {isNothingFound ? (
                  <EmptyState
                    picture="nothing"
                    title={texts.nothingFound}
                    actions={<Button onClick={() => setFilter(NO_FILTER)}>{texts.showAll}</Button>}
                  >
                    {texts.otherWords}
                  </EmptyState>
                ) : (
                  <AppliedFilter value={applied}>
                    <ReadOnlyColumns columns={columns} filter={applied} onOpen={({ id }) => openCard(id)} />
                  </AppliedFilter>
                )}
              </>
            )}
          </main>
        </div>
        {openedId !== null && (
          <OpenedCardDialog key={openedId} cardId={openedId} board={board} filter={applied} />
        )}
      </div>
    </FaceColors>
  );
}

/** As in the app, a slash leads to the search. */
function useSearchKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (singleKeys.get() === "off") return;
      if (!(event.target instanceof Element) || event.target.closest("dialog, [popover], input")) return;
      document.querySelector<HTMLElement>(".filter-bar input")?.focus();
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

/** When the filter changes and nothing that matches is in view, as on a phone, the first match is scrolled to. */
function useMatchInView(main: RefObject<HTMLElement | null>, filter: Filter): void {
  useEffect(() => {
    if (!isFiltering(filter) || !main.current) return;
    const cards = [...main.current.querySelectorAll(".past-card")];
    const isInView = (card: Element) => {
      const { left, right } = card.getBoundingClientRect();
      return right > 0 && (left + right) / 2 < innerWidth;
    };
    if (!cards.some(isInView)) cards[0]?.closest(".column")?.scrollIntoView({ inline: "start" });
  }, [main, filter]);
}

/** Whoever has gone on from one open card to the next finds the focus on the tile of the last one. */
function useFocusOnLast(main: RefObject<HTMLElement | null>, openedId: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (openedId === null && last.current !== null) {
      const tile = main.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(last.current)}"]`);
      tile?.focus({ preventScroll: true });
      tile?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    last.current = openedId;
  }, [main, openedId]);
}

function Loading() {
  return (
    <main className="board board-loading" aria-busy="true" aria-label={texts.loading}>
      <div className="columns" aria-hidden="true">
        {[0, 1, 2].map((each) => (
          <div className="column" key={each}>
            <Skeleton width="8rem" height="1.25rem" />
            <Skeleton height="3.5rem" />
          </div>
        ))}
      </div>
    </main>
  );
}

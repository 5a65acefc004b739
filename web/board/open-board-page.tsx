import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import * as texts from "#texts/board.ts";
import { isLocal } from "../../client/changes/local-id.ts";
import type { Card } from "../../contract/cards.ts";
import type { User } from "../../contract/users.ts";
import { useActivityPanel } from "../activity/panel-state.ts";
import { boardColor } from "../boards/board-color.ts";
import { calendarIn } from "../calendar/view-state.ts";
import { boardPath, leaveTo, momentIn, navigate, pastPath, useQuery } from "../router.ts";
import { useBoardAtHand } from "../search/board-at-hand.ts";
import { api } from "../session/api.ts";
import { TopBar } from "../shell/top-bar.tsx";
import { useTitle } from "../shell/use-title.ts";
import { announcedChanges } from "../storage/choices/announced-changes.ts";
import { useFocusReturn } from "../ui/dialogs/use-focus-return.ts";
import { FaceColors, faceColors } from "../ui/display/face-colors.ts";
import { DialogBoundary } from "../ui/feedback/error-boundary.tsx";
import { whenIdle } from "../ui/feedback/lazy-part.tsx";
import { BoardDialogs } from "./board-dialogs.tsx";
import { type BoardDialog, BoardHeader } from "./board-header.tsx";
import { BoardLoading } from "./board-loading.tsx";
import { useFileDrops } from "./cards/use-file-drops.ts";
import { Columns } from "./columns/columns.tsx";
import { ConflictNotice } from "./conflicts/conflict-notice.tsx";
import { type Controls, ControlsContext } from "./controls.ts";
import {
  ActivityPanel,
  CalendarView,
  ExpiredDialog,
  FilterChips,
  FilterPanel,
  LiveChanges,
  PastBoard,
  QuickPanel,
  SelectionBar,
} from "./dialog-parts.ts";
import { NO_FILTER } from "./filter/filter.ts";
import { FilterBar } from "./filter/filter-bar.tsx";
import { AppliedFilter } from "./filter/found-title.tsx";
import { useFilter } from "./filter/use-filter.ts";
import { useTolerance } from "./filter/use-tolerance.ts";
import type { Quick } from "./quick/quick-panel.tsx";
import type { BoardSession } from "./session/board-session.ts";
import { BoardContext, type OpenBoard, useBoardView } from "./use-board.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { ViewChoice } from "./view-choice.tsx";

interface Props {
  session: BoardSession;
  me: User;
  /** The card whose dialog is open. */
  cardId: string | null;
}

export function OpenBoardPage({ session, me, cardId }: Props) {
  const view = useBoardView(session);
  const { board, isCopy, online } = view;
  const boardId = board?.id;
  const query = useQuery();
  const moment = momentIn(query);
  const calendar = useMemo(() => calendarIn(query), [query]);
  const [dialog, setDialog] = useState<BoardDialog | null>(null);
  const [moving, setMoving] = useState<Card | null>(null);
  const [copying, setCopying] = useState<Card | null>(null);
  const [quick, setQuick] = useState<Quick | null>(null);
  const [filter, setFilter] = useFilter(board, me.id);
  // Typing stays fast on a large board: the columns update when there is time.
  const appliedFilter = useTolerance(useDeferredValue(filter), board);
  const filterRef = useRef(filter);
  useEffect(() => {
    filterRef.current = appliedFilter;
  }, [appliedFilter]);
  const announces = announcedChanges.use() === "on";
  const activity = useActivityPanel();
  const activityButton = useFocusReturn(activity.isOpen);
  useTitle(board?.title ?? texts.board);
  useBoardAtHand(board);
  useShortcuts({
    session,
    isPast: moment !== null,
    onSwitch: useCallback(() => setDialog("boards"), []),
    onActivity: activity.toggle,
  });
  useEffect(() => {
    // Nothing depends on it; offline, the board simply does not move to the front.
    if (boardId && !isLocal(boardId)) api.markBoardOpened({ board_id: boardId }).catch(() => {});
  }, [boardId]);
  useFileDrops(session);
  useEffect(() => watchWhenIdle(session, me.id), [session, me.id]);
  const controls = useMemo<Controls>(
    () => ({
      session,
      filter: filterRef,
      clearFilter: () => setFilter(NO_FILTER),
      openMoveDialog: setMoving,
      openCopyDialog: setCopying,
      openQuick: setQuick,
      me,
    }),
    [session, me, setFilter],
  );
  const role = board?.members.find(({ user_id }) => user_id === me.id)?.role ?? "member";
  const open = useMemo<OpenBoard | null>(
    () => board && { board, isCopy, session, me, role, online },
    [board, isCopy, session, me, role, online],
  );
  const moveTo = useCallback(
    (at: number) => boardId && navigate(pastPath(boardId, at), { replace: true }),
    [boardId],
  );
  const backToNow = useCallback(() => boardId && leaveTo(boardPath(boardId)), [boardId]);
  const memberIds = board?.members.map(({ user_id }) => user_id).join() ?? "";
  const colors = useMemo(() => faceColors(memberIds.split(",")), [memberIds]);
  if (!open) return <BoardLoading />;
  return (
    <BoardContext value={open}>
      <FaceColors value={colors}>
        <ControlsContext value={controls}>
          <TopBar color={open.board.color}>
            <BoardHeader
              view={view}
              isPast={moment !== null}
              onOpen={setDialog}
              activity={{ ...activity, buttonRef: activityButton }}
            />
          </TopBar>
          <ConflictNotice conflicts={view.conflicts} held={view.held} onOpen={() => setDialog("changes")} />
          {announces && <LiveChanges />}
          <div
            className="board-body"
            style={boardColor(open.board.color)}
            data-colored={open.board.color !== null}
          >
            {moment === null ? (
              <main className="board" id="main">
                <FilterBar
                  board={open.board}
                  myId={me.id}
                  filter={filter}
                  applied={appliedFilter}
                  onChange={setFilter}
                  Panel={FilterPanel}
                  Chips={FilterChips}
                  isNeeded={calendar !== null}
                >
                  <ViewChoice place={calendar} />
                </FilterBar>
                {calendar ? (
                  <CalendarView place={calendar} filter={appliedFilter} />
                ) : (
                  <AppliedFilter value={appliedFilter}>
                    <Columns filter={appliedFilter} />
                  </AppliedFilter>
                )}
                <SelectionBar filter={appliedFilter} />
              </main>
            ) : (
              <PastBoard at={Math.min(moment, open.board.seq)} onMove={moveTo} onBack={backToNow} />
            )}
            {activity.isOpen && (
              <ActivityPanel
                key={String(activity.isSheet)}
                isSheet={activity.isSheet}
                takesFocus={activity.takesFocus}
                onClose={activity.toggle}
              />
            )}
          </div>
          <BoardDialogs
            cardId={cardId}
            dialog={dialog}
            moving={moving}
            copying={copying}
            onOpen={setDialog}
            onClose={() => {
              setDialog(null);
              setMoving(null);
              setCopying(null);
            }}
          />
          {quick && (
            <DialogBoundary
              key={`${quick.kind} ${quick.beside} ${quick.cardIds.join()}`}
              title={texts.changeCards}
              onClose={() => setQuick(null)}
            >
              <QuickPanel quick={quick} onClose={() => setQuick(null)} />
            </DialogBoundary>
          )}
          {view.expired.length > 0 && <ExpiredDialog entries={view.expired} />}
        </ControlsContext>
      </FaceColors>
    </BoardContext>
  );
}

/** What may be noticed a moment later, and nothing is lost. */
function watchWhenIdle(session: BoardSession, myId: string): () => void {
  let stop = () => {};
  let isOver = false;
  const cancel = whenIdle(() => {
    import("./session/watch.ts").then(
      ({ watch }) => {
        if (!isOver) stop = watch(session, myId);
      },
      () => {},
    );
  });
  return () => {
    isOver = true;
    cancel();
    stop();
  };
}

import { useEffect, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/my-cards.ts";
import { useRowActions } from "../card-rows/use-row-actions.tsx";
import { setQuery, useQuery } from "../router.ts";
import { isUnreachable } from "../session/reason.ts";
import { TopBar } from "../shell/top-bar.tsx";
import { useTitle } from "../shell/use-title.ts";
import { myCardsOrder } from "../storage/choices/my-cards-order.ts";
import { Link } from "../ui/display/link.tsx";
import { useNow } from "../ui/display/time.tsx";
import { OutageNotice, StaleNotice } from "../ui/feedback/outage-notice.tsx";
import { EmptyState, FailedState, Skeleton } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { BoardFilter } from "./board-filter.tsx";
import { boardsOf, groupsByBoard, groupsOf } from "./groups.ts";
import { MyCardsGroup } from "./my-cards-group.tsx";
import { useMyCards } from "./use-my-cards.ts";

const ORDERS = ["due", "board"] as const;

/** What is assigned to the user on all boards, or on one, by when it is due or by board. */
export default function MyCardsPage() {
  const [withComplete, setWithComplete] = useState(false);
  const cards = useMyCards(withComplete);
  const { items: assigned, hasMore, isLoadingMore, failure, load, loadMore, change } = cards;
  const boardId = new URLSearchParams(useQuery()).get("board");
  const choose = (id: string | null) => setQuery(id ? `board=${id}` : "", { replace: true });
  // What is in a column for done work is done.
  const items = assigned?.filter(({ column }) => withComplete || !column.is_done_column);
  const shown = items?.filter(({ board }) => boardId === null || board.id === boardId);
  const order = myCardsOrder.use();
  const now = new Date(useNow());
  const { toggle, openDue, panel } = useRowActions(assigned ?? [], change);
  const groups = (order === "board" ? groupsByBoard : groupsOf)(shown ?? [], now, cards.completedHere);
  useTitle(texts.myCards);
  // The cards of one board may be on any page.
  useEffect(() => {
    if (boardId !== null && hasMore && !isLoadingMore && failure === null) loadMore();
  }, [boardId, hasMore, isLoadingMore, failure, loadMore]);
  return (
    <>
      <TopBar />
      <main className="page my-cards" id="main">
        <div className="boards-head">
          <h1>{texts.myCards}</h1>
          <BoardFilter boards={boardsOf(items ?? [])} boardId={boardId} onChoose={choose} />
          <fieldset className="segments" aria-label={texts.groupBy}>
            {ORDERS.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === order}
                onClick={() => myCardsOrder.set(each)}
              >
                {texts.orders[each]}
              </button>
            ))}
          </fieldset>
          <label className="check">
            <input
              type="checkbox"
              checked={withComplete}
              onChange={(event) => setWithComplete(event.target.checked)}
            />
            {texts.showComplete}
          </label>
        </div>
        {failure && !items && <FailedState title={texts.cardsNotLoaded} failure={failure} onRetry={load} />}
        {failure &&
          items &&
          (isUnreachable(failure) ? (
            <OutageNotice isAway={failure.trouble === "away"} onRetry={load}>
              {texts.cardsOffline}
            </OutageNotice>
          ) : (
            <StaleNotice onRetry={load}>{`${texts.mayBeOutdated} ${failure.reason}`}</StaleNotice>
          ))}
        {!items && !failure && <Skeleton height="16rem" />}
        {shown?.length === 0 && !(boardId !== null && hasMore) && (
          <Nothing onAllBoards={boardId === null ? null : () => choose(null)} />
        )}
        {groups.map((group, index, { length }) => (
          <MyCardsGroup
            key={group.key}
            group={group}
            hasMore={hasMore && (group.isBoard || index === length - 1)}
            now={now}
            onComplete={toggle}
            onDue={openDue}
          />
        ))}
        {hasMore && (
          <div className="boards-more">
            <Button onClick={loadMore} busy={isLoadingMore}>
              {isLoadingMore ? common.loading : texts.showMoreCards}
            </Button>
          </div>
        )}
        {panel}
      </main>
    </>
  );
}

function Nothing({ onAllBoards }: { onAllBoards: (() => void) | null }) {
  return (
    <EmptyState
      picture="done"
      title={onAllBoards ? texts.nothingOnBoard : texts.nothingToDo}
      actions={
        onAllBoards ? (
          <Button onClick={onAllBoards}>{texts.showAllBoards}</Button>
        ) : (
          <Link className="button" href="/">
            {common.goToBoards}
          </Link>
        )
      }
    >
      {texts.whatAppearsHere}
    </EmptyState>
  );
}

import { useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/my-cards.ts";
import { CardRow } from "../card-rows/card-row.tsx";
import { CompleteCheckbox } from "../card-rows/complete-checkbox.tsx";
import { TopBar } from "../shell/top-bar.tsx";
import { useTitle } from "../shell/use-title.ts";
import { number } from "../texts/format.ts";
import { Link } from "../ui/display/link.tsx";
import { useNow } from "../ui/display/time.tsx";
import { EmptyState, FailedState, Skeleton } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { groupsOf } from "./groups.ts";
import { useMyCards } from "./use-my-cards.ts";

/** What is assigned to the user on all boards, by when it is due. */
export default function MyCardsPage() {
  const [withComplete, setWithComplete] = useState(false);
  const { items: assigned, hasMore, failure, load, loadMore, setComplete } = useMyCards(withComplete);
  // What is in a column for done work is done.
  const items = assigned?.filter(({ column }) => withComplete || !column.is_done_column);
  const now = new Date(useNow());
  useTitle(texts.myCards);
  return (
    <>
      <TopBar />
      <main className="page my-cards" id="main">
        <div className="boards-head">
          <h1>{texts.myCards}</h1>
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
        {failure && items && (
          <div className="notice boards-stale" role="status">
            <p>
              {texts.mayBeOutdated} {failure.reason}
            </p>
            <Button onClick={load}>{common.tryAgain}</Button>
          </div>
        )}
        {!items && !failure && <Skeleton height="16rem" />}
        {items?.length === 0 && (
          <EmptyState
            picture="done"
            title={texts.nothingToDo}
            actions={
              <Link className="button" href="/">
                {common.goToBoards}
              </Link>
            }
          >
            {texts.whatAppearsHere}
          </EmptyState>
        )}
        {groupsOf(items ?? [], now).map(({ key, title, items }) => (
          <section key={key} className="my-cards-group" aria-label={title} data-overdue={key === "overdue"}>
            <h2>
              {title} <span className="muted">{number(items.length)}</span>
            </h2>
            <ul className="card-rows">
              {items.map((item) => (
                <CardRow
                  key={item.card.id}
                  item={item}
                  now={now}
                  state={
                    <CompleteCheckbox item={item} onChange={(isComplete) => setComplete(item, isComplete)} />
                  }
                />
              ))}
            </ul>
          </section>
        ))}
        {hasMore && (
          <div className="boards-more">
            <Button onClick={loadMore}>{texts.showMoreCards}</Button>
          </div>
        )}
      </main>
    </>
  );
}

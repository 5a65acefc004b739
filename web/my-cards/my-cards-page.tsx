import { useState } from "react";
import { TopBar } from "../shell/top-bar.tsx";
import { useTitle } from "../shell/use-title.ts";
import { Link } from "../ui/display/link.tsx";
import { useNow } from "../ui/display/time.tsx";
import { EmptyState, ErrorState, Skeleton } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { groupsOf } from "./groups.ts";
import { MyCardRow } from "./my-card-row.tsx";
import { useMyCards } from "./use-my-cards.ts";

/** What is assigned to the user on all boards, by when it is due. */
export default function MyCardsPage() {
  const [withComplete, setWithComplete] = useState(false);
  const { items, hasMore, failure, load, loadMore, setComplete } = useMyCards(withComplete);
  const now = new Date(useNow());
  useTitle("My cards");
  return (
    <>
      <TopBar />
      <main className="page my-cards" id="main">
        <div className="boards-head">
          <h1>My cards</h1>
          <label className="check">
            <input
              type="checkbox"
              checked={withComplete}
              onChange={(event) => setWithComplete(event.target.checked)}
            />
            Show complete ones
          </label>
        </div>
        {failure && !items && (
          <ErrorState title="Your cards could not be loaded" detail={failure} onRetry={load} />
        )}
        {failure && items && (
          <div className="notice boards-stale" role="status">
            <p>The list may be out of date. {failure}</p>
            <Button onClick={load}>Try again</Button>
          </div>
        )}
        {!items && !failure && <Skeleton height="16rem" />}
        {items?.length === 0 && (
          <EmptyState
            title="Nothing to do"
            actions={
              <Link className="button" href="/">
                Go to your boards
              </Link>
            }
          >
            Cards that are assigned to you appear here, whatever board they are on.
          </EmptyState>
        )}
        {groupsOf(items ?? [], now).map(({ title, items }) => (
          <section
            key={title}
            className="my-cards-group"
            aria-label={title}
            data-overdue={title === "Overdue"}
          >
            <h2>
              {title} <span className="muted">{items.length}</span>
            </h2>
            <ul>
              {items.map((item) => (
                <MyCardRow
                  key={item.card.id}
                  item={item}
                  now={now}
                  onComplete={(isComplete) => setComplete(item, isComplete)}
                />
              ))}
            </ul>
          </section>
        ))}
        {hasMore && (
          <div className="boards-more">
            <Button onClick={loadMore}>Show more cards</Button>
          </div>
        )}
      </main>
    </>
  );
}

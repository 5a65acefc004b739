import * as common from "#texts/common.ts";
import * as texts from "#texts/search.tsx";
import type { SearchHit } from "../../../contract/search.ts";
import { type Failure, isUnreachable } from "../../session/reason.ts";
import { useNow } from "../../ui/display/time.tsx";
import { OutageNotice } from "../../ui/feedback/outage-notice.tsx";
import { EmptyState, FailedState, Skeleton } from "../../ui/feedback/states.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { HitRow } from "../hit-row.tsx";
import { findsArchived } from "../query/query-meaning.ts";
import type { useSearchResults } from "./use-search-results.ts";

interface Props extends ReturnType<typeof useSearchResults> {
  /** The last term is being completed: it is not wrong yet. */
  isTyping: boolean;
  onAllBoards: () => void;
  onArchived: () => void;
  onDue: (hit: SearchHit) => void;
}

/** The cards that were found, best first; or why there are none. */
export function SearchResults(props: Props) {
  const { loaded, isCurrent, isLoading, failure, load, loadMore, change } = props;
  const now = new Date(useNow());
  if (failure?.trouble === "refused" && props.isTyping) return null;
  if (failure && !isCurrent) return <NotSearched failure={failure} load={load} />;
  if (!loaded) return isLoading ? <Skeleton height="16rem" /> : null;
  const { hits, next } = loaded;
  const isArchived = findsArchived(loaded.query);
  return (
    <>
      <p className="note" role="status">
        {isCurrent &&
          hits.length > 0 &&
          (next ? texts.foundOrMore(hits.length) : texts.foundCards(hits.length))}
      </p>
      {isCurrent && loaded.isHere && (
        <OutageNotice isAway={navigator.onLine} onRetry={load}>
          {texts.searchedHere}
        </OutageNotice>
      )}
      {hits.length > 0 && (
        <ul className="card-rows" aria-label={texts.results} data-stale={!isCurrent}>
          {hits.map((hit) => (
            <HitRow
              key={hit.card.id}
              hit={hit}
              isArchived={isArchived}
              now={now}
              onComplete={(is_complete) => change(hit, { is_complete })}
              onDue={() => props.onDue(hit)}
            />
          ))}
        </ul>
      )}
      {isCurrent && hits.length === 0 && (
        <EmptyState
          picture="nothing"
          title={next ? texts.noneAmongNewest : texts.noCardsFound}
          actions={
            <>
              {loaded.boardId !== null && (
                <Button onClick={props.onAllBoards}>{texts.searchAllBoards}</Button>
              )}
              {!isArchived && !loaded.isHere && (
                <Button onClick={props.onArchived}>{texts.searchArchived}</Button>
              )}
            </>
          }
        >
          {texts.everyWord}
        </EmptyState>
      )}
      {isCurrent && failure && (
        <p className="notice" role="alert">
          {failure.reason}
        </p>
      )}
      {isCurrent && next && (
        <div className="boards-more">
          <Button onClick={loadMore} busy={isLoading}>
            {isLoading ? common.loading : hits.length === 0 ? texts.searchOlder : texts.showMoreResults}
          </Button>
        </div>
      )}
    </>
  );
}

function NotSearched({ failure, load }: { failure: Failure; load: () => void }) {
  if (failure.trouble === "refused")
    return (
      <EmptyState picture="nothing" title={texts.checkQuery}>
        {failure.reason}
      </EmptyState>
    );
  if (isUnreachable(failure))
    return (
      <EmptyState
        picture="offline"
        title={texts.searchFailed}
        actions={<Button onClick={load}>{common.tryAgain}</Button>}
      >
        {failure.reason}
      </EmptyState>
    );
  return <FailedState title={texts.searchFailed} failure={failure} onRetry={load} />;
}

import { useEffect, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/search.tsx";
import { setQuery, useQuery } from "../router.ts";
import { TopBar } from "../shell/top-bar.tsx";
import { useTitle } from "../shell/use-title.ts";
import { EmptyState, FailedState, Skeleton } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { SearchField } from "../ui/forms/search-field.tsx";
import { BoardResults } from "./board-results.tsx";
import { byBoard, useSearchResults } from "./use-search-results.ts";

/** Browsers limit how often the address may change. */
const TYPING_MS = 250;

/** Cards of all boards that match the query in the address. */
export default function SearchPage() {
  const query = (new URLSearchParams(useQuery()).get("q") ?? "").trim();
  const [typed, setTyped] = useState<string | null>(null);
  const { loaded, isLoading, failure, load, loadMore } = useSearchResults(query);
  useTitle(query ? texts.searchFor(query) : texts.search);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      const q = typed.trim();
      setQuery(q && `q=${encodeURIComponent(q)}`, { replace: true });
      if (q === query) setTyped(null);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, query]);
  const isCurrent = loaded?.query === query;
  const count = loaded?.hits.length ?? 0;
  return (
    <>
      <TopBar />
      <main className="page search-page" id="main">
        <h1>{texts.search}</h1>
        <search className="search-form">
          <SearchField label={texts.searchCards} value={typed ?? query} onChange={setTyped} />
          <p className="note">{texts.operatorsNote}</p>
        </search>
        <p className="visually-hidden" role="status">
          {isCurrent && (loaded.next ? texts.foundOrMore(count) : texts.foundCards(count))}
        </p>
        {isCurrent && loaded.isHere && (
          <div className="notice boards-stale" role="status">
            <p>{texts.searchedHere}</p>
            <Button onClick={load}>{common.tryAgain}</Button>
          </div>
        )}
        {failure && !(isCurrent && count > 0) && (
          <FailedState
            title={texts.searchFailed}
            failure={failure}
            onRetry={failure.trouble === "refused" ? undefined : load}
          />
        )}
        {!loaded && isLoading && <Skeleton height="16rem" />}
        {isCurrent && count === 0 && !loaded.next && !failure && (
          <EmptyState picture="nothing" title={texts.noCardsFound}>
            {texts.everyWord}
          </EmptyState>
        )}
        {!failure &&
          byBoard(loaded?.hits ?? []).map(({ board, hits }) => (
            <BoardResults key={board.id} board={board} hits={hits} query={loaded?.query ?? ""} />
          ))}
        {isCurrent && loaded.next && (
          <div className="boards-more">
            <Button onClick={loadMore} busy={isLoading}>
              {isLoading ? common.loading : texts.showMoreResults}
            </Button>
          </div>
        )}
      </main>
    </>
  );
}

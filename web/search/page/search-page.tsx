import { useEffect, useRef, useState } from "react";
import * as texts from "#texts/search.tsx";
import type { SearchHit } from "../../../contract/search.ts";
import { useRowActions } from "../../card-rows/use-row-actions.tsx";
import { searchQuery, setQuery, useQuery } from "../../router.ts";
import { TopBar } from "../../shell/top-bar.tsx";
import { useTitle } from "../../shell/use-title.ts";
import { SearchField } from "../../ui/forms/search-field.tsx";
import { completionsOf, unknownOperator } from "../query/completions.ts";
import { ARCHIVED, findsArchived } from "../query/query-meaning.ts";
import { Suggestions } from "../query/suggestions.tsx";
import { useKnownNames } from "../query/use-known-names.ts";
import { BOARD_ID, BoardChoice } from "./board-choice.tsx";
import { SearchExamples } from "./search-examples.tsx";
import { SearchHints } from "./search-hints.tsx";
import { SearchResults } from "./search-results.tsx";
import { useSearchResults } from "./use-search-results.ts";

/** Browsers limit how often the address may change. */
const TYPING_MS = 250;

/** Cards of all boards, or of one, that match the query in the address. */
export default function SearchPage() {
  const address = new URLSearchParams(useQuery());
  const query = (address.get("q") ?? "").trim();
  const boardId = BOARD_ID.exec(address.get("board") ?? "")?.[0] ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const form = useRef<HTMLElement>(null);
  const results = useSearchResults(query, boardId);
  useTitle(query ? texts.searchFor(query) : texts.search);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      const q = typed.trim();
      setQuery(searchQuery(q, boardId), { replace: true });
      if (q === query) setTyped(null);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, query, boardId]);
  const text = typed?.trim() ?? query;
  const search = (wanted: string, chosen: string | null) => {
    setTyped(null);
    setQuery(searchQuery(wanted, chosen), { replace: true });
  };
  const shown = typed ?? query;
  const completions = completionsOf(shown, useKnownNames(shown, boardId), true);
  const put = (next: string) => {
    setTyped(next);
    focusField();
  };
  const { openDue, panel } = useRowActions(actionable(results.loaded), results.change);
  const focusField = () => form.current?.querySelector("input")?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only of a page that opens
  useEffect(() => {
    if (query === "") focusField();
  }, []);
  return (
    <>
      <TopBar />
      <main className="page search-page" id="main">
        <h1>{texts.search}</h1>
        <search ref={form} className="search-form">
          <SearchField
            label={texts.searchCards}
            value={shown}
            onChange={setTyped}
            onEnter={() => completions[0] && put(completions[0].text)}
          />
          <BoardChoice boardId={boardId} onChoose={(chosen) => search(text, chosen)} />
          <Suggestions completions={completions} unknown={unknownOperator(shown)} onChoose={put} />
          {query !== "" && completions.length === 0 && (
            <SearchExamples onChoose={(operator) => put(`${shown.trim()} ${operator}`)} />
          )}
        </search>
        {query === "" ? (
          <SearchHints onChoose={put} />
        ) : (
          <SearchResults
            {...results}
            isTyping={completions.length > 0}
            onAllBoards={() => search(text, null)}
            onDue={openDue}
            onArchived={() => search(`${text} ${ARCHIVED}`, boardId)}
          />
        )}
        {panel}
      </main>
    </>
  );
}

/** Archived cards do not change. */
function actionable(loaded: ReturnType<typeof useSearchResults>["loaded"]): readonly SearchHit[] {
  return loaded && !findsArchived(loaded.query) ? loaded.hits : [];
}

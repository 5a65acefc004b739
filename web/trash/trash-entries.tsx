import { type FocusEvent, useEffect, useLayoutEffect, useRef } from "react";
import { tryAgain } from "#texts/common.ts";
import * as texts from "#texts/trash.tsx";
import { scrollerOf } from "../activity/feed/use-busy.ts";
import { reasonOf } from "../session/reason.ts";
import { isLost } from "../ui/dialogs/use-focus-return.ts";
import { Icon } from "../ui/display/icon.tsx";
import { Skeleton, Spinner } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { found, type TrashList, type TrashView } from "./trash-list.ts";
import { TrashRow } from "./trash-row.tsx";
import type { Trash, TrashKind } from "./use-trash.ts";

interface Props {
  kind: TrashKind;
  /** For how many days what was deleted can come back; null if that is not known. */
  days: number | null;
  trash: Trash;
  /** Words of the title. */
  text: string;
}

const AHEAD = "0px 0px 400px";

export function TrashEntries({ kind, days, trash: { list, view, entries }, text }: Props) {
  const shown = found(entries, text);
  const { ref, onFocus } = useRowFocus(shown.length);
  return (
    <>
      {view.isKept && (
        <p className="notice" role="status">
          {texts.asLastLoaded}
        </p>
      )}
      {view.isComplete && shown.length === 0 && (
        <div className="nothing trash-empty">
          <Icon name={kind === "archived" ? "archive" : "remove"} size={28} />
          <p>{emptyWords(kind, text)}</p>
        </div>
      )}
      <ul ref={ref} aria-label={texts.lists[kind]} onFocus={onFocus}>
        {shown.map((entry) => (
          <TrashRow key={entry.id} entry={entry} days={days} onGone={() => list.remove(entry.id)} />
        ))}
      </ul>
      <End list={list} view={view} />
    </>
  );
}

/** When the row with the focus goes, the one in its place takes it; after the last one, the panel does. */
function useRowFocus(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const focused = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a row has come or gone
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list || focused.current === null || !isLost()) return;
    const row = list.children[focused.current] ?? list.lastElementChild;
    const next =
      row?.querySelector<HTMLElement>(".list-tools button") ?? list.closest<HTMLElement>("[role=tabpanel]");
    next?.focus({ preventScroll: row === null });
  }, [count]);
  const onFocus = ({ target }: FocusEvent<HTMLUListElement>) => {
    const index = [...(ref.current?.children ?? [])].findIndex((row) => row.contains(target));
    focused.current = index < 0 ? null : index;
  };
  return { ref, onFocus };
}

/** Loads the next page when it comes into view; while a search finds little, that is at once. */
function End({ list, view: { status, isComplete, items, error } }: { list: TrashList; view: TrashView }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || status !== "ready" || isComplete) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void list.loadMore(), {
      root: scrollerOf(element),
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, status, isComplete]);
  if (status === "failed")
    return (
      <div className="trash-end" role="alert">
        <p>{texts.notLoaded(reasonOf(error))}</p>
        <Button onClick={() => void list.loadMore()}>{tryAgain}</Button>
      </div>
    );
  if (isComplete) return null;
  return (
    <div className="trash-end" ref={ref}>
      {items.length > 0 ? (
        <Spinner label={texts.loadingMore} />
      ) : (
        [0, 1, 2].map((each) => <Skeleton key={each} height="2.75rem" />)
      )}
    </div>
  );
}

function emptyWords(kind: TrashKind, text: string): string {
  return text.trim() === "" ? texts.empty[kind] : texts.nothingFound;
}

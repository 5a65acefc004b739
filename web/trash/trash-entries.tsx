import { type FocusEvent, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { tryAgain } from "#texts/common.ts";
import * as texts from "#texts/trash.tsx";
import { scrollerOf } from "../activity/feed/use-busy.ts";
import { useBoard, useBoardView, useIsOffline } from "../board/use-board.ts";
import { reasonOf } from "../session/reason.ts";
import { isLost } from "../ui/dialogs/use-focus-return.ts";
import { Skeleton, Spinner } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { loadTrash } from "./kept-trash.ts";
import { withRemovedHere } from "./removed-here.ts";
import { found, TrashList, type TrashView } from "./trash-list.ts";
import { TrashRow } from "./trash-row.tsx";

interface Props {
  kind: "archived" | "deleted";
  /** Words of the title. */
  text: string;
}

const AHEAD = "0px 0px 400px";

export function TrashEntries({ kind, text }: Props) {
  const { board, session, me } = useBoard();
  const { pending } = useBoardView(session);
  const isOffline = useIsOffline(session);
  const list = useMemo(
    () => new TrashList((before) => loadTrash({ userId: me.id, boardId: board.id, kind }, before)),
    [me.id, board.id, kind],
  );
  const view = useSyncExternalStore(list.subscribe, list.getView);
  // Also once the service can be reached again.
  useEffect(() => {
    if (isOffline || list.view.status === "loading") void list.loadMore();
    else void list.reload();
  }, [list, isOffline]);
  useEffect(
    () =>
      session.onEvent(({ type, data }) => {
        if (type === "card.deleted" || type === "column.deleted") void list.reload();
        if (type === "card.created" || type === "column.created") list.remove(data.id);
      }),
    [list, session],
  );
  const here = { pending, boardBefore: session.boardBefore, kind, userId: me.id };
  const shown = found(withRemovedHere(view.items, here), text);
  const { ref, onFocus } = useRowFocus(shown.length);
  return (
    <>
      {view.isKept && (
        <p className="notice" role="status">
          {texts.asLastLoaded}
        </p>
      )}
      {view.isComplete && shown.length === 0 && <p className="nothing">{emptyWords(kind, text)}</p>}
      <ul ref={ref} aria-label={texts.lists[kind]} onFocus={onFocus}>
        {shown.map((entry) => (
          <TrashRow key={entry.id} entry={entry} onGone={() => list.remove(entry.id)} />
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
    const next = row?.querySelector("button") ?? list.closest<HTMLElement>("[role=tabpanel]");
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

function emptyWords(kind: Props["kind"], text: string): string {
  return text.trim() === "" ? texts.empty[kind] : texts.nothingFound;
}

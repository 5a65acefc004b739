import { useCallback, useEffect, useRef, useState } from "react";
import type { MyCard } from "../../contract/home.ts";
import { changeCard, type RowChange } from "../card-rows/change-card.ts";
import { useUndoSteps } from "../card-rows/use-undo-steps.ts";
import { onNotification } from "../inbox/inbox.ts";
import { api } from "../session/api.ts";
import { type Failure, failureOf, isUnreachable } from "../session/reason.ts";
import { useRetry } from "../session/use-retry.ts";
import { useMe } from "../session/use-session.ts";
import { inOrder } from "./groups.ts";
import { cardsHere, keepCards, keptCards, unsentOf, withUnsent } from "./kept-cards.ts";

interface Loaded {
  items: readonly MyCard[];
  next: string | null;
}

export interface MyCards {
  /** Undefined until they are known. */
  items: readonly MyCard[] | undefined;
  /** The cards that were completed here: they stay where they are until the page is left. */
  completedHere: ReadonlySet<string>;
  hasMore: boolean;
  isLoadingMore: boolean;
  failure: Failure | null;
  load: () => void;
  loadMore: () => void;
  change: (item: MyCard, change: RowChange) => void;
}

/** The cards assigned to the user; complete ones are left out, except those that were completed here. */
export function useMyCards(withComplete: boolean): MyCards {
  const me = useMe();
  const steps = useUndoSteps();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const completedHere = useRef(new Set<string>());
  const latest = useRef(0);
  const read = useCallback(
    async (before: Loaded | null) => {
      const mine = ++latest.current;
      setLoadingMore(before !== null);
      const show = (items: readonly MyCard[], next: string | null) => {
        // Lists leave out those that are complete.
        const isKept = ({ card }: MyCard) => completedHere.current.has(card.id);
        setLoaded((now) => ({ items: joined(items, now?.items.filter(isKept) ?? []), next }));
      };
      try {
        const complete = withComplete ? undefined : ("false" as const);
        const page = await api.listMyCards({ complete, after: before?.next ?? undefined });
        if (mine === latest.current) setFailure(null);
        if (!before && !withComplete) keepCards(me.id, page.items);
        const items = withUnsent([...(before?.items ?? []), ...page.items], await unsentOf(me.id));
        if (mine !== latest.current) return;
        show(items, page.next);
      } catch (error) {
        const why = failureOf(error);
        const here = isUnreachable(why) && !before ? await cardsHere(me.id, withComplete) : null;
        if (mine !== latest.current) return;
        setFailure(why);
        if (here) show(here, null);
      }
      setLoadingMore(false);
    },
    [withComplete, me.id],
  );
  // What was last loaded here, until the service answers.
  useEffect(() => {
    void keptCards(me.id).then((items) => setLoaded((now) => now ?? (items && { items, next: null })));
  }, [me.id]);
  const reload = useCallback(() => read(null), [read]);
  const load = useCallback(() => void reload(), [reload]);
  useEffect(load, [load]);
  useRetry(isUnreachable(failure), reload);
  useEffect(() => {
    const unsubscribe = onNotification(load);
    addEventListener("focus", load);
    addEventListener("online", load);
    addEventListener("offline", load);
    return () => {
      unsubscribe();
      removeEventListener("focus", load);
      removeEventListener("online", load);
      removeEventListener("offline", load);
    };
  }, [load]);
  const loadMore = useCallback(() => void read(loaded), [read, loaded]);
  const change = (item: MyCard, wanted: RowChange) => {
    const { id } = item.card;
    const show = (fields: RowChange) => {
      if ("is_complete" in fields) completedHere.current[fields.is_complete ? "add" : "delete"](id);
      const changed = (each: MyCard) =>
        each.card.id === id ? { ...each, card: { ...each.card, ...fields } } : each;
      setLoaded((before) => before && { ...before, items: inOrder(before.items.map(changed)) });
    };
    changeCard(item, wanted, { userId: me.id, show, steps });
  };
  return {
    items: loaded?.items,
    completedHere: completedHere.current,
    hasMore: loaded !== null && loaded.next !== null,
    isLoadingMore,
    failure,
    load,
    loadMore,
    change,
  };
}

function joined(items: readonly MyCard[], others: readonly MyCard[]): MyCard[] {
  return inOrder([...new Map([...others, ...items].map((item) => [item.card.id, item])).values()]);
}

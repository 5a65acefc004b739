import { useCallback, useEffect, useRef, useState } from "react";
import type { MyCard } from "../../contract/home.ts";
import { completeCard } from "../card-rows/complete-card.ts";
import { api } from "../session/api.ts";
import { type Failure, failureOf } from "../session/reason.ts";
import { useMe } from "../session/use-session.ts";
import { keepCards, keptCards, unsentOf, withUnsent } from "./kept-cards.ts";

interface Loaded {
  items: readonly MyCard[];
  next: string | null;
}

export interface MyCards {
  /** Undefined until they are known. */
  items: readonly MyCard[] | undefined;
  hasMore: boolean;
  failure: Failure | null;
  load: () => void;
  loadMore: () => void;
  setComplete: (item: MyCard, isComplete: boolean) => void;
}

/** The cards assigned to the user; complete ones are left out, except those that were completed here. */
export function useMyCards(withComplete: boolean): MyCards {
  const me = useMe();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef(0);
  const read = useCallback(
    async (before: Loaded | null) => {
      const mine = ++latest.current;
      setFailure(null);
      try {
        const complete = withComplete ? undefined : ("false" as const);
        const page = await api.listMyCards({ complete, after: before?.next ?? undefined });
        if (!before && !withComplete) keepCards(me.id, page.items);
        const items = withUnsent([...(before?.items ?? []), ...page.items], await unsentOf(me.id));
        if (mine === latest.current) setLoaded({ items, next: page.next });
      } catch (error) {
        if (mine === latest.current) setFailure(failureOf(error));
      }
    },
    [withComplete, me.id],
  );
  // What was last loaded here, until the service answers.
  useEffect(() => {
    void keptCards(me.id).then((items) => setLoaded((now) => now ?? (items && { items, next: null })));
  }, [me.id]);
  const load = useCallback(() => void read(null), [read]);
  useEffect(load, [load]);
  useEffect(() => {
    addEventListener("focus", load);
    addEventListener("online", load);
    return () => {
      removeEventListener("focus", load);
      removeEventListener("online", load);
    };
  }, [load]);
  const show = (cardId: string, isComplete: boolean) =>
    setLoaded(
      (before) =>
        before && {
          ...before,
          items: before.items.map((item) =>
            item.card.id === cardId ? { ...item, card: { ...item.card, is_complete: isComplete } } : item,
          ),
        },
    );
  const setComplete = (item: MyCard, isComplete: boolean) =>
    completeCard(item, { isComplete, userId: me.id, show: (now) => show(item.card.id, now) });
  return {
    items: loaded?.items,
    hasMore: loaded !== null && loaded.next !== null,
    failure,
    load,
    loadMore: () => void read(loaded),
    setComplete,
  };
}

import { useCallback, useEffect, useRef, useState } from "react";
import * as texts from "#texts/my-cards.ts";
import type { MyCard } from "../../contract/home.ts";
import { api } from "../session/api.ts";
import { type Failure, failureOf, reasonOf } from "../session/reason.ts";
import { toast } from "../ui/feedback/toasts.tsx";

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
        if (mine !== latest.current) return;
        setLoaded({ items: [...(before?.items ?? []), ...page.items], next: page.next });
      } catch (error) {
        if (mine === latest.current) setFailure(failureOf(error));
      }
    },
    [withComplete],
  );
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
  const setComplete = ({ card }: MyCard, isComplete: boolean) => {
    show(card.id, isComplete);
    api.updateCard({ card_id: card.id, is_complete: isComplete }).catch((error) => {
      show(card.id, !isComplete);
      toast({ kind: "error", message: `${texts.notChanged(card.title)} ${reasonOf(error)}` });
    });
  };
  return {
    items: loaded?.items,
    hasMore: loaded !== null && loaded.next !== null,
    failure,
    load,
    loadMore: () => void read(loaded),
    setComplete,
  };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { notCompleted, notReopened } from "#texts/changes.ts";
import * as texts from "#texts/my-cards.ts";
import type { MyCard } from "../../contract/home.ts";
import { sendOrStore } from "../board/outbox/send-or-store.ts";
import { api } from "../session/api.ts";
import { type Failure, failureOf, reasonOf } from "../session/reason.ts";
import { useMe } from "../session/use-session.ts";
import { toast } from "../ui/feedback/toasts.tsx";
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
  const setComplete = (item: MyCard, isComplete: boolean) => {
    const { card } = item;
    show(card.id, isComplete);
    complete(item, isComplete, me.id).catch((error) => {
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

async function complete({ card, board }: MyCard, is_complete: boolean, userId: string): Promise<void> {
  const input = { card_id: card.id, is_complete };
  const failure = (is_complete ? notCompleted : notReopened)([card.title]);
  await sendOrStore({ operation: { route: "updateCard", input }, failure, board, userId }, (options) =>
    api.updateCard(input, options),
  );
}

import { useEffect, useState } from "react";
import * as texts from "#texts/boards.ts";
import type { MyCard } from "../../contract/home.ts";
import { keepCards, keptCards } from "../my-cards/kept-cards.ts";
import { MY_CARDS_PATH } from "../router.ts";
import { api } from "../session/api.ts";
import { useMe } from "../session/use-session.ts";
import { Icon } from "../ui/display/icon.tsx";
import { Link } from "../ui/display/link.tsx";
import { useNow } from "../ui/display/time.tsx";
import { dueCounts } from "./due-counts.ts";

/** As many as are kept for the page of one's cards. */
const PAGE = 50;

interface Loaded {
  items: readonly MyCard[];
  hasMore: boolean;
}

/** What is due of one's cards by today, and the way there; nothing while nothing is. */
export function DueSummary() {
  const { id: userId } = useMe();
  const [{ items, hasMore }, setLoaded] = useState<Loaded>({ items: [], hasMore: false });
  const now = new Date(useNow());
  useEffect(() => {
    let isCurrent = true;
    const show = (loaded: Loaded) => isCurrent && setLoaded(loaded);
    const load = async () => {
      const kept = (await keptCards(userId)) ?? [];
      show({ items: kept, hasMore: kept.length >= PAGE });
      const page = await api.listMyCards({ complete: "false", limit: PAGE });
      keepCards(userId, page.items);
      show({ items: page.items, hasMore: page.next !== null });
    };
    // Without an answer, what was known last stays.
    load().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  const { overdue, today, cut } = dueCounts(items, hasMore, now);
  if (overdue + today === 0) return null;
  return (
    <Link className="boards-due" href={MY_CARDS_PATH} data-overdue={overdue > 0}>
      <Icon name="calendar" size={16} />
      {texts.myDue(overdue, today, cut)}
    </Link>
  );
}

import { useEffect, useState } from "react";
import * as texts from "#texts/boards.ts";
import type { MyCard } from "../../contract/home.ts";
import { groupsOf } from "../my-cards/groups.ts";
import { keepCards, keptCards } from "../my-cards/kept-cards.ts";
import { MY_CARDS_PATH } from "../router.ts";
import { api } from "../session/api.ts";
import { useMe } from "../session/use-session.ts";
import { Icon } from "../ui/display/icon.tsx";
import { Link } from "../ui/display/link.tsx";
import { useNow } from "../ui/display/time.tsx";

/** What is due of one's cards by today, and the way there; nothing while nothing is. */
export function DueSummary() {
  const { id: userId } = useMe();
  const [items, setItems] = useState<readonly MyCard[]>([]);
  const now = new Date(useNow());
  useEffect(() => {
    let isCurrent = true;
    const show = (loaded: readonly MyCard[]) => isCurrent && setItems(loaded);
    const load = async () => {
      show((await keptCards(userId)) ?? []);
      const page = await api.listMyCards({ complete: "false" });
      keepCards(userId, page.items);
      show(page.items);
    };
    // Without an answer, what was known last stays.
    load().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  const open = items.filter(({ column }) => !column.is_done_column);
  const groups = groupsOf(open, now, new Set());
  const count = (key: string) => groups.find((group) => group.key === key)?.items.length ?? 0;
  const [overdue, today] = [count("overdue"), count("today")];
  if (overdue + today === 0) return null;
  return (
    <Link className="boards-due" href={MY_CARDS_PATH} data-overdue={overdue > 0}>
      <Icon name="calendar" size={16} />
      {texts.myDue(overdue, today)}
    </Link>
  );
}

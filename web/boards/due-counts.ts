import type { MyCard } from "../../contract/home.ts";
import { groupsOf } from "../my-cards/groups.ts";

export interface DueCounts {
  overdue: number;
  today: number;
  /** Of these there may be more. */
  cut: string | undefined;
}

/** `hasMore`: those that are due later are not among them. Pure. */
export function dueCounts(items: readonly MyCard[], hasMore: boolean, now: Date): DueCounts {
  const open = items.filter(({ column }) => !column.is_done_column);
  const groups = groupsOf(open, now, new Set());
  const count = (key: string) => groups.find((group) => group.key === key)?.items.length ?? 0;
  const last = items
    .slice(-1)
    .map((item) => ({ ...item, column: { ...item.column, is_done_column: false } }));
  const cut = hasMore ? groupsOf(last, now, new Set())[0]?.key : undefined;
  return { overdue: count("overdue"), today: count("today"), cut };
}

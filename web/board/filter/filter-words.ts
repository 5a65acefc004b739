import type { Filter } from "./filter.ts";

export const DUE_WORDS: Record<NonNullable<Filter["due"]>, string> = {
  overdue: "Overdue",
  today: "Due today",
  week: "Due in the next 7 days",
  none: "No due date",
};

export const STATE_WORDS: Record<NonNullable<Filter["state"]>, string> = {
  open: "Not complete",
  complete: "Complete",
};

/** What the activity of a board can be narrowed down to. */
import { EVENT_KINDS, type EventKind } from "../../../contract/events.ts";

export type Topic = "comments" | "cards" | "removals" | "board";

const IS_ABOUT: Record<Topic, RegExp> = {
  comments: /^comment\./,
  cards: /^(card|checklist|checklist_item|attachment)\./,
  removals: /\.(deleted|member_removed)$/,
  board: /^(board|column|label)\./,
};

// Of a record, whose keys are its type.
export const TOPICS = Object.keys(IS_ABOUT) as Topic[];

export function kindsOf(topic: Topic): EventKind[] {
  return EVENT_KINDS.filter((kind) => IS_ABOUT[topic].test(kind));
}

/** The inbox. */
import type { ReactNode } from "react";
import { number } from "../format.ts";

export const markAllRead = "Mark all as read";
export const markRead = "Mark as read";
export const show = "Show";
export const filters = { all: "All", unread: "Unread", mentions: "Mentions" };
export const noneSuch = "Nothing here.";
export const noneAmong = (count: number) => `Nothing here among the newest ${number(count)}.`;
/** Opens those that one line stands for. */
export const earlier = (count: number) => `${number(count)} earlier`;
/** Why being assigned to it does not hold any more. */
export const notOnCard = "You’re no longer on this card";
/** What has become of a card that was due, in place of the sentence that said so. */
export const done = (thing: ReactNode) => <>Done: {thing}</>;
export const rescheduled = (thing: ReactNode) => <>New due date: {thing}</>;
export const undated = (thing: ReactNode) => <>Due date removed: {thing}</>;
/** What was said of it at the time. */
export const was = { due_soon: "Was due soon", overdue: "Was overdue" };
export const inboxOffline =
  "Boardcast can’t be reached. These are the notifications saved on this device. What you read is marked as read later.";
export const nothingNew = "Nothing new";
export const whatComes = "Mentions, assignments and comments on your cards appear here.";

/** Where somebody from an import was matched to the reader. */
export const cardsOnBoard = (board: ReactNode) => <>cards on {board}</>;
/** What has happened: `by` somebody, or `alone`. `thing` is the card with its board, or the board. */
export const sentences = {
  mentioned: {
    by: (who: ReactNode, thing: ReactNode) => (
      <>
        {who} mentioned you in {thing}
      </>
    ),
    alone: (thing: ReactNode) => <>You were mentioned in {thing}</>,
  },
  assigned: {
    by: (who: ReactNode, thing: ReactNode) => (
      <>
        {who} assigned you to {thing}
      </>
    ),
    alone: (thing: ReactNode) => <>A rule assigned you to {thing}</>,
  },
  commented: {
    by: (who: ReactNode, thing: ReactNode) => (
      <>
        {who} commented on {thing}
      </>
    ),
    alone: (thing: ReactNode) => <>New comment on {thing}</>,
  },
  due_soon: {
    by: (_who: ReactNode, thing: ReactNode) => <>Due soon: {thing}</>,
    alone: (thing: ReactNode) => <>Due soon: {thing}</>,
  },
  overdue: {
    by: (_who: ReactNode, thing: ReactNode) => <>Overdue: {thing}</>,
    alone: (thing: ReactNode) => <>Overdue: {thing}</>,
  },
  added: {
    by: (who: ReactNode, thing: ReactNode) => (
      <>
        {who} added you to {thing}
      </>
    ),
    alone: (thing: ReactNode) => <>You were added to {thing}</>,
  },
};

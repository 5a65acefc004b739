/** What the inbox tells as one: what the same person has done again and again with the same card. Pure. */
import type { Notification } from "../../contract/notifications.ts";
import { isNews } from "./inbox.ts";

/** Newest first. */
export type Fold = readonly [Notification, ...Notification[]];

/** Those one after another; what was read is apart from what was not. */
export function together(newestFirst: readonly Notification[]): Fold[] {
  const folds: [Notification, ...Notification[]][] = [];
  for (const item of newestFirst) {
    const fold = folds.at(-1);
    if (fold && isAlike(item, fold[0])) fold.push(item);
    else folds.push([item]);
  }
  return folds;
}

function isAlike(one: Notification, other: Notification): boolean {
  const isTalk = one.kind === "mentioned" || one.kind === "commented";
  const isSame =
    one.kind === other.kind && one.card?.id === other.card?.id && one.actor?.id === other.actor?.id;
  return isTalk && isSame && one.card !== null && isNews(one) === isNews(other);
}

/** The inbox as it was last loaded in this browser, for when there is no network. */
import type { Notification } from "../../contract/notifications.ts";
import { isCookieOf } from "../session/login.ts";
import { keepList, readList } from "../storage/kept-list.ts";

/** Logging out, in whatever tab, has removed it: none may be written after that. */
export function keepInbox(userId: string, items: readonly Notification[]): void {
  if (isCookieOf(userId)) keepList(userId, items, "inbox").catch(() => {});
}

export async function keptInbox(userId: string): Promise<readonly Notification[] | null> {
  return (await readList<readonly Notification[]>(userId, "inbox"))?.list ?? null;
}

/** The number of unread notifications in front of the title of the page. */
import { MOST_COUNTED } from "../../contract/notifications.ts";

const PREFIX = /^\(\d+\+?\) /;
let count = 0;

export function setTitleCount(next: number): void {
  count = next;
  document.title = withCount(document.title);
}

export function withCount(title: string): string {
  const plain = title.replace(PREFIX, "");
  return count === 0 ? plain : `(${countText(count)}) ${plain}`;
}

export function countText(unread: number): string {
  return unread >= MOST_COUNTED ? "99+" : String(unread);
}

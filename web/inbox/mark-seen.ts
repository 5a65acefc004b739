import type { Notification } from "../../contract/notifications.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import { api } from "../session/api.ts";
import { currentInbox, isNews, onInboxChange, sendRead, showRead } from "./inbox.ts";

const NEWEST = 30;

/** What the newest notifications say of something that somebody has before their eyes is no news. */
export async function markSeen(isSeen: (item: Notification) => boolean): Promise<void> {
  if (document.visibilityState !== "visible") return;
  const { items } = await api.listNotifications({ limit: NEWEST }).catch(() => ({ items: [] }));
  const unread = items.filter((item) => !item.read_at && isSeen(item));
  const ids = unread.map(({ id }) => id);
  if (ids.length === 0) return;
  showRead(({ id }) => ids.includes(id), unread.filter(isNews).length);
  await sendRead({ ids });
}

/** While a board is open, that somebody was added to it counts as read. Returns what ends it. */
export function markBoardSeen(session: BoardSession): () => void {
  let last = 0;
  const look = () => {
    const { unread } = currentInbox();
    const id = session.view.board?.id;
    if (!id || unread === last) return;
    last = unread;
    if (unread > 0) void markSeen(({ board, card }) => board.id === id && card === null);
  };
  look();
  const ends = [session.subscribe(look), onInboxChange(look)];
  return () => {
    for (const end of ends) end();
  };
}

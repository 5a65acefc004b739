import { useEffect } from "react";
import { isLocal } from "../../client/changes/local-id.ts";
import { useInbox } from "./inbox.ts";
import { markSeen } from "./mark-seen.ts";

/** While a card is open, what notifications say about it counts as read, also when they arrive later. */
export function useReadNotifications(cardId: string): void {
  const { unread } = useInbox();
  useEffect(() => {
    if (unread > 0 && !isLocal(cardId)) void markSeen(({ card }) => card?.id === cardId);
  }, [cardId, unread]);
}

import { useEffect } from "react";
import { isLocal } from "../../client/changes/local-id.ts";
import { markSeen, useInbox } from "./inbox.ts";

/** While a card is open, what notifications say about it counts as read, also when they arrive later. */
export function useReadNotifications(cardId: string): void {
  const { unread } = useInbox();
  useEffect(() => {
    if (unread > 0 && !isLocal(cardId) && document.visibilityState === "visible")
      void markSeen(({ card }) => card?.id === cardId);
  }, [cardId, unread]);
}

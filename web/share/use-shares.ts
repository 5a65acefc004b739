import { useCallback, useEffect, useState } from "react";
import * as texts from "#texts/share.ts";
import type { Share } from "../../contract/shares.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { setPublic } from "./public-state.ts";

export interface Shares {
  /** Newest first; null until they are loaded. */
  items: readonly Share[] | null;
  failure: string | null;
  create: (expiresAt: string | null, key: string) => Promise<Share>;
  end: (share: Share) => Promise<void>;
}

/** The public links of a board. There are no events for them; they are loaded again when the connection is back. */
export function useShares(board_id: string, isOffline: boolean): Shares {
  const [items, setItems] = useState<readonly Share[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const reload = useCallback(() => {
    api.listShares({ board_id, limit: 100 }).then(
      (page) => {
        setItems(page.items);
        setFailure(null);
      },
      (error) => setFailure(reasonOf(error)),
    );
  }, [board_id]);
  useEffect(() => {
    if (!isOffline) reload();
  }, [reload, isOffline]);
  useEffect(() => {
    if (items) setPublic(board_id, items.length > 0);
  }, [board_id, items]);
  return {
    items,
    failure,
    async create(expires_at, key) {
      const share = await api.createShare({ board_id, expires_at }, { key });
      setItems((now) => [share, ...(now ?? [])]);
      return share;
    },
    async end(share) {
      setItems((now) => (now ?? []).filter(({ id }) => id !== share.id));
      try {
        await api.deleteShare({ share_id: share.id });
        toast({ group: "share", message: texts.linkEnded });
      } catch (error) {
        toast({ kind: "error", message: `${texts.notEnded}. ${reasonOf(error)}` });
        reload();
      }
    },
  };
}

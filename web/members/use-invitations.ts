import { useCallback, useEffect, useState } from "react";
import * as texts from "#texts/members.ts";
import type { Invitation } from "../../contract/invitations.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { toast } from "../ui/feedback/toasts.tsx";

interface NewInvitation {
  email: string | null;
  expires_at: string | null;
}

export interface Invitations {
  /** Newest first; null until they are loaded. */
  items: readonly Invitation[] | null;
  failure: string | null;
  /** The one that was created last here. */
  newId: string | null;
  create: (invitation: NewInvitation, key: string) => Promise<Invitation>;
  revoke: (invitation: Invitation) => Promise<void>;
}

/** The open invitations of a board. There are no events for them; they are loaded again when somebody has joined. */
export function useInvitations(board_id: string, memberCount: number): Invitations {
  const [items, setItems] = useState<readonly Invitation[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [newId, setNewId] = useState<string | null>(null);
  const reload = useCallback(() => {
    api.listInvitations({ board_id, limit: 100 }).then(
      (page) => setItems(page.items),
      (error) => setFailure(reasonOf(error)),
    );
  }, [board_id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever joins uses an invitation
  useEffect(reload, [reload, memberCount]);
  return {
    items,
    failure,
    newId,
    async create({ email, expires_at }, key) {
      const bounds = email === null ? { expires_at } : { email, expires_at, max_uses: 1 };
      const invitation = await api.createInvitation({ board_id, ...bounds }, { key });
      setItems((now) => [invitation, ...(now ?? [])]);
      setNewId(invitation.id);
      return invitation;
    },
    async revoke(invitation) {
      setItems((now) => (now ?? []).filter(({ id }) => id !== invitation.id));
      try {
        await api.deleteInvitation({ invitation: invitation.id });
      } catch (error) {
        toast({ kind: "error", message: `${texts.notRevoked} ${reasonOf(error)}` });
        reload();
      }
    },
  };
}

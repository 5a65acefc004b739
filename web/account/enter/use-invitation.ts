import { useEffect, useState } from "react";
import { ApiError } from "../../../client/http.ts";
import type { InvitationPreview } from "../../../contract/invitations.ts";
import { uncheckedApi } from "../../session/api.ts";
import { type Failure, failureOf } from "../../session/reason.ts";

type Loaded =
  | { status: "loading" }
  | { status: "ended" }
  | { status: "failed"; failure: Failure }
  | { status: "ready"; invitation: InvitationPreview }
  /** Whoever is logged in has joined before. */
  | { status: "member"; invitation: InvitationPreview; boardId: string };

/** Who invites to what. Without a token it goes on loading. */
export function useInvitation(token: string | null, isLoggedIn = false): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });
  useEffect(() => {
    if (token === null) return;
    const load = async (): Promise<Loaded> => {
      const invitation = await uncheckedApi.getInvitation({ invitation: token });
      const { id } = invitation.board;
      return isLoggedIn && id !== undefined
        ? { status: "member", invitation, boardId: id }
        : { status: "ready", invitation };
    };
    load().then(setLoaded, (error) =>
      setLoaded(
        error instanceof ApiError && error.status === 404
          ? { status: "ended" }
          : { status: "failed", failure: failureOf(error) },
      ),
    );
  }, [token, isLoggedIn]);
  return loaded;
}

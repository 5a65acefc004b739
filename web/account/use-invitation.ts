import { useEffect, useState } from "react";
import { ApiError } from "../../client/http.ts";
import type { InvitationPreview } from "../../contract/invitations.ts";
import { uncheckedApi } from "../session/api.ts";
import { type Failure, failureOf } from "../session/reason.ts";

type Loaded =
  | { status: "loading" }
  | { status: "ended" }
  | { status: "failed"; failure: Failure }
  | { status: "ready"; invitation: InvitationPreview };

/** Who invites to what. Without a token it goes on loading. */
export function useInvitation(token: string | null): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });
  useEffect(() => {
    if (token === null) return;
    uncheckedApi.getInvitation({ invitation: token }).then(
      (invitation) => setLoaded({ status: "ready", invitation }),
      (error) =>
        setLoaded(
          error instanceof ApiError && error.status === 404
            ? { status: "ended" }
            : { status: "failed", failure: failureOf(error) },
        ),
    );
  }, [token]);
  return loaded;
}

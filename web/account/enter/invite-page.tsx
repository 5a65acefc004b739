import * as texts from "#texts/account.tsx";
import * as common from "#texts/common.ts";
import type { InvitationPreview } from "../../../contract/invitations.ts";
import type { User } from "../../../contract/users.ts";
import { boardPath, invitePath, navigate } from "../../router.ts";
import { api } from "../../session/api.ts";
import { useMethods } from "../../session/use-methods.ts";
import { useSession } from "../../session/use-session.ts";
import { useTitle } from "../../shell/use-title.ts";
import { Link } from "../../ui/display/link.tsx";
import { ErrorNotice } from "../../ui/feedback/error-notice.tsx";
import { FailedState, Spinner } from "../../ui/feedback/states.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { AccountFrame } from "./account-frame.tsx";
import { useInvitation } from "./use-invitation.ts";

/** Who invites to what; whoever is logged in accepts, everybody else logs in or registers first. */
export default function InvitePage({ token }: { token: string }) {
  useTitle(texts.invitation);
  const { state } = useSession();
  const loaded = useInvitation(token, state.status === "known");
  switch (loaded.status) {
    case "loading":
      return (
        <AccountFrame title={texts.invitation}>
          <Spinner label={texts.loadingInvitation} />
        </AccountFrame>
      );
    case "failed":
      return (
        <main>
          <FailedState
            heading="h1"
            title={texts.invitationNotLoaded}
            failure={loaded.failure}
            onRetry={() => location.reload()}
          />
        </main>
      );
    case "ended":
      return (
        <AccountFrame title={texts.invitationEnded} picture="expired">
          <p>{texts.invitationEndedWhy}</p>
          <Link className="button" href="/">
            {common.goToBoards}
          </Link>
        </AccountFrame>
      );
    case "member":
      return (
        <AccountFrame title={texts.alreadyMember(loaded.invitation.board.title)}>
          <Link className="button" data-kind="primary" href={boardPath(loaded.boardId)}>
            {texts.openBoard}
          </Link>
        </AccountFrame>
      );
    case "ready":
      return (
        <AccountFrame title={texts.joinBoard(loaded.invitation.board.title)}>
          <p>{texts.invitesYou(<strong dir="auto">{loaded.invitation.invited_by.username}</strong>)}</p>
          <p className="muted">{texts.whatYouJoin}</p>
          {state.status === "known" ? (
            <Accept token={token} invitation={loaded.invitation} me={state.me} />
          ) : (
            <Welcome token={token} invitation={loaded.invitation} />
          )}
        </AccountFrame>
      );
  }
}

function Accept({
  token,
  invitation: { email },
  me,
}: {
  token: string;
  invitation: InvitationPreview;
  me: User;
}) {
  const { busy, failure, onSubmit } = useSubmit(async (_, options) => {
    const { board_id } = await api.acceptInvitation({ token }, options);
    navigate(boardPath(board_id), { replace: true });
  });
  const isForMe = email === null || email === me.email;
  return (
    <form className="stack" onSubmit={onSubmit}>
      <ErrorNotice message={isForMe ? null : texts.invitationFor(email, me.email)} />
      <FormError message={failure} />
      <Button kind="primary" type="submit" disabled={busy || !isForMe}>
        {busy ? texts.joiningNow : texts.join}
      </Button>
      <p className="muted">{texts.loggedInAs(me.email)}</p>
    </form>
  );
}

function Welcome({ token, invitation: { email } }: { token: string; invitation: InvitationPreview }) {
  const methods = useMethods();
  const next = `?next=${encodeURIComponent(invitePath(token))}`;
  return (
    <div className="stack">
      {email !== null && <p className="muted">{texts.isForAddress(email)}</p>}
      {methods?.registration !== "closed" && methods?.password !== false && (
        <Link className="button" data-kind="primary" href={`/register${next}`}>
          {texts.createAnAccount}
        </Link>
      )}
      <Link className="button" href={`/login${next}`}>
        {common.logIn}
      </Link>
    </div>
  );
}

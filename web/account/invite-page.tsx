import type { InvitationPreview } from "../../contract/invitations.ts";
import type { User } from "../../contract/users.ts";
import { boardPath, invitePath, navigate } from "../router.ts";
import { api } from "../session/api.ts";
import { useMethods } from "../session/use-methods.ts";
import { useSession } from "../session/use-session.ts";
import { useTitle } from "../shell/use-title.ts";
import { Link } from "../ui/display/link.tsx";
import { ErrorState, Spinner } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";
import { AccountFrame } from "./account-frame.tsx";
import { useInvitation } from "./use-invitation.ts";

/** Who invites to what; whoever is logged in accepts, everybody else logs in or registers first. */
export default function InvitePage({ token }: { token: string }) {
  useTitle("Invitation");
  const { state } = useSession();
  const loaded = useInvitation(token);
  switch (loaded.status) {
    case "loading":
      return (
        <AccountFrame title="Invitation">
          <Spinner label="Loading the invitation" />
        </AccountFrame>
      );
    case "failed":
      return (
        <main>
          <ErrorState heading="h1" title="The invitation could not be loaded" detail={loaded.reason} />
        </main>
      );
    case "ended":
      return (
        <AccountFrame title="This invitation is no longer valid">
          <p>It has expired, was used up, or was revoked. Ask for a new one.</p>
          <p>
            <Link href="/">Go to your boards</Link>
          </p>
        </AccountFrame>
      );
    case "ready":
      return (
        <AccountFrame title={`Join “${loaded.invitation.board.title}”`}>
          <p>
            <strong dir="auto">{loaded.invitation.invited_by.username}</strong> invites you to this board.
          </p>
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
      <FormError
        message={isForMe ? failure : `This invitation is for ${email}. You are logged in as ${me.email}.`}
      />
      <Button kind="primary" type="submit" disabled={busy || !isForMe}>
        {busy ? "Joining…" : "Join board"}
      </Button>
      <p className="muted">You are logged in as {me.email}.</p>
    </form>
  );
}

function Welcome({ token, invitation: { email } }: { token: string; invitation: InvitationPreview }) {
  const methods = useMethods();
  const next = `?next=${encodeURIComponent(invitePath(token))}`;
  return (
    <div className="stack">
      {email !== null && <p className="muted">It is for the account with the address {email}.</p>}
      {methods?.registration !== "closed" && (
        <Link className="button" data-kind="primary" href={`/register${next}`}>
          Create an account
        </Link>
      )}
      <Link className="button" href={`/login${next}`}>
        Log in
      </Link>
    </div>
  );
}

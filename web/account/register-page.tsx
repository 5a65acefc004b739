import { boardPath, navigate } from "../router.ts";
import { api } from "../session/api.ts";
import { useMethods } from "../session/use-methods.ts";
import { useSession } from "../session/use-session.ts";
import { useTitle } from "../shell/use-title.ts";
import { Link } from "../ui/display/link.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";
import { AccountFrame } from "./account-frame.tsx";
import { invitationInNext } from "./next-path.ts";
import { useInvitation } from "./use-invitation.ts";

export default function RegisterPage() {
  const { refresh } = useSession();
  const methods = useMethods();
  const invitation = invitationInNext();
  const invited = useInvitation(invitation);
  const preview = invited.status === "ready" ? invited.invitation : null;
  useTitle("Create an account");
  const { busy, failure, errorOf, onSubmit } = useSubmit(
    async ({ email = "", username = "", password = "" }) => {
      await api.register({ email, username: username.trim(), password, invitation });
      await api.login({ username: email, password });
      if (invitation !== null) {
        // A member by now, who is told which board it is.
        const { board_id } = await api.acceptInvitation({ token: invitation });
        navigate(`/register?next=${boardPath(board_id)}`, { replace: true });
      }
      await refresh();
    },
    {
      404: "This invitation is no longer valid.",
      409: "This email address or username is already taken.",
    },
  );
  if (methods?.registration === "closed" || (methods?.registration === "invite" && invitation === null)) {
    return (
      <AccountFrame title="Create an account">
        <p>
          {methods.registration === "closed"
            ? "New accounts are created by whoever runs this service."
            : "Creating an account here takes an invitation to a board."}
        </p>
        <p>
          <Link href={`/login${location.search}`}>Log in</Link>
        </p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Create an account">
      {preview && (
        <p>
          to join “<span dir="auto">{preview.board.title}</span>”, where{" "}
          <strong dir="auto">{preview.invited_by.username}</strong> invites you.
        </p>
      )}
      <form className="stack" onSubmit={onSubmit}>
        <FormError message={failure} />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          key={preview?.email ?? "own"}
          defaultValue={preview?.email ?? undefined}
          readOnly={preview?.email != null}
          error={errorOf("email")}
        />
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          maxLength={50}
          required
          hint="The name by which others see and find you."
          error={errorOf("username")}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          hint={`${errorOf("password") ? "" : "Use at least 8 characters. "}A few random words work well.`}
          error={errorOf("password")}
        />
        <Button kind="primary" type="submit" busy={busy}>
          {busy ? "Creating your account…" : "Create account"}
        </Button>
      </form>
      <p>
        Already have an account? <Link href={`/login${location.search}`}>Log in</Link>
      </p>
    </AccountFrame>
  );
}

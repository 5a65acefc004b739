import * as texts from "#texts/account.tsx";
import * as common from "#texts/common.ts";
import * as errors from "#texts/errors.ts";
import { boardPath, navigate } from "../../router.ts";
import { api } from "../../session/api.ts";
import { useMethods } from "../../session/use-methods.ts";
import { useSession } from "../../session/use-session.ts";
import { useTitle } from "../../shell/use-title.ts";
import { Link } from "../../ui/display/link.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { Field, PasswordField } from "../../ui/forms/field.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { AccountFrame } from "./account-frame.tsx";
import { invitationInNext, nextPath } from "./next-path.ts";
import { ProviderLink } from "./provider-link.tsx";
import { useInvitation } from "./use-invitation.ts";

/** Of a password, until the service has said how many characters it asks for. */
const USUAL_LENGTH = 8;

export default function RegisterPage() {
  const { refresh } = useSession();
  const methods = useMethods();
  const invitation = invitationInNext();
  const invited = useInvitation(invitation);
  const preview = invited.status === "ready" ? invited.invitation : null;
  useTitle(texts.createAnAccount);
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
      404: texts.invitationNotValid,
      409: { words: errors.nameTaken, field: "username", or: "email" },
    },
  );
  if (methods?.registration === "closed" || (methods?.registration === "invite" && invitation === null)) {
    return (
      <AccountFrame title={texts.createAnAccount}>
        <p>{methods.registration === "closed" ? texts.registrationClosed : texts.registrationByInvitation}</p>
        <p>
          <Link href={`/login${location.search}`}>{common.logIn}</Link>
        </p>
      </AccountFrame>
    );
  }
  if (methods?.oidc && !methods.password) {
    return (
      <AccountFrame title={texts.createAnAccount}>
        <p>{texts.registerBySigningIn}</p>
        <ProviderLink name={methods.oidc.name} next={nextPath()} kind="primary" />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={texts.createAnAccount} isReady={invitation === null || invited.status !== "loading"}>
      {preview && (
        <p>
          {texts.joining(
            <span dir="auto">{preview.board.title}</span>,
            <strong dir="auto">{preview.invited_by.username}</strong>,
          )}
        </p>
      )}
      <form className="stack" onSubmit={onSubmit}>
        <Field
          label={texts.email}
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
          label={texts.username}
          name="username"
          autoComplete="username"
          maxLength={50}
          required
          hint={texts.usernameHint}
          error={errorOf("username")}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="new-password"
          required
          minLength={methods?.password_min_length}
          hint={`${errors.atLeast(methods?.password_min_length ?? USUAL_LENGTH)} ${texts.passwordHint}`}
          error={errorOf("password")}
        />
        <FormError message={failure} />
        <Button kind="primary" type="submit" busy={busy}>
          {busy ? texts.creatingAccount : texts.createAccount}
        </Button>
      </form>
      {methods?.oidc && <ProviderLink name={methods.oidc.name} next={nextPath()} />}
      <p>
        {texts.alreadyHaveAccount} <Link href={`/login${location.search}`}>{common.logIn}</Link>
      </p>
    </AccountFrame>
  );
}

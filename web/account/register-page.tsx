import { api } from "../session/api.ts";
import { useSession } from "../session/use-session.ts";
import { useTitle } from "../shell/use-title.ts";
import { Link } from "../ui/display/link.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";
import { AccountFrame } from "./account-frame.tsx";

export function RegisterPage() {
  const { refresh } = useSession();
  useTitle("Make an account");
  const { busy, failure, errorOf, onSubmit } = useSubmit(
    async ({ email = "", username = "", password = "" }) => {
      await api.register({ email, username: username.trim(), password });
      await api.login({ username: email, password });
      await refresh();
    },
  );
  return (
    <AccountFrame title="Make an account">
      <form className="stack" onSubmit={onSubmit}>
        {failure && (
          <p className="notice" data-kind="error" role="alert">
            {failure}
          </p>
        )}
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errorOf("email")}
        />
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          maxLength={50}
          required
          hint="What others see and find you by."
          error={errorOf("username")}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          hint="At least 8 characters; a few words are best."
          error={errorOf("password")}
        />
        <Button kind="primary" type="submit" disabled={busy}>
          {busy ? "One moment…" : "Make the account"}
        </Button>
      </form>
      <p>
        Been here before? <Link href={`/login${location.search}`}>Log in</Link>
      </p>
    </AccountFrame>
  );
}

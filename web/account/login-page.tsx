import { api } from "../session/api.ts";
import { useSession } from "../session/use-session.ts";
import { useTitle } from "../shell/use-title.ts";
import { Link } from "../ui/display/link.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";
import { AccountFrame } from "./account-frame.tsx";

export function LoginPage() {
  const { refresh } = useSession();
  useTitle("Log in");
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ email = "", password = "" }) => {
    await api.login({ username: email, password });
    await refresh();
  });
  return (
    <AccountFrame title="Log in">
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
          autoComplete="username"
          required
          error={errorOf("username")}
        />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required />
        <Button kind="primary" type="submit" disabled={busy}>
          {busy ? "Logging in…" : "Log in"}
        </Button>
      </form>
      <p>
        New here? <Link href={`/register${location.search}`}>Make an account</Link>
      </p>
    </AccountFrame>
  );
}

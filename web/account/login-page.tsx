import { api } from "../session/api.ts";
import { useSession } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Link } from "../ui/link.tsx";
import { useSubmit } from "../ui/use-submit.ts";
import { useTitle } from "../ui/use-title.ts";
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

import { api } from "../session/api.ts";
import { useSession } from "../session/use-session.ts";
import { useTitle } from "../shell/use-title.ts";
import { Link } from "../ui/display/link.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";
import { AccountFrame } from "./account-frame.tsx";

export function RegisterPage() {
  const { refresh } = useSession();
  useTitle("Create an account");
  const { busy, failure, errorOf, onSubmit } = useSubmit(
    async ({ email = "", username = "", password = "" }) => {
      await api.register({ email, username: username.trim(), password });
      await api.login({ username: email, password });
      await refresh();
    },
    { 409: "This email address or username is already taken." },
  );
  return (
    <AccountFrame title="Create an account">
      <form className="stack" onSubmit={onSubmit}>
        <FormError message={failure} />
        <Field
          label="Email"
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
        <Button kind="primary" type="submit" disabled={busy}>
          {busy ? "Creating your account…" : "Create account"}
        </Button>
      </form>
      <p>
        Already have an account? <Link href={`/login${location.search}`}>Log in</Link>
      </p>
    </AccountFrame>
  );
}

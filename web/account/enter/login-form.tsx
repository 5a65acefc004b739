import { type ReactNode, useEffect, useRef } from "react";
import * as texts from "#texts/account.tsx";
import * as common from "#texts/common.ts";
import { Button } from "../../ui/forms/button.tsx";
import { Field, PasswordField } from "../../ui/forms/field.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { useSubmit } from "../../ui/forms/use-submit.ts";

interface Props {
  /** Who is expected to log in; only the password is asked for then. */
  email?: string;
  intro?: ReactNode;
  onLogin: (credentials: { username: string; password: string }) => Promise<void>;
  /** With it, the form can be put off. */
  onCancel?: () => void;
}

export function LoginForm({ email, intro, onLogin, onCancel }: Props) {
  const { busy, failure, errorOf, onSubmit } = useSubmit(
    ({ email: username = "", password = "" }) => onLogin({ username, password }),
    { 401: texts.wrongCredentials },
  );
  // Nobody says which of them it is. The words are beside the button, where nothing moves for them.
  const wrong = failure === texts.wrongCredentials ? "" : undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrong !== undefined) form.current?.querySelector<HTMLInputElement>("[name=password]")?.select();
  }, [wrong]);
  const submit = (
    <Button kind="primary" type="submit" busy={busy}>
      {busy ? texts.loggingIn : common.logIn}
    </Button>
  );
  return (
    <form ref={form} className="stack" onSubmit={onSubmit}>
      {intro}
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
        error={errorOf("username") ?? wrong}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        required
        error={wrong}
        data-autofocus={email !== undefined || undefined}
      />
      {onCancel ? (
        <div className="dialog-actions">
          <FormError message={failure} />
          <Button onClick={onCancel}>{texts.notNow}</Button>
          {submit}
        </div>
      ) : (
        <>
          <FormError message={failure} />
          {submit}
        </>
      )}
    </form>
  );
}

import { useRef } from "react";
import * as texts from "#texts/settings.ts";
import { api } from "../session/api.ts";
import { useMethods } from "../session/use-methods.ts";
import { Button } from "../ui/forms/button.tsx";
import { PasswordField } from "../ui/forms/field.tsx";
import { FormDone, FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

export function PasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const methods = useMethods();
  const { busy, isDone, failure, errorOf, onSubmit } = useSubmit(
    async ({ current = "", next = "" }, options) => {
      await api.changePassword({ current_password: current, new_password: next }, options);
      form.current?.reset();
    },
  );
  return (
    <form ref={form} className="panel stack" onSubmit={onSubmit} aria-labelledby="password-title">
      <h2 id="password-title">{texts.password}</h2>
      <PasswordField
        label={texts.currentPassword}
        name="current"
        autoComplete="current-password"
        required
        error={errorOf("current_password")}
      />
      <PasswordField
        label={texts.newPassword}
        name="next"
        autoComplete="new-password"
        required
        minLength={methods?.password_min_length}
        hint={texts.logsOutOthers}
        error={errorOf("new_password")}
      />
      <div className="row">
        <Button kind="primary" type="submit" busy={busy}>
          {texts.changePassword}
        </Button>
        <FormDone words={isDone ? texts.passwordChanged : null} />
        <FormError message={failure} />
      </div>
    </form>
  );
}

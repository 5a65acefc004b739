import { useRef } from "react";
import * as texts from "#texts/settings.ts";
import { api } from "../session/api.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { PasswordField } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

export function PasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ current = "", next = "" }, options) => {
    await api.changePassword({ current_password: current, new_password: next }, options);
    form.current?.reset();
    toast({ message: texts.passwordChanged });
  });
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
        hint={texts.logsOutOthers}
        error={errorOf("new_password")}
      />
      <div className="row">
        <Button kind="primary" type="submit" busy={busy}>
          {texts.changePassword}
        </Button>
        <FormError message={failure} />
      </div>
    </form>
  );
}

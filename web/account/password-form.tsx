import { useRef } from "react";
import { api } from "../session/api.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

export function PasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ current = "", next = "" }, options) => {
    await api.changePassword({ current_password: current, new_password: next }, options);
    form.current?.reset();
    toast({ message: "Your password is changed. Other devices have been logged out." });
  });
  return (
    <form ref={form} className="panel stack" onSubmit={onSubmit} aria-labelledby="password-title">
      <h2 id="password-title">Password</h2>
      {failure && (
        <p className="notice" data-kind="error" role="alert">
          {failure}
        </p>
      )}
      <Field
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        required
        error={errorOf("current_password")}
      />
      <Field
        label="New password"
        name="next"
        type="password"
        autoComplete="new-password"
        required
        hint="Everyone who is logged in as you elsewhere has to log in again."
        error={errorOf("new_password")}
      />
      <div>
        <Button kind="primary" type="submit" disabled={busy}>
          Change the password
        </Button>
      </div>
    </form>
  );
}

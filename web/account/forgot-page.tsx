import { useState } from "react";
import { api } from "../session/api.ts";
import { useTitle } from "../shell/use-title.ts";
import { Link } from "../ui/display/link.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";
import { AccountFrame } from "./account-frame.tsx";

export default function ForgotPage() {
  useTitle("Forgot your password?");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, failure, errorOf, onSubmit } = useSubmit(
    async ({ email = "" }) => {
      await api.forgotPassword({ email });
      setSentTo(email);
    },
    { 404: "This service sends no mail. Ask its operator for a new password." },
  );
  return (
    <AccountFrame title="Forgot your password?">
      {sentTo === null ? (
        <form className="stack" onSubmit={onSubmit}>
          <p>Enter your email address, and we’ll send you a link with which you can set a new password.</p>
          <FormError message={failure} />
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            error={errorOf("email")}
          />
          <Button kind="primary" type="submit" busy={busy}>
            Send link
          </Button>
        </form>
      ) : (
        <p role="status">
          If there is an account with the address {sentTo}, a mail is on its way. The link in it is valid for
          an hour.
        </p>
      )}
      <p>
        <Link href="/login">Back to login</Link>
      </p>
    </AccountFrame>
  );
}

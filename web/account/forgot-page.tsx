import { useState } from "react";
import * as texts from "#texts/account.tsx";
import { api } from "../session/api.ts";
import { useTitle } from "../shell/use-title.ts";
import { Link } from "../ui/display/link.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";
import { AccountFrame } from "./account-frame.tsx";

export default function ForgotPage() {
  useTitle(texts.forgotPassword);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, failure, errorOf, onSubmit } = useSubmit(
    async ({ email = "" }) => {
      await api.forgotPassword({ email });
      setSentTo(email);
    },
    { 404: texts.noMail },
  );
  return (
    <AccountFrame title={texts.forgotPassword}>
      {sentTo === null ? (
        <form className="stack" onSubmit={onSubmit}>
          <p>{texts.forgotIntro}</p>
          <Field
            label={texts.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            error={errorOf("email")}
          />
          <FormError message={failure} />
          <Button kind="primary" type="submit" busy={busy}>
            {texts.sendLink}
          </Button>
        </form>
      ) : (
        <p role="status">{texts.linkSent(sentTo)}</p>
      )}
      <p>
        <Link href="/login">{texts.backToLogin}</Link>
      </p>
    </AccountFrame>
  );
}

import { useState } from "react";
import * as texts from "#texts/account.tsx";
import type { AuthMethods } from "../../../contract/users.ts";
import { api } from "../../session/api.ts";
import { useWaysIn } from "../../session/use-methods.ts";
import { useTitle } from "../../shell/use-title.ts";
import { Link } from "../../ui/display/link.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { AccountFrame } from "./account-frame.tsx";

/** A link by mail, where the service sends mail; it can only refuse if it could not be asked before. */
export default function ForgotPage() {
  useTitle(texts.forgotPassword);
  const { isKnown, methods } = useWaysIn();
  const obstacle = methods && obstacleIn(methods);
  return (
    <AccountFrame title={texts.forgotPassword} isReady={isKnown}>
      {isKnown && (obstacle === null ? <MailForm /> : <p>{obstacle}</p>)}
      <p>
        <Link href="/login">{texts.backToLogin}</Link>
      </p>
    </AccountFrame>
  );
}

function obstacleIn({ password, mail, oidc }: AuthMethods): string | null {
  if (!password) return texts.noPasswords(oidc?.name);
  return mail ? null : texts.noMail;
}

function MailForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, failure, errorOf, onSubmit } = useSubmit(
    async ({ email = "" }) => {
      await api.forgotPassword({ email });
      setSentTo(email);
    },
    { 404: texts.noMail },
  );
  if (sentTo !== null) return <p role="status">{texts.linkSent(sentTo)}</p>;
  return (
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
  );
}

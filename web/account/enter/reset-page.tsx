import * as texts from "#texts/account.tsx";
import { navigate } from "../../router.ts";
import { api } from "../../session/api.ts";
import { useMethods } from "../../session/use-methods.ts";
import { useSession } from "../../session/use-session.ts";
import { useTitle } from "../../shell/use-title.ts";
import { Link } from "../../ui/display/link.tsx";
import { toast } from "../../ui/feedback/toasts.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { PasswordField } from "../../ui/forms/field.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { AccountFrame } from "./account-frame.tsx";

/** A mailed link leads here. */
export default function ResetPage({ token }: { token: string }) {
  useTitle(texts.setNewPassword);
  const { refresh } = useSession();
  const methods = useMethods();
  const { busy, failure, errorOf, onSubmit } = useSubmit(
    async ({ password = "" }) => {
      await api.resetPassword({ token, new_password: password });
      navigate("/login", { replace: true });
      await refresh();
      toast({ message: texts.passwordWasSet });
    },
    { 400: texts.linkUsed },
  );
  return (
    <AccountFrame title={texts.setNewPassword}>
      <form className="stack" onSubmit={onSubmit}>
        <PasswordField
          label={texts.newPassword}
          name="password"
          autoComplete="new-password"
          required
          minLength={methods?.password_min_length}
          hint={texts.logsOutEverywhere}
          error={errorOf("new_password")}
        />
        <FormError message={failure} />
        <Button kind="primary" type="submit" busy={busy}>
          {texts.setPassword}
        </Button>
      </form>
      <p>
        <Link href="/forgot">{texts.getNewLink}</Link>
      </p>
    </AccountFrame>
  );
}

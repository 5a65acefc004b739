import * as texts from "#texts/settings.ts";
import { api } from "../../session/api.ts";
import { useMethods } from "../../session/use-methods.ts";
import { useMe } from "../../session/use-session.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { useSubmit } from "../../ui/forms/use-submit.ts";

/** For accounts without a password: a mailed link sets one, because it takes the address to prove who asks. */
export function FirstPassword({ provider }: { provider: string }) {
  const me = useMe();
  const methods = useMethods();
  const { busy, failure, onSubmit } = useSubmit(async () => {
    await api.forgotPassword({ email: me.email });
    toast({ message: texts.confirmationSent(me.email) });
  });
  return (
    <form className="panel stack" onSubmit={onSubmit} aria-labelledby="password-title">
      <h2 id="password-title">{texts.password}</h2>
      <p className="muted">{texts.noPassword(provider)}</p>
      {methods?.mail && (
        <div className="row">
          <Button type="submit" busy={busy}>
            {texts.sendPasswordLink}
          </Button>
          <FormError message={failure} />
        </div>
      )}
    </form>
  );
}

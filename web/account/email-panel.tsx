import * as texts from "#texts/settings.ts";
import { api } from "../session/api.ts";
import { useMethods } from "../session/use-methods.ts";
import { useMe } from "../session/use-session.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

/** Whether the address is confirmed; absent where the service sends no mail. */
export function EmailPanel() {
  const me = useMe();
  const methods = useMethods();
  const { busy, failure, onSubmit } = useSubmit(async (_, options) => {
    await api.sendVerification({}, options);
    toast({ message: texts.confirmationSent(me.email) });
  });
  if (!methods?.mail) return null;
  return (
    <form className="panel stack" onSubmit={onSubmit} aria-labelledby="email-title">
      <h2 id="email-title">{texts.emailAddress}</h2>
      {me.is_verified ? (
        <p className="muted">{texts.isConfirmed(me.email)}</p>
      ) : (
        <>
          <p className="muted">{texts.isNotConfirmed(me.email)}</p>
          <div className="row">
            <Button type="submit" busy={busy}>
              {texts.sendConfirmation}
            </Button>
            <FormError message={failure} />
          </div>
        </>
      )}
    </form>
  );
}

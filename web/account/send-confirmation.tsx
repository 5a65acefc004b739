import * as texts from "#texts/settings.ts";
import { api } from "../session/api.ts";
import { useMe } from "../session/use-session.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

/** Sends a link to the address, which confirms it. */
export function SendConfirmation() {
  const me = useMe();
  const { busy, failure, onSubmit } = useSubmit(async (_, options) => {
    await api.sendVerification({}, options);
    toast({ message: texts.confirmationSent(me.email) });
  });
  return (
    <form className="row" onSubmit={onSubmit}>
      <Button type="submit" busy={busy}>
        {texts.sendConfirmation}
      </Button>
      <FormError message={failure} />
    </form>
  );
}

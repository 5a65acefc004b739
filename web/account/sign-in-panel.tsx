import { useEffect, useState } from "react";
import * as texts from "#texts/settings.ts";
import type { SignInLink } from "../../contract/sign-in.ts";
import { api } from "../session/api.ts";
import { useMethods } from "../session/use-methods.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

/** Whether the account is connected with the provider; null where there is none, and until it is known. */
export function useSignInLink(): [SignInLink | null, (link: SignInLink) => void] {
  const methods = useMethods();
  const [link, setLink] = useState<SignInLink | null>(null);
  const hasProvider = methods?.oidc != null;
  useEffect(() => {
    // Without an answer there is nothing to show; the rest of the page says that the service is away.
    if (hasProvider) api.getOidcLink().then(setLink, () => {});
  }, [hasProvider]);
  return [link, setLink];
}

export function SignInPanel({ link, onChange }: { link: SignInLink; onChange: (link: SignInLink) => void }) {
  const { name, is_linked, has_password } = link;
  const { busy, failure, onSubmit } = useSubmit(async (_, options) => {
    if (is_linked) {
      await api.unlinkOidc({}, options);
      onChange({ ...link, is_linked: false });
      toast({ message: texts.disconnected(name) });
    } else {
      const { url } = await api.linkOidc();
      location.assign(url);
    }
  });
  const says = is_linked ? (has_password ? texts.isConnected : texts.isOnlyWayIn) : texts.isNotConnected;
  return (
    <form className="panel stack" onSubmit={onSubmit} aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">{texts.signingInWith(name)}</h2>
      <p className="muted">{says(name)}</p>
      {(has_password || !is_linked) && (
        <div className="row">
          <Button type="submit" busy={busy}>
            {is_linked ? texts.disconnect(name) : texts.connect(name)}
          </Button>
          <FormError message={failure} />
        </div>
      )}
    </form>
  );
}

import { useEffect } from "react";
import * as texts from "#texts/account.tsx";
import * as common from "#texts/common.ts";
import type { User } from "../../../contract/users.ts";
import { uncheckedApi } from "../../session/api.ts";
import { isLoggedIn, openLogin, putLoginOff, setPageUser, useLoginState } from "../../session/login.ts";
import { useWaysIn } from "../../session/use-methods.ts";
import { OWNER_KEY } from "../../storage/known-user.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { focusMain } from "../../ui/dialogs/focus-main.ts";
import { isLost } from "../../ui/dialogs/use-focus-return.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { LoginForm } from "./login-form.tsx";
import { ProviderLink } from "./provider-link.tsx";

/** The login has expired while the page is open: asks for it in place, so that the page stays as it is. */
export default function LoginDialog({ me }: { me: User }) {
  const state = useLoginState();
  // Somebody may have logged in in another tab.
  useEffect(() => {
    if (state === "in") return;
    const look = () => void resume(me).catch(() => {});
    const lookAtOwner = ({ key, newValue }: StorageEvent) => {
      if (key === OWNER_KEY && newValue === me.id) look();
    };
    look();
    addEventListener("focus", look);
    addEventListener("storage", lookAtOwner);
    return () => {
      removeEventListener("focus", look);
      removeEventListener("storage", lookAtOwner);
    };
  }, [state, me]);
  useEffect(() => {
    if (state !== "due") return;
    return toast({
      message: texts.loggedOut,
      action: { label: common.logIn, run: openLogin },
      stays: true,
    });
  }, [state]);
  return state === "asked" ? <AskedLogin me={me} /> : null;
}

function AskedLogin({ me }: { me: User }) {
  const { isKnown, methods } = useWaysIn();
  useEffect(() => () => void setTimeout(leaveVanished), []);
  if (!isKnown) return null;
  const provider = methods?.oidc;
  return (
    <Dialog title={texts.logInAgain} onClose={putLoginOff}>
      {methods?.password === false ? (
        <p>{texts.loginExpired}</p>
      ) : (
        <LoginForm
          email={me.email}
          intro={<p>{texts.loginExpired}</p>}
          onLogin={async (credentials) => {
            await uncheckedApi.login(credentials);
            await resume(me);
          }}
          onCancel={putLoginOff}
        />
      )}
      {provider && (
        <div className="dialog-actions">
          {!methods.password && <Button onClick={putLoginOff}>{texts.notNow}</Button>}
          <ProviderLink
            name={provider.name}
            next="/signed-in"
            inNewTab
            kind={methods.password ? undefined : "primary"}
          />
        </div>
      )}
    </Dialog>
  );
}

/** The focus is back where it was, unless that is gone, or only says that nobody is logged in. */
function leaveVanished(): void {
  if (isLoggedIn() && (isLost() || document.activeElement?.matches(".connection"))) focusMain();
}

/** A page belongs to one user. For another it is reloaded; what the first one has not sent stays stored. */
async function resume(me: User): Promise<void> {
  const user = await uncheckedApi.getMe();
  if (user.id === me.id) setPageUser(user);
  else location.reload();
}

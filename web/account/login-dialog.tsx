import { useEffect } from "react";
import * as texts from "#texts/account.tsx";
import * as common from "#texts/common.ts";
import type { User } from "../../contract/users.ts";
import { uncheckedApi } from "../session/api.ts";
import { openLogin, putLoginOff, setPageUser, useLoginState } from "../session/login.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { LoginForm } from "./login-form.tsx";

/** The login has expired while the page is open: asks for it in place, so that the page stays as it is. */
export function LoginDialog({ me }: { me: User }) {
  const state = useLoginState();
  // Somebody may have logged in in another tab.
  useEffect(() => {
    if (state === "in") return;
    const look = () => void resume(me).catch(() => {});
    look();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [state, me]);
  useEffect(() => {
    if (state !== "due") return;
    return toast({
      message: texts.loggedOut,
      action: { label: common.logIn, run: openLogin },
      stays: true,
    });
  }, [state]);
  if (state !== "asked") return null;
  return (
    <Dialog title={texts.logInAgain} onClose={putLoginOff}>
      <LoginForm
        email={me.email}
        intro={<p>{texts.loginExpired}</p>}
        onLogin={async (credentials) => {
          await uncheckedApi.login(credentials);
          await resume(me);
        }}
        onCancel={putLoginOff}
      />
    </Dialog>
  );
}

/** A page belongs to one user. For another it is reloaded; what the first one has not sent stays stored. */
async function resume(me: User): Promise<void> {
  const user = await uncheckedApi.getMe();
  if (user.id === me.id) setPageUser(user);
  else location.reload();
}
